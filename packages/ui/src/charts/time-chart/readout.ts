import type { ChangeDirection } from '../../controls/change/change-styles.tsx'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { type Column, indexAtOrBefore, nearestIndex, percentBase } from '../plot/column.ts'
import type { LegendReading } from '../plot/legend-parts.tsx'
import type { CrosshairReading } from '../plot/plot-crosshair.tsx'
import type { CursorTagsReading } from '../plot/plot-cursor-tags.tsx'
import { type AxisRange, type LinearMap, linearMap } from '../plot/scales.ts'
import { dayOfWall } from '../plot/ticks.ts'
import { CALENDAR } from '../plot/time-axis.ts'
import type { BarPeriod } from '../series/bar-periods.ts'
import { type SeriesLine, showsBars } from '../series/time-series.ts'
import type { ChartGeometry } from './chart-geometry.ts'
import { lastVisible, shapeScale } from './value-axis.ts'
import {
  barText,
  changeText,
  gapText,
  isAmount,
  readDateText,
  readoutText,
  type StepText,
  sinceText,
  stepText,
  type ValueFormat,
  valueText,
} from './value-text.ts'

type ReadingRow = {
  id: string
  /** The value as text; empty for masked lines; null when the line has no value at this time. */
  text: string | null
  /** The value in full, where `text` abbreviates it; else empty. */
  whole: string
  /** The reason for a missing value, the date of an earlier value, or open, high and low of a bar. */
  aside: string
  /** The value as a number; NaN where none is shown. */
  value: number
  /** Whether the value is of this time, and not an earlier one. */
  isOwn: boolean
  /** The change from the previous value, as text. */
  change: string
  /** Of a coloured change; else null. */
  direction: ChangeDirection
  /** Height of the point on the crosshair; null without one. */
  y: number | null
}

/** The values at one moment; with `at` null the newest values, without a crosshair. */
export type Readout = {
  at: number | null
  x: number
  date: string
  rows: ReadingRow[]
  /** The row whose point is nearest to the pointer. */
  nearest: string | null
  /** Height of the pointer. */
  near: number
  /** Whether the pointer is a finger. */
  touch: boolean
}

/** How points are placed along the axis. */
type PointPlaces = {
  /** The period that one point stands for where days were merged; null for single days. Default null. */
  period?: BarPeriod | null
  /** The place of a time along the axis. Default the calendar's. */
  placeOf?: (at: number) => number
}

/**
 * The time of the point nearest to `at` among the lines, inside the window; null when there is none (visual rule 5). Inside a gap of
 * all lines it is the day under the pointer, so that the readout shows the gap and not its neighbour. A merged point is that of all
 * its days.
 */
export function snapToPoint(
  lines: readonly SeriesLine[],
  at: number,
  window: AxisRange,
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

/** Midnight of the day, or the next one where the window begins within the day. */
function dayInWindow(at: number, window: AxisRange): number {
  const midnight = Math.floor(at / MS_PER_DAY) * MS_PER_DAY
  return midnight >= window.from ? midnight : Math.min(midnight + MS_PER_DAY, window.to)
}

/** The point of a period has the time of its last day, so the point of a day is the first one that is not earlier. */
function indexAtOrAfter(x: Float64Array, at: number): number {
  const before = indexAtOrBefore(x, at)
  return x[before] === at ? before : Math.min(before + 1, x.length - 1)
}

function isBetween(place: number | undefined, { from, to }: AxisRange): boolean {
  return place !== undefined && place >= from && place <= to
}

type ReadAtOptions = PointPlaces & {
  at: number
  /** Height of the pointer; undefined for the keyboard. */
  near?: number | undefined
  /** The series that the keyboard is on. */
  id?: string | undefined
  /** The pointer is a finger. Default false. */
  touch?: boolean | undefined
  instants: boolean
}

/** The values of the lines at a snapped time. `near` is the height of the pointer, absent for the keyboard. */
export function readAt(
  lines: readonly SeriesLine[],
  geometry: ChartGeometry,
  { at, near, id, touch = false, instants, period = null, placeOf = CALENDAR.placeOf }: ReadAtOptions,
  format: ValueFormat,
): Readout {
  const open = geometry.mapping
  const shape = linearMap({ ...geometry.view, ...shapeScale(geometry.headroom) }, geometry.box)
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
    date: readDateText(at, { instants, period }, format),
    rows,
    nearest: id ?? nearestRow(rows, pointerY),
    near: pointerY,
    touch,
  }
}

/** The place of a point; that of a merged point is in the middle of its days, while its time is the last day. */
function placeOfPoint(lines: readonly SeriesLine[], at: number): number | undefined {
  for (const { column, places } of lines) {
    const index = indexAtOrBefore(column.x, at)
    if (column.x[index] === at) return places[index]
  }
  return undefined
}

function rowAt(line: SeriesLine, at: number, mapping: LinearMap, format: ValueFormat): ReadingRow {
  const { x, y } = line.column
  const empty = { ...NO_VALUE, id: line.id }
  const index = indexAtOrBefore(x, at)
  const found = x[index]
  const holds = line.variant === 'step'
  if (found === undefined || (!holds && at > (x[x.length - 1] as number))) return empty
  const value = y[index] as number
  const exact = found === at
  if (Number.isNaN(value)) {
    const isMissing = exact || line.column.gaps?.has(index)
    return isMissing ? { ...empty, aside: gapText(line.column, index, format) } : empty
  }
  const height = exact || holds ? value * mapping.ky + mapping.by : null
  return new ValueRow({ line, index, format, isOwn: exact, y: height })
}

type RowSource = Pick<ReadingRow, 'isOwn' | 'y'> & { line: SeriesLine; index: number; format: ValueFormat }

/** The row of one value. Its texts are getters of a class: of many lines under a moving pointer only one is formatted. */
class ValueRow implements ReadingRow {
  readonly id: string
  readonly value: number
  readonly isOwn: boolean
  readonly y: number | null
  readonly #source: RowSource
  #step: StepText | undefined

  constructor(source: RowSource) {
    const { line, index, isOwn, y } = source
    this.id = line.id
    this.value = line.masked ? Number.NaN : (line.values[index] as number)
    this.isOwn = isOwn
    this.y = y
    this.#source = source
  }

  get text() {
    const { line, index, format } = this.#source
    return readoutText(line.values[index] as number, line, format)
  }

  get whole() {
    const { line, index, format } = this.#source
    return wholeText(line.values[index] as number, line, format)
  }

  get aside() {
    const { line, index, format } = this.#source
    if (this.isOwn) return drawnBarText(line, index, format)
    const day = dayOfWall(line.column.x[index] as number)
    return formatDay(day, format.lang, line.variant === 'step' ? 'day' : 'dayMonth')
  }

  get change() {
    return this.#stepText().text
  }

  get direction() {
    return this.#stepText().direction
  }

  #stepText(): StepText {
    const { line, index, format } = this.#source
    this.#step ??= stepText(line, index, format)
    return this.#step
  }
}

/** Open, high and low where the line is drawn by them. */
function drawnBarText(line: SeriesLine, index: number, format: ValueFormat): string {
  return showsBars(line.variant) ? barText(line, index, format) : ''
}

function wholeText(value: number, line: SeriesLine, format: ValueFormat): string {
  return isAmount(line) ? valueText(value, line, format) : ''
}

const NO_VALUE = {
  text: null,
  whole: '',
  aside: '',
  value: Number.NaN,
  isOwn: true,
  change: '',
  direction: null,
  y: null,
}

function nearestRow(rows: readonly ReadingRow[], pointerY: number): string | null {
  let best: ReadingRow | null = null
  for (const row of rows) {
    if (row.y === null) continue
    if (!best || Math.abs(row.y - pointerY) < Math.abs((best.y as number) - pointerY)) best = row
  }
  return best?.id ?? null
}

/** The values of the legend at rest: every line's newest visible value. The rows are computed when a legend reads them. */
export function readNewest(lines: readonly SeriesLine[], window: AxisRange, format: ValueFormat): Readout {
  let rows: ReadingRow[] | undefined
  return {
    at: null,
    x: 0,
    date: '',
    get rows() {
      rows ??= newestRows(lines, window, format)
      return rows
    },
    nearest: null,
    near: 0,
    touch: false,
  }
}

function newestRows(lines: readonly SeriesLine[], window: AxisRange, format: ValueFormat): ReadingRow[] {
  const ends = new Map(lastVisible(lines, window).map(end => [end.line, end.index]))
  return lines
    .filter(line => !line.trend)
    .map(line => {
      const index = ends.get(line)
      return index === undefined
        ? { ...NO_VALUE, id: line.id }
        : new ValueRow({ line, index, format, isOwn: true, y: null })
    })
}

/** With more lines than this only the nearest one gets a dot on the crosshair: the dots would hide each other. */
const MAX_DOTS = 8

/** The position of the crosshair, and the heights of its dots by line. */
export function crosshairOf({ at, x, rows, nearest }: Readout): CrosshairReading {
  if (at === null) return null
  const dots = new Map<string, number>()
  for (const { id, y } of rows) if (y !== null && (rows.length <= MAX_DOTS || id === nearest)) dots.set(id, y)
  return { x, dots }
}

/** The values for the legend. */
export function legendReading({ at, rows }: Readout): LegendReading {
  return { values: rows, moving: at !== null }
}

/** The tags on the axes: the date, and the value of the line that is nearest to the pointer. */
export function cursorTagsOf({ at, x, date, rows, nearest }: Readout): CursorTagsReading {
  if (at === null) return null
  const row = rows.find(({ id }) => id === nearest)
  const value = row?.text ?? ''
  return row && row.y !== null && value !== ''
    ? { x, date, y: row.y, value }
    : { x, date, y: null, value: '' }
}

/** The tooltip shows the values of up to this number of lines; with more, only of the one nearest to the pointer. */
const TOOLTIP_LINES = 3

/** A line as a tooltip writes it. */
type TooltipLine = {
  id: string
  /** In full. */
  name: string
  style: SeriesStyle
  /** The value that its change counts from, and its day; null where no change is shown. */
  base: { value: number; at: number } | null
}

/** The lines of a tooltip, known before it has values. */
export type TooltipRows = {
  lines: readonly TooltipLine[]
  /** How many of them it shows at once. */
  rows: number
}

/** The lines of a tooltip. */
export function tooltipRows(lines: readonly SeriesLine[]): TooltipRows {
  const listed = lines.filter(line => !line.trend)
  return {
    lines: listed.map(line => ({ id: line.id, name: line.name, style: line.style, base: baseOf(line) })),
    rows: listed.length > TOOLTIP_LINES ? 1 : listed.length,
  }
}

/** Masked lines, named values and histograms have no change. */
function baseOf({ masked, names, variant, values, column }: SeriesLine): TooltipLine['base'] {
  if (masked || names || variant === 'histogram') return null
  const value = percentBase(values)
  return value === null ? null : { value, at: column.x[values.indexOf(value)] as number }
}

/** The texts of a tooltip row. */
type TooltipRow = { name: string; style: SeriesStyle; value: string; change: string }

export type TooltipText = {
  date: string
  rows: TooltipRow[]
  /** What the changes count from. */
  since: string
  /** Heights of the points that must not be covered. */
  ys: number[]
}

/** How a change is written: in percent of the value at the start, or in the values' own unit (yields, spreads). */
export type ChangeKind = 'percent' | 'difference'

/** The texts of a tooltip. In percent mode the values are changes already, so no change is shown. */
export function tooltipText(
  { date, rows, nearest }: Readout,
  { lines, rows: count }: TooltipRows,
  format: ValueFormat,
  change: ChangeKind = 'percent',
): TooltipText {
  const shownRows = lines.length > count ? rows.filter(row => row.id === nearest) : rows
  const bases: number[] = []
  const texts = shownRows.flatMap((row): TooltipRow[] => {
    const line = lines.find(({ id }) => id === row.id)
    if (!line) return []
    const { name, style, base } = line
    const showsChange = base !== null && format.mode === 'absolute' && !Number.isNaN(row.value)
    if (showsChange) bases.push(base.at)
    const { text } = row
    const value = text === null ? row.aside || '–' : row.isOwn ? text : `${text} (${row.aside})`
    return [
      { name, style, value, change: showsChange ? changeText(row.value, base.value, format, change) : '' },
    ]
  })
  return {
    date,
    rows: texts,
    since: bases.length > 0 ? sinceText(Math.min(...bases), format) : '',
    ys: rows.flatMap(row => (row.y === null ? [] : [row.y])),
  }
}
