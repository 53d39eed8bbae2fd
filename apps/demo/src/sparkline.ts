type SparklineShape = {
  /** `d` of an SVG path; a gap starts a new subpath. */
  path: string
  /** Height of the first value. */
  start: number
  /** The last value; null when there is none. */
  end: { x: number; y: number } | null
}

/** Padding for the stroke and the dot at the end, in pixels. */
const INSET = 3

/** The path of a sparkline with the given width and height. */
export function sparkline(
  values: readonly (number | null)[],
  { width, height }: { width: number; height: number },
): SparklineShape {
  const known = values.filter(value => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const step = (width - 2 * INSET) / Math.max(1, values.length - 1)
  const pixel = (value: number, index: number) => {
    const share = high > low ? (high - value) / (high - low) : 0.5
    return { x: tenth(INSET + index * step), y: tenth(INSET + share * (height - 2 * INSET)) }
  }
  const points = values.map((value, index) => (value === null ? null : pixel(value, index)))
  const path = points
    .map((point, index) => (point ? `${points[index - 1] ? 'L' : 'M'}${point.x} ${point.y}` : ''))
    .join('')
  const drawn = points.filter(point => point !== null)
  return { path, start: drawn[0]?.y ?? height / 2, end: drawn.at(-1) ?? null }
}

const tenth = (value: number) => Math.round(value * 10) / 10
