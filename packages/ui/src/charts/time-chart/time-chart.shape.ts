import type { Day } from '../../foundation/calendar/day.ts'
import { formatDecimal, labelsInMillions } from '../../foundation/format/decimal.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { type SeriesStyle, seriesStyle } from '../../foundation/tokens/series.ts'
import {
  type Column,
  indexAtOrBefore,
  lastValueIndex,
  percentColumn,
  type TimePoint,
  toColumn,
  wallTimeOfDay,
} from './column.ts'
import { type Mapping, mappingOf } from './path-text.ts'
import { spreadTags } from './tags.ts'
import { decimalsOf, rhythm, type TimeTick, timeTicks, valueTicks } from './ticks.ts'
import type { Bounds, Range } from './time-chart.model.ts'
import type { Writing } from './time-chart-words.ts'

/** One line of the chart (shared-blocks §3). */
export type TimeSeries = {
  /** Stable and unique in the chart. */
  id: string
  name: string
  /** In any order; what cannot be drawn is left out and counted. Keep the array's identity while it stays the same. */
  points: readonly TimePoint[]
  /** Which of the 20 looks, 0–19; 0 is the main one. Default: its place in the list. */
  style?: number
  /** Makes the legend's name a link, if `safeUrl` lets it. */
  href?: string
  /** The unit of the values: on the axis when all series agree, else beside each value. */
  unit?: string
  /** A few words behind the name in the legend. */
  note?: string
  /** `trend` is a thin dotted helper line: no tag, no cursor, not in the table. Default `line`. */
  variant?: 'line' | 'trend'
  /** The points are a shape from 0 to 100, not values: no number of them is ever written. */
  masked?: boolean
}

/** Absolute values, or percent change from each series' first value (bond-page §4, C10). */
export type ValuesMode = 'absolute' | 'percent'

/** A series made ready to draw. */
export type Line = {
  id: string
  name: string
  href: string | null
  note: string | null
  unit: string
  trend: boolean
  masked: boolean
  /** Its place in the list, 0 is the main series. */
  place: number
  style: SeriesStyle
  column: Column
}

export type Prepared = {
  lines: Line[]
  /** From the first to the last time of all lines; null without any point. */
  extent: Range | null
  /** The narrowest window worth showing: about three points. */
  minSpan: number
  /** Whether any point has a time of day. */
  instants: boolean
  /** Points left out because their time cannot be read or stands twice. */
  dropped: number
  /** Values that were given and cannot be drawn. */
  bad: number
  /** Names of the series that percent mode has no base for. */
  unbased: string[]
}

const columns = new WeakMap<readonly TimePoint[], Column>()

/** The column of a points array; adding a series to a comparison does not convert the others again. */
function columnOf(points: readonly TimePoint[]): Column {
  const known = columns.get(points)
  if (known) return known
  const column = toColumn(points)
  columns.set(points, column)
  return column
}

/** The series as lines: columns, looks, links; in percent mode based on their first finite non-zero value (C10). */
export function prepare(
  series: readonly TimeSeries[],
  { mode, masked }: { mode: ValuesMode; masked: boolean },
): Prepared {
  const out: Prepared = {
    lines: [],
    extent: null,
    minSpan: 0,
    instants: false,
    dropped: 0,
    bad: 0,
    unbased: [],
  }
  let longest = 0
  series.forEach((one, place) => {
    const raw = columnOf(one.points)
    const hides = masked || one.masked === true
    out.dropped += raw.dropped
    const column = mode === 'percent' && !hides ? percentColumn(raw) : raw
    out.bad += (column ?? raw).bad.size
    if (!column && lastValueIndex(raw.y) >= 0) out.unbased.push(one.name)
    if (!column || column.x.length === 0) return
    out.extent = {
      from: Math.min(out.extent?.from ?? Number.POSITIVE_INFINITY, column.x[0] as number),
      to: Math.max(out.extent?.to ?? Number.NEGATIVE_INFINITY, column.x[column.x.length - 1] as number),
    }
    out.instants ||= column.instants
    longest = Math.max(longest, column.x.length)
    out.lines.push({
      id: one.id,
      name: one.name,
      href: safeUrl(one.href),
      note: one.note ?? null,
      unit: one.unit ?? '',
      trend: one.variant === 'trend',
      masked: hides,
      place,
      style: seriesStyle(one.style ?? place),
      column,
    })
  })
  if (out.extent && longest > 1) out.minSpan = ((out.extent.to - out.extent.from) / (longest - 1)) * 3
  return out
}

/** Whether at least one value can be drawn. */
export function hasValues(prepared: Prepared): boolean {
  return prepared.lines.some(line => lastValueIndex(line.column.y) >= 0)
}

/** The limits of zooming: the data's ends; without data the asked period, so that the frame keeps its times. */
export function boundsOf(prepared: Prepared, period: { from: Day; to: Day } | undefined): Bounds {
  const extent = prepared.extent ?? askedStretch(period) ?? { from: 0, to: 1 }
  const key = period ? `${period.from} ${period.to}` : `${extent.from} ${extent.to}`
  // A single moment still needs a width to stand in
  const half = extent.from === extent.to ? 43_200_000 : 0
  return { from: extent.from - half, to: extent.to + half, minSpan: prepared.minSpan, key }
}

function askedStretch(period: { from: Day; to: Day } | undefined): Range | null {
  if (!period) return null
  const [from, to] = [wallTimeOfDay(period.from), wallTimeOfDay(period.to)]
  return from < to ? { from, to } : null
}

export type Box = { left: number; top: number; width: number; height: number }
/** Space around the plot, as visx names it. */
export type Margin = { top: number; right: number; bottom: number; left: number }

/** What part of the data shows: times across, values up. */
export type View = { window: Range; low: number; high: number }

export type ValueTick = { value: number; text: string }
/** The last visible value of a line, written on the axis in the line's colour. */
export type Tag = { id: string; style: SeriesStyle; text: string; y: number; at: number }

export type Figure = {
  width: number
  height: number
  margin: Margin
  box: Box
  view: View
  mapping: Mapping
  /** Values of the horizontal grid; without texts where values may not be shown. */
  valueTicks: ValueTick[]
  timeTicks: TimeTick[]
  tags: Tag[]
  /** Written once above the value axis. */
  axisUnit: string
}

export type FigureRequest = {
  prepared: Prepared
  /** The lines that are not switched off. */
  visible: readonly Line[]
  window: Range
  width: number
  height: number
  /** Size of the axis texts in pixels. */
  fontSize: number
  writing: Writing
}

/** The scale that masked shapes stand on: 0–100 with some air. */
export const SHAPE_SCALE = { low: -6, high: 106 }
/** Share of the value span that stays free above and below the lines. */
const AIR = 0.06
/** Values closer together than this are one flat line: dividing by their span would leave the numbers. */
const LEAST_AIR = 1e-15
/** A tabular figure is this much of its font size wide. */
const FIGURE_WIDTH = 0.59
const DOT_ROOM = 8

/** Axes, ticks, tags and scales for one size and one window. */
export function figureOf(request: FigureRequest): Figure {
  const { prepared, visible, window, width, height, fontSize, writing } = request
  const scale = valueScale(visible, window)
  const open = visible.some(line => !line.masked && line.column.x.length > 0)
  const axisUnit = open ? axisUnitOf(writing) : ''
  const top = axisUnit ? fontSize + 12 : 12
  const bottom = fontSize + 18
  const innerHeight = Math.max(1, height - top - bottom)
  const axis = open ? axisTexts(scale, innerHeight, fontSize, writing) : silentAxis(scale, innerHeight)
  const ends = open ? lastVisible(visible, window) : []
  const texts = ends.map(end => axis.tagText(end.value))
  const longest = Math.max(0, ...[...texts, ...axis.ticks.map(tick => tick.text)].map(text => text.length))
  const right = visible.length > 0 && !open ? DOT_ROOM : axisRoom(longest, fontSize)
  const margin = { top, right, bottom, left: DOT_ROOM }
  const box = { left: DOT_ROOM, top, width: Math.max(1, width - DOT_ROOM - right), height: innerHeight }
  const view = { window, ...scale }
  const mapping = mappingFor(view, box)
  const wanted = ends.map(end => end.value * mapping.ky + mapping.by)
  const size = fontSize + 8
  const centres = spreadTags(wanted, {
    size: size + 2,
    top: top - size / 2,
    bottom: top + innerHeight + size / 2,
  })
  const tags = ends.flatMap((end, i) => {
    const y = centres[i]
    if (y === null || y === undefined) return []
    return [{ id: end.line.id, style: end.line.style, text: texts[i] ?? '', y, at: wanted[i] as number }]
  })
  return {
    width,
    height,
    margin,
    box,
    view,
    mapping,
    valueTicks: axis.ticks.map(tick => clearOfTags(tick, tick.value * mapping.ky + mapping.by, tags, size)),
    timeTicks: placedTimeTicks(window, box, { fontSize, instants: prepared.instants, lang: writing.lang }),
    tags,
    axisUnit,
  }
}

/** Width of the value axis: as wide as before the data came, and in steps of 8 pixels, or a zoom would make the plot breathe. */
function axisRoom(characters: number, fontSize: number): number {
  return Math.ceil((Math.max(5, characters) * fontSize * FIGURE_WIDTH + 14) / 8) * 8
}

/** An axis label that a tag would lie on goes without its text; its grid line stays. */
function clearOfTags(tick: ValueTick, y: number, tags: readonly Tag[], size: number): ValueTick {
  return tags.some(tag => Math.abs(tag.y - y) < size * 0.9) ? { ...tick, text: '' } : tick
}

/** The mapping of a view onto the plot. */
export function mappingFor({ window, low, high }: View, box: Box): Mapping {
  return mappingOf({ x0: window.from, x1: window.to, y0: low, y1: high }, box)
}

/** The lines that are not switched off. */
export function visibleLines(prepared: Prepared, hidden: readonly string[]): Line[] {
  return prepared.lines.filter(line => !hidden.includes(line.id))
}

function axisUnitOf(writing: Writing): string {
  return writing.mode === 'percent' ? '%' : writing.unit
}

/** The lowest and highest visible value with air around; the shapes' own scale when no value shows in the window. */
export function valueScale(lines: readonly Line[], window: Range): { low: number; high: number } {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const take = (value: number): void => {
    if (value < low) low = value
    if (value > high) high = value
  }
  for (const { masked, column } of lines) {
    if (masked) continue
    const { x, y } = column
    if (window.from <= (x[0] as number) && (x[x.length - 1] as number) <= window.to) {
      low = Math.min(low, column.low)
      high = Math.max(high, column.high)
      continue
    }
    const from = indexAtOrBefore(x, window.from - 1) + 1
    const to = indexAtOrBefore(x, window.to)
    for (let i = from; i <= to; i++) take(y[i] as number)
    take(between(column, from - 1, window.from))
    take(between(column, to, window.to))
  }
  if (!(low <= high)) return SHAPE_SCALE
  const wanted = (high - low) * AIR || Math.abs(high) * 0.01
  const air = wanted > LEAST_AIR ? wanted : 1
  return { low: low - air, high: high + air }
}

/** The height of the line where it crosses `at`, between the points `index` and `index + 1`; NaN where there is none. */
function between({ x, y }: Column, index: number, at: number): number {
  if (index < 0 || index + 1 >= x.length) return Number.NaN
  const x0 = x[index] as number
  const y0 = y[index] as number
  return y0 + (((y[index + 1] as number) - y0) * (at - x0)) / ((x[index + 1] as number) - x0)
}

type Axis = { ticks: ValueTick[]; tagText: (value: number) => string }

/** Labels of the value axis; from 100,000 on in millions (shared-blocks §9). */
function axisTexts(
  scale: { low: number; high: number },
  height: number,
  fontSize: number,
  writing: Writing,
): Axis {
  const ticks = valueTicks(scale.low, scale.high, Math.max(2, Math.floor(height / (fontSize * 4))))
  const millions = labelsInMillions(Math.max(Math.abs(scale.low), Math.abs(scale.high)))
  const unit = millions ? 1_000_000 : 1
  const step = ticks.step / unit
  const needed = decimalsOf(step)
  const axisDecimals = step < 1 && !millions ? Math.max(needed, Math.min(writing.decimals, 2)) : needed
  const tagDecimals = Math.max(axisDecimals, Math.min(writing.decimals, step < 10 ? 2 : step < 100 ? 1 : 0))
  const sign = writing.mode === 'percent' ? 'change' : 'auto'
  const write = (value: number, decimals: number): string => {
    const text = formatDecimal(value / unit, { decimals, lang: writing.lang, sign }) ?? ''
    return millions ? writing.label('chart_in_millions', { value: text }) : text
  }
  return {
    ticks: ticks.values.map(value => ({ value, text: write(value, axisDecimals) })),
    tagText: value => write(value, tagDecimals),
  }
}

function silentAxis(scale: { low: number; high: number }, height: number): Axis {
  const rows = Math.max(2, Math.floor(height / 64))
  return { ticks: rhythm(scale.low, scale.high, rows).map(value => ({ value, text: '' })), tagText: () => '' }
}

/** The last value in sight of every line that has one; helper lines and masked ones have none to tell. */
export function lastVisible(lines: readonly Line[], window: Range): { line: Line; value: number }[] {
  return lines.flatMap(line => {
    if (line.masked || line.trend) return []
    const { x, y } = line.column
    let index = indexAtOrBefore(x, window.to)
    while (index >= 0 && Number.isNaN(y[index])) index--
    const at = x[index]
    return at === undefined || at < window.from ? [] : [{ line, value: y[index] as number }]
  })
}

function placedTimeTicks(
  window: Range,
  box: Box,
  { fontSize, instants, lang }: { fontSize: number; instants: boolean; lang: string },
): TimeTick[] {
  if (window.to - window.from <= 1) return []
  const count = Math.max(1, box.width / (fontSize * 6))
  const scale = box.width / (window.to - window.from || 1)
  return timeTicks({ from: window.from, to: window.to, count, instants, lang }).filter(tick => {
    const half = (tick.text.length * fontSize * FIGURE_WIDTH) / 2
    return (tick.at - window.from) * scale + box.left >= half
  })
}
