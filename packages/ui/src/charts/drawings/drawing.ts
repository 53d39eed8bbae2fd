import { toDrawable } from '../../foundation/to-point.ts'

/** What can be drawn on a chart, in the order of the toolbar (C20). */
export const DRAWING_TOOLS = [
  'trend',
  'arrow',
  'horizontal',
  'vertical',
  'rectangle',
  'fibonacci',
  'measure',
  'text',
  'ray',
] as const

export type DrawingTool = (typeof DRAWING_TOOLS)[number]

/** A point of a chart: wall-clock milliseconds as in `Column.x`, and a value. */
export type DataPoint = { at: number; value: number }

/** Colours by the name of their token. */
export const DRAWING_COLOURS = ['ink', 'accent', 'up', 'down', 'warn'] as const
export type DrawingColour = (typeof DRAWING_COLOURS)[number]
export const DRAWING_WEIGHTS = ['thin', 'thick'] as const
export type DrawingWeight = (typeof DRAWING_WEIGHTS)[number]
export const DRAWING_DASHES = ['solid', 'dashed'] as const
export type DrawingDash = (typeof DRAWING_DASHES)[number]

/** Colour, line weight and dash of a drawing. */
export type DrawingStyle = { colour: DrawingColour; weight: DrawingWeight; dash: DrawingDash }

/** A drawing on a chart. Its points are times and values, so it stays in place when the chart zooms. */
export type Drawing = {
  /** Unique on its chart: `d1`, `d2` … */
  id: string
  tool: DrawingTool
  /** `pointCount(tool)` points. */
  points: readonly DataPoint[]
  /** Only of the tool `text`. */
  text?: string
  style: DrawingStyle
}

/** Number of points of a tool. */
export function pointCount(tool: DrawingTool): 1 | 2 {
  return tool === 'horizontal' || tool === 'vertical' || tool === 'text' ? 1 : 2
}

/** The style of a new drawing: ink, which no series uses; measures and marks of a time are dashed. */
export function defaultStyle(tool: DrawingTool): DrawingStyle {
  return {
    colour: 'ink',
    weight: 'thin',
    dash: tool === 'vertical' || tool === 'measure' ? 'dashed' : 'solid',
  }
}

export function isSameStyle(a: DrawingStyle, b: DrawingStyle): boolean {
  return a.colour === b.colour && a.weight === b.weight && a.dash === b.dash
}

/** Maximum number of drawings on a chart, so that the stored text stays small. */
export const MAX_DRAWINGS = 100
/** Maximum length of a text, in characters. */
export const MAX_TEXT = 120
/** Years 1 to 9999: the days that can be formatted. */
const [FIRST_TIME, LAST_TIME] = [-62_135_596_800_000, 253_402_300_799_999]

/** The point with a whole millisecond; null if no chart can show it. */
export function cleanPoint(at: unknown, value: unknown): DataPoint | null {
  if (typeof at !== 'number' || typeof value !== 'number') return null
  const drawable = toDrawable(value)
  // adding zero turns -0, which JSON cannot represent, into 0
  const time = Math.round(at) + 0
  return drawable !== null && time >= FIRST_TIME && time <= LAST_TIME ? { at: time, value: drawable } : null
}

/** All points cleaned, or null if no chart can show one of them. */
export function cleanPoints(points: readonly DataPoint[]): DataPoint[] | null {
  const clean = points.flatMap(point => cleanPoint(point.at, point.value) ?? [])
  return clean.length === points.length ? clean : null
}

/** The text as it is stored: one line without control characters, at most `MAX_TEXT` long. */
export function cleanText(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim()
  // spread by code points, so that no surrogate pair is cut
  return [...line]
    .slice(0, MAX_TEXT)
    .join('')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

export function isSamePoint(a: DataPoint | undefined, b: DataPoint | undefined): boolean {
  return a?.at === b?.at && a?.value === b?.value
}

/** The id of a drawing from its number. */
export function drawingId(number: number): string {
  return `d${number}`
}

/** The number of an id; null for an invalid id. */
export function drawingNumber(id: unknown): number | null {
  const match = typeof id === 'string' ? /^d([1-9]\d{0,11})$/.exec(id) : null
  return match ? Number(match[1]) : null
}
