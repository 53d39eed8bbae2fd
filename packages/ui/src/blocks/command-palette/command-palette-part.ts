import type { PaletteResults } from './use-palette-results.ts'

/** The props of every part of an open palette. */
export type PalettePartProps = PaletteResults & {
  /** The prefix of the palette's ids. */
  id: string
  /** Moves the focus to the field, for a focused element that unmounts. */
  focusField: () => void
}
