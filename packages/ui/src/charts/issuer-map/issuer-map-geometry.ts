import { formatDecimal } from '../../foundation/format/decimal.ts'
import { DIGIT_WIDTH } from '../plot/chart-text.ts'
import {
  type Box,
  boxWithin,
  clipLine,
  type Margin,
  type Pixel,
  type PlotPoint,
  type Rect,
} from '../plot/geometry.ts'
import { indexPoints, type PointIndex } from '../plot/nearest.ts'
import { tenth } from '../plot/path.ts'
import { type AxisRange, type LinearMap, linearMap } from '../plot/scales.ts'
import {
  type AxisTick,
  decimalsOf,
  rhythm,
  type ValueTicks,
  valueTicks,
  valueTicksAtMost,
} from '../plot/ticks.ts'
import type { MapLabels, MapView } from './issuer-map.reducer.ts'
import type { DrawnPoint, MapContent, MapMarker, MapPlace, MapStyle } from './issuer-map.view-model.ts'

/** The geometry of the map for one size and one view. Pixels are relative to the top left of the frame. */
export type MapGeometry = {
  width: number
  height: number
  margin: Margin
  box: Box
  view: MapView
  mapping: LinearMap
  xTicks: AxisTick[]
  /** Without texts if values are masked. */
  yTicks: AxisTick[]
  /** Pixels of all points; searching it only finds those inside the plot. */
  index: PointIndex
  /** How much smaller markers are in a crowd; 1 where most points have a place of their own. */
  crowdScale: number
}

export type MapGeometryOptions = {
  content: MapContent
  view: MapView
  width: number
  height: number
  /** Font size of the axes in pixels. */
  fontSize: number
  lang: string
  labels: MapLabels
  /** Pixels that the legend takes at the top. Default 0. */
  legendHeight?: number
}

/** Empty margin around the plot. */
const EDGE = 12
/** Additional top margin of "all labels", for names above the topmost points (shared-blocks §4). */
export const LABEL_MARGIN = 28
/** Space between the legend and the plot. */
const LEGEND_GAP = 8
/** Padding around the points, as a share of the span. */
const PADDING = 0.06
/** View of an empty map, which still has axes. */
const EMPTY: MapView = { x: { from: 0, to: 10 }, y: { from: 0, to: 100 } }

/** The view of the whole map, with padding. */
export function wholeView({ points, curve }: Pick<MapContent, 'points' | 'curve'>): MapView {
  const all = [...points, ...(curve?.points ?? [])]
  if (all.length === 0) return EMPTY
  const across = extent(all.map(({ x }) => x))
  const x = padded(across)
  return {
    // durations are not negative, so padding must not extend the axis below zero
    x: across.from >= 0 && x.from < 0 ? { ...x, from: 0 } : x,
    // a shape has no absolute scale, so the shown heights fill the frame
    y: padded(extent(all.map(({ y }) => y))),
  }
}

function extent(values: readonly number[]): AxisRange {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const value of values) {
    if (value < from) from = value
    if (value > to) to = value
  }
  return { from, to }
}

function padded({ from, to }: AxisRange): AxisRange {
  const padding = (to - from) * PADDING || Math.abs(to) * 0.1 || 1
  return { from: from - padding, to: to + padding }
}

export function mapGeometry({
  content: { points, masked },
  view,
  width,
  height,
  fontSize,
  lang,
  labels,
  legendHeight = 0,
}: MapGeometryOptions): MapGeometry {
  // space for the legend, and for the axis title above the topmost tick
  const top = Math.max(fontSize * 2.5, legendHeight + LEGEND_GAP) + (labels === 'all' ? LABEL_MARGIN : 0)
  const bottom = 2 * fontSize + 24
  const innerHeight = Math.max(1, height - top - bottom)
  const most = Math.max(2, innerHeight / (fontSize * 4.5))
  const yTicks =
    masked || points.length === 0
      ? silentTicks(view.y, Math.max(2, Math.floor(innerHeight / 64)))
      : writtenTicks(valueTicksAtMost(view.y.from, view.y.to, most, most), lang)
  const longest = Math.max(0, ...yTicks.map(({ text }) => text.length))
  const right = longest > 0 ? Math.ceil((longest * fontSize * DIGIT_WIDTH + 20) / 8) * 8 : EDGE
  const margin = { top, right, bottom, left: EDGE }
  const box = boxWithin({ width, height }, margin)
  const mapping = linearMap({ ...view.x, low: view.y.from, high: view.y.to }, box)
  const x = Float64Array.from(points, point => point.x * mapping.kx + mapping.bx)
  const y = Float64Array.from(points, point => point.y * mapping.ky + mapping.by)
  return {
    width,
    height,
    margin,
    box,
    view,
    mapping,
    xTicks: writtenTicks(valueTicks(view.x.from, view.x.to, Math.max(1, box.width / (fontSize * 7))), lang),
    yTicks,
    index: indexPoints(x, y, i => isInside({ x: x[i] as number, y: y[i] as number }, box)),
    crowdScale: crowdScale(points, mapping),
  }
}

/** About the size of a marker in pixels: points in one cell of this size hide each other. */
const CELL = 9
/** Fewer points to a cell are no crowd. */
const FEW_IN_CELL = 1.3
const LEAST_CROWD_SCALE = 0.5
/** More cells than a column has. */
const CELL_COLUMN = 1e6

/** The scale of markers for these points. It depends on the zoom alone, so that markers do not change while the map is panned. */
export function crowdScale(points: readonly MapPlace[], { kx, ky }: Pick<LinearMap, 'kx' | 'ky'>): number {
  const cells = new Set(
    points.map(({ x, y }) => Math.floor((x * kx) / CELL) * CELL_COLUMN + Math.floor((y * ky) / CELL)),
  )
  const inCell = points.length / cells.size
  return inCell > FEW_IN_CELL ? Math.max(LEAST_CROWD_SCALE, Math.sqrt(1 / inCell)) : 1
}

function writtenTicks({ values, step }: ValueTicks, lang: string): AxisTick[] {
  const decimals = decimalsOf(step)
  return values.map(value => ({ value, text: formatDecimal(value, { decimals, lang }) ?? '' }))
}

function silentTicks({ from, to }: AxisRange, count: number): AxisTick[] {
  return rhythm(from, to, count).map(value => ({ value, text: '' }))
}

/** The pixel of a point by its index. */
export function pixelOf({ index: { x, y } }: Pick<MapGeometry, 'index'>, index: number): Pixel {
  return { x: x[index] as number, y: y[index] as number }
}

/** The pixel of a place on the map. */
export function mapPixel({ x, y }: MapPlace, { kx, bx, ky, by }: LinearMap): Pixel {
  return { x: x * kx + bx, y: y * ky + by }
}

/** The place of the map under a pixel. */
export function toPlace({ x, y }: Pixel, { kx, bx, ky, by }: LinearMap): MapPlace {
  return { x: (x - bx) / kx, y: (y - by) / ky }
}

function isInside({ x, y }: Pixel, { left, top, width, height }: Box): boolean {
  const isAcross = x >= left - 0.5 && x <= left + width + 0.5
  return isAcross && y >= top - 0.5 && y <= top + height + 0.5
}

/** Whether a point is inside the plot in the current view. */
export function isPointVisible(geometry: Pick<MapGeometry, 'index' | 'box'>, index: number): boolean {
  return isInside(pixelOf(geometry, index), geometry.box)
}

/** Minimum side of a selection rectangle in pixels; a smaller one is accidental. */
const LEAST_SIDE = 6

/** The view inside a rectangle; null for a rectangle that is too small. */
export function viewOfRect(
  { left, right, top, bottom }: Rect,
  { mapping }: Pick<MapGeometry, 'mapping'>,
): MapView | null {
  if (right - left < LEAST_SIDE || bottom - top < LEAST_SIDE) return null
  const [low, high] = [toPlace({ x: left, y: bottom }, mapping), toPlace({ x: right, y: top }, mapping)]
  return { x: { from: low.x, to: high.x }, y: { from: low.y, to: high.y } }
}

/** Distance of a revealed point from the edge, as a share of the view. */
const REVEAL_MARGIN = 0.1

/** The view, panned as little as possible to show a place; null if the place is visible already. */
export function viewShowing({ x, y }: MapPlace, view: MapView): MapView | null {
  const across = rangeShowing(view.x, x)
  const up = rangeShowing(view.y, y)
  return across || up ? { x: across ?? view.x, y: up ?? view.y } : null
}

function rangeShowing({ from, to }: AxisRange, at: number): AxisRange | null {
  if (at >= from && at <= to) return null
  const margin = (to - from) * REVEAL_MARGIN
  const by = at < from ? at - margin - from : at + margin - to
  return { from: from + by, to: to + by }
}

// --- markers and lines as paths ---------------------------------------------------------------------------------------

/** Half the height of each marker in pixels, before scaling. */
const RADIUS: Record<MapMarker, number> = { circle: 4, square: 3.6, diamond: 5, triangle: 4.8, cross: 4.6 }

/** Relative path of a scaled marker around 0,0. */
const OUTLINES: Record<MapMarker, (scale: number) => string> = {
  circle: s => `m${-4 * s},0a${4 * s},${4 * s} 0 1 0 ${8 * s},0a${4 * s},${4 * s} 0 1 0 ${-8 * s},0z`,
  square: s => `m${-3.6 * s},${-3.6 * s}h${7.2 * s}v${7.2 * s}h${-7.2 * s}z`,
  diamond: s => `m0,${-5 * s}l${5 * s},${5 * s}l${-5 * s},${5 * s}l${-5 * s},${-5 * s}z`,
  triangle: s => `m0,${-4.8 * s}l${4.8 * s},${8.4 * s}h${-9.6 * s}z`,
  cross: s =>
    `m${-1.6 * s},${-4.6 * s}h${3.2 * s}v${3 * s}h${3 * s}v${3.2 * s}h${-3 * s}v${3 * s}h${-3.2 * s}v${-3 * s}h${-3 * s}v${-3.2 * s}h${3 * s}z`,
}

/** The style of a group's markers: in a crowd they are smaller, but neither the main issue nor what the user added. */
export function styleInCrowd(style: MapStyle, { crowdScale }: Pick<MapGeometry, 'crowdScale'>): MapStyle {
  const isEmphasised = style.colour === 'main' || style.colour === 'added'
  return isEmphasised || crowdScale === 1 ? style : { ...style, scale: style.scale * crowdScale }
}

/** Half the height of a marker in pixels. */
export function markerRadius({ marker, scale }: MapStyle): number {
  return RADIUS[marker] * scale
}

/** The outline of one marker around 0,0. */
export function markerPath({ marker, scale }: MapStyle): string {
  return OUTLINES[marker](scale)
}

/** All markers of a group as one path, so that thousands of points are one element. */
export type GroupPath = {
  id: string
  style: MapStyle
  d: string
  /** Its markers are smaller than usual. */
  crowded: boolean
}

/** The markers by group, the main issue last, so that it is in front. */
export function groupPaths(
  { points, groups }: Pick<MapContent, 'points' | 'groups'>,
  geometry: MapGeometry,
): GroupPath[] {
  return [...groups].reverse().map(({ id, style: usual }) => {
    const style = styleInCrowd(usual, geometry)
    const d = pathAt(points, geometry, markerPath(style), ({ group }) => group === id)
    return { id, style, d, crowded: style !== usual }
  })
}

/** Radius of the ring around a selected point. */
const RING = 10
const RING_PATH = `m${-RING},0a${RING},${RING} 0 1 0 ${2 * RING},0a${RING},${RING} 0 1 0 ${-2 * RING},0`

/** Rings around the points with these keys as one path. */
export function ringsPath(
  points: readonly DrawnPoint[],
  keys: ReadonlySet<string>,
  geometry: MapGeometry,
): string {
  return pathAt(points, geometry, RING_PATH, ({ key }) => keys.has(key))
}

/** The same outline at every visible point of a selection. */
function pathAt(
  points: readonly DrawnPoint[],
  geometry: MapGeometry,
  outline: string,
  isChosen: (point: DrawnPoint) => boolean,
): string {
  const { x, y } = geometry.index
  return points
    .map((point, i) =>
      isChosen(point) && isPointVisible(geometry, i)
        ? `M${tenth(x[i] as number)},${tenth(y[i] as number)}${outline}`
        : '',
    )
    .join('')
}

/** Path data of a line, clipped to the plot. */
export function curvePath(points: readonly MapPlace[], { mapping, box }: MapGeometry): string {
  const rect = rectOf(box)
  const places = points.map((place): PlotPoint => {
    const { x, y } = mapPixel(place, mapping)
    return [x, y]
  })
  let d = ''
  let end = ''
  places.slice(1).forEach((to, i) => {
    const from = places[i] as PlotPoint
    const cut = clipLine(rect, from, to)
    if (!cut) return
    const at = (share: number): string =>
      `${tenth(from[0] + (to[0] - from[0]) * share)},${tenth(from[1] + (to[1] - from[1]) * share)}`
    const [start, next] = [at(cut[0]), at(cut[1])]
    d += start === end ? `L${next}` : `M${start}L${next}`
    end = next
  })
  return d
}

/** A box as a rectangle of edges. */
export function rectOf({ left, top, width, height }: Box): Rect {
  return { left, top, right: left + width, bottom: top + height }
}
