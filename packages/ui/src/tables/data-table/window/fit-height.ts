/** Minimum height of a table that fits the window, in pixels. */
const MIN_HEIGHT = 420
/** Space below the table: the card's edge and the page's margin, in pixels. */
const MARGIN = 20

export type FitHeightInput = {
  /** Height of the window, or of the box in which the table scrolls. */
  view: number
  /** The unscrolled position of the table's rows in it, headings included. */
  top: number
  /** Height of the elements below the rows: "Show more". */
  footerHeight: number
}

/** The maximum height of the box of a table's rows, in pixels: the part of the window below its top. */
export function fitHeight({ view, top, footerHeight }: FitHeightInput): number {
  return Math.max(MIN_HEIGHT, Math.floor(view - top - footerHeight - MARGIN))
}
