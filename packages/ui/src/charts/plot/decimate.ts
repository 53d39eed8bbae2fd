import type { Column } from './column.ts'

export type Decimation = {
  /** First index to draw. */
  from: number
  /** One past the last index to draw. */
  to: number
  /** The x at pixel 0. */
  origin: number
  /** Pixels per unit of x. */
  scale: number
  /** Width of a bucket in pixels. */
  bucket: number
  /** Include the first and last point of every bucket too, so that the line is exact to the pixel. */
  exact: boolean
}

/**
 * The indices worth drawing. Of all points in a bucket of pixels only the lowest and the highest stay (with `exact`, the first and the
 * last too), in order. Every run between gaps has both its ends, and a run of gaps becomes one break. Extremes are never lost.
 */
export function decimate(column: Pick<Column, 'x' | 'y'>, options: Decimation): Uint32Array {
  const { x, y } = column
  const { from, to, origin, scale, bucket, exact } = options
  const perBucket = scale / bucket
  const indices = new Uint32Array(Math.max(0, to - from))
  let length = 0
  let runStarts = true
  let i = from
  while (i < to) {
    if (Number.isNaN(y[i])) {
      // a break is only needed after a value
      if (length > 0 && !runStarts) indices[length++] = i
      runStarts = true
      i++
      continue
    }
    const first = i
    const cell = Math.floor(((x[i] as number) - origin) * perBucket)
    // the end of the bucket: a comparison costs less than a division for every point
    const end = origin + (cell + 1) / perBucket
    let low = i
    let high = i
    let lowest = y[i] as number
    let highest = lowest
    for (i++; i < to && (x[i] as number) < end; i++) {
      const value = y[i] as number
      if (Number.isNaN(value)) break
      if (value < lowest) {
        lowest = value
        low = i
      } else if (value > highest) {
        highest = value
        high = i
      }
    }
    const last = i - 1
    const runEnds = i === to || Number.isNaN(y[i])
    const earlier = Math.min(low, high)
    const later = Math.max(low, high)
    if ((exact || runStarts) && first < earlier) indices[length++] = first
    indices[length++] = earlier
    if (later > earlier) indices[length++] = later
    if ((exact || runEnds) && last > later) indices[length++] = last
    runStarts = false
  }
  return indices.subarray(0, length)
}
