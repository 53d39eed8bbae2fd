import { scaleLinear, scaleLog } from 'd3-scale'
import type { Box, Pixel } from './geometry.ts'

/** A range of an axis; of a time axis in wall-clock milliseconds. */
export type AxisRange = { from: number; to: number }

/** How values become heights. */
export type ScaleKind = 'linear' | 'log'

/** Maps data to pixels. A value without a place, such as zero on a logarithmic axis, maps to NaN. */
export type PlotScales = {
  /** Wall-clock milliseconds, or another number, → pixels from the left of the frame. */
  x: (at: number) => number
  /** A value → pixels from the top of the frame. */
  y: (value: number) => number
  /** From pixels back to the data. */
  invert: (pixel: Pixel) => { at: number; value: number }
}

/** The part of the data that a plot shows: `from` to `to` across, `low` to `high` up. A logarithmic axis needs `low` above zero. */
export type PlotDomain = { from: number; to: number; low: number; high: number }

/** The scales of a plot. Default `linear`. */
export function createScales(
  { from, to, low, high }: PlotDomain,
  { left, top, width, height }: Box,
  kind: ScaleKind = 'linear',
): PlotScales {
  const x = scaleLinear([from, to], [left, left + width])
  const range = [top + height, top]
  const y = kind === 'log' ? scaleLog([low, high], range) : scaleLinear([low, high], range)
  return {
    x,
    y: value => (kind === 'log' && !(value > 0) ? Number.NaN : y(value)),
    invert: pixel => ({ at: x.invert(pixel.x), value: y.invert(pixel.y) }),
  }
}

/**
 * A linear map from data to pixels, `x * kx + bx` and `y * ky + by`: a scale without a function call for each of 50,000 points.
 * Of a logarithmic axis it maps the logarithms.
 */
export type LinearMap = { kx: number; bx: number; ky: number; by: number }

/** The map that puts `from`–`to` on the box from left to right, and `low`–`high` from bottom to top. */
export function linearMap({ from, to, low, high }: PlotDomain, box: Box): LinearMap {
  const kx = box.width / (to - from || 1)
  const ky = -box.height / (high - low || 1)
  return { kx, bx: box.left - from * kx, ky, by: box.top + box.height - low * ky }
}
