import { CommandButton, useCommandPalette } from '@accrue/ui/blocks'
import { lazyDialog } from '@accrue/ui/controls'
import type { PaletteDialogProps } from './palette-dialog.tsx'

/** The palette's file comes when it is first wanted; until then there are its key and its button. */
const PaletteDialog = lazyDialog(async () => (await import('./palette-dialog.tsx')).PaletteDialog)

export type SitePaletteProps = Omit<PaletteDialogProps, 'palette' | 'open' | 'onOpenChange'>

/** The command palette with what can be done on this page. */
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
