import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { indexAtOrBefore, lastValueIndex } from './column.ts'
import { decimate } from './decimate.ts'
import { type LinePath, linePath, type Mapping } from './path-text.ts'
import type { Range } from './time-chart.model.ts'
import { type Box, type Line, mappingFor, SHAPE_SCALE, type View } from './time-chart.shape.ts'

/** A line as it is drawn. */
export type DrawnLine = LinePath & {
  id: string
  style: SeriesStyle
  trend: boolean
  /** Stroke width in pixels. */
  stroke: number
  /** Where the line ends, when that is in sight. */
  end: { x: number; y: number } | null
}

/** From this many visible segments on, lines are drawn one pixel thin: thicker ones cost ten times as much. */
export const DENSE_SEGMENTS = 5_000
/** From this many points on, a gesture moves the drawing and redraws it only now and then. */
export const HEAVY_POINTS = 4_000
/** Up to this many series keep every extreme of every pixel; more keep those of every second. */
const EXACT_SERIES = 5

/** Whether drawing anew in every frame of a gesture would be felt. */
export function isHeavy(lines: readonly Line[]): boolean {
  return lines.reduce((sum, line) => sum + line.column.x.length, 0) > HEAVY_POINTS
}

/** The paths of the visible lines, decimated to the pixels. `spare` widths of the plot are drawn beyond each side. */
export function drawLines(lines: readonly Line[], view: View, box: Box, spare: number): DrawnLine[] {
  const span = view.window.to - view.window.from
  const reach = { from: view.window.from - span * spare, to: view.window.to + span * spare }
  const open = mappingFor(view, box)
  const shape = mappingFor({ ...view, ...SHAPE_SCALE }, box)
  const parts = lines.map(line => {
    const { x } = line.column
    const from = Math.max(0, indexAtOrBefore(x, reach.from))
    const to = Math.min(x.length, indexAtOrBefore(x, reach.to) + 2)
    const dense = to - from > box.width * (1 + 2 * spare) * 1.5
    const bucket = lines.length > EXACT_SERIES ? 2 : 1
    const indices = dense
      ? decimate(line.column, { from, to, origin: reach.from, scale: open.kx, bucket, exact: bucket === 1 })
      : wholeRange(from, to)
    return { line, indices }
  })
  const dense = parts.reduce((sum, part) => sum + part.indices.length, 0) > DENSE_SEGMENTS * (1 + 2 * spare)
  return parts.map(({ line, indices }) => {
    const mapping = line.masked ? shape : open
    return {
      id: line.id,
      style: line.style,
      trend: line.trend,
      stroke: dense ? 1 : line.trend ? 1.25 : line.place === 0 ? 2 : 1.6,
      end: endOf(line, view.window, mapping),
      ...linePath(line.column, indices, mapping),
    }
  })
}

let counted = new Uint32Array(0)

/** The numbers from `from` to before `to`; parts of one list that only grows. */
function wholeRange(from: number, to: number): Uint32Array {
  if (counted.length < to) counted = Uint32Array.from({ length: to * 2 }, (_, i) => i)
  return counted.subarray(from, Math.max(from, to))
}

function endOf(line: Line, window: Range, mapping: Mapping): { x: number; y: number } | null {
  const index = lastValueIndex(line.column.y)
  const at = line.column.x[index]
  if (line.trend || at === undefined || at < window.from || at > window.to) return null
  return { x: at * mapping.kx + mapping.bx, y: (line.column.y[index] as number) * mapping.ky + mapping.by }
}

/** How a drawing made for one view must be moved and stretched to show another. */
export function viewTransform(
  drawn: View,
  now: View,
  box: Box,
): { x: number; y: number; kx: number; ky: number } {
  const from = mappingFor(drawn, box)
  const to = mappingFor(now, box)
  const kx = to.kx / from.kx
  const ky = to.ky / from.ky
  return { kx, ky, x: to.bx - from.bx * kx, y: to.by - from.by * ky }
}
