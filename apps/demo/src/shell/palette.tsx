import { CommandButton, useCommandPalette } from '@accrue/ui/blocks'
import { lazyDialog } from '@accrue/ui/controls'
import type { PaletteDialogProps } from './palette-dialog.tsx'

/** Loads the palette's code on first use; before that there are only its shortcut and button. */
const PaletteDialog = lazyDialog(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

export type SitePaletteProps = Omit<PaletteDialogProps, 'palette' | 'open' | 'onOpenChange'>

/** The command palette for this page. */
export function SitePalette(props: SitePaletteProps) {
  const palette = useCommandPalette()
  const { open } = palette.state
  return (
    <>
      <CommandButton
        palette={palette}
        className="px-2 max-desk:px-3.25 [&_[data-slot=key-hint]]:sr-text"
        onApproach={() => void PaletteDialog.load()}
      />
      <PaletteDialog {...props} palette={palette} open={open} onOpenChange={palette.events.change} />
    </>
  )
}
