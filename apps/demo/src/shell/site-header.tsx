import type { Api, MenuItem } from '@accrue/api-client'
import { GlobalSearch, type GlobalSearchPorts } from '@accrue/ui/blocks'
import { MainMenu } from '@accrue/ui/shell'
import type { ReactNode } from 'react'
import { currentAt, paths } from '../paths.ts'
import { Account, type AccountProps } from './account.tsx'
import { LanguageSelect } from './language-select.tsx'
import { SupportCounter } from './lazy-parts.ts'
import { Logo } from './logo.tsx'
import { SEARCHED, STOPPED_STATUSES } from './searched.ts'
import { ThemeToggle } from './theme-toggle.tsx'

export type SiteHeaderProps = AccountProps & {
  menu: readonly MenuItem[]
  /** What the search asks. */
  suggest: GlobalSearchPorts
  tickets: Api['profile']['tickets']
  /** Opens the command palette. */
  palette: ReactNode
}

/** The head of every page. On a phone its first row goes with the page, the row of the search stays, and what has the focus comes back. */
export function SiteHeader({ menu, suggest, tickets, palette, ...account }: SiteHeaderProps) {
  return (
    <header className="sticky top-[calc(var(--room-start,0px)-3.5rem)] z-39 border-b border-line bg-surface has-[[data-bar]:focus-within]:top-(--room-start,0px) desk:top-(--room-start,0px) print:hidden">
      <div className="mx-auto flex max-w-330 items-center gap-x-2 px-4 max-desk:flex-wrap desk:h-14 desk:gap-3 desk:px-6">
        <Logo />
        <div data-bar="" className="flex h-14 min-w-0 items-center max-desk:order-first desk:flex-1">
          <MainMenu items={menu} current={window.location.pathname} languageSlot={<PhoneSettings />} />
        </div>
        <GlobalSearch
          {...suggest}
          withoutStatuses={STOPPED_STATUSES}
          hrefOf={({ kind, id }) => SEARCHED[kind](id)}
          align="end"
          className="max-desk:order-last max-desk:w-full max-desk:pb-2 desk:w-64 desk:min-w-40 desk:shrink"
        />
        <div
          data-bar=""
          className="flex h-14 shrink-0 items-center gap-1.5 max-desk:ms-auto max-desk:gap-0.5 desk:gap-1"
        >
          {palette}
          {account.session.userId > 0 ? (
            <SupportCounter
              tickets={tickets}
              href={paths.about('support')}
              aria-current={currentAt(paths.about('support'))}
            />
          ) : null}
          <LanguageSelect className="ms-1 max-desk:hidden" />
          <ThemeToggle className="max-desk:hidden" />
          <Account {...account} />
        </div>
      </div>
    </header>
  )
}

/** What has no room in a phone's bar stands at the end of its menu. */
function PhoneSettings() {
  return (
    <div className="flex items-center gap-2 desk:hidden">
      <LanguageSelect />
      <ThemeToggle />
    </div>
  )
}
