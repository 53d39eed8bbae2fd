import { toDrawable } from '../../foundation/to-point.ts'

/** What can be drawn on a chart, in the order of the toolbar (C20). */
export const DRAWING_TOOLS = [
  'trend',
  'ray',
  'horizontal',
  'vertical',
  'rectangle',
  'fibonacci',
  'measure',
  'text',
] as const

export type DrawingTool = (typeof DRAWING_TOOLS)[number]

/** A place on a chart: wall-clock milliseconds as in `Column.x`, and a value on its scale. */
export type DataPoint = { at: number; value: number }

/** How a drawing is painted: the ink by its token, how thick its lines are, and their dash. */
export type DrawingLook = { tint: DrawingTint; weight: DrawingWeight; dash: DrawingDash }

export const DRAWING_TINTS = ['ink', 'accent', 'up', 'down', 'warn'] as const
export type DrawingTint = (typeof DRAWING_TINTS)[number]
export const DRAWING_WEIGHTS = ['thin', 'thick'] as const
export type DrawingWeight = (typeof DRAWING_WEIGHTS)[number]
export const DRAWING_DASHES = ['solid', 'dashed'] as const
export type DrawingDash = (typeof DRAWING_DASHES)[number]

/** Something drawn on a chart. It stands at its times and values, so that it keeps its place under any zoom. */
export type Drawing = {
  /** Unique on its chart: `d1`, `d2` … */
  id: string
  tool: DrawingTool
  /** As many as `pointsOf(tool)`. */
  points: readonly DataPoint[]
  /** What a text says; no other drawing has one. */
  text?: string
  look: DrawingLook
}

/** How many points a tool takes. */
export function pointsOf(tool: DrawingTool): 1 | 2 {
  return tool === 'horizontal' || tool === 'vertical' || tool === 'text' ? 1 : 2
}

/** The look of a new drawing: ink, which no series has; what only measures or marks a time is dashed. */
export function lookOf(tool: DrawingTool): DrawingLook {
  return { tint: 'ink', weight: 'thin', dash: tool === 'vertical' || tool === 'measure' ? 'dashed' : 'solid' }
}

/** Whether two looks are the same. */
export function isSameLook(a: DrawingLook, b: DrawingLook): boolean {
  return a.tint === b.tint && a.weight === b.weight && a.dash === b.dash
}

/** The most drawings on one chart: what is kept has to stay small. */
export const MAX_DRAWINGS = 100
/** The most signs of a text. */
export const MAX_TEXT = 120
/** Years 1 to 9999: the days that can be written. */
const [FIRST_TIME, LAST_TIME] = [-62_135_596_800_000, 253_402_300_799_999]

/** The point if it can stand on a chart, to the millisecond; else null. */
export function cleanPoint(at: unknown, value: unknown): DataPoint | null {
  if (typeof at !== 'number' || typeof value !== 'number') return null
  const height = toDrawable(value)
  // Adding zero turns a minus zero, which no store keeps, into zero
  const time = Math.round(at) + 0
  return height !== null && time >= FIRST_TIME && time <= LAST_TIME ? { at: time, value: height } : null
}

/** All points, or null when one of them cannot stand on a chart. */
export function cleanPoints(points: readonly DataPoint[]): DataPoint[] | null {
  const clean = points.flatMap(point => cleanPoint(point.at, point.value) ?? [])
  return clean.length === points.length ? clean : null
}

/** A text as it is kept: one line without invisible signs, at most `MAX_TEXT` long. */
export function cleanText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  // Cut by whole signs: half of a pair would be no text
  return [...line]
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** Whether two points are one place. */
export function isSamePoint(a: DataPoint | undefined, b: DataPoint | undefined): boolean {
  return a?.at === b?.at && a?.value === b?.value
}

/** The id of the next drawing number. */
export function drawingId(number: number): string {
  return `d${number}`
}

/** The number in an id, or null when it is none of ours. */
export function numberOfId(id: unknown): number | null {
  const match = typeof id === 'string' ? /^d([1-9]\d{0,11})$/.exec(id) : null
  return match ? Number(match[1]) : null
}
