/** The heights that the user chose, in pixels by pane; other panes have their default height. */
export type PaneSizes = Readonly<Partial<Record<string, number>>>

/** Minimum height of the main pane, so that it stays readable: the chart grows instead, and the page scrolls. */
const MIN_MAIN_HEIGHT = 240
/** Minimum height of a pane: its readout and a little of its line. */
export const MIN_PANE_HEIGHT = 56
export const MAX_PANE_HEIGHT = 600
/** The step of an arrow key in pixels. */
const STEP = 8
/** Page Up and Page Down, and arrow keys with Shift. */
const LARGE_STEP = 40
/** The date axis below the lowest pane, at the usual text size. */
export const AXIS_HEIGHT = 30

export type PaneSizesEvent =
  /** `height` in pixels; it is clamped to the limits. */
  | { type: 'resized'; pane: string; height: number }
  /** Back to the pane's own height. */
  | { type: 'reset'; pane: string }

/** The heights after an event; the same object where nothing changes. Pure. */
export function paneSizesReducer(sizes: PaneSizes, event: PaneSizesEvent): PaneSizes {
  const { pane } = event
  if (event.type === 'resized') {
    const height = withinLimits(event.height)
    return Number.isNaN(height) || sizes[pane] === height ? sizes : { ...sizes, [pane]: height }
  }
  if (sizes[pane] === undefined) return sizes
  const { [pane]: _, ...others } = sizes
  return others
}

function withinLimits(height: number): number {
  return Math.round(Math.min(MAX_PANE_HEIGHT, Math.max(MIN_PANE_HEIGHT, height)))
}

/** The effect of a key on the boundary above a pane of this height (APG "Window Splitter"); null for other keys. */
export function boundaryKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  pane: string,
  height: number,
): PaneSizesEvent | null {
  const step = shiftKey ? LARGE_STEP : STEP
  const to = (next: number): PaneSizesEvent => ({ type: 'resized', pane, height: next })
  switch (key) {
    case 'ArrowUp':
      return to(height + step)
    case 'ArrowDown':
      return to(height - step)
    case 'PageUp':
      return to(height + LARGE_STEP)
    case 'PageDown':
      return to(height - LARGE_STEP)
    case 'Home':
      return to(MIN_PANE_HEIGHT)
    case 'End':
      return to(MAX_PANE_HEIGHT)
    case 'Enter':
      return { type: 'reset', pane }
    default:
      return null
  }
}

/** The default height of a pane below the main one. */
type PaneHeight = { id: string; height: number }

export type PaneLayout = {
  /** Heights in pixels, without the date axis. */
  main: number
  panes: readonly number[]
  /** The whole stack with its date axis. */
  total: number
}

/** Heights in a stack of `height` pixels: panes have theirs, and the main one the rest, but at least its minimum. */
export function paneLayout(
  { height, panes }: { height: number; panes: readonly PaneHeight[] },
  sizes: PaneSizes,
): PaneLayout {
  const heights = panes.map(pane => withinLimits(sizes[pane.id] ?? pane.height))
  const below = heights.reduce((sum, each) => sum + each, 0)
  const plots = height - AXIS_HEIGHT
  const main = panes.length === 0 ? plots : Math.max(MIN_MAIN_HEIGHT, plots - below)
  return { main, panes: heights, total: main + below + AXIS_HEIGHT }
}

/** From this height on there is space for a high volume pane; in a lower chart the price needs it. */
const TALL_CHART = 650

/** Height of the volume pane in a chart of `height` pixels. */
export function volumeHeight(height: number): number {
  return height >= TALL_CHART ? 200 : 84
}

/** Heights as they are stored. */
export function writePaneSizes(sizes: PaneSizes): string {
  return JSON.stringify(sizes)
}

/** Stored text is untrusted: no more panes than this are read. */
const MAX_STORED_PANES = 40

/** Parses stored heights and clamps them to the limits; null for anything else. */
export function parsePaneSizes(text: string): PaneSizes | null {
  if (text.length > MAX_STORED_PANES * 60) return null
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const entries = Object.entries(read).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  )
  return Object.fromEntries(
    entries.slice(0, MAX_STORED_PANES).map(([id, height]) => [id, withinLimits(height)]),
  )
}
