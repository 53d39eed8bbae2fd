import type { PaletteResults } from './use-palette-results.ts'

/** What every part of an open palette is given. */
export type PalettePartProps = PaletteResults & {
  /** What the ids of this palette begin with. */
  id: string
  /** Brings the focus back to the text when the thing that had it goes away. */
  focusField: () => void
}
