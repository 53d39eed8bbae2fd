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
import { type DrawingHistory, NO_HISTORY } from './drawings.model.ts'

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

/** The form of what is stored; another number is from another release and is not read. */
const VERSION = 1
/** The most that is written and read: a hundred drawings with the longest texts take about half of it. */
export const MAX_STORED_LENGTH = 65_536
/** Steps of undo, and of redo, that are stored. */
export const STORED_STEPS = 50

type StoredDrawing = { i: string; t: string; p: [number, number][]; l: [string, string, string]; x?: string }

/**
 * The drawings as text for a store, with the nearest steps of undo and redo: as many as fit. A step is a list of places among
 * the drawings (`d`) and the others that steps need (`o`), so that what did not change is written once.
 */
export function writeDrawings(drawings: readonly Drawing[], history: DrawingHistory = NO_HISTORY): string {
  const kept = drawings.slice(0, MAX_DRAWINGS)
  for (let steps = STORED_STEPS; steps >= 1; steps = Math.floor(steps / 2)) {
    const [past, future] = [history.past.slice(-steps), history.future.slice(-steps)]
    if (past.length + future.length === 0) break
    const all = [...new Set([...kept, ...past.flat(), ...future.flat()])]
    const places = new Map(all.map((drawing, place) => [drawing, place]))
    const toPlaces = (step: readonly Drawing[]) => step.map(drawing => places.get(drawing))
    const text = JSON.stringify({
      v: VERSION,
      d: kept.map(toStored),
      o: all.slice(kept.length).map(toStored),
      p: past.map(toPlaces),
      f: future.map(toPlaces),
    })
    if (text.length <= MAX_STORED_LENGTH) return text
  }
  return JSON.stringify({ v: VERSION, d: kept.map(toStored) })
}

function toStored({ id, tool, points, look, text }: Drawing): StoredDrawing {
  return {
    i: id,
    t: tool,
    p: points.map(({ at, value }) => [at, value]),
    l: [look.tint, look.dash, look.weight],
    ...(text === undefined ? {} : { x: text }),
  }
}

export type ReadDrawings = {
  drawings: Drawing[]
  /** None where it was not stored, or not as this release stores it. */
  history: DrawingHistory
  /** Entries that could not be read. */
  dropped: number
}

/** What a stored text holds. Never throws: anything may stand in a store. */
export function readDrawings(text: string | null): ReadDrawings {
  if (text === null || text === '') return { drawings: [], history: NO_HISTORY, dropped: 0 }
  const stored = fieldsOf(text.length > MAX_STORED_LENGTH ? null : parsed(text))
  const entries = stored.v === VERSION ? stored.d : null
  if (!Array.isArray(entries)) return { drawings: [], history: NO_HISTORY, dropped: 1 }
  const byId = new Map<string, Drawing>()
  for (const entry of entries) {
    const drawing = drawingOf(entry)
    if (drawing && !byId.has(drawing.id) && byId.size < MAX_DRAWINGS) byId.set(drawing.id, drawing)
  }
  const drawings = [...byId.values()]
  const dropped = entries.length - drawings.length
  // With an entry missing the places of the steps would lead to other drawings
  return { drawings, history: (dropped === 0 && historyOf(stored, drawings)) || NO_HISTORY, dropped }
}

/** The stored steps; null when any of them cannot be: half a history would lead to states that never were. */
function historyOf(
  { o, p, f }: Record<string, unknown>,
  drawings: readonly Drawing[],
): DrawingHistory | null {
  if (!Array.isArray(o)) return null
  const others = o.flatMap(entry => drawingOf(entry) ?? [])
  const all = [...drawings, ...others]
  const [past, future] = [stepsOf(p, all), stepsOf(f, all)]
  return past && future && others.length === o.length ? { past, future } : null
}

function stepsOf(stored: unknown, all: readonly Drawing[]): Drawing[][] | null {
  if (!Array.isArray(stored) || stored.length > STORED_STEPS) return null
  const steps: Drawing[][] = []
  for (const places of stored) {
    if (!Array.isArray(places) || places.length > MAX_DRAWINGS) return null
    const step = places.flatMap(place => (Number.isInteger(place) && all[place]) || [])
    if (new Set(step.map(({ id }) => id)).size !== places.length) return null
    steps.push(step)
  }
  return steps
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
