import type { Column } from './column.ts'
import { createPathWriter } from './path-writer.ts'
import type { LinearMap } from './scales.ts'

/** A line as path text, and the points without neighbours: a path of one point would be invisible. */
export type LinePath = { d: string; alone: { x: number; y: number }[] }

/** Shared, because its buffer keeps its size. */
const writer = createPathWriter()

/**
 * Writes the path of the points at `indices`, one decimal, a new part after every gap.
 * Without a library, because a chart of 20 × 2,500 points spends its time here.
 */
export function linePath(
  column: Pick<Column, 'x' | 'y'>,
  indices: Uint32Array,
  mapping: LinearMap,
): LinePath {
  const { x, y } = column
  const { kx, bx, ky, by } = mapping
  const alone: LinePath['alone'] = []
  let drawing = false
  for (let i = 0; i < indices.length; i++) {
    const index = indices[i] as number
    const value = y[index] as number
    if (Number.isNaN(value)) {
      drawing = false
      continue
    }
    const px = (x[index] as number) * kx + bx
    const py = value * ky + by
    if (!drawing && isAlone(y, index)) {
      alone.push({ x: tenth(px), y: tenth(py) })
      continue
    }
    writer.point(drawing ? 'L' : 'M', px, py)
    drawing = true
  }
  return { d: writer.end(), alone }
}

/**
 * A path with steps: every value holds until the next point's time, the last one until `end`, in pixels.
 * A gap ends the step at its own time.
 */
export function stepPath(
  column: Pick<Column, 'x' | 'y'>,
  indices: Uint32Array,
  mapping: LinearMap,
  end: number,
): LinePath {
  const { kx, bx, ky, by } = mapping
  let drawing = false
  let reached = Number.NEGATIVE_INFINITY
  for (const index of indices) {
    const value = column.y[index] as number
    reached = (column.x[index] as number) * kx + bx
    if (drawing) writer.line('H', reached)
    const known = !Number.isNaN(value)
    if (known && drawing) writer.line('V', value * ky + by)
    else if (known) writer.point('M', reached, value * ky + by)
    drawing = known
  }
  if (drawing && end > reached) writer.line('H', end)
  return { d: writer.end(), alone: [] }
}

/** Whether no line can reach the point: gaps or ends on both sides. */
function isAlone(y: Float64Array, index: number): boolean {
  return isBreak(y, index - 1) && isBreak(y, index + 1)
}

function isBreak(y: Float64Array, index: number): boolean {
  return index < 0 || index >= y.length || Number.isNaN(y[index])
}

/** Rounded to a tenth of a pixel: more digits are not visible. */
export function tenth(pixels: number): number {
  // adding zero turns −0 into 0
  return Math.round(pixels * 10) / 10 + 0
}
