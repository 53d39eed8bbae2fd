/** How the rows of a legend lie in a plot. */
export type LegendLayout = {
  columns: 1 | 2
  /** Rows of one column; a column is filled before the next one begins. */
  rows: number
  /** Whether the first row has a second line: open, high and low, which a narrow plot cannot show beside the value. */
  twoLines: boolean
  /** How many series have a row; the others are behind "+N more". */
  shown: number
  more: number
  /** Height of a row in pixels. */
  rowHeight: number
  /** Height of everything in pixels. */
  height: number
}

export type LegendLayoutOptions = {
  /** How many series there are. */
  count: number
  /** Width of the plot in pixels. */
  width: number
  /** Size of the texts in pixels. */
  fontSize: number
  /** Whether a line stands above the rows even without "+N more". */
  head: boolean
  /** Whether the first series shows open, high and low before its value. Default false. */
  bars?: boolean
}

/** Up to so many series stand below each other. */
const ONE_COLUMN = 3
/** Up to so many are all there. */
const ALL_SHOWN = 8
/** Of more these many are. */
const SHOWN = 6
/** In a narrower plot names have no room beside each other. */
const TWO_COLUMNS_WIDTH = 560
const ALL_SHOWN_NARROW = 4

/** The rows of a legend: one column, two, or the first six and "+N more"; in a narrow plot one column of four at most. */
export function legendLayout({
  count,
  width,
  fontSize,
  head,
  bars = false,
}: LegendLayoutOptions): LegendLayout {
  const isNarrow = width < TWO_COLUMNS_WIDTH
  const most = isNarrow ? ALL_SHOWN_NARROW : ALL_SHOWN
  const shown = count <= most ? count : isNarrow ? ONE_COLUMN : SHOWN
  const columns = isNarrow || shown <= ONE_COLUMN ? 1 : 2
  const rows = Math.ceil(shown / columns)
  const more = count - shown
  const rowHeight = Math.max(20, Math.ceil(fontSize + 7))
  const twoLines = isNarrow && bars && shown > 0
  const lines = rows + (twoLines ? 1 : 0) + (head || more > 0 ? 1 : 0)
  return {
    columns,
    rows,
    twoLines,
    shown,
    more,
    rowHeight,
    height: lines > 0 ? lines * rowHeight + LEGEND_TOP : 0,
  }
}

/** Pixels between the frame's upper edge and the legend. */
export const LEGEND_TOP = 6
