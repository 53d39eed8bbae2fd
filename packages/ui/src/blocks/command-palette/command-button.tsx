'use client'
import { Button, type ButtonProps } from '../../controls/button/button.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { SquareChevronRight } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { KeyHint } from './key-hint.tsx'
import { PALETTE_KEYS } from './palette-key.rules.ts'
import type { CommandPaletteModel } from './use-command-palette.ts'

export type CommandButtonProps = Omit<
  ButtonProps,
  'children' | 'icon' | 'shape' | 'pressed' | 'pending' | 'disabledReason' | 'tip'
> & {
  /** The palette that it opens: the result of `useCommandPalette`. */
  palette: CommandPaletteModel
  /** Called on hover and focus, to preload the palette. */
  onApproach?: () => void
}

/** Opens the command palette (X8): an icon, and on a desktop its shortcut. `data-slot` command-button. */
export const CommandButton = forwardRef(function CommandButton({
  palette,
  onApproach,
  onClick,
  ...button
}: CommandButtonProps) {
  const label = useLabel()
  const { state, events } = palette
  const keys = PALETTE_KEYS[state.platform]
  return (
    <Button
      variant="quiet"
      data-slot="command-button"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      {...button}
      // the visible text is part of the name (WCAG 2.5.3)
      aria-label={`${label('command_palette_open')}, ${keys.shown}`}
      aria-haspopup="dialog"
      aria-expanded={state.open}
      aria-keyshortcuts={keys.aria}
      tip={label('command_palette_open')}
      icon={<SquareChevronRight aria-hidden="true" className="rtl:-scale-x-100" />}
      onClick={event => {
        onClick?.(event)
        if (!event.defaultPrevented) events.open()
      }}
    >
      <KeyHint className="max-desk:hidden">{keys.shown}</KeyHint>
    </Button>
  )
})
