import type { Box } from '../plot/geometry.ts'
import type { PlotScales } from '../plot/scales.ts'
import { type Drawing, defaultStyle } from './drawing.ts'
import { type DrawingGeometry, geometryOf, isInView } from './drawing-geometry.ts'
import type { DrawingsState } from './drawings.reducer.ts'
import { type DrawingTextOptions, drawingLabelText, drawingName, levelText } from './drawings.text.ts'

/** View model of one drawing. */
export type DrawingMarkModel = {
  drawing: Drawing
  geometry: DrawingGeometry
  labels: PlacedDrawingLabel[]
  /** Its accessible name. */
  name: string
}

export type DrawingsViewModel = {
  /** The drawings in view. */
  marks: DrawingMarkModel[]
  /** The drawing in progress. */
  draft: DrawingMarkModel | null
}

export type MarkOptions = {
  scales: PlotScales
  box: Box
  /** Font size of the labels in pixels. */
  fontSize: number
  textOptions: DrawingTextOptions
}

/** Creates marks and caches them per drawing: a drag only recomputes the moved one. Null for a drawing out of view. */
export function createMarks(options: MarkOptions): (drawing: Drawing) => DrawingMarkModel | null {
  const cache = new WeakMap<Drawing, DrawingMarkModel | null>()
  return drawing => {
    const cached = cache.get(drawing)
    if (cached !== undefined) return cached
    const mark = makeMark(drawing, options)
    cache.set(drawing, mark)
    return mark
  }
}

function makeMark(drawing: Drawing, options: MarkOptions): DrawingMarkModel | null {
  const geometry = geometryOf(drawing, options.scales, options.box)
  if (!geometry || !isInView(geometry)) return null
  const labels = placeDrawingLabels(drawing, geometry, options)
  return { drawing, geometry, labels, name: drawingName(drawing, options.textOptions) }
}

/** The view model of a state. A text that is being edited is in its field and not on the chart. */
export function toDrawingsViewModel(
  { drawings, draft, entry }: Pick<DrawingsState, 'drawings' | 'draft' | 'entry'>,
  toMark: ReturnType<typeof createMarks>,
): DrawingsViewModel {
  const marks = drawings.filter(({ id }) => id !== entry?.id).flatMap(drawing => toMark(drawing) ?? [])
  if (!draft) return { marks, draft: null }
  const { tool, start, end } = draft
  return { marks, draft: toMark({ id: 'draft', tool, points: [start, end], style: defaultStyle(tool) }) }
}

// --- labels -----------------------------------------------------------------------------------------------------------

/** A text on the chart and its box. */
export type PlacedDrawingLabel = {
  key: string
  text: string
  /** The horizontal middle of a boxed label, or the start of one without a box; `y` is the vertical middle. */
  x: number
  y: number
  box: Box
  /** Whether it has a box with a background; else it is directly on the lines. */
  boxed: boolean
}

/** Padding of a box in pixels. */
const PADDING = 6
/** Pixels between a retracement and the labels of its levels. */
const LEVEL_GAP = 6

/** Estimates a width in pixels without measuring, so that the server places labels as the browser does. */
export function estimateWidth(text: string, fontSize: number): number {
  let ems = 0
  // Chinese characters and emoji are as wide as they are high
  for (const character of text) ems += (character.codePointAt(0) ?? 0) > 0x2e7f ? 1 : 0.55
  return Math.ceil(ems * fontSize)
}

/** The labels of a drawing, inside the plot if they fit. Levels whose labels would overlap have none. */
export function placeDrawingLabels(
  drawing: Pick<Drawing, 'tool' | 'points' | 'text'>,
  geometry: DrawingGeometry,
  { box, fontSize, textOptions }: Pick<MarkOptions, 'box' | 'fontSize' | 'textOptions'>,
): PlacedDrawingLabel[] {
  if (geometry.tool === 'fibonacci') return placeLevelLabels(geometry, { box, fontSize, textOptions })
  const text = drawingLabelText(drawing, textOptions)
  const anchor = geometry.labelAnchor
  if (!anchor || text === '') return []
  const width = estimateWidth(text, fontSize) + PADDING * 2
  const height = fontSize + 10
  const place = moveInto({ ...labelCorner(geometry, anchor, { width, height }), width, height }, box)
  const middle = { x: place.left + width / 2, y: place.top + height / 2 }
  return [{ key: 'label', text, ...middle, box: place, boxed: true }]
}

/** The upper left corner of a boxed label: at its line, next to its point, or above or below a measure. */
function labelCorner(
  { tool, area }: DrawingGeometry,
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): { left: number; top: number } {
  switch (tool) {
    case 'measure': {
      // below the area of a falling measure
      const isBelow = area !== null && y > area.top
      return { left: x - width / 2, top: isBelow ? y + 4 : y - height - 4 }
    }
    case 'vertical':
      return { left: x + 4, top: y + 4 }
    case 'horizontal':
      return { left: x - width - 4, top: y - height - 2 }
    default:
      return { left: x, top: y - height / 2 }
  }
}

function placeLevelLabels(
  { levels, area }: DrawingGeometry,
  { box, fontSize, textOptions }: Pick<MarkOptions, 'box' | 'fontSize' | 'textOptions'>,
): PlacedDrawingLabel[] {
  if (!area) return []
  const named = levels.map(level => {
    const text = levelText(level, textOptions)
    return { ...level, text, width: estimateWidth(text, fontSize) }
  })
  const side = levelSide(area, box, Math.max(0, ...named.map(({ width }) => width)))
  const placed: PlacedDrawingLabel[] = []
  for (const { share, text, width, y: line } of named) {
    const y = side === 'over' ? line - fontSize / 2 - 2 : line
    const overlaps = placed.some(other => Math.abs(other.y - y) < fontSize + 2)
    const left = {
      before: area.left - LEVEL_GAP - width,
      after: area.left + area.width + LEVEL_GAP,
      over: area.left + 4,
    }[side]
    const place = { left, top: y - fontSize / 2, width, height: fontSize }
    const moved = moveInto(place, box)
    if (!overlaps && moved.top === place.top)
      placed.push({ key: String(share), text, x: moved.left, y, box: moved, boxed: false })
  }
  return placed
}

/** The side with space for the labels of all levels: before the area, after it, or else over its lines. */
function levelSide(area: Box, box: Box, width: number): 'before' | 'after' | 'over' {
  if (area.left - LEVEL_GAP - width >= box.left) return 'before'
  return area.left + area.width + LEVEL_GAP + width <= box.left + box.width ? 'after' : 'over'
}

/** Moves a box into the plot; a box that is too large stays aligned at its start. */
function moveInto(inner: Box, outer: Box): Box {
  const move = (start: number, length: number, outerStart: number, outerLength: number): number =>
    Math.max(outerStart, Math.min(start, outerStart + outerLength - length))
  return {
    ...inner,
    left: move(inner.left, inner.width, outer.left, outer.width),
    top: move(inner.top, inner.height, outer.top, outer.height),
  }
}
