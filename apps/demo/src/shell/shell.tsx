import { Button, Link } from '@accrue/ui/controls'
import { useLabel, useOnline, useOverlay } from '@accrue/ui/foundation'
import { TopAccessPrompt } from '@accrue/ui/shell'
import type { FocusEvent, ReactNode } from 'react'
import { paths } from '../paths.ts'
import { useCurrentAt } from '../visit.ts'
import { LazyLaterParts, LazyMobileOffer } from './lazy-parts.ts'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'

export type ShellProps = SiteHeaderProps & {
  /** Whether the page has a chart with its own access prompt, so that the page shows only one. */
  hasChart: boolean
  children: ReactNode
}

/** Links to the apps, by kind of device. */
const STORES = {
  huawei: 'https://appgallery.huawei.com/',
  android: 'https://play.google.com/store/apps',
  apple: 'https://www.apple.com/app-store/',
}

/** The frame of every page: skip link, side banners, header, content, footer. */
export function Shell({ hasChart, children, ...header }: ShellProps) {
  const label = useLabel()
  return (
    <div data-ui="" className="flex min-h-dvh flex-col">
      <a
        href="#content"
        className="focus-ring sr-text print:hidden focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50 focus:rounded-field focus:bg-surface-raised focus:px-3 focus:py-2 focus:shadow-pop"
      >
        {label('skip_to_content')}
      </a>
      {header.session.userId > 0 ? <LazyMobileOffer stores={STORES} /> : null}
      <SiteHeader {...header} />
      {hasChart ? null : <TopAccessPrompt />}
      <OfflineNotice />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles no keys, it passes on the focus that the skip link gives it */}
      <div id="content" tabIndex={-1} onFocus={toMain} className="grow outline-none">
        {children}
      </div>
      <SiteFooter onSettings={header.onSettings} />
      <LazyLaterParts onRegister={header.onSignIn} />
    </div>
  )
}

/** The skip link skips the page's menu too, which precedes the main content. */
function toMain({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  const main = target === currentTarget ? target.querySelector('main') : null
  if (!main) return
  main.tabIndex = -1
  main.focus()
}

/** The only notice about a lost connection: sections wait and continue by themselves. */
function OfflineNotice() {
  const label = useLabel()
  const isOnline = useOnline()
  useOverlay(!isOnline)
  return (
    // The live region is always present, so that its content is announced.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(1rem+var(--occupied-end,0px))] z-40 flex justify-center px-4 print:hidden"
    >
      {isOnline ? null : (
        <p className="rounded-card border border-line bg-surface-raised px-4 py-2 text-13 font-strong text-ink shadow-pop">
          {label('site_offline')}
        </p>
      )}
    </div>
  )
}

/** The footer of every page. */
function SiteFooter({ onSettings }: { onSettings: () => void }) {
  const label = useLabel()
  return (
    <footer className="mt-10 border-t border-line text-13 text-ink-2 print:hidden">
      <div className="mx-auto flex max-w-340 flex-wrap items-center gap-x-6 gap-y-1 px-4 py-4 desk:px-6">
        <p className="me-auto min-w-[min(15rem,100%)] flex-1 basis-60 text-pretty text-ink-3">
          {label('site_footer')}
        </p>
        <Link href={paths.cookies()} aria-current={useCurrentAt(paths.cookies())}>
          {label('site_cookies')}
        </Link>
        <Link href={paths.about('support')} aria-current={useCurrentAt(paths.about('support'))}>
          {label('support')}
        </Link>
        <Button variant="link" onClick={onSettings}>
          {label('settings')}
        </Button>
      </div>
    </footer>
  )
}
