/** The layout of a legend's rows in a plot. */
export type LegendLayout = {
  columns: 1 | 2
  /** Rows of one column; a column is filled before the next one begins. */
  rows: number
  /** Whether the first row has a second line for open, high and low, because the plot is narrow. */
  twoLines: boolean
  /** How many series have a row; the others are behind "+N more". */
  shown: number
  more: number
  /** Height of a row in pixels. */
  rowHeight: number
  /** Height of the line above the rows in pixels. */
  headHeight: number
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
  /** Whether there is a line above the rows even without "+N more". */
  head: boolean
  /** The least height of that line in pixels. Default that of a row. */
  headHeight?: number | undefined
  /** Whether the first series shows open, high and low before its value. Default false. */
  bars?: boolean
}

/** Up to this number of series are in one column. */
const ONE_COLUMN = 3
/** Up to this number all series are shown. */
const ALL_SHOWN = 8
/** Of more series this number is shown. */
const SHOWN_OF_MANY = 6
/** A narrower plot has one column. */
const TWO_COLUMNS_WIDTH = 560
const ALL_SHOWN_NARROW = 4

/** The rows of a legend: one column, two, or the first six and "+N more"; in a narrow plot one column of four at most. */
export function legendLayout({
  count,
  width,
  fontSize,
  head,
  headHeight: leastHead = 0,
  bars = false,
}: LegendLayoutOptions): LegendLayout {
  const isNarrow = width < TWO_COLUMNS_WIDTH
  const most = isNarrow ? ALL_SHOWN_NARROW : ALL_SHOWN
  const shown = count <= most ? count : isNarrow ? ONE_COLUMN : SHOWN_OF_MANY
  const columns = isNarrow || shown <= ONE_COLUMN ? 1 : 2
  const rows = Math.ceil(shown / columns)
  const more = count - shown
  const rowHeight = Math.max(20, Math.ceil(fontSize + 7))
  const twoLines = isNarrow && bars && shown > 0
  const headHeight = Math.max(rowHeight, leastHead)
  const height = (rows + (twoLines ? 1 : 0)) * rowHeight + (head || more > 0 ? headHeight : 0)
  return {
    columns,
    rows,
    twoLines,
    shown,
    more,
    rowHeight,
    headHeight,
    height: height > 0 ? height + LEGEND_TOP : 0,
  }
}

/** Pixels between the frame's upper edge and the legend. */
export const LEGEND_TOP = 6
