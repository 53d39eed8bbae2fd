'use client'
import { type ComponentProps, type ReactNode, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { MenuEntryItem } from './main-menu-entry.tsx'
import { MenuFoot } from './main-menu-foot.tsx'
import { MainMenuSheet } from './main-menu-sheet.tsx'
import { type MainMenuModel, type MainMenuOptions, useMainMenu } from './use-main-menu.ts'
import { giveBack, useMenuDismiss } from './use-menu-dismiss.ts'
import { useMenuKeys } from './use-menu-keys.ts'
import { useRowFits } from './use-row-fits.ts'

export type MainMenuLooks = Omit<ComponentProps<'nav'>, 'children' | 'ref' | 'onKeyDown'> & {
  /** The choice of a language, at the foot of every panel and of the sheet (shared-blocks §2). Default: none. */
  languageSlot?: ReactNode
  /** Text of the close link. Default: the label `main_menu_close`. */
  closeLabel?: string
}

export type MainMenuProps = MainMenuLooks &
  ((MainMenuOptions & { model?: undefined }) | { model: MainMenuModel })

/**
 * The site's main menu (H1, shared-blocks §2): links that lead to pages, and buttons that open columns of links below them, after
 * 500 ms of the pointer's rest or at once by a press. A disclosure navigation of the ARIA Authoring Practices, not an ARIA menu.
 * At 680 px or less, and where its row does not fit beside its neighbours, it is one button that opens a sheet.
 * Put it into a flex row; it takes the room of its entries, or of the button.
 * Parts: `data-slot` main-menu, main-menu-row, main-menu-entry, main-menu-button, main-menu-panel, main-menu-group, main-menu-foot,
 * main-menu-language, main-menu-close, main-menu-phone; state: `data-layout` row or button on the root, `aria-expanded`, `aria-current`.
 */
export function MainMenu(props: MainMenuProps) {
  if (props.model) return <MainMenuView {...props} />
  return <MainMenuAlone {...props} />
}

function MainMenuAlone({ items, current = null, ...looks }: MainMenuLooks & MainMenuOptions) {
  return <MainMenuView {...looks} model={useMainMenu({ items, current })} />
}

type MainMenuViewProps = MainMenuLooks & { model: MainMenuModel }

function MainMenuView({ model, languageSlot, closeLabel, className, ...rest }: MainMenuViewProps) {
  const { state, figure, events } = model
  const label = useLabel()
  const root = useRef<HTMLElement>(null)
  const row = useRef<HTMLUListElement>(null)
  const fits = useRowFits(root, row, figure.map(({ title }) => title).join('\n'))
  const onKeyDown = useMenuKeys()
  const panel = state.sheet ? null : (state.open?.key ?? null)
  useMenuDismiss(root, panel, events.dismiss)
  if (figure.length === 0 && !languageSlot) return null
  const close = () => {
    giveBack(root.current)
    events.dismiss()
  }
  const foot = { languageSlot, closeLabel }
  return (
    <nav
      aria-label={label('main_menu')}
      {...rest}
      ref={root}
      data-ui=""
      data-slot="main-menu"
      data-layout={fits ? 'row' : 'button'}
      data-empty={figure.length === 0 ? '' : undefined}
      onKeyDown={onKeyDown}
      className={cx('group/nav relative min-w-0 text-13 desk:data-empty:hidden print:hidden', className)}
    >
      <ul
        ref={row}
        data-slot="main-menu-row"
        className="flex w-max items-center gap-1 group-data-[layout=button]/nav:hidden max-desk:hidden"
      >
        {figure.map(entry => (
          <MenuEntryItem
            key={entry.key}
            entry={entry}
            open={panel === entry.key}
            events={events}
            onFollow={close}
            foot={<MenuFoot {...foot} onClose={close} />}
          />
        ))}
      </ul>
      <MainMenuSheet model={model} {...foot} />
    </nav>
  )
}
