import type { Box, Pixel } from '../plot/geometry.ts'
import { tenth } from '../plot/path.ts'
import type { PlotScales } from '../plot/scales.ts'
import { indexAtOrBefore } from '../series/column.ts'
import { type DataPoint, type Drawing, type DrawingTool, pointsOf } from './drawing.ts'

/** A straight stroke between two pixels, never outside the plot. */
export type Stroke = { x1: number; y1: number; x2: number; y2: number }

/** A point that can be taken hold of; `index` names it among the handles of its drawing. */
export type Handle = Pixel & { index: number }

/** One line of a Fibonacci retracement. */
export type FibonacciLevel = { share: number; value: number; y: number }

/** A drawing in pixels of the frame. */
export type DrawingFigure = {
  id: string
  tool: DrawingTool
  strokes: Stroke[]
  /** Drawn faintly behind the strokes: the move that a retracement is taken from. */
  guides: Stroke[]
  /** What is filled: the part of a rectangle, retracement or measure that is in sight. */
  area: Box | null
  /** Those in sight. */
  handles: Handle[]
  levels: FibonacciLevel[]
  /** Where its words stand, inside the plot; null when it has none or is out of sight. */
  words: Pixel | null
}

/** Shares of a move at which a retracement draws its levels. */
export const FIBONACCI_SHARES = [0, 0.236, 0.382, 0.5, 0.618, 0.786, 1] as const

/** How near a pointer has to come, in pixels. */
export const REACH = { mouse: 8, touch: 22 } as const

/** The pixels of a point; NaN where the axis has no place for it. */
export function pixelOf({ at, value }: DataPoint, { x, y }: PlotScales): Pixel {
  return { x: x(at), y: y(value) }
}

/** Whether a pixel lies in the plot, its edges included. */
export function isInside({ x, y }: Pixel, { left, top, width, height }: Box): boolean {
  return x >= left && x <= left + width && y >= top && y <= top + height
}

/** The pixel moved into the plot. */
export function clampInto({ x, y }: Pixel, { left, top, width, height }: Box): Pixel {
  return {
    x: Math.min(left + width, Math.max(left, x)),
    y: Math.min(top + height, Math.max(top, y)),
  }
}

/** How far a stroke goes on beyond the two points that it leads through. */
export type Extent = 'segment' | 'ray' | 'line'

/**
 * The part of a stroke that lies in the plot, or null. The stroke is cut against one edge after the other, as Liang and
 * Barsky do (A New Concept and Method for Line Clipping, ACM Transactions on Graphics 3(1), 1984).
 */
export function clip(from: Pixel, to: Pixel, box: Box, extent: Extent = 'segment'): Stroke | null {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (!Number.isFinite(from.x + from.y + dx + dy)) return null
  let start = extent === 'line' ? Number.NEGATIVE_INFINITY : 0
  let end = extent === 'segment' ? 1 : Number.POSITIVE_INFINITY
  if (dx === 0 && dy === 0) [start, end] = [0, 0]
  const edges: [number, number][] = [
    [-dx, from.x - box.left],
    [dx, box.left + box.width - from.x],
    [-dy, from.y - box.top],
    [dy, box.top + box.height - from.y],
  ]
  for (const [step, room] of edges) {
    if (step === 0) {
      if (room < 0) return null
    } else if (step < 0) start = Math.max(start, room / step)
    else end = Math.min(end, room / step)
  }
  if (start > end) return null
  // Rounding may leave a hair outside: the plot's edge is the edge
  const a = clampInto({ x: along(from.x, dx, start), y: along(from.y, dy, start) }, box)
  const b = clampInto({ x: along(from.x, dx, end), y: along(from.y, dy, end) }, box)
  return { x1: a.x, y1: a.y, x2: b.x, y2: b.y }
}

/** A share may be infinite where the step is next to nothing. */
function along(start: number, step: number, share: number): number {
  return step === 0 || share === 0 ? start : start + step * share
}

/** The value at a share of the way back from the end of a move to its start: 0 is the end, 1 the start. */
export function fibonacciValue(start: number, end: number, share: number): number {
  return end + (start - end) * share
}

/** A drawing in pixels; null when it has no place on these axes. */
export function figureOfDrawing(
  { id, tool, points }: Pick<Drawing, 'id' | 'tool' | 'points'>,
  scales: PlotScales,
  box: Box,
): DrawingFigure | null {
  const pixels = placesOf(tool, points, scales, box)
  const [a, b = a] = pixels
  if (!a || !b || pixels.some(({ x, y }) => !Number.isFinite(x + y))) return null
  const figure = {
    id,
    tool,
    strokes: [],
    guides: [],
    area: null,
    levels: [],
    words: null,
    handles: handlesOf(tool, pixels, box),
  }
  switch (tool) {
    case 'trend':
      return { ...figure, strokes: kept(clip(a, b, box)) }
    case 'ray':
      return { ...figure, strokes: kept(clip(a, b, box, 'ray')) }
    case 'horizontal': {
      const stroke = clip({ x: box.left, y: a.y }, { x: box.left + box.width, y: a.y }, box)
      return { ...figure, strokes: kept(stroke), words: stroke && { x: stroke.x2, y: stroke.y1 } }
    }
    case 'vertical': {
      const stroke = clip({ x: a.x, y: box.top }, { x: a.x, y: box.top + box.height }, box)
      return { ...figure, strokes: kept(stroke), words: stroke && { x: stroke.x1, y: stroke.y1 } }
    }
    case 'rectangle':
      return { ...figure, strokes: outline(a, b, box), area: areaOf(a, b, box) }
    case 'measure':
      return { ...figure, ...measureFigure(a, b, box) }
    case 'fibonacci':
      return { ...figure, ...fibonacciFigure(points, { a, b }, scales, box) }
    case 'text':
      return { ...figure, words: isInside(a, box) ? a : null }
  }
}

/** The pixels of the points; a line across the plot takes the middle of it where its own point is out of sight. */
function placesOf(tool: DrawingTool, points: readonly DataPoint[], scales: PlotScales, box: Box): Pixel[] {
  return points.map(point => {
    const pixel = pixelOf(point, scales)
    if (tool === 'horizontal') return { x: within(pixel.x, box.left, box.width), y: pixel.y }
    if (tool === 'vertical') return { x: pixel.x, y: within(pixel.y, box.top, box.height) }
    return pixel
  })
}

function within(pixel: number, start: number, length: number): number {
  return pixel >= start && pixel <= start + length ? pixel : start + length / 2
}

function kept(stroke: Stroke | null): Stroke[] {
  return stroke ? [stroke] : []
}

function handlesOf(tool: DrawingTool, pixels: readonly Pixel[], box: Box): Handle[] {
  const [a, b] = pixels
  const corners =
    tool === 'rectangle' && a && b
      ? [
          { x: a.x, y: b.y },
          { x: b.x, y: a.y },
        ]
      : []
  const own = tool === 'text' ? [] : pixels
  return [...own, ...corners]
    .map((pixel, index) => ({ ...pixel, index }))
    .filter(handle => isInside(handle, box))
}

function outline(a: Pixel, b: Pixel, box: Box): Stroke[] {
  const corners = [a, { x: b.x, y: a.y }, b, { x: a.x, y: b.y }]
  return corners.flatMap((corner, i) => kept(clip(corner, corners[(i + 1) % 4] ?? a, box)))
}

/** The part of a rectangle that is in sight, or null. */
function areaOf(a: Pixel, b: Pixel, box: Box): Box | null {
  const left = Math.max(box.left, Math.min(a.x, b.x))
  const top = Math.max(box.top, Math.min(a.y, b.y))
  const width = Math.min(box.left + box.width, Math.max(a.x, b.x)) - left
  const height = Math.min(box.top + box.height, Math.max(a.y, b.y)) - top
  return width >= 0 && height >= 0 ? { left, top, width, height } : null
}

/** A measure's field, and the way across and up through its middle. */
function measureFigure(a: Pixel, b: Pixel, box: Box): Pick<DrawingFigure, 'strokes' | 'area' | 'words'> {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const across = clip({ x: a.x, y: middle.y }, { x: b.x, y: middle.y }, box)
  const up = clip({ x: middle.x, y: a.y }, { x: middle.x, y: b.y }, box)
  const area = areaOf(a, b, box)
  const words = area && { x: area.left + area.width / 2, y: b.y < a.y ? area.top : area.top + area.height }
  return { strokes: [...kept(across), ...kept(up)], area, words }
}

function fibonacciFigure(
  points: readonly DataPoint[],
  { a, b }: { a: Pixel; b: Pixel },
  scales: PlotScales,
  box: Box,
): Pick<DrawingFigure, 'strokes' | 'guides' | 'area' | 'levels'> {
  const [start, end] = points
  if (!start || !end) return { strokes: [], guides: [], area: null, levels: [] }
  const all = FIBONACCI_SHARES.map(share => {
    const value = fibonacciValue(start.value, end.value, share)
    const y = scales.y(value)
    return { share, value, y, stroke: clip({ x: a.x, y }, { x: b.x, y }, box) }
  })
  const seen = all.flatMap(({ stroke, ...level }) => (stroke ? [{ level, stroke }] : []))
  return {
    strokes: seen.map(({ stroke }) => stroke),
    guides: kept(clip(a, b, box)),
    area: areaOf(a, b, box),
    levels: seen.map(({ level }) => level),
  }
}

/** The strokes as the text of one path, to the tenth of a pixel. */
export function strokesPath(strokes: readonly Stroke[]): string {
  return strokes.map(({ x1, y1, x2, y2 }) => `M${tenth(x1)},${tenth(y1)}L${tenth(x2)},${tenth(y2)}`).join('')
}

/** Whether anything of a figure is in sight. */
export function isInSight({ strokes, area, words }: DrawingFigure): boolean {
  return strokes.length > 0 || area !== null || words !== null
}

/** How far a pixel is from a stroke. */
export function distanceTo({ x1, y1, x2, y2 }: Stroke, { x, y }: Pixel): number {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const square = dx * dx + dy * dy
  const share = square === 0 ? 0 : Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / square))
  return Math.hypot(x - x1 - share * dx, y - y1 - share * dy)
}

/** What a pointer took hold of; `handle` null for the whole drawing. */
export type Hit = { id: string; handle: number | null }

export type HitRequest = {
  /** In the order in which they are drawn: of two equally near ones the later is on top. */
  figures: readonly DrawingFigure[]
  /** Its handles count before everything else. */
  selected: string | null
  pixel: Pixel
  /** How near is near, in pixels: `REACH.mouse` or `REACH.touch`. */
  reach: number
  /** The box of a drawing's words on the screen, where it has any. */
  wordsBox?: (figure: DrawingFigure) => Box | null
}

/** What lies under the pointer, or null. */
export function hitTest({ figures, selected, pixel, reach, wordsBox }: HitRequest): Hit | null {
  const held = figures.find(({ id }) => id === selected)
  const handle = held && nearest(held.handles, one => Math.hypot(one.x - pixel.x, one.y - pixel.y), reach)
  if (held && handle) return { id: held.id, handle: handle.index }
  const figure = nearest(figures, one => distanceToFigure(one, pixel, wordsBox?.(one) ?? null), reach)
  return figure && { id: figure.id, handle: null }
}

function distanceToFigure({ strokes, guides }: DrawingFigure, pixel: Pixel, words: Box | null): number {
  const toStrokes = [...strokes, ...guides].map(stroke => distanceTo(stroke, pixel))
  return Math.min(Number.POSITIVE_INFINITY, ...toStrokes, ...(words ? [distanceToBox(words, pixel)] : []))
}

function distanceToBox(box: Box, pixel: Pixel): number {
  const inside = clampInto(pixel, box)
  return Math.hypot(pixel.x - inside.x, pixel.y - inside.y)
}

function nearest<T>(things: readonly T[], distance: (thing: T) => number, reach: number): T | null {
  let found: T | null = null
  let least = reach
  for (const thing of things) {
    const far = distance(thing)
    if (far <= least) [found, least] = [thing, far]
  }
  return found
}

/** The points of a drawing moved as a whole by pixels, whatever the axes are; as they were where that leads off the axis. */
export function shifted(
  drawing: Pick<Drawing, 'tool' | 'points'>,
  by: Pixel,
  scales: PlotScales,
): DataPoint[] {
  return drawing.points.map(point => {
    const { x, y } = pixelOf(point, scales)
    const to = scales.invert({ x: x + by.x, y: y + by.y })
    // What does not move along an axis keeps its number to the last digit
    return { at: by.x === 0 ? point.at : to.at, value: by.y === 0 ? point.value : to.value }
  })
}

/** The points of a drawing with one handle at another place. The last two handles of a rectangle are its other corners. */
export function withHandleAt(
  { tool, points }: Pick<Drawing, 'tool' | 'points'>,
  handle: number,
  to: DataPoint,
): DataPoint[] {
  const [a, b] = points
  if (tool === 'rectangle' && a && b && handle >= pointsOf(tool))
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

/** The points of a drawing after an arrow key: one of its points, or all of it, by pixels. */
export function nudgedPoints(
  drawing: Pick<Drawing, 'tool' | 'points'>,
  grip: number | null,
  by: Pixel,
  scales: PlotScales,
): DataPoint[] {
  const points = shifted(drawing, by, scales)
  return grip === null
    ? points
    : drawing.points.map((point, i) => (i === grip ? (points[i] ?? point) : point))
}

/** The data that a pointer can be drawn to. */
export type SnapData = { x: Float64Array; y: Float64Array }

/** The nearest point of the data within reach, or null; gaps and what the axis has no place for do not count. */
export function nearestData(
  { x, y }: SnapData,
  pixel: Pixel,
  scales: PlotScales,
  reach: number,
): DataPoint | null {
  const first = indexAtOrBefore(x, scales.invert({ x: pixel.x - reach, y: pixel.y }).at - 1) + 1
  const last = indexAtOrBefore(x, scales.invert({ x: pixel.x + reach, y: pixel.y }).at)
  let found: DataPoint | null = null
  let least = reach
  for (let i = Math.max(0, first); i <= last; i++) {
    const point = { at: x[i] as number, value: y[i] as number }
    const place = pixelOf(point, scales)
    const far = Math.hypot(place.x - pixel.x, place.y - pixel.y)
    if (far <= least) [found, least] = [point, far]
  }
  return found
}

/** The point of the chart under a pixel: the nearest of the data when asked for, else the place itself. */
export function pointAt(
  pixel: Pixel,
  scales: PlotScales,
  snap: { data: SnapData; reach: number } | null,
): DataPoint {
  return (snap && nearestData(snap.data, pixel, scales, snap.reach)) ?? scales.invert(pixel)
}
