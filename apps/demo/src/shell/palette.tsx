import { CommandButton, useCommandPalette } from '@accrue/ui/blocks'
import { lazyPart } from '@accrue/ui/foundation'
import type { PaletteDialogProps } from './palette-dialog.tsx'

/** The palette's file comes when it is first wanted; until then there are its key and its button. */
const PaletteDialog = lazyPart(
  async () => (await import('./palette-dialog.tsx')).PaletteDialog,
  () => null,
)

export type SitePaletteProps = Omit<PaletteDialogProps, 'palette'>

/** The command palette with what can be done on this page. */
export function SitePalette(props: SitePaletteProps) {
  const palette = useCommandPalette()
  return (
    <>
      <CommandButton palette={palette} onApproach={() => void PaletteDialog.load()} />
      {palette.state.wanted ? <PaletteDialog {...props} palette={palette} /> : null}
    </>
  )
}
