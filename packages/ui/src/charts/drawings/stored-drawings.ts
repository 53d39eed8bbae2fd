import { storedKey } from '../../foundation/state/stored-keys.ts'
import {
  cleanPoint,
  cleanText,
  type DataPoint,
  DRAWING_DASHES,
  DRAWING_TINTS,
  DRAWING_TOOLS,
  DRAWING_WEIGHTS,
  type Drawing,
  type DrawingLook,
  isSamePoint,
  MAX_DRAWINGS,
  numberOfId,
  pointsOf,
} from './drawing.ts'

/** Whose drawings they are. */
export type DrawingsPlace = {
  /** The id of the bond, stock, fund or index, with its kind where ids of kinds overlap: `bond-1`. */
  instrument: string | number
  /** The trading ground whose quotes are shown; null when there is one only. */
  ground: number | null
  /** Drawn over a shape from 0 to 100 and not over values: kept apart, or the drawings would stand at wrong heights. */
  masked: boolean
}

/** The name under which the drawings of an instrument on a ground are kept. */
export function drawingsKey({ instrument, ground, masked }: DrawingsPlace): string {
  const of = `${encodeURIComponent(instrument)}/${ground ?? ''}`
  return storedKey('drawings', masked ? `${of}/shape` : of)
}

/** The shape of what is kept; another number is from another release and is not read. */
const VERSION = 1
/** The most that is read: a hundred drawings with the longest texts take less. */
export const MAX_STORED_LENGTH = 65_536

type StoredDrawing = { i: string; t: string; p: [number, number][]; l: [string, string, string]; x?: string }

/** The drawings as text for a store. */
export function writeDrawings(drawings: readonly Drawing[]): string {
  const kept = drawings.slice(0, MAX_DRAWINGS).map(
    ({ id, tool, points, look, text }): StoredDrawing => ({
      i: id,
      t: tool,
      p: points.map(({ at, value }) => [at, value]),
      l: [look.tint, look.dash, look.weight],
      ...(text === undefined ? {} : { x: text }),
    }),
  )
  return JSON.stringify({ v: VERSION, d: kept })
}

/** The drawings in a stored text, and how many entries could not be read. Never throws: anything may stand in a store. */
export function readDrawings(text: string | null): { drawings: Drawing[]; dropped: number } {
  if (text === null || text === '') return { drawings: [], dropped: 0 }
  const stored = text.length > MAX_STORED_LENGTH ? null : parsed(text)
  const entries = fieldsOf(stored).v === VERSION ? fieldsOf(stored).d : null
  if (!Array.isArray(entries)) return { drawings: [], dropped: 1 }
  const byId = new Map<string, Drawing>()
  for (const entry of entries) {
    const drawing = drawingOf(entry)
    if (drawing && !byId.has(drawing.id) && byId.size < MAX_DRAWINGS) byId.set(drawing.id, drawing)
  }
  return { drawings: [...byId.values()], dropped: entries.length - byId.size }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

function drawingOf(entry: unknown): Drawing | null {
  const { i: id, t, p, l, x } = fieldsOf(entry)
  const tool = DRAWING_TOOLS.find(one => one === t)
  const look = lookIn(l)
  const points = Array.isArray(p) ? p.flatMap(pointIn) : []
  if (typeof id !== 'string' || numberOfId(id) === null || !tool || !look) return null
  if (points.length !== pointsOf(tool) || !Array.isArray(p) || p.length !== points.length) return null
  if (points.length === 2 && isSamePoint(points[0], points[1])) return null
  if (tool !== 'text') return { id, tool, points, look }
  const text = typeof x === 'string' ? cleanText(x) : ''
  return text === '' ? null : { id, tool, points, look, text }
}

function pointIn(pair: unknown): DataPoint[] {
  const point = Array.isArray(pair) && pair.length === 2 ? cleanPoint(pair[0], pair[1]) : null
  return point ? [point] : []
}

/** What was kept before lines had a thickness is thin. */
function lookIn(stored: unknown): DrawingLook | null {
  const [first, second, third = 'thin'] = Array.isArray(stored) ? stored : []
  const tint = DRAWING_TINTS.find(one => one === first)
  const dash = DRAWING_DASHES.find(one => one === second)
  const weight = DRAWING_WEIGHTS.find(one => one === third)
  return tint && dash && weight ? { tint, weight, dash } : null
}
