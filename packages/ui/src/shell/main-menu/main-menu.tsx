'use client'
import {
  type ComponentProps,
  type KeyboardEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import { useDirection } from '../../controls/direction/use-direction.ts'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Menu } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type MenuFocus, type MenuMove, menuMove } from './main-menu.reducer.ts'
import { moreEntry } from './main-menu.view-model.ts'
import type { MainMenuSheetProps } from './main-menu-dialog.tsx'
import { MenuEntryItem } from './main-menu-entry.tsx'
import { MenuFooter } from './main-menu-footer.tsx'
import { type MainMenuModel, type MainMenuOptions, useMainMenu } from './use-main-menu.ts'
import { type MenuNeighbours, useVisibleEntries } from './use-visible-entries.ts'

export type { MenuNeighbours }

type MainMenuViewProps = Omit<ComponentProps<'nav'>, 'children' | 'ref' | 'onKeyDown'> & {
  /** The language switcher, in the footer of every panel and of the sheet (shared-blocks §2). Default: none. */
  languageSlot?: ReactNode
  /** The content next to the menu, which shrinks before entries move into `More`. Keep the object stable. Default: nothing. */
  neighbours?: MenuNeighbours
  /** Text of the close link. Default: the label `main_menu_close`. */
  closeLabel?: string
}

export type MainMenuProps = MainMenuViewProps &
  ((MainMenuOptions & { model?: undefined }) | { model: MainMenuModel })

/**
 * The site's main menu (H1, shared-blocks §2): links to pages, and buttons that open columns of links below them, after
 * 500 ms of hover or at once by a press. A disclosure navigation of the ARIA Authoring Practices, not an ARIA menu.
 * At 680 px or less it is one button that opens a sheet; above, entries that do not fit next to its neighbours move into `More`, last first.
 * Put it into a flex row; it takes the width of its entries, or of the button.
 * Parts: `data-slot` main-menu, main-menu-row, main-menu-entry, main-menu-button, main-menu-panel, main-menu-group, main-menu-footer,
 * main-menu-language, main-menu-close, main-menu-phone; state: `data-layout` row or button on the root, `aria-expanded`, `aria-current`.
 */
export function MainMenu(props: MainMenuProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
}

/** Creates the model from the options; the other props are for the markup. */
function WithOptions(props: MainMenuViewProps & MainMenuOptions) {
  const { items, current, ...display } = props
  return <WithModel {...display} model={useMainMenu(props)} />
}

type ViewProps = MainMenuViewProps & { model: MainMenuModel }

function WithModel({ model, languageSlot, neighbours, closeLabel, className, ...rest }: ViewProps) {
  const { state, viewModel, events } = model
  const label = useLabel()
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const visible = useVisibleEntries(root, row, viewModel.map(({ title }) => title).join('\n'), neighbours)
  // if not even one entry fits, a button says more than `More`
  const isRow = visible > 0 || viewModel.length === 0
  const entries = [...viewModel, moreEntry(viewModel.slice(visible), label('main_menu_more'))]
  const isHidden = (at: number) => (at === viewModel.length ? visible >= viewModel.length : at >= visible)
  const onKeyDown = useMainMenuKeys()
  const panel = state.sheet ? null : (state.open?.key ?? null)
  useMenuDismiss(root, panel, events.dismiss)
  if (viewModel.length === 0 && !languageSlot) return null
  const close = () => {
    giveBack(root.current)
    events.dismiss()
  }
  const footer = { languageSlot, closeLabel }
  return (
    <nav
      aria-label={label('main_menu')}
      {...rest}
      ref={root}
      data-ui=""
      data-slot="main-menu"
      data-layout={isRow ? 'row' : 'button'}
      data-empty={viewModel.length === 0 ? '' : undefined}
      onKeyDown={onKeyDown}
      className={cx('group/nav relative min-w-0 text-13 desk:data-empty:hidden print:hidden', className)}
    >
      <ul
        ref={row}
        data-slot="main-menu-row"
        className="flex w-max items-center gap-1 group-data-[layout=button]/nav:hidden max-desk:hidden"
      >
        {entries.map((entry, at) => (
          <MenuEntryItem
            key={entry.key}
            entry={entry}
            hidden={isHidden(at)}
            open={panel === entry.key}
            events={events}
            onFollow={close}
            footer={<MenuFooter {...footer} onClose={close} />}
          />
        ))}
      </ul>
      <MainMenuSheet model={model} {...footer} />
    </nav>
  )
}

/**
 * Escape from anywhere, a press elsewhere, or focus that leaves the menu closes an open panel (WCAG 1.4.13: also one that a pointer
 * opened). Escape inside moves focus back to the panel's button.
 */
function useMenuDismiss(root: RefObject<HTMLElement | null>, open: string | null, dismiss: () => void): void {
  const latest = useRef(dismiss)
  useEffect(() => {
    latest.current = dismiss
  })
  useEffect(() => {
    if (open === null) return
    const abort = new AbortController()
    const { signal } = abort
    const isElsewhere = ({ target }: Event) => !(target instanceof Node && root.current?.contains(target))
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
      giveBack(root.current)
      latest.current()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', event => isElsewhere(event) && latest.current(), { signal })
    document.addEventListener('focusin', event => isElsewhere(event) && latest.current(), { signal })
    return () => abort.abort()
  }, [root, open])
}

/** Moves focus to the button of the open panel if it is inside the menu. */
function giveBack(root: HTMLElement | null): void {
  if (root?.contains(document.activeElement))
    root.querySelector<HTMLElement>('[data-slot=main-menu-button][aria-expanded=true]')?.focus()
}

/** The sheet loads when its button is hovered or focused. */
export const LazySheet = lazyDialog(async () => (await import('./main-menu-dialog.tsx')).MainMenuDialog)

/** The menu without space for its row: one button, and a sheet with all entries. Following a link closes it. `data-slot` main-menu-phone. */
function MainMenuSheet({ model, ...footer }: MainMenuSheetProps) {
  const label = useLabel()
  const { state, events } = model
  const approach = () => void LazySheet.load()
  return (
    <div data-slot="main-menu-phone" className="desk:group-data-[layout=row]/nav:hidden">
      <IconButton
        label={label('main_menu_button')}
        aria-haspopup="dialog"
        aria-expanded={state.sheet}
        onPointerEnter={approach}
        onFocus={approach}
        onClick={() => events.turnSheet(true)}
      >
        <Menu />
      </IconButton>
      <LazySheet {...footer} model={model} open={state.sheet} onOpenChange={events.turnSheet} />
    </div>
  )
}

const ROW = '[data-menu-row]'
const PANEL = '[data-slot=main-menu-panel]:not([hidden])'
const PANEL_LINKS = 'a[href], [data-slot=main-menu-close]'

/** Arrows, Home and End among the links and buttons of the menu; elsewhere, as in the language slot, keys keep their default. */
function useMainMenuKeys(): KeyboardEventHandler {
  const rtl = useDirection() === 'rtl'
  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const row = all(event.currentTarget, ROW)
    const panel = all(event.currentTarget.querySelector(PANEL), PANEL_LINKS)
    const focus = focusOf(event.target, row, panel)
    const move = focus && menuMove(event.key, focus, rtl)
    if (!move) return
    event.preventDefault()
    targetOf(move, row, panel)?.focus()
  }
}

function all(root: Element | null, selector: string): HTMLElement[] {
  if (!root) return []
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(one => !one.closest('li[hidden]'))
}

const isOpen = (button: HTMLElement | undefined) => button?.getAttribute('aria-expanded') === 'true'

function focusOf(target: EventTarget | null, row: HTMLElement[], panel: HTMLElement[]): MenuFocus | null {
  if (!(target instanceof HTMLElement)) return null
  const inRow = row.indexOf(target)
  if (inRow >= 0)
    return {
      place: 'row',
      at: inRow,
      count: row.length,
      within: isOpen(row[inRow]) ? panel.length : 0,
    }
  const inPanel = panel.indexOf(target)
  return inPanel >= 0 ? { place: 'panel', at: inPanel, count: panel.length } : null
}

function targetOf(move: MenuMove, row: HTMLElement[], panel: HTMLElement[]): HTMLElement | undefined {
  if (move.to === 'button') return row.find(isOpen)
  return (move.to === 'row' ? row : panel)[move.at]
}
