import { encodedPart } from '../../foundation/address/encoded-part.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import {
  cleanPoint,
  cleanText,
  type DataPoint,
  DRAWING_COLOURS,
  DRAWING_DASHES,
  DRAWING_TOOLS,
  DRAWING_WEIGHTS,
  type Drawing,
  type DrawingStyle,
  drawingNumber,
  isSamePoint,
  MAX_DRAWINGS,
  pointCount,
} from './drawing.ts'
import { type DrawingHistory, NO_HISTORY } from './drawings.reducer.ts'

/** The chart that drawings belong to. */
export type DrawingsScope = {
  /** The id of the bond, stock, fund or index, with its kind where ids of kinds overlap: `bond-1`. */
  instrument: string | number
  /** The venue whose quotes are shown; null if there is only one. */
  venueId: number | null
  /** Whether the chart shows a shape from 0 to 100. Stored separately, because its drawings have other heights than those over values. */
  masked: boolean
}

/** The key of the drawings in the store. */
export function drawingsKey({ instrument, venueId, masked }: DrawingsScope): string {
  const scope = `${encodedPart(instrument)}/${venueId ?? ''}`
  return storedKey('drawings', masked ? `${scope}/shape` : scope)
}

/** Other versions are from other releases and are not read. */
const VERSION = 1
/** Maximum length of the stored text, in UTF-16 units. A hundred drawings with the longest texts take about half of it. */
export const MAX_STORED_LENGTH = 65_536
/** Maximum number of stored undo steps, and of redo steps. */
export const STORED_STEPS = 50

/**
 * The stored format. A step is a list of indexes into `d` followed by `o`, so that a drawing that a step does not change is written once.
 * Releases before the history only write and read `v` and `d`.
 */
type StoredForm = {
  v: typeof VERSION
  /** The drawings. */
  d: StoredDrawing[]
  /** Drawings that only occur in steps. */
  o?: StoredDrawing[]
  /** Undo steps, the latest last. */
  p?: number[][]
  /** Redo steps, the next one last. */
  f?: number[][]
}
type StoredDrawing = { i: string; t: string; p: [number, number][]; l: [string, string, string]; x?: string }

/** Serialises the drawings with as many undo and redo steps as fit, the nearest first. */
export function writeDrawings(drawings: readonly Drawing[], history: DrawingHistory = NO_HISTORY): string {
  const current = drawings.slice(0, MAX_DRAWINGS)
  for (let steps = STORED_STEPS; steps >= 1; steps = Math.floor(steps / 2)) {
    const [past, future] = [history.past.slice(-steps), history.future.slice(-steps)]
    if (past.length + future.length === 0) break
    const text = JSON.stringify(toStoredForm(current, { past, future }))
    if (text.length <= MAX_STORED_LENGTH) return text
  }
  return JSON.stringify({ v: VERSION, d: current.map(toStored) } satisfies StoredForm)
}

function toStoredForm(drawings: readonly Drawing[], { past, future }: DrawingHistory): StoredForm {
  const indexes = new Map<Drawing, number>()
  for (const drawing of [drawings, ...past, ...future].flat())
    if (!indexes.has(drawing)) indexes.set(drawing, indexes.size)
  const toIndexes = (step: readonly Drawing[]) => step.map(drawing => indexes.get(drawing) ?? -1)
  return {
    v: VERSION,
    d: drawings.map(toStored),
    o: [...indexes.keys()].slice(drawings.length).map(toStored),
    p: past.map(toIndexes),
    f: future.map(toIndexes),
  }
}

function toStored({ id, tool, points, style, text }: Drawing): StoredDrawing {
  return {
    i: id,
    t: tool,
    p: points.map(({ at, value }) => [at, value]),
    l: [style.colour, style.dash, style.weight],
    ...(text === undefined ? {} : { x: text }),
  }
}

export type ReadDrawings = {
  drawings: Drawing[]
  /** Empty if none is stored or it cannot be read. */
  history: DrawingHistory
  /** Number of entries that could not be read. */
  unreadable: number
}

/** Parses the result of `writeDrawings`. Never throws, because a store may contain any text. */
export function readDrawings(text: string | null): ReadDrawings {
  if (text === null || text === '') return { drawings: [], history: NO_HISTORY, unreadable: 0 }
  const stored = toFields(text.length > MAX_STORED_LENGTH ? null : parseJson(text))
  const entries = stored.v === VERSION ? stored.d : null
  if (!Array.isArray(entries)) return { drawings: [], history: NO_HISTORY, unreadable: 1 }
  const byId = new Map<string, Drawing>()
  for (const entry of entries) {
    const drawing = parseDrawing(entry)
    if (drawing && !byId.has(drawing.id) && byId.size < MAX_DRAWINGS) byId.set(drawing.id, drawing)
  }
  const drawings = [...byId.values()]
  const unreadable = entries.length - drawings.length
  // with an unreadable entry the indexes of the steps would refer to other drawings
  const history = unreadable === 0 ? parseHistory(stored, drawings) : null
  return { drawings, history: history ?? NO_HISTORY, unreadable }
}

/** Returns all steps or null: undo must not restore drawings that never existed. */
function parseHistory(
  { o, p, f }: Record<string, unknown>,
  drawings: readonly Drawing[],
): DrawingHistory | null {
  if (!Array.isArray(o)) return null
  const others = o.flatMap(entry => parseDrawing(entry) ?? [])
  if (others.length !== o.length) return null
  const all = [...drawings, ...others]
  const [past, future] = [parseSteps(p, all), parseSteps(f, all)]
  return past && future && { past, future }
}

function parseSteps(stored: unknown, all: readonly Drawing[]): Drawing[][] | null {
  if (!Array.isArray(stored) || stored.length > STORED_STEPS) return null
  const steps = stored.flatMap(indexes => parseStep(indexes, all) ?? [])
  return steps.length === stored.length ? steps : null
}

/** One step, wrapped in a list because `flatMap` would flatten it. */
function parseStep(indexes: unknown, all: readonly Drawing[]): [Drawing[]] | null {
  if (!Array.isArray(indexes) || indexes.length > MAX_DRAWINGS) return null
  const step = indexes.flatMap(index => (Number.isInteger(index) && all[index]) || [])
  const ids = new Set(step.map(({ id }) => id))
  return ids.size === indexes.length ? [step] : null
}

function parseDrawing(entry: unknown): Drawing | null {
  const { i: id, t, p, l, x } = toFields(entry)
  const tool = DRAWING_TOOLS.find(one => one === t)
  const style = parseStyle(l)
  if (typeof id !== 'string' || drawingNumber(id) === null || !tool || !style || !Array.isArray(p))
    return null
  const points = p.flatMap(pair => parsePoint(pair) ?? [])
  if (points.length !== p.length || points.length !== pointCount(tool)) return null
  if (points.length === 2 && isSamePoint(points[0], points[1])) return null
  if (tool !== 'text') return { id, tool, points, style }
  const text = typeof x === 'string' ? cleanText(x) : ''
  return text === '' ? null : { id, tool, points, style, text }
}

function parsePoint(pair: unknown): DataPoint | null {
  return Array.isArray(pair) && pair.length === 2 ? cleanPoint(pair[0], pair[1]) : null
}

/** Older releases stored no weight; these lines are thin. */
function parseStyle(stored: unknown): DrawingStyle | null {
  const [first, second, third = 'thin'] = Array.isArray(stored) ? stored : []
  const colour = DRAWING_COLOURS.find(one => one === first)
  const dash = DRAWING_DASHES.find(one => one === second)
  const weight = DRAWING_WEIGHTS.find(one => one === third)
  return colour && dash && weight ? { colour, weight, dash } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toFields(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
