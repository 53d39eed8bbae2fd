import { useLabel } from '@accrue/ui/foundation'
import { TopAccessPrompt } from '@accrue/ui/shell'
import type { FocusEvent, ReactNode } from 'react'
import { LaterParts, MobileOffer } from './lazy-parts.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { SiteFooter } from './site-footer.tsx'
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
      {header.session.userId > 0 ? <MobileOffer stores={STORES} /> : null}
      <SiteHeader {...header} />
      {hasChart ? null : <TopAccessPrompt />}
      <OfflineNotice />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles no keys, it passes on the focus that the skip link gives it */}
      <div id="content" tabIndex={-1} onFocus={toMain} className="grow outline-none">
        {children}
      </div>
      <SiteFooter onSettings={header.onSettings} />
      <LaterParts onRegister={header.onSignIn} />
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
