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
  /** Keep the first and last point of every bucket too, so that the line is exact to the pixel. */
  exact: boolean
}

/**
 * The indices worth drawing. Of all points that share a bucket of pixels only the lowest and the highest stay
 * (with `exact`, the first and the last too), in order; every run between gaps keeps both its ends, and of a
 * stretch of gaps one stays as the break. Extremes are never lost.
 */
export function decimate(column: Pick<Column, 'x' | 'y'>, options: Decimation): Uint32Array {
  const { x, y } = column
  const { from, to, origin, scale, bucket, exact } = options
  const out = new Uint32Array(Math.max(0, to - from))
  let length = 0
  const keep = (index: number): void => {
    if (length === 0 || out[length - 1] !== index) out[length++] = index
  }

  let cell = Number.NaN
  let first = -1
  let low = -1
  let high = -1
  let last = -1
  let runStarts = true

  const flush = (runEnds: boolean): void => {
    if (first < 0) return
    if (exact || runStarts) keep(first)
    keep(Math.min(low, high))
    keep(Math.max(low, high))
    if (exact || runEnds) keep(last)
    first = -1
    runStarts = false
  }

  for (let i = from; i < to; i++) {
    const value = y[i] as number
    if (Number.isNaN(value)) {
      flush(true)
      if (length > 0 && !Number.isNaN(y[out[length - 1] as number] as number)) keep(i)
      runStarts = true
      continue
    }
    const at = Math.floor((((x[i] as number) - origin) * scale) / bucket)
    if (first >= 0 && at === cell) {
      if (value < (y[low] as number)) low = i
      if (value > (y[high] as number)) high = i
      last = i
      continue
    }
    flush(false)
    cell = at
    first = low = high = last = i
  }
  flush(true)
  return out.subarray(0, length)
}
