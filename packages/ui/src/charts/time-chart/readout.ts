import { formatDay } from '../../foundation/format/format-day.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import type { CrosshairReading } from '../plot/plot-crosshair.tsx'
import type { LegendReading } from '../plot/plot-legend.tsx'
import { type LinearMap, linearMap, type Range } from '../plot/scales.ts'
import { dayOfWall } from '../plot/ticks.ts'
import type { BarPeriod } from '../series/bar-periods.ts'
import { type Column, indexAtOrBefore, nearestIndex } from '../series/column.ts'
import { markKindOf, type SeriesMarkKind } from '../series/series-mark.tsx'
import { CALENDAR } from '../series/time-axis.ts'
import type { Line } from '../series/time-series.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import { lastVisible, SHAPE_SCALE } from './value-axis.ts'
import { barText, gapText, periodText, type ValueFormat, valueRoom, valueText } from './value-text.ts'

type ReadingRow = {
  id: string
  /** The value as text; empty for masked lines; null when the line has nothing to say about this time. */
  text: string | null
  /** Why there is no value; the value's own date when it is an earlier one; open, high and low of a bar. */
  aside: string
  /** Height of the point on the crosshair; null without one. */
  y: number | null
}

/** What the chart says about one moment; `at` null: about the newest values, with no crosshair. */
export type Readout = {
  at: number | null
  x: number
  date: string
  rows: ReadingRow[]
  /** The row whose point is nearest to the pointer. */
  nearest: string | null
  /** Height of the pointer. */
  near: number
}

/** How points stand along the axis. */
type PointPlaces = {
  /** What one point stands for where days were merged; null for itself. Default null. */
  period?: BarPeriod | null
  /** The place of a time along the axis. Default the calendar's. */
  placeOf?: (at: number) => number
}

/**
 * The time of the point nearest to `at` among the lines, inside the window; null when there is none (visual rule 5). Where no line
 * that has begun and not ended has data, it is the day under the pointer: the gap is read there, not the point beside it. A merged
 * point is that of all its days.
 */
export function snap(
  lines: readonly Line[],
  at: number,
  window: Range,
  { period = null, placeOf = CALENDAR.placeOf }: PointPlaces = {},
): number | null {
  const inside = Math.max(window.from, Math.min(window.to, at))
  const readable = lines.filter(line => !line.trend)
  const present = readable.filter(({ column }) => !isInGap(column, inside))
  if (present.length < readable.length && !present.some(({ column }) => isWithin(column.x, inside)))
    return dayInWindow(inside, window)
  const seen = { from: placeOf(window.from), to: placeOf(window.to) }
  const find = period === null ? nearestIndex : indexAtOrAfter
  let best: number | null = null
  for (const { column, places } of present) {
    const index = find(column.x, inside)
    const near = [index, index - 1, index + 1].find(other => isBetween(places[other], seen))
    const found = near === undefined ? null : (column.x[near] as number)
    if (found !== null && (best === null || Math.abs(found - at) < Math.abs(best - at))) best = found
  }
  return best
}

function isInGap({ x, gaps }: Column, at: number): boolean {
  return gaps?.has(indexAtOrBefore(x, at)) ?? false
}

function isWithin(x: Float64Array, at: number): boolean {
  return at >= (x[0] as number) && at <= (x[x.length - 1] as number)
}

const MS_PER_DAY = 86_400_000

/** Midnight of the day, or the next one where the window begins within the day. */
function dayInWindow(at: number, window: Range): number {
  const midnight = Math.floor(at / MS_PER_DAY) * MS_PER_DAY
  return midnight >= window.from ? midnight : Math.min(midnight + MS_PER_DAY, window.to)
}

/** The point of a period has its last time, so that it is the first one that is no earlier. */
function indexAtOrAfter(x: Float64Array, at: number): number {
  const before = indexAtOrBefore(x, at)
  return x[before] === at ? before : Math.min(before + 1, x.length - 1)
}

function isBetween(place: number | undefined, { from, to }: Range): boolean {
  return place !== undefined && place >= from && place <= to
}

type ReadAtOptions = PointPlaces & {
  at: number
  /** Height of the pointer; undefined for the keyboard. */
  near?: number | undefined
  /** The series that the keyboard is on. */
  id?: string | undefined
  instants: boolean
}

/** What the lines say at a snapped time. `near` is the height of the pointer, absent for the keyboard. */
export function readAt(
  lines: readonly Line[],
  geometry: ChartGeometry,
  { at, near, id, instants, period = null, placeOf = CALENDAR.placeOf }: ReadAtOptions,
  format: ValueFormat,
): Readout {
  const open = geometry.mapping
  const shape = linearMap({ ...geometry.view, ...SHAPE_SCALE }, geometry.box)
  const rows = lines
    .filter(line => !line.trend)
    .map(line => rowAt(line, at, line.masked ? shape : open, format))
  const middle = geometry.box.top + geometry.box.height / 2
  const chosen = rows.find(row => row.id === id)?.y
  const pointerY = near ?? chosen ?? rows.find(row => row.y !== null)?.y ?? middle
  const x = (placeOfPoint(lines, at) ?? placeOf(at)) * open.kx + open.bx
  return {
    at,
    x,
    date: periodText(at, { instants, period }, format),
    rows,
    nearest: id ?? nearestRow(rows, pointerY),
    near: pointerY,
  }
}

/** A merged point stands in the middle of its days, whose last one is its time. */
function placeOfPoint(lines: readonly Line[], at: number): number | undefined {
  for (const { column, places } of lines) {
    const index = indexAtOrBefore(column.x, at)
    if (column.x[index] === at) return places[index]
  }
  return undefined
}

function rowAt(line: Line, at: number, mapping: LinearMap, format: ValueFormat): ReadingRow {
  const { x, y } = line.column
  const nothing = { id: line.id, text: null, aside: '', y: null }
  const index = indexAtOrBefore(x, at)
  const found = x[index]
  const holds = line.variant === 'step'
  if (found === undefined || (!holds && at > (x[x.length - 1] as number))) return nothing
  const value = y[index] as number
  const exact = found === at
  if (Number.isNaN(value)) {
    const isMissing = exact || line.column.gaps?.has(index)
    return isMissing ? { ...nothing, aside: gapText(line.column, index, format) } : nothing
  }
  return {
    id: line.id,
    text: valueText(line.values[index] as number, line, format),
    aside: exact
      ? barText(line, index, format)
      : formatDay(dayOfWall(found), format.lang, holds ? 'day' : 'dayMonth'),
    y: exact || holds ? value * mapping.ky + mapping.by : null,
  }
}

function nearestRow(rows: readonly ReadingRow[], pointerY: number): string | null {
  let best: ReadingRow | null = null
  for (const row of rows) {
    if (row.y === null) continue
    if (!best || Math.abs(row.y - pointerY) < Math.abs((best.y as number) - pointerY)) best = row
  }
  return best?.id ?? null
}

/** What the legend says at rest: every line's newest visible value. */
export function readNewest(lines: readonly Line[], window: Range, format: ValueFormat): Readout {
  const ends = lastVisible(lines, window)
  const rows = lines
    .filter(line => !line.trend)
    .map(line => {
      const end = ends.find(end => end.line === line)
      return { id: line.id, text: end ? valueText(end.value, line, format) : null, aside: '', y: null }
    })
  return { at: null, x: 0, date: '', rows, nearest: null, near: 0 }
}

/** Of more lines than this only the nearest one gets a dot on the crosshair: more would hide each other. */
const CROWD = 8

/** Where the crosshair stands, and the heights of its dots by line. */
export function crosshairOf({ at, x, rows, nearest }: Readout): CrosshairReading {
  if (at === null) return null
  const dots = new Map<string, number>()
  for (const { id, y } of rows) if (y !== null && (rows.length <= CROWD || id === nearest)) dots.set(id, y)
  return { x, dots }
}

/** What the legend says. */
export function legendReading({ at, rows }: Readout): LegendReading {
  return { values: rows, moving: at !== null }
}

/** What a tooltip's date, borders and the line about the rest take, in pixels. */
const TOOLTIP_REST = 64

/** A longer name is cut in the tooltip; the legend has it whole. */
const NAME_LENGTH = 36

/** What a tooltip is made of before it says anything: one column of marks, one of names. */
export type TooltipRows = {
  marks: { id: string; style: SeriesStyle; kind: SeriesMarkKind }[]
  /** A name a line. */
  names: string
  /** How many lines are left to the legend. */
  more: number
  /** Width of the value column in `ch`. */
  room: number
  /** In pixels. */
  rowHeight: number
}

/** The lines that a tooltip has room for. */
export function tooltipRows(
  lines: readonly Line[],
  height: number,
  fontSize: number,
  format: ValueFormat,
): TooltipRows {
  const rowHeight = Math.round(fontSize * 1.7)
  const listed = lines.filter(line => !line.trend)
  const shown = listed.slice(0, Math.max(1, Math.floor((height - TOOLTIP_REST) / rowHeight)))
  return {
    marks: shown.map(line => ({ id: line.id, style: line.style, kind: markKindOf(line) })),
    names: shown.map(line => shortName(line.name)).join('\n'),
    more: listed.length - shown.length,
    room: Math.max(0, ...shown.map(line => (line.masked ? 0 : valueRoom(line, format)))),
    rowHeight,
  }
}

function shortName(name: string): string {
  const characters = [...name.replaceAll('\n', ' ')]
  return characters.length > NAME_LENGTH
    ? `${characters.slice(0, NAME_LENGTH - 1).join('')}…`
    : characters.join('')
}

export type TooltipText = {
  /** A value a line; an en dash where the line has nothing to say about this time. */
  values: string
  /** Beside them: why there is none, or the value's own earlier date. */
  asides: string
  /** The row nearest to the pointer; below them all when none is. */
  near: number
  /** Heights of the points that must not be covered. */
  ys: number[]
}

/** What a tooltip of so many rows says. */
export function tooltipText({ rows, nearest }: Readout, count: number): TooltipText {
  const shown = rows.slice(0, count)
  const near = shown.findIndex(row => row.id === nearest)
  return {
    values: shown.map(row => row.text ?? (row.aside ? '' : '–')).join('\n'),
    asides: shown.map(row => row.aside).join('\n'),
    near: near < 0 ? count + 1 : near,
    ys: rows.flatMap(row => (row.y === null ? [] : [row.y])),
  }
}
