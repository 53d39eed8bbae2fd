/**
 * The look of the 20 series that a chart can hold: 1 main + 9 bonds + 10 indexes (bond-page §9, readings #19).
 * Five hues that stay apart for protan, deutan and tritan eyes and in grey print, times four dashes. The markers
 * are dealt as a Latin square: any two series differ in at least two of colour, dash and marker.
 */

export type SeriesMarker = 'circle' | 'square' | 'diamond' | 'triangle' | 'cross'

export type SeriesStyle = {
  /** A CSS paint, `var(--series-hue-n)`. */
  color: string
  /** The paint of text on `color`, at least 4.5:1. */
  onColor: string
  /** SVG `stroke-dasharray`, or undefined for a solid line. */
  dash: string | undefined
  marker: SeriesMarker
}

const HUES = 5
const DASHES = [undefined, '6 3', '2 3', '9 3 2 3'] as const
const MARKERS: readonly SeriesMarker[] = ['circle', 'square', 'diamond', 'triangle', 'cross']

/** How many series can be told apart. */
export const SERIES_STYLES = HUES * DASHES.length

/** The look of the series at this place; 0 is the main one. Beyond 20 the looks come round again; what is no place counts as 0. */
export function seriesStyle(index: number): SeriesStyle {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0
  const place = ((whole % SERIES_STYLES) + SERIES_STYLES) % SERIES_STYLES
  return STYLES[place] as SeriesStyle
}

/** Each style is one object for good: what is drawn with it can tell that nothing changed. */
const STYLES: readonly SeriesStyle[] = Array.from({ length: SERIES_STYLES }, (_, place) => {
  const turn = Math.floor(place / HUES)
  const hue = (place % HUES) + 1
  return {
    color: `var(--series-hue-${hue})`,
    onColor: `var(--on-series-hue-${hue})`,
    dash: DASHES[turn],
    marker: MARKERS[(place + turn) % MARKERS.length] ?? 'circle',
  }
})
