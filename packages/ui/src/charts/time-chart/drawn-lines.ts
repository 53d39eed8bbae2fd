import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { indexAtOrBefore, lastValueIndex } from '../plot/column.ts'
import { decimate } from '../plot/decimate.ts'
import type { Box } from '../plot/geometry.ts'
import { lineageOf } from '../plot/growing.ts'
import { type LinePath, linePath, stepPath } from '../plot/path.ts'
import { type AxisRange, type LinearMap, linearMap, type PlotDomain } from '../plot/scales.ts'
import { TREND_DASH } from '../plot/series-mark.tsx'
import { areaBaseline, areaPaths, bandPaths } from '../series/area.ts'
import { candlePaths, histogramPaths, type MarkPath, ohlcPaths } from '../series/bar-marks.ts'
import type { SeriesLine } from '../series/time-series.ts'
import { shapeScale } from './value-axis.ts'

/** A line as it is drawn. */
export type DrawnLine = LinePath & {
  id: string
  style: SeriesStyle
  trend: boolean
  /** The end of a growing line, as a path of its own, so that a new point redraws only this. '' for all other lines. */
  tail: string
  /** Bars, columns or the area below the line. */
  marks: MarkPath[]
  /** Stroke width in pixels. */
  stroke: number
  /** The dashes of its style; none while dense lines are moved, because dashes cost most of the painting. */
  dash: string | undefined
  /** Where the line ends, when that is in sight. */
  end: { x: number; y: number } | null
}

/** From this number of visible segments on, lines are one pixel thin: thicker ones cost ten times as much. */
const DENSE_SEGMENTS = 5_000
/** From this number of points on, a gesture moves the drawing and redraws it only now and then. */
const HEAVY_POINTS = 4_000
/** Up to this number of series every pixel shows its own extremes; with more series two pixels share them. */
const EXACT_SERIES = 5
/** During a gesture, this number of pixels share their extremes: nobody reads a moving chart to the pixel. */
const ROUGH = 3

/** Whether a redraw in every frame of a gesture would drop frames. */
export function isHeavy(lines: readonly SeriesLine[]): boolean {
  return lines.reduce((sum, line) => sum + line.column.x.length, 0) > HEAVY_POINTS
}

export type DrawOptions = {
  /** What is drawn beyond the window. */
  overscan: Overscan
  /** Heights are logarithms. Default false. */
  log?: boolean
  /** The share of the plot that stays free at its top. Default 0. */
  headroom?: number
  /** A gesture is in progress, so fewer points are enough. Default false. */
  rough?: boolean
  /** The cached paths of growing lines, which are continued. Without it everything is drawn. */
  grown?: GrownLines | undefined
}

/** The cached part of each growing line, by series; the chart owns it. */
export type GrownLines = Map<string, GrownLine>

type GrownLine = {
  lineage: object
  /** Everything except its points that the path depends on. */
  key: string
  path: LinePath
  /** How many points the path has. */
  count: number
  /** The first point that is not in the path. */
  to: number
  /** The last point that is. */
  joint: number
}

/** A tail with more points becomes part of the cached path. */
const LONGEST_TAIL = 200

/** The paths of the visible lines, decimated to the pixels; bars, columns and areas. */
export function drawLines(
  timed: readonly SeriesLine[],
  view: PlotDomain,
  box: Box,
  { overscan, log = false, headroom = 0, rough = false, grown }: DrawOptions,
): DrawnLine[] {
  const lines = timed.map(placed)
  const span = view.to - view.from
  const widths = 1 + overscan.before + overscan.after
  const reach = { from: view.from - span * overscan.before, to: view.to + span * overscan.after }
  const open = linearMap(view, box)
  const shape = linearMap({ ...view, ...shapeScale(headroom) }, box)
  const bucket = (lines.length > EXACT_SERIES ? 2 : 1) * (rough ? ROUGH : 1)
  const parts = lines.filter(isStroked).map(line => {
    const { x } = line.column
    const from = Math.max(0, indexAtOrBefore(x, reach.from))
    const to = Math.min(x.length, indexAtOrBefore(x, reach.to) + 2)
    const decimated = to - from > (box.width * widths * 1.5) / (rough ? ROUGH : 1)
    const pick = (first: number, last: number): Uint32Array =>
      decimated
        ? decimate(line.column, {
            from: first,
            to: last,
            origin: reach.from,
            scale: open.kx,
            bucket,
            exact: bucket === 1,
          })
        : wholeRange(first, last)
    const mapping = line.masked ? shape : open
    const cellOf = (index: number): number =>
      decimated ? Math.floor(((x[index] as number) - reach.from) * (open.kx / bucket)) : index
    const { kx, bx, ky, by } = mapping
    const key = [from, reach.from, kx, bx, ky, by, decimated ? bucket : 0].join(' ')
    const stroke = grown && growingPath(line, grown, { from, to, key, mapping, pick, cellOf })
    const indices = stroke ? null : pick(from, to)
    const count = stroke?.count ?? indices?.length ?? 0
    // a rough drawing is as thin as the one that follows it
    const segments = decimated && rough ? Math.min(count * ROUGH, to - from) : count
    return { line, mapping, indices, stroke, segments }
  })
  const dense = parts.reduce((sum, { segments }) => sum + segments, 0) > DENSE_SEGMENTS * widths
  const stroked = parts.map(({ line, mapping, indices, stroke }): DrawnLine => {
    const path =
      stroke ??
      (line.variant === 'step'
        ? stepPath(line.column, indices ?? NO_POINTS, mapping, reach.to * mapping.kx + mapping.bx)
        : linePath(line.column, indices ?? NO_POINTS, mapping))
    return {
      id: line.id,
      style: line.style,
      trend: line.trend,
      d: path.d,
      alone: path.alone,
      tail: stroke?.tail ?? '',
      stroke: dense ? 1 : (line.width ?? (line.trend ? 1.25 : line.place === 0 ? 2 : 1.6)),
      dash: dense && rough ? undefined : line.trend ? TREND_DASH : line.style.dash,
      end: endOf(line, view, mapping),
      marks: marksOf(line, indices, { view, mapping, log }),
    }
  })
  const drawn = new Map(stroked.map(line => [line.id, line]))
  return lines.map(line => drawn.get(line.id) ?? barred(line, reach, line.masked ? shape : open))
}

/** Whether a grey column is hollow: narrow ones are not. */
export function hasHollowColumns(lines: readonly DrawnLine[]): boolean {
  return lines.some(({ marks }) => marks.some(({ tone, paint }) => tone === 'neutral' && paint === 'line'))
}

/** The line with places along the axis in place of times; on a calendar the same object, so that a growing line remains one. */
function placed(line: SeriesLine): SeriesLine {
  const { column, places } = line
  return places === column.x ? line : { ...line, column: { ...column, x: places } }
}

const NO_POINTS = new Uint32Array(0)

type GrowingRequest = {
  /** The points in sight and one on either side. */
  from: number
  to: number
  key: string
  mapping: LinearMap
  /** The points worth drawing from one index to before another. */
  pick: (from: number, to: number) => Uint32Array
  /** Points of one cell are drawn together. */
  cellOf: (index: number) => number
}

/** A growing line in two parts: a cached path that no new point changes, and its end. Null for lines that are drawn as a whole. */
function growingPath(
  { id, column, variant }: SeriesLine,
  grown: GrownLines,
  { from, to, key, mapping, pick, cellOf }: GrowingRequest,
): (LinePath & { tail: string; count: number }) | null {
  const lineage = lineageOf(column)
  if (!lineage || (variant !== 'line' && variant !== 'trend')) return null
  // the last point may change, and so may whether the one before has a neighbour
  const settled = Math.min(to, column.x.length - 2)
  const tailOf = ({ joint, to: first }: GrownLine): Uint32Array => {
    if (first >= to) return NO_POINTS
    const points = pick(first, to)
    const tail = new Uint32Array(points.length + 1)
    tail[0] = joint
    tail.set(points, 1)
    return tail
  }
  let cached = grown.get(id)
  let tail = cached?.lineage === lineage && cached.key === key && cached.to <= settled ? tailOf(cached) : null
  if (!cached || !tail || tail.length > LONGEST_TAIL) {
    let end = settled
    while (end < to && end > from && cellOf(end) === cellOf(end - 1)) end--
    if (end <= from) return null
    const indices = pick(from, end)
    const path = linePath(column, indices, mapping)
    cached = {
      lineage,
      key,
      path,
      count: indices.length,
      to: end,
      joint: indices[indices.length - 1] ?? from,
    }
    grown.set(id, cached)
    tail = tailOf(cached)
  }
  const last = linePath(column, tail, mapping)
  return {
    d: cached.path.d,
    alone: last.alone.length > 0 ? [...cached.path.alone, ...last.alone] : cached.path.alone,
    tail: last.d,
    count: cached.count + tail.length,
  }
}

function isStroked({ variant }: SeriesLine): boolean {
  return (
    variant === 'line' ||
    variant === 'step' ||
    variant === 'trend' ||
    variant === 'area' ||
    variant === 'band'
  )
}

/** The area below a line, or between the edges of its band. */
function marksOf(
  { column, variant, bars }: SeriesLine,
  indices: Uint32Array | null,
  { view, mapping, log }: { view: PlotDomain; mapping: LinearMap; log: boolean },
): MarkPath[] {
  if (!indices) return []
  if (variant === 'band') return bars ? bandPaths({ x: column.x, ...bars }, indices, mapping) : []
  if (variant !== 'area') return []
  const baseline = areaBaseline(view, { log })
  return baseline === null ? [] : areaPaths({ column, indices, mapping, baseline })
}

/** A series of bars or columns. */
function barred(line: SeriesLine, reach: AxisRange, mapping: LinearMap): DrawnLine {
  const { id, style, column, bars, variant, tone, neutral, spans } = line
  const source = { x: column.x, close: column.y, ...bars, spans }
  const from = Math.max(0, indexAtOrBefore(column.x, reach.from))
  const to = Math.min(column.x.length, indexAtOrBefore(column.x, reach.to) + 2)
  const request = { source, range: { from, to }, mapping }
  const marks =
    variant === 'candles'
      ? candlePaths(request)
      : variant === 'ohlc'
        ? ohlcPaths(request)
        : histogramPaths({ ...request, tone, neutral })
  return { id, style, trend: false, marks, stroke: 0, dash: undefined, end: null, d: '', tail: '', alone: [] }
}

let counted = new Uint32Array(0)

/** The numbers from `from` to before `to`, as a view of one shared array. */
function wholeRange(from: number, to: number): Uint32Array {
  if (counted.length < to) counted = Uint32Array.from({ length: to * 2 }, (_, i) => i)
  return counted.subarray(from, Math.max(from, to))
}

/** The end point of a line; a step has none, because its last value continues. */
function endOf(line: SeriesLine, window: AxisRange, mapping: LinearMap): { x: number; y: number } | null {
  if (line.variant === 'step') return null
  const index = lastValueIndex(line.column.y)
  const at = line.column.x[index]
  if (line.trend || at === undefined || at < window.from || at > window.to) return null
  return { x: at * mapping.kx + mapping.bx, y: (line.column.y[index] as number) * mapping.ky + mapping.by }
}

/** How a drawing is moved and scaled. */
export type DrawingTransform = { x: number; y: number; kx: number; ky: number }

/** How a drawing made for one view must be moved and scaled to show another. */
export function viewTransform(drawn: PlotDomain, now: PlotDomain, box: Box): DrawingTransform {
  const from = linearMap(drawn, box)
  const to = linearMap(now, box)
  const kx = to.kx / from.kx
  const ky = to.ky / from.ky
  return { kx, ky, x: to.bx - from.bx * kx, y: to.by - from.by * ky }
}

/** How many widths of the plot are drawn before the window and after it. */
export type Overscan = { before: number; after: number }

export const NO_OVERSCAN: Overscan = { before: 0, after: 0 }
/** At rest, and while zooming: the window may move either way. */
export const REST_OVERSCAN: Overscan = { before: 0.25, after: 0.25 }
/** While the window is moved: the same amount of drawing, most of it in the direction of the movement. */
const AHEAD = 1
const BEHIND = 0.1

/** Two windows are the same zoom if their widths differ by at most this share. */
const SAME_ZOOM = 0.002

function isSameZoom(one: AxisRange, other: AxisRange): boolean {
  const [span, width] = [one.to - one.from, other.to - other.from]
  return Math.abs(span - width) <= width * SAME_ZOOM
}

/** Whether the drawing of one window reaches as far as another one. */
export function isCovered(drawn: AxisRange, { before, after }: Overscan, window: AxisRange): boolean {
  const span = drawn.to - drawn.from
  return window.from >= drawn.from - before * span && window.to <= drawn.to + after * span
}

/** The factor by which a gesture may stretch or squeeze a drawing before it is redrawn. */
const MAX_STRETCH = 2
/** How long a slow zoom shows a stretched drawing before it is redrawn, in milliseconds. */
const MAX_STRETCHED_MS = 400

/** Whether a drawing is still sharp enough when it is scaled; `age` is how old it is in milliseconds. */
export function isSharp({ kx, ky }: Pick<DrawingTransform, 'kx' | 'ky'>, age: number): boolean {
  if (Math.max(kx, 1 / kx, ky, 1 / ky) > MAX_STRETCH) return false
  return age <= MAX_STRETCHED_MS || Math.abs(kx - 1) <= SAME_ZOOM
}

/** The overscan after a change of the window: ahead of a movement, on both sides of a zoom. */
export function overscanAhead(from: AxisRange, to: AxisRange): Overscan {
  if (!isSameZoom(from, to) || from.from === to.from) return REST_OVERSCAN
  return to.from > from.from ? { before: BEHIND, after: AHEAD } : { before: AHEAD, after: BEHIND }
}
