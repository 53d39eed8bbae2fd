import type { Api, MainMenuItem } from '@accrue/api-client'
import { CommandButton, type CommandPaletteModel, GlobalSearch, useCommandPalette } from '@accrue/ui/blocks'
import { IconButton, lazyDialog } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { MainMenu, type MenuNeighbours, useMainMenu } from '@accrue/ui/shell'
import { Search } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { paths } from '../paths.ts'
import { useCurrentAt, usePathname } from '../visit.ts'
import { Account, type AccountProps } from './account.tsx'
import { LanguageSelect } from './language-select.tsx'
import { LazySupportCounter } from './lazy-parts.ts'
import { Logo } from './logo.tsx'
import { ThemeToggle } from './theme-toggle.tsx'
import { useSearchKinds } from './use-search-kinds.ts'

export type SiteHeaderProps = AccountProps & {
  menu: readonly MainMenuItem[]
  /** Ports of the search. */
  suggest: Api['suggest']
  tickets: Api['profile']['tickets']
  /** Whether the page's own search is visible: on desktop the bar then hides its search. */
  pageSearch: boolean
}

/** Loads the palette's code on first use; before that there are only its shortcut and button. */
const PaletteDialog = lazyDialog(async () => (await import('./palette-dialog.tsx')).PaletteDialog)
const loadPalette = () => void PaletteDialog.load()

/** The header of every page, 48 px high. Without space for the search field it shows a button that opens the search over the bar. */
export function SiteHeader({ menu: items, suggest, tickets, pageSearch, ...account }: SiteHeaderProps) {
  const label = useLabel()
  const kinds = useSearchKinds(suggest)
  const header = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [searching, setSearching] = useState(false)
  const menu = useMainMenu({ items, current: usePathname() })
  const palette = useCommandPalette()
  const supportIsHere = useCurrentAt(paths.about('support'))
  /** Order when space is short: the search becomes an icon, then the account's name is hidden, then menu entries move. */
  const neighbours = useMemo<MenuNeighbours>(
    () => ({
      steps: 2,
      shrink(step) {
        if (header.current) header.current.dataset.narrow = String(step)
      },
    }),
    [],
  )
  return (
    <header
      ref={header}
      data-searching={searching ? '' : undefined}
      className="group/bar sticky top-(--occupied-start,0px) z-39 border-b border-line bg-surface print:hidden"
    >
      <div className="relative mx-auto flex min-h-12 max-w-340 items-center gap-2 px-4 max-desk:flex-wrap max-desk:ps-1.25 desk:px-6">
        <Logo />
        <div className="flex min-w-0 items-center max-desk:order-first desk:ms-2 desk:flex-auto">
          <MainMenu
            model={menu}
            neighbours={neighbours}
            languageSlot={<PhoneTools palette={palette} onLeave={() => menu.events.turnSheet(false)} />}
          />
        </div>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: handles the blur of the field inside */}
        <div
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setSearching(false)
          }}
          data-page-search={pageSearch ? '' : undefined}
          className="desk:data-page-search:not-focus-within:invisible w-85 min-w-40 shrink-[999] max-desk:not-group-data-searching/bar:hidden desk:group-data-[narrow=1]/bar:not-group-data-searching/bar:hidden desk:group-data-[narrow=2]/bar:not-group-data-searching/bar:hidden group-data-searching/bar:absolute group-data-searching/bar:inset-x-4 group-data-searching/bar:inset-y-0 group-data-searching/bar:z-2 group-data-searching/bar:grid group-data-searching/bar:w-auto group-data-searching/bar:items-center group-data-searching/bar:bg-surface desk:group-data-searching/bar:inset-x-6"
        >
          <GlobalSearch
            kinds={kinds}
            placeholder={label('global_search_hint')}
            align="end"
            slash={!pageSearch}
            inputRef={search}
          />
        </div>
        <div className="flex shrink-0 items-center gap-1 max-desk:-me-1 max-desk:ms-auto max-desk:shrink max-desk:flex-wrap max-desk:gap-0">
          <IconButton
            label={label('global_search')}
            hidden={pageSearch}
            onClick={() => {
              flushSync(() => setSearching(true))
              search.current?.focus()
            }}
            className="desk:group-data-[narrow=0]/bar:hidden desk:not-group-data-narrow/bar:hidden"
          >
            <Search />
          </IconButton>
          <CommandButton
            palette={palette}
            className="px-2 max-desk:hidden [&_[data-slot=key-hint]]:sr-text"
            onApproach={loadPalette}
          />
          {account.session.userId > 0 ? (
            <LazySupportCounter
              tickets={tickets}
              href={paths.about('support')}
              aria-current={supportIsHere}
              // a phone's bar has no space for it unless an answer is unread; the footer links to the same page
              className="max-desk:not-data-unread:hidden"
            />
          ) : null}
          <LanguageSelect short className="max-desk:hidden" />
          <ThemeToggle className="max-desk:hidden" />
          <Account {...account} />
        </div>
      </div>
      <PaletteDialog
        {...account}
        palette={palette}
        kinds={kinds}
        open={palette.state.open}
        onOpenChange={palette.events.change}
      />
    </header>
  )
}

/** Controls without space in a phone's bar are at the end of its menu. */
function PhoneTools({ palette, onLeave }: { palette: CommandPaletteModel; onLeave: () => void }) {
  return (
    <div className="flex items-center gap-2 desk:hidden">
      <LanguageSelect />
      <ThemeToggle />
      <CommandButton
        palette={palette}
        className="px-3.25"
        onApproach={loadPalette}
        onClick={event => {
          event.preventDefault()
          onLeave()
          // the closed menu first moves the focus back to its button, where the palette will return it
          setTimeout(palette.events.open)
        }}
      />
    </div>
  )
}
