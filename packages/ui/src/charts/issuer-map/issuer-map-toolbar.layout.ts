/** Controls of the map that move from the toolbar into the settings. */
export type MapToolbarPart = 'trend' | 'labels' | 'delete' | 'export'

/** The parts in the order in which they collapse, each with the width in pixels below which it does. */
const GIVES_WAY: readonly (readonly [part: MapToolbarPart, below: number])[] = [
  ['trend', 720],
  ['labels', 640],
  ['delete', 440],
  ['export', 340],
]

/** The widths below which a part collapses. */
export const MAP_TOOLBAR_LIMITS = GIVES_WAY.map(([, below]) => below)

const NONE: ReadonlySet<MapToolbarPart> = new Set()
const ALL: ReadonlySet<MapToolbarPart> = new Set(GIVES_WAY.map(([part]) => part))

/** The parts that collapse in a toolbar of this width: all on a phone, none while the width is unknown (null). */
export function collapsedMapParts(width: number | null, isPhone: boolean): ReadonlySet<MapToolbarPart> {
  if (isPhone) return ALL
  if (width === null) return NONE
  return new Set(GIVES_WAY.flatMap(([part, below]) => (width < below ? [part] : [])))
}
