/** The heights that the user gave to panes, in pixels by pane; a pane that is not there has its own. */
export type PaneSizes = Readonly<Partial<Record<string, number>>>

/** The main pane stays readable: beyond that the chart grows and the page scrolls. */
const LEAST_MAIN = 240
/** A pane keeps its readout and a little of its line. */
export const LEAST_PANE = 56
export const MOST_PANE = 600
/** An arrow key moves a boundary by so many pixels. */
const STEP = 8
/** Page Up and Page Down, and arrow keys with Shift. */
const LARGE_STEP = 40
/** The date axis below the lowest pane, at the usual text size. */
export const AXIS_HEIGHT = 30

export type PaneSizesEvent =
  /** `height` in pixels; kept within the limits. */
  | { type: 'resized'; pane: string; height: number }
  /** Back to the pane's own height. */
  | { type: 'reset'; pane: string }

/** The heights after what the user did; the same ones where nothing changes. Pure. */
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
  return Math.round(Math.min(MOST_PANE, Math.max(LEAST_PANE, height)))
}

/** What a key does to the boundary above a pane of this height (APG "Window Splitter"); null for keys that are not its own. */
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
      return to(LEAST_PANE)
    case 'End':
      return to(MOST_PANE)
    case 'Enter':
      return { type: 'reset', pane }
    default:
      return null
  }
}

/** A pane below the main one, before anybody moved its boundary. */
type PaneHeight = { id: string; height: number }

export type PaneLayout = {
  /** Heights in pixels, without the date axis. */
  main: number
  panes: readonly number[]
  /** The whole stack with its date axis. */
  total: number
}

/** Heights in a stack of `height` pixels: panes have theirs, and the main one the rest, but no less than it needs. */
export function paneLayout(
  { height, panes }: { height: number; panes: readonly PaneHeight[] },
  sizes: PaneSizes,
): PaneLayout {
  const heights = panes.map(pane => withinLimits(sizes[pane.id] ?? pane.height))
  const below = heights.reduce((sum, each) => sum + each, 0)
  const plots = height - AXIS_HEIGHT
  const main = panes.length === 0 ? plots : Math.max(LEAST_MAIN, plots - below)
  return { main, panes: heights, total: main + below + AXIS_HEIGHT }
}

/** A tall chart has room for what was traded; in a low one it gives the price room. */
const TALL_CHART = 650

/** Height of what was traded, below a price in a chart of `height` pixels. */
export function volumeHeight(height: number): number {
  return height >= TALL_CHART ? 200 : 84
}

/** Heights as they are stored. */
export function writePaneSizes(sizes: PaneSizes): string {
  return JSON.stringify(sizes)
}

/** Stored text is not ours alone: no more panes than this are read. */
const MOST_STORED = 40

/** The heights that text holds, within the limits; null for anything that is none. */
export function parsePaneSizes(text: string): PaneSizes | null {
  if (text.length > MOST_STORED * 60) return null
  const read: unknown = JSON.parse(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null
  const entries = Object.entries(read).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && Number.isFinite(entry[1]),
  )
  return Object.fromEntries(entries.slice(0, MOST_STORED).map(([id, height]) => [id, withinLimits(height)]))
}
