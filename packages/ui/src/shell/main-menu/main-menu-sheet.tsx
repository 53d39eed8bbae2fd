'use client'
import { lazyDialog } from '../../controls/dialog/lazy-dialog.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Menu } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { MainMenuSheetProps } from './main-menu-dialog.tsx'

/** The sheet loads when its button is hovered or focused. */
export const LazySheet = lazyDialog(async () => (await import('./main-menu-dialog.tsx')).MainMenuDialog)

/** The menu without space for its row: one button, and a sheet with all entries. Following a link closes it. `data-slot` main-menu-phone. */
export function MainMenuSheet({ model, ...footer }: MainMenuSheetProps) {
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
