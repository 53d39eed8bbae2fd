/**
 * The styles of the 20 series of a chart: the main one and 19 others (readings #19). The first ten have a hue each and are
 * solid; the others use the same hues darker, or lighter on a dark background: five dashed, five dotted. Any two differ in at
 * least two of colour, dash and marker.
 */

export type SeriesMarker =
  | 'circle'
  | 'square'
  | 'diamond'
  | 'triangle'
  | 'cross'
  | 'inverted-triangle'
  | 'hourglass'
  | 'bar'
  | 'star'
  | 'times'

export type SeriesStyle = {
  /** A CSS colour, `var(--series-hue-n)`. */
  color: string
  /** The colour of text on `color`, contrast at least 4.5:1. */
  onColor: string
  /** SVG `stroke-dasharray`, or undefined for a solid line. */
  dash: string | undefined
  marker: SeriesMarker
}

/** Number of distinct series styles. */
export const SERIES_STYLES = 20

const MARKERS: readonly SeriesMarker[] = [
  'circle',
  'square',
  'diamond',
  'triangle',
  'cross',
  'inverted-triangle',
  'hourglass',
  'bar',
  'star',
  'times',
]
const DASHED = '6 3'
const DOTTED = '2 3'

/**
 * The style of the series at this index; 0 is the main one. Beyond 20 the styles repeat; an invalid index counts as
 * 0.
 */
export function seriesStyle(index: number): SeriesStyle {
  const whole = Number.isFinite(index) ? Math.trunc(index) : 0
  const place = ((whole % SERIES_STYLES) + SERIES_STYLES) % SERIES_STYLES
  return STYLES[place] as SeriesStyle
}

/** The objects are created once, so that memoised components can compare them. */
const STYLES: readonly SeriesStyle[] = Array.from({ length: SERIES_STYLES }, (_, place) => ({
  color: `var(--series-hue-${place + 1})`,
  onColor: 'var(--on-series)',
  dash: place < 10 ? undefined : place < 15 ? DASHED : DOTTED,
  marker: MARKERS[place % MARKERS.length] ?? 'circle',
}))
