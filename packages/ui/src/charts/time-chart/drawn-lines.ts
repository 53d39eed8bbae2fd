import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { decimate } from '../plot/decimate.ts'
import type { Box } from '../plot/geometry.ts'
import { type LinePath, linePath, stepPath } from '../plot/path.ts'
import { type LinearMap, linearMap, type PlotDomain, type Range } from '../plot/scales.ts'
import { areaBaseline, areaPaths, bandPaths } from '../series/area.ts'
import { candlePaths, histogramPaths, type MarkPath, ohlcPaths } from '../series/bar-marks.ts'
import { indexAtOrBefore, lastValueIndex } from '../series/column.ts'
import { TREND_DASH } from '../series/series-mark.tsx'
import type { Line } from '../series/time-series.ts'
import { SHAPE_SCALE } from './value-axis.ts'

/** A line as it is drawn. */
export type DrawnLine = LinePath & {
  id: string
  style: SeriesStyle
  trend: boolean
  /** Bars, columns or the area below the line. */
  marks: MarkPath[]
  /** Stroke width in pixels. */
  stroke: number
  /** The dashes of its style; none while dense lines are moved: they are most of the painting. */
  dash: string | undefined
  /** Where the line ends, when that is in sight. */
  end: { x: number; y: number } | null
}

/** From this many visible segments on, lines are drawn one pixel thin: thicker ones cost ten times as much. */
const DENSE_SEGMENTS = 5_000
/** From this many points on, a gesture moves the drawing and redraws it only now and then. */
const HEAVY_POINTS = 4_000
/** Up to this many series keep every extreme of every pixel; more keep those of every second. */
const EXACT_SERIES = 5
/** While a gesture goes on, so many times as many pixels share their extremes: what moves is not read to the pixel. */
const ROUGH = 3

/** Whether a redraw in every frame of a gesture would be felt. */
export function isHeavy(lines: readonly Line[]): boolean {
  return lines.reduce((sum, line) => sum + line.column.x.length, 0) > HEAVY_POINTS
}

export type DrawOptions = {
  /** What is drawn beyond the window. */
  spare: Spare
  /** Heights are logarithms. Default false. */
  log?: boolean
  /** A gesture goes on: half the points will do. Default false. */
  rough?: boolean
}

/** The paths of the visible lines, decimated to the pixels; bars, columns and areas. */
export function drawLines(
  timed: readonly Line[],
  view: PlotDomain,
  box: Box,
  { spare, log = false, rough = false }: DrawOptions,
): DrawnLine[] {
  const lines = timed.map(line => ({ ...line, column: { ...line.column, x: line.places } }))
  const span = view.to - view.from
  const widths = 1 + spare.before + spare.after
  const reach = { from: view.from - span * spare.before, to: view.to + span * spare.after }
  const open = linearMap(view, box)
  const shape = linearMap({ ...view, ...SHAPE_SCALE }, box)
  const parts = lines.filter(isStroked).map(line => {
    const { x } = line.column
    const from = Math.max(0, indexAtOrBefore(x, reach.from))
    const to = Math.min(x.length, indexAtOrBefore(x, reach.to) + 2)
    const dense = to - from > box.width * widths * 1.5
    const bucket = (lines.length > EXACT_SERIES ? 2 : 1) * (rough ? ROUGH : 1)
    const indices = dense
      ? decimate(line.column, { from, to, origin: reach.from, scale: open.kx, bucket, exact: bucket === 1 })
      : wholeRange(from, to)
    return { line, indices, decimated: dense }
  })
  // a rough drawing is as thin as the one that follows it
  const count = ({ indices, decimated }: (typeof parts)[number]): number =>
    indices.length * (decimated && rough ? ROUGH : 1)
  const dense = parts.reduce((sum, part) => sum + count(part), 0) > DENSE_SEGMENTS * widths
  const stroked = parts.map(({ line, indices }) => {
    const mapping = line.masked ? shape : open
    return {
      id: line.id,
      style: line.style,
      trend: line.trend,
      stroke: dense ? 1 : line.trend ? 1.25 : line.place === 0 ? 2 : 1.6,
      dash: dense && rough ? undefined : line.trend ? TREND_DASH : line.style.dash,
      end: endOf(line, view, mapping),
      marks:
        line.variant === 'area'
          ? areaOf(line, indices, { view, mapping, log })
          : line.variant === 'band' && line.bars
            ? bandPaths({ x: line.column.x, ...line.bars }, indices, mapping)
            : [],
      ...(line.variant === 'step'
        ? stepPath(line.column, indices, mapping, reach.to * mapping.kx + mapping.bx)
        : linePath(line.column, indices, mapping)),
    }
  })
  const drawn = new Map(stroked.map(line => [line.id, line]))
  return lines.map(line => drawn.get(line.id) ?? barred(line, reach, line.masked ? shape : open))
}

function isStroked({ variant }: Line): boolean {
  return (
    variant === 'line' ||
    variant === 'step' ||
    variant === 'trend' ||
    variant === 'area' ||
    variant === 'band'
  )
}

function areaOf(
  { column }: Line,
  indices: Uint32Array,
  { view, mapping, log }: { view: PlotDomain; mapping: LinearMap; log: boolean },
): MarkPath[] {
  const baseline = areaBaseline(view, { log })
  return baseline === null ? [] : areaPaths({ column, indices, mapping, baseline })
}

/** A series of bars or columns. */
function barred(line: Line, reach: Range, mapping: LinearMap): DrawnLine {
  const { id, style, column, bars, variant, tone, spans } = line
  const source = { x: column.x, close: column.y, ...bars, spans }
  const from = Math.max(0, indexAtOrBefore(column.x, reach.from))
  const to = Math.min(column.x.length, indexAtOrBefore(column.x, reach.to) + 2)
  const request = { source, range: { from, to }, mapping }
  const marks =
    variant === 'candles'
      ? candlePaths(request)
      : variant === 'ohlc'
        ? ohlcPaths(request)
        : histogramPaths({ ...request, tone })
  return { id, style, trend: false, marks, stroke: 0, dash: undefined, end: null, d: '', alone: [] }
}

let counted = new Uint32Array(0)

/** The numbers from `from` to before `to`; parts of one list that only grows. */
function wholeRange(from: number, to: number): Uint32Array {
  if (counted.length < to) counted = Uint32Array.from({ length: to * 2 }, (_, i) => i)
  return counted.subarray(from, Math.max(from, to))
}

/** A step has none: what it holds goes on. */
function endOf(line: Line, window: Range, mapping: LinearMap): { x: number; y: number } | null {
  if (line.variant === 'step') return null
  const index = lastValueIndex(line.column.y)
  const at = line.column.x[index]
  if (line.trend || at === undefined || at < window.from || at > window.to) return null
  return { x: at * mapping.kx + mapping.bx, y: (line.column.y[index] as number) * mapping.ky + mapping.by }
}

/** How a drawing made for one view must be moved and stretched to show another. */
export function viewTransform(
  drawn: PlotDomain,
  now: PlotDomain,
  box: Box,
): { x: number; y: number; kx: number; ky: number } {
  const from = linearMap(drawn, box)
  const to = linearMap(now, box)
  const kx = to.kx / from.kx
  const ky = to.ky / from.ky
  return { kx, ky, x: to.bx - from.bx * kx, y: to.by - from.by * ky }
}

/** How many widths of the plot are drawn before the window and after it. */
export type Spare = { before: number; after: number }

export const NO_SPARE: Spare = { before: 0, after: 0 }
/** At rest, and while zooming: the window may move either way. */
export const REST_SPARE: Spare = { before: 0.25, after: 0.25 }
/** While the window is moved: the same amount of drawing, most of it in the direction of the movement. */
const AHEAD = 1
const BEHIND = 0.1

/** Two windows whose widths differ by no more are the same zoom. */
const SAME_ZOOM = 0.002

function isSameZoom(one: Range, other: Range): boolean {
  const [span, width] = [one.to - one.from, other.to - other.from]
  return Math.abs(span - width) <= width * SAME_ZOOM
}

/** Whether what was drawn for one window shows another one by being moved alone: the same zoom, and nothing beyond the spare. */
export function isCovered(drawn: Range, { before, after }: Spare, window: Range): boolean {
  const span = drawn.to - drawn.from
  return (
    isSameZoom(drawn, window) &&
    window.from >= drawn.from - before * span &&
    window.to <= drawn.to + after * span
  )
}

/** What to draw beyond a window that came from another one: ahead of a movement, on both sides of a zoom. */
export function spareAhead(from: Range, to: Range): Spare {
  if (!isSameZoom(from, to) || from.from === to.from) return REST_SPARE
  return to.from > from.from ? { before: BEHIND, after: AHEAD } : { before: AHEAD, after: BEHIND }
}
