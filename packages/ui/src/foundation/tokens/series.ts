/**
 * The look of the 20 series that a chart can hold: 1 main + 9 bonds + 10 indexes (bond-page §9, readings #19).
 * Five hues that stay apart for protan, deutan and tritan eyes and in grey print, times four dashes; each four
 * also differ by marker, so that no pair is told apart by colour alone.
 */

export type SeriesMarker = 'circle' | 'square' | 'diamond' | 'triangle'

export type SeriesStyle = {
  /** A CSS paint, `var(--series-hue-n)`. */
  color: string
  /** SVG `stroke-dasharray`, or undefined for a solid line. */
  dash: string | undefined
  marker: SeriesMarker
}

const HUES = 5
const DASHES = [undefined, '6 3', '2 3', '9 3 2 3'] as const
const MARKERS: readonly SeriesMarker[] = ['circle', 'square', 'diamond', 'triangle']

/** How many series can be told apart. */
export const SERIES_STYLES = HUES * DASHES.length

/** The look of the series at this place; 0 is the main one. Beyond 20 the looks come round again. */
export function seriesStyle(index: number): SeriesStyle {
  const place = ((Math.trunc(index) % SERIES_STYLES) + SERIES_STYLES) % SERIES_STYLES
  const turn = Math.floor(place / HUES)
  return {
    color: `var(--series-hue-${(place % HUES) + 1})`,
    dash: DASHES[turn],
    marker: MARKERS[(place + turn) % MARKERS.length] ?? 'circle',
  }
}
