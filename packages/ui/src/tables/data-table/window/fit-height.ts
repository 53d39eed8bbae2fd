/** A table that fits the window is never lower than this, in pixels. */
const LEAST_FIT = 420
/** Space below the table: the card's edge and the page's margin, in pixels. */
const MARGIN = 20

export type FitHeightInput = {
  /** Height of the window, or of the box in which the table is scrolled. */
  view: number
  /** Where the table's rows begin in it before anything is scrolled, headings included. */
  top: number
  /** What stands below the rows: "Show more". */
  foot: number
}

/** How high the box of a table's rows may be, in pixels: what the window leaves below its top. */
export function fitHeight({ view, top, foot }: FitHeightInput): number {
  return Math.max(LEAST_FIT, Math.floor(view - top - foot - MARGIN))
}
