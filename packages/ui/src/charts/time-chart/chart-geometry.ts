import type { Day } from '../../foundation/calendar/day.ts'
import { listOf } from '../../foundation/list-of.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import { spreadTags } from '../plot/axis-tags.ts'
import { DIGIT_WIDTH } from '../plot/chart-text.ts'
import { type Column, logHeight, wallTimeOfDay } from '../plot/column.ts'
import type { Box, Margin } from '../plot/geometry.ts'
import {
  type AxisRange,
  createScales,
  type LinearMap,
  linearMap,
  type PlotDomain,
  type PlotScales,
} from '../plot/scales.ts'
import { type AxisTick, type TimeTick, timeTicks } from '../plot/ticks.ts'
import { CALENDAR, type TimeAxis } from '../plot/time-axis.ts'
import type { Bounds } from '../plot/window.ts'
import type { PreparedSeries, SeriesLine, ValueNames } from '../series/time-series.ts'
import {
  axisTexts,
  axisUnitOf,
  axisWidthFor,
  lastVisible,
  namedAxis,
  newestOf,
  unlabelledAxis,
  type ValueDomain,
  valueScale,
} from './value-axis.ts'
import type { ValueFormat } from './value-text.ts'

/** The last visible value of a line, written on the axis in the line's colour. */
type Tag = {
  id: string
  style: SeriesStyle
  text: string
  number: number
  y: number
  /** Where the value is: tags that crowd are moved apart. */
  from: { x: number; y: number }
}

export type ChartGeometry = {
  width: number
  height: number
  margin: Margin
  box: Box
  /** What the plot shows: places along the axis, and heights. */
  view: PlotDomain
  /** The same in times. */
  window: AxisRange
  /** Places and heights to pixels. */
  mapping: LinearMap
  /** Values of the horizontal grid; without texts where values may not be shown. */
  valueTicks: AxisTick[]
  timeTicks: TimeTick[]
  tags: Tag[]
  /** The newest value of the main line, when `currentValue` is set and the value is in sight. */
  current: { style: SeriesStyle; y: number } | null
  /** Heights of the guides. */
  guides: number[]
  /** Pixels that this chart's own texts need for the value axis. */
  axisWidth: number
  /** Written once above the value axis. */
  axisUnit: string
  /** The share of the plot that stays free at its top. */
  headroom: number
}

export type GeometryOptions = {
  prepared: PreparedSeries
  /** The lines that are not switched off. */
  visible: readonly SeriesLine[]
  window: AxisRange
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
  /** Minimum width of the value axis in pixels, to align with the axes of other charts. */
  minAxisWidth?: number | undefined
  /** The value axis has ticks at these values and writes their names. */
  valueNames?: ValueNames | undefined
  /** The data grow: the value axis changes in steps. Default false. */
  streaming?: boolean
  /** Pixels that stay free above the highest point, for a legend in the plot. Default 0. */
  headroom?: number
  /** Pixels above the plot at least. Default 12. */
  topMargin?: number | undefined
  /** Whether the chart has a date axis; in a stack of panes only the lowest one has. Default true. */
  timeAxis?: boolean | undefined
  /** Whether the axis shows the unit. Default true. */
  showUnit?: boolean | undefined
  /** With many lines only the main one and this one have tags. */
  highlighted?: string | null
}

/** Margin at the plot's edges, so that dots on the edge are not cut. */
const DOT_MARGIN = 8
/** The legend covers at most this share of a low plot. */
const MAX_HEADROOM = 0.5
/** From this number of lines on only the main one and the highlighted one have tags. */
const MANY_LINES = 9
/** Length of the line that leads to a tag, beyond the plot's edge. */
const LEADER = 14
/** Space above the plot for half of an axis text. */
const MIN_TOP_MARGIN = 12

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
  minAxisWidth = 0,
  valueNames,
  streaming = false,
  headroom: free = 0,
  topMargin = MIN_TOP_MARGIN,
  timeAxis = true,
  showUnit = true,
  highlighted = null,
}: GeometryOptions): ChartGeometry {
  const { log, axis } = prepared
  const open = visible.some(line => !line.masked && line.column.x.length > 0)
  const axisUnit = open && showUnit ? axisUnitOf(format) : ''
  const top = Math.max(topMargin, axisUnit ? fontSize + 12 : 0)
  const bottom = timeAxis ? fontSize + 18 : DOT_MARGIN
  const innerHeight = Math.max(1, height - top - bottom)
  const headroom = Math.min(MAX_HEADROOM, free / innerHeight)
  const scale = valueScale(visible, window, { domain, log, streaming, headroom })
  const values = open
    ? valueNames && format.mode === 'absolute'
      ? namedAxis(valueNames, scale, innerHeight, fontSize)
      : axisTexts(scale, innerHeight, { fontSize, format, log, width })
    : unlabelledAxis(scale, innerHeight)
  const newest = open && currentValue ? newestOf(visible[0], scale) : null
  // volumes are grey and have no colour for a tag
  const colourful = open ? visible.filter(line => !line.neutral) : []
  const ends = lastVisible(colourful, window).map(end => (end.line === newest?.line ? newest : end))
  const texts = ends.map(end => end.line.names?.get(end.value) ?? values.tagText(end.value))
  const longest = Math.max(
    0,
    ...texts.map((text, i) => text.length + (ends[i]?.line.number ? NUMBER_CHARACTERS : 0)),
    ...values.ticks.map(tick => tick.text.length),
  )
  const axisWidth = visible.length > 0 && !open ? DOT_MARGIN : axisWidthFor(longest, fontSize)
  const right = Math.max(axisWidth, minAxisWidth)
  const margin = { top, right, bottom, left: DOT_MARGIN }
  const box = { left: DOT_MARGIN, top, width: Math.max(1, width - DOT_MARGIN - right), height: innerHeight }
  const view = { from: axis.placeOf(window.from), to: axis.placeOf(window.to), ...scale }
  const mapping = linearMap(view, box)
  const tagged = ends
    .map((end, i) => ({ ...end, text: texts[i] ?? '' }))
    .filter(({ line }) => ends.length < MANY_LINES || line === visible[0] || line.id === highlighted)
  const targets = tagged.map(end => end.height * mapping.ky + mapping.by)
  const size = fontSize + 8
  const centres = spreadTags(targets, {
    size: size + 2,
    top: top - size / 2,
    bottom: top + innerHeight + size / 2,
  })
  const tags = tagged.flatMap(({ line, index, text }, i) => {
    const y = centres[i]
    if (y === null || y === undefined) return []
    const { id, style, number, places } = line
    const right = box.left + box.width
    const x = Math.min(right, Math.max(right - LEADER, (places[index] as number) * mapping.kx + mapping.bx))
    return [{ id, style, text, number, y, from: { x, y: targets[i] as number } }]
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
    timeTicks: timeAxis
      ? cachedTimeTicks(window, box, { ...prepared, fontSize, lang: format.lang, frameWidth: width })
      : [],
    tags,
    current: newest && { style: newest.line.style, y: newest.height * mapping.ky + mapping.by },
    guides: listOf(guides)
      .map(value => (log ? logHeight(value) : value))
      .filter(height => height > scale.low && height < scale.high)
      .map(height => height * mapping.ky + mapping.by),
    axisWidth,
    axisUnit,
    headroom,
  }
}

/** A line's number on its tag, with the space after it. */
const NUMBER_CHARACTERS = 2

/** Removes the text of an axis label that a tag would cover; its grid line stays. */
function clearOfTags(tick: AxisTick, y: number, tags: readonly Tag[], size: number): AxisTick {
  return tags.some(tag => Math.abs(tag.y - y) < size * 0.9) ? { ...tick, text: '' } : tick
}

/** The latest ticks: charts of one group, and updates of growing data, need the same ones again. */
let latestTicks: { key: string; axis: TimeAxis; ticks: TimeTick[] } = { key: '', axis: CALENDAR, ticks: [] }

function cachedTimeTicks(
  window: AxisRange,
  box: Box,
  {
    axis,
    fontSize,
    instants,
    lang,
    frameWidth,
  }: { axis: TimeAxis; fontSize: number; instants: boolean; lang: string; frameWidth: number },
): TimeTick[] {
  const { from, to } = window
  if (to - from <= 1) return []
  const key = [from, to, box.left, box.width, frameWidth, fontSize, instants, lang].join(' ')
  if (latestTicks.key === key && latestTicks.axis === axis) return latestTicks.ticks
  const count = Math.max(1, box.width / (fontSize * 6))
  const first = axis.placeOf(from)
  const scale = box.width / (axis.placeOf(to) - first || 1)
  const xOf = ({ value }: TimeTick): number => (axis.placeOf(value) - first) * scale + box.left
  const halfOf = ({ text }: TimeTick): number => (text.length * fontSize * DIGIT_WIDTH) / 2
  const fits = (tick: TimeTick): boolean =>
    xOf(tick) >= halfOf(tick) && xOf(tick) + halfOf(tick) <= frameWidth
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

/** The limits of zooming: `override`, else the ends of the data, else the requested period, so that a loading frame shows its times. */
export function boundsOf(
  prepared: PreparedSeries,
  period: { from: Day; to: Day } | undefined,
  override?: AxisRange | null,
  streaming = false,
): Bounds {
  const { extent: own, halfBar, minSpan, axis } = prepared
  const barred = own && {
    from: axis.timeAt(axis.placeOf(own.from) - halfBar),
    to: axis.timeAt(axis.placeOf(own.to) + halfBar),
  }
  const extent = override ?? barred ?? periodRange(period) ?? { from: 0, to: 1 }
  const ends = streaming ? 'streaming' : `${extent.from} ${extent.to}`
  const key = period ? `${period.from} ${period.to}` : ends
  // a single moment still needs a width
  const half = extent.from === extent.to ? 43_200_000 : 0
  const bounds = { from: extent.from - half, to: extent.to + half, minSpan, key, axis }
  return streaming ? { ...bounds, streaming } : bounds
}

function periodRange(period: { from: Day; to: Day } | undefined): AxisRange | null {
  if (!period) return null
  const [from, to] = [wallTimeOfDay(period.from), wallTimeOfDay(period.to)]
  return from < to ? { from, to } : null
}

/** The geometry that an overlay receives. Pixels are those of the frame, times wall-clock milliseconds. */
export type PlotView = {
  box: Box
  width: number
  height: number
  /** Times and values to pixels, and back. In percent mode values are percentages. */
  scales: PlotScales
  /** The visible part. */
  window: AxisRange
  /** All of the data. */
  bounds: Bounds
  /** Size of the axis texts in pixels. */
  fontSize: number
  /** The chart shows a shape and no values. */
  masked: boolean
  /** Whether any point has a time of day. */
  instants: boolean
  /** The values of the first visible line; null without a visible line or without values. */
  column: Column | null
  /** Whether any grey column is wide enough to be hollow, which means that its close is above its open. */
  hollow: boolean
}

export type PlotViewOptions = {
  geometry: ChartGeometry
  prepared: PreparedSeries
  visible: readonly SeriesLine[]
  bounds: Bounds
  fontSize: number
  masked: boolean
  hollow: boolean
}

/** The geometry for an overlay. */
export function plotViewOf({
  geometry,
  prepared,
  visible,
  bounds,
  fontSize,
  masked,
  hollow,
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
    hollow,
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
