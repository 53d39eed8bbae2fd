import type { Day } from '../../foundation/calendar/day.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { spreadTags } from '../plot/axis-tags.ts'
import { DIGIT_WIDTH } from '../plot/chart-text.ts'
import type { Box, Margin } from '../plot/geometry.ts'
import {
  createScales,
  type LinearMap,
  linearMap,
  type PlotDomain,
  type PlotScales,
  type Range,
} from '../plot/scales.ts'
import { type AxisTick, type TimeTick, timeTicks } from '../plot/ticks.ts'
import type { Bounds } from '../plot/window.ts'
import { type Column, logHeight, wallTimeOfDay } from '../series/column.ts'
import { CALENDAR, type TimeAxis } from '../series/time-axis.ts'
import type { Line, PreparedSeries, ValueNames } from '../series/time-series.ts'
import {
  axisTexts,
  axisUnitOf,
  lastVisible,
  namedAxis,
  newestOf,
  roomFor,
  silentAxis,
  type ValueDomain,
  valueScale,
} from './value-axis.ts'
import type { ValueFormat } from './value-text.ts'

/** The last visible value of a line, written on the axis in the line's colour. */
type Tag = { id: string; style: SeriesStyle; text: string; y: number; at: number }

export type ChartGeometry = {
  width: number
  height: number
  margin: Margin
  box: Box
  /** What the plot shows: places along the axis, and heights. */
  view: PlotDomain
  /** The same in times. */
  window: Range
  /** Places and heights to pixels. */
  mapping: LinearMap
  /** Values of the horizontal grid; without texts where values may not be shown. */
  valueTicks: AxisTick[]
  timeTicks: TimeTick[]
  tags: Tag[]
  /** The newest value of the main line, when it is wanted and in sight. */
  current: { style: SeriesStyle; y: number } | null
  /** Heights of the marks that the chart was given. */
  guides: number[]
  /** Pixels that its own texts need for the value axis. */
  axisRoom: number
  /** Written once above the value axis. */
  axisUnit: string
}

export type GeometryOptions = {
  prepared: PreparedSeries
  /** The lines that are not switched off. */
  visible: readonly Line[]
  window: Range
  width: number
  height: number
  /** Size of the axis texts in pixels. */
  fontSize: number
  format: ValueFormat
  /** Ends of the value axis that do not follow the data. */
  domain?: ValueDomain | undefined
  /** Values that are marked across the plot. */
  guides?: readonly number[] | undefined
  /** Whether the newest value of the main line is marked across the plot. */
  currentValue?: boolean
  /** Pixels that the value axis takes at least, to align with other charts' axes. */
  leastRoom?: number | undefined
  /** The value axis has ticks at these values and writes their names. */
  valueNames?: ValueNames | undefined
  /** The data grow: the value axis changes in steps. Default false. */
  streaming?: boolean
}

/** Room at the plot's edges for the halves of dots. */
const DOT_ROOM = 8

/** Axes, ticks, tags and scales for one size and one window. */
export function chartGeometry({
  prepared,
  visible,
  window,
  width,
  height,
  fontSize,
  format,
  domain,
  guides = [],
  currentValue = false,
  leastRoom = 0,
  valueNames,
  streaming = false,
}: GeometryOptions): ChartGeometry {
  const { log, axis } = prepared
  const scale = valueScale(visible, window, { domain, log, streaming })
  const open = visible.some(line => !line.masked && line.column.x.length > 0)
  const axisUnit = open ? axisUnitOf(format) : ''
  const top = axisUnit ? fontSize + 12 : 12
  const bottom = fontSize + 18
  const innerHeight = Math.max(1, height - top - bottom)
  const values = open
    ? valueNames && format.mode === 'absolute'
      ? namedAxis(valueNames, scale, innerHeight, fontSize)
      : axisTexts(scale, innerHeight, { fontSize, format, log })
    : silentAxis(scale, innerHeight)
  const newest = open && currentValue ? newestOf(visible[0], scale) : null
  const ends = open ? lastVisible(visible, window).map(end => (end.line === newest?.line ? newest : end)) : []
  const texts = ends.map(end => end.line.names?.get(end.value) ?? values.tagText(end.value))
  const longest = Math.max(0, ...[...texts, ...values.ticks.map(tick => tick.text)].map(text => text.length))
  const axisRoom = visible.length > 0 && !open ? DOT_ROOM : roomFor(longest, fontSize)
  const right = Math.max(axisRoom, leastRoom)
  const margin = { top, right, bottom, left: DOT_ROOM }
  const box = { left: DOT_ROOM, top, width: Math.max(1, width - DOT_ROOM - right), height: innerHeight }
  const view = { from: axis.placeOf(window.from), to: axis.placeOf(window.to), ...scale }
  const mapping = linearMap(view, box)
  const wanted = ends.map(end => end.height * mapping.ky + mapping.by)
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
    window,
    mapping,
    valueTicks: values.ticks.map(tick => clearOfTags(tick, tick.value * mapping.ky + mapping.by, tags, size)),
    timeTicks: placedTimeTicks(window, box, { ...prepared, fontSize, lang: format.lang }),
    tags,
    current: newest && { style: newest.line.style, y: newest.height * mapping.ky + mapping.by },
    guides: guides
      .map(value => (log ? logHeight(value) : value))
      .filter(height => height > scale.low && height < scale.high)
      .map(height => height * mapping.ky + mapping.by),
    axisRoom,
    axisUnit,
  }
}

/** An axis label that a tag would lie on goes without its text; its grid line stays. */
function clearOfTags(tick: AxisTick, y: number, tags: readonly Tag[], size: number): AxisTick {
  return tags.some(tag => Math.abs(tag.y - y) < size * 0.9) ? { ...tick, text: '' } : tick
}

/** The last ticks of all: charts of one group, and updates of growing data, ask for the same ones again. */
let latestTicks: { key: string; axis: TimeAxis; ticks: TimeTick[] } = { key: '', axis: CALENDAR, ticks: [] }

function placedTimeTicks(
  window: Range,
  box: Box,
  { axis, fontSize, instants, lang }: { axis: TimeAxis; fontSize: number; instants: boolean; lang: string },
): TimeTick[] {
  const { from, to } = window
  if (to - from <= 1) return []
  const key = [from, to, box.left, box.width, fontSize, instants, lang].join(' ')
  if (latestTicks.key === key && latestTicks.axis === axis) return latestTicks.ticks
  const count = Math.max(1, box.width / (fontSize * 6))
  const first = axis.placeOf(from)
  const scale = box.width / (axis.placeOf(to) - first || 1)
  const xOf = ({ value }: TimeTick): number => (axis.placeOf(value) - first) * scale + box.left
  const halfOf = ({ text }: TimeTick): number => (text.length * fontSize * DIGIT_WIDTH) / 2
  // half of a text may reach over the frame's start no more than the plot's own margin
  const fits = (tick: TimeTick): boolean => xOf(tick) >= halfOf(tick)
  let end = Number.NEGATIVE_INFINITY
  const ticks = timeTicks({ from, to, count, instants, lang, fits, days: axis.days }).flatMap(tick => {
    // weeks of few trading days are narrow
    if (axis.days && xOf(tick) - halfOf(tick) < end) return []
    end = xOf(tick) + halfOf(tick) + fontSize / 2
    return [{ ...tick, value: axis.placeOf(tick.value) }]
  })
  latestTicks = { key, axis, ticks }
  return ticks
}

/** The limits of zooming: the data's ends or those given; without data the asked period, so that the frame keeps its times. */
export function boundsOf(
  prepared: PreparedSeries,
  period: { from: Day; to: Day } | undefined,
  stretch?: Range | null,
  streaming = false,
): Bounds {
  const { extent: own, halfBar, minSpan, axis } = prepared
  const barred = own && {
    from: axis.timeAt(axis.placeOf(own.from) - halfBar),
    to: axis.timeAt(axis.placeOf(own.to) + halfBar),
  }
  const extent = stretch ?? barred ?? askedStretch(period) ?? { from: 0, to: 1 }
  const ends = streaming ? 'streaming' : `${extent.from} ${extent.to}`
  const key = period ? `${period.from} ${period.to}` : ends
  // a single moment still needs a width
  const half = extent.from === extent.to ? 43_200_000 : 0
  const bounds = { from: extent.from - half, to: extent.to + half, minSpan, key, axis }
  return streaming ? { ...bounds, streaming } : bounds
}

function askedStretch(period: { from: Day; to: Day } | undefined): Range | null {
  if (!period) return null
  const [from, to] = [wallTimeOfDay(period.from), wallTimeOfDay(period.to)]
  return from < to ? { from, to } : null
}

/** What is drawn over a chart gets to know of it. Pixels are those of the frame, times wall-clock milliseconds. */
export type PlotView = {
  box: Box
  width: number
  height: number
  /** Times and values to pixels, and back. In percent mode values are percentages. */
  scales: PlotScales
  /** The visible part. */
  window: Range
  /** All of the data. */
  bounds: Bounds
  /** Size of the axis texts in pixels. */
  fontSize: number
  /** The chart shows a shape and no values. */
  masked: boolean
  /** Whether any point has a time of day. */
  instants: boolean
  /** The values of the first line that is not switched off; null without one, and where there are no values. */
  column: Column | null
}

export type PlotViewOptions = {
  geometry: ChartGeometry
  prepared: PreparedSeries
  visible: readonly Line[]
  bounds: Bounds
  fontSize: number
  masked: boolean
}

/** The chart as an overlay sees it. */
export function plotViewOf({
  geometry,
  prepared,
  visible,
  bounds,
  fontSize,
  masked,
}: PlotViewOptions): PlotView {
  const main = visible[0]
  return {
    box: geometry.box,
    width: geometry.width,
    height: geometry.height,
    scales: scalesOf(geometry, prepared),
    window: geometry.window,
    bounds,
    fontSize,
    masked,
    instants: prepared.instants,
    column: main && !main.masked ? { ...main.column, y: main.values } : null,
  }
}

function scalesOf(
  { view, box }: ChartGeometry,
  { log, axis }: Pick<PreparedSeries, 'log' | 'axis'>,
): PlotScales {
  const { x, y, invert } = log
    ? createScales({ ...view, low: 10 ** view.low, high: 10 ** view.high }, box, 'log')
    : createScales(view, box)
  return {
    x: at => x(axis.placeOf(at)),
    y,
    invert: pixel => {
      const { at, value } = invert(pixel)
      return { at: axis.timeAt(at), value }
    },
  }
}
