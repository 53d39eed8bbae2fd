/** What leaves the toolbar, or becomes shorter, where the card is narrow. */
export type ToolbarPart =
  | 'trend'
  | 'spread'
  | 'export'
  | 'compareText'
  | 'dates'
  | 'ground'
  | 'values'
  | 'fullscreen'

/** The parts in the order in which they give way, each with the width in pixels below which it does; they come back in reverse. */
const GIVES_WAY: readonly (readonly [part: ToolbarPart, below: number])[] = [
  ['trend', 900],
  ['spread', 860],
  ['export', 800],
  ['compareText', 700],
  ['dates', 620],
  ['ground', 560],
  ['values', 560],
  ['fullscreen', 560],
]

/** The parts that have no place of their own in a toolbar of this width; null while the width is unknown, when all have. */
export function collapsedParts(width: number | null): ReadonlySet<ToolbarPart> {
  if (width === null) return NONE
  return new Set(GIVES_WAY.flatMap(([part, below]) => (width < below ? [part] : [])))
}

const NONE: ReadonlySet<ToolbarPart> = new Set()
