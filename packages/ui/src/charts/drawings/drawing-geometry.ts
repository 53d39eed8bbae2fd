import { indexAtOrBefore } from '../plot/column.ts'
import type { Box, Pixel } from '../plot/geometry.ts'
import { tenth } from '../plot/path.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type DataPoint, type Drawing, type DrawingTool, pointCount } from './drawing.ts'

// Geometry of drawings in pixels of the frame: drawing, hit testing and moving.

/** A straight line between two pixels, never outside the plot. */
export type Segment = { x1: number; y1: number; x2: number; y2: number }

/** A point that can be dragged; `index` is its index among the handles of its drawing. */
export type Handle = Pixel & { index: number }

/** One line of a Fibonacci retracement. */
export type FibonacciLevel = { share: number; value: number; y: number }

/** A drawing in pixels, clipped to the plot. */
export type DrawingGeometry = {
  id: string
  tool: DrawingTool
  segments: Segment[]
  /** Always solid: the head of an arrow. */
  head: Segment[]
  /** Drawn faintly: the price move of a retracement. */
  guides: Segment[]
  /** The visible part of the filled rectangle of a rectangle, retracement or measure. */
  area: Box | null
  /** The visible handles. */
  handles: Handle[]
  levels: FibonacciLevel[]
  /** Anchor of its label inside the plot; null without a label or out of view. */
  labelAnchor: Pixel | null
}

type GeometryParts = Partial<Omit<DrawingGeometry, 'id' | 'tool' | 'handles'>>

/** Shares of a move at which a retracement draws its levels. */
export const FIBONACCI_SHARES = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

// --- drawing ----------------------------------------------------------------------------------------------------------

/** A drawing in pixels; null if the axes cannot show it, e.g. zero on a logarithmic axis. */
export function geometryOf(
  { id, tool, points }: Pick<Drawing, 'id' | 'tool' | 'points'>,
  scales: PlotScales,
  box: Box,
): DrawingGeometry | null {
  const pixels = points.map(point => visiblePixel(tool, toPixel(point, scales), box))
  const [a, b = a] = pixels
  if (!a || !b || pixels.some(({ x, y }) => !Number.isFinite(x + y))) return null
  const handles = handlesOf(tool, pixels, box)
  const empty = { segments: [], head: [], guides: [], area: null, levels: [], labelAnchor: null }
  const parts = tool === 'fibonacci' ? retracement(points, { a, b }, scales, box) : partsOf(tool, a, b, box)
  return { id, tool, handles, ...empty, ...parts }
}

/** Whether anything of a drawing is in the plot. */
export function isInView({ segments, area, labelAnchor }: DrawingGeometry): boolean {
  return segments.length > 0 || area !== null || labelAnchor !== null
}

/** The pixel of a point; NaN if the axis cannot show it. */
export function toPixel({ at, value }: DataPoint, { x, y }: PlotScales): Pixel {
  return { x: x(at), y: y(value) }
}

/** The handle of a line across the plot: in the middle of the plot if its own point is out of view. */
function visiblePixel(tool: DrawingTool, { x, y }: Pixel, { left, top, width, height }: Box): Pixel {
  const isAcross = x >= left && x <= left + width
  const isDown = y >= top && y <= top + height
  if (tool === 'horizontal' && !isAcross) return { x: left + width / 2, y }
  return tool === 'vertical' && !isDown ? { x, y: top + height / 2 } : { x, y }
}

function partsOf(tool: Exclude<DrawingTool, 'fibonacci'>, a: Pixel, b: Pixel, box: Box): GeometryParts {
  const { left, top, width, height } = box
  switch (tool) {
    case 'trend':
      return { segments: present(clip(a, b, box)) }
    case 'arrow':
      return { segments: present(clip(a, b, box)), head: arrowHead(a, b, box) }
    case 'ray':
      return { segments: present(clip(a, b, box, 'ray')) }
    case 'horizontal': {
      const segment = clip({ x: left, y: a.y }, { x: left + width, y: a.y }, box)
      return { segments: present(segment), labelAnchor: segment && { x: segment.x2, y: segment.y1 } }
    }
    case 'vertical': {
      const segment = clip({ x: a.x, y: top }, { x: a.x, y: top + height }, box)
      return { segments: present(segment), labelAnchor: segment && { x: segment.x1, y: segment.y1 } }
    }
    case 'rectangle':
      return { segments: outline(a, b, box), area: visibleArea(a, b, box) }
    case 'measure':
      return measure(a, b, box)
    case 'text':
      return { labelAnchor: isInside(a, box) ? a : null }
  }
}

/** Length of an arrow's head in pixels, and the angle between each of its sides and the line. */
const HEAD_LENGTH = 14
const HEAD_ANGLE = Math.PI / 6

/** The two sides of the head at `b`, clipped to the plot; none if the tip is outside. */
function arrowHead(a: Pixel, b: Pixel, box: Box): Segment[] {
  const length = Math.min(HEAD_LENGTH, distance(a, b))
  if (length === 0 || !isInside(b, box)) return []
  const back = Math.atan2(a.y - b.y, a.x - b.x)
  return [back - HEAD_ANGLE, back + HEAD_ANGLE].flatMap(angle => {
    const end = { x: b.x + length * Math.cos(angle), y: b.y + length * Math.sin(angle) }
    return present(clip(b, end, box))
  })
}

function outline(a: Pixel, b: Pixel, box: Box): Segment[] {
  const corners = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
  return corners.flatMap((corner, i) => present(clip(corner, corners[(i + 1) % 4] ?? a, box)))
}

/** A measure's area, with a line across and a line up through its middle. */
function measure(a: Pixel, b: Pixel, box: Box): GeometryParts {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const across = clip({ x: a.x, y: middle.y }, { x: b.x, y: middle.y }, box)
  const up = clip({ x: middle.x, y: a.y }, { x: middle.x, y: b.y }, box)
  const area = visibleArea(a, b, box)
  const labelAnchor = area && {
    x: area.left + area.width / 2,
    y: b.y < a.y ? area.top : area.top + area.height,
  }
  return { segments: [...present(across), ...present(up)], area, labelAnchor }
}

function retracement(
  points: readonly DataPoint[],
  { a, b }: { a: Pixel; b: Pixel },
  scales: PlotScales,
  box: Box,
): GeometryParts {
  const [start, end] = points
  if (!start || !end) return {}
  const visible = FIBONACCI_SHARES.flatMap(share => {
    const value = fibonacciValue(start.value, end.value, share)
    const y = scales.y(value)
    const segment = clip({ x: a.x, y }, { x: b.x, y }, box)
    return segment ? [{ level: { share, value, y }, segment }] : []
  })
  return {
    segments: visible.map(({ segment }) => segment),
    guides: present(clip(a, b, box)),
    area: visibleArea(a, b, box),
    levels: visible.map(({ level }) => level),
  }
}

/** The value at a share of the retracement: 0 is the end of the move, 1 its start. */
export function fibonacciValue(start: number, end: number, share: number): number {
  return end + (start - end) * share
}

/** The drawing's own points, then the other two corners of a rectangle. */
function handlesOf(tool: DrawingTool, pixels: readonly Pixel[], box: Box): Handle[] {
  if (tool === 'text') return []
  const [a, b] = pixels
  const isRectangle = tool === 'rectangle' && a && b
  const corners = isRectangle ? [...pixels, { x: a.x, y: b.y }, { x: b.x, y: a.y }] : pixels
  return corners.map((pixel, index) => ({ ...pixel, index })).filter(handle => isInside(handle, box))
}

/** Segments as the `d` of one path, to the tenth of a pixel. */
export function toPath(segments: readonly Segment[]): string {
  return segments.map(({ x1, y1, x2, y2 }) => `M${tenth(x1)},${tenth(y1)}L${tenth(x2)},${tenth(y2)}`).join('')
}

// --- clipping ---------------------------------------------------------------------------------------------------------

/** Whether a line ends at its two points, continues beyond the second, or beyond both. */
export type Extent = 'segment' | 'ray' | 'line'

/**
 * The part of a line in the plot, or null. Clips against one edge after the other (Liang and Barsky, A New Concept and
 * Method for Line Clipping, ACM Transactions on Graphics 3(1), 1984).
 */
export function clip(from: Pixel, to: Pixel, box: Box, extent: Extent = 'segment'): Segment | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (!Number.isFinite(from.x + from.y + dx + dy)) return null
  let start = extent === 'line' ? Number.NEGATIVE_INFINITY : 0
  let end = extent === 'segment' ? 1 : Number.POSITIVE_INFINITY
  if (dx === 0 && dy === 0) [start, end] = [0, 0]
  const edges: [step: number, distance: number][] = [
    [-dx, from.x - box.left],
    [dx, box.left + box.width - from.x],
    [-dy, from.y - box.top],
    [dy, box.top + box.height - from.y],
  ]
  for (const [step, distance] of edges) {
    if (step === 0) {
      if (distance < 0) return null
    } else if (step < 0) start = Math.max(start, distance / step)
    else end = Math.min(end, distance / step)
  }
  if (start > end) return null
  // Rounding errors may be slightly outside the plot
  const a = clampToBox({ x: interpolate(from.x, dx, start), y: interpolate(from.y, dy, start) }, box)
  const b = clampToBox({ x: interpolate(from.x, dx, end), y: interpolate(from.y, dy, end) }, box)
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

/** A share may be infinite if the step is nearly zero. */
function interpolate(start: number, step: number, share: number): number {
  return step === 0 || share === 0 ? start : start + step * share
}

function present(segment: Segment | null): Segment[] {
  return segment ? [segment] : []
}

function visibleArea(a: Pixel, b: Pixel, box: Box): Box | null {
  const left = Math.max(box.left, Math.min(a.x, b.x))
  const top = Math.max(box.top, Math.min(a.y, b.y))
  const width = Math.min(box.left + box.width, Math.max(a.x, b.x)) - left
  const height = Math.min(box.top + box.height, Math.max(a.y, b.y)) - top
  return width >= 0 && height >= 0 ? { left, top, width, height } : null
}

/** Whether a pixel is in the box, edges included. */
export function isInside({ x, y }: Pixel, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** The nearest pixel in the box. */
export function clampToBox({ x, y }: Pixel, { left, top, width, height }: Box): Pixel {
  return {
    x: Math.min(left + width, Math.max(left, x)),
    y: Math.min(top + height, Math.max(top, y)),
  }
}

// --- hit test ---------------------------------------------------------------------------------------------------------

/** Maximum distance of a hit, in pixels. */
export const HIT_RADIUS = { mouse: 8, touch: 22 } as const

/** The drawing under a pointer, and its handle; null for the whole drawing. */
export type Hit = { id: string; handle: number | null }

export type HitTestOptions = {
  /** In drawing order: of two equally near ones the later is on top. */
  geometries: readonly DrawingGeometry[]
  /** Its handles are hit before everything else. */
  selected: string | null
  pixel: Pixel
  /** In pixels: `HIT_RADIUS.mouse` or `HIT_RADIUS.touch`. */
  radius: number
  /** The box of a drawing's label, where it has one. */
  labelBox?: (geometry: DrawingGeometry) => Box | null
}

/** What is under the pointer, or null. */
export function hitTest({ geometries, selected, pixel, radius, labelBox }: HitTestOptions): Hit | null {
  const current = geometries.find(({ id }) => id === selected)
  const handle = current && nearest(current.handles, one => distance(one, pixel), radius)
  if (current && handle) return { id: current.id, handle: handle.index }
  const geometry = nearest(geometries, one => distanceToDrawing(one, labelBox?.(one) ?? null, pixel), radius)
  return geometry && { id: geometry.id, handle: null }
}

function distance(a: Pixel, b: Pixel): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** Distance between a pixel and a segment. */
export function distanceToSegment({ x1, y1, x2, y2 }: Segment, pixel: Pixel): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const projection = square === 0 ? 0 : ((pixel.x - x1) * dx + (pixel.y - y1) * dy) / square
  const share = Math.min(1, Math.max(0, projection))
  return distance({ x: x1 + share * dx, y: y1 + share * dy }, pixel)
}

function distanceToDrawing(
  { segments, head, guides }: DrawingGeometry,
  label: Box | null,
  pixel: Pixel,
): number {
  const distances = [...segments, ...head, ...guides].map(segment => distanceToSegment(segment, pixel))
  if (label) distances.push(distance(clampToBox(pixel, label), pixel))
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

function nearest<T>(candidates: readonly T[], distanceTo: (one: T) => number, radius: number): T | null {
  let found: T | null = null
  let least = radius
  for (const one of candidates) {
    const far = distanceTo(one)
    if (far <= least) [found, least] = [one, far]
  }
  return found
}

// --- moving -----------------------------------------------------------------------------------------------------------

/** Moves all points of a drawing by pixels, on any axes. */
export function translatePoints(points: readonly DataPoint[], by: Pixel, scales: PlotScales): DataPoint[] {
  return points.map(point => {
    const { x, y } = toPixel(point, scales)
    const to = scales.invert({ x: x + by.x, y: y + by.y })
    // without a move along an axis the number stays exactly the same
    return { at: by.x === 0 ? point.at : to.at, value: by.y === 0 ? point.value : to.value }
  })
}

/** Moves one handle of a drawing. The last two handles of a rectangle are its other corners. */
export function moveHandle(
  { tool, points }: Pick<Drawing, 'tool' | 'points'>,
  handle: number,
  to: DataPoint,
): DataPoint[] {
  const [a, b] = points
  if (tool === 'rectangle' && a && b && handle >= pointCount(tool))
    return handle === 2
      ? [
          { at: to.at, value: a.value },
          { at: b.at, value: to.value },
        ]
      : [
          { at: a.at, value: to.value },
          { at: to.at, value: b.value },
        ]
  return points.map((point, i) => (i === handle ? to : point))
}

/** Moves one or all points of a drawing by pixels, for arrow keys. */
export function nudgePoints(
  points: readonly DataPoint[],
  activePoint: number | null,
  by: Pixel,
  scales: PlotScales,
): DataPoint[] {
  const moved = translatePoints(points, by, scales)
  if (activePoint === null) return moved
  return points.map((point, i) => (i === activePoint ? (moved[i] ?? point) : point))
}

// --- snapping ---------------------------------------------------------------------------------------------------------

/** The line that points snap to: ascending times, NaN for gaps. */
export type SnapData = { x: Float64Array; y: Float64Array }

/** The point of the chart under a pixel; with snapping the nearest point of the data, if one is near. */
export function pointAt(
  pixel: Pixel,
  scales: PlotScales,
  snap: { data: SnapData; radius: number } | null,
): DataPoint {
  return (snap && nearestDataPoint(snap.data, pixel, scales, snap.radius)) ?? scales.invert(pixel)
}

/** The nearest point of the data within the radius, or null. Gaps and values that the axis cannot show are skipped. */
export function nearestDataPoint(
  { x, y }: SnapData,
  pixel: Pixel,
  scales: PlotScales,
  radius: number,
): DataPoint | null {
  const first = indexAtOrBefore(x, scales.invert({ x: pixel.x - radius, y: pixel.y }).at - 1) + 1
  const last = indexAtOrBefore(x, scales.invert({ x: pixel.x + radius, y: pixel.y }).at)
  const candidates: DataPoint[] = []
  for (let i = Math.max(0, first); i <= last; i++)
    candidates.push({ at: x[i] as number, value: y[i] as number })
  return nearest(candidates, point => distance(toPixel(point, scales), pixel), radius)
}
