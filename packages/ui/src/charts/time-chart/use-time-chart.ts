'use client'
import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { hasNodeEnv } from '../../foundation/dev-warnings.ts'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { type Column, lastValueIndex } from '../plot/column.ts'
import { type Channel, type CursorLink, createChannel, createCursorLink } from '../plot/cursor.ts'
import type { Box, Margin, Pixel, Rect } from '../plot/geometry.ts'
import { type ChartStatus, type PlotAppearance, plotAppearance } from '../plot/plot-status.ts'
import type { PlotTag } from '../plot/plot-tags.tsx'
import type { AxisRange, PlotDomain, PlotScales, ScaleKind } from '../plot/scales.ts'
import type { AxisTick } from '../plot/ticks.ts'
import { CALENDAR, type TimeAxis } from '../plot/time-axis.ts'
import { useMasked } from '../plot/use-masked.ts'
import type { PlotGestureHandlers } from '../plot/use-plot-gestures.ts'
import type { Bounds } from '../plot/window.ts'
import { type BarPeriod, barPeriod, daysOf, haveBars, mergeLines } from '../series/bar-periods.ts'
import {
  hasValues,
  type PreparedSeries,
  prepareSeries,
  type SeriesLine,
  type TimeSeries,
  type ValueNames,
  type ValuesMode,
  visibleLines,
} from '../series/time-series.ts'
import { useSeriesRefusals, useSeriesWarnings } from '../series/use-series-warnings.ts'
import { boundsOf, type ChartGeometry, chartGeometry, type PlotView, plotViewOf } from './chart-geometry.ts'
import { hasHollowColumns } from './drawn-lines.ts'
import { type Readout, readAt, readNewest, snapToPoint } from './readout.ts'
import { isZoomed, visibleWindow } from './time-chart.reducer.ts'
import { type ChartGroup, useGrouped } from './use-chart-group.ts'
import { useControlledZoom, useWindowReport } from './use-controlled-zoom.ts'
import { type LinesDrawing, useDrawing } from './use-drawing.ts'
import { type Interaction, useInteraction } from './use-interaction.ts'
import { type TimeChartModel, useTimeChartModel } from './use-time-chart-model.ts'
import type { ValueDomain } from './value-axis.ts'
import { announcement, description, sharedUnit, type ValueFormat } from './value-text.ts'
import type { Zoom } from './zoom.ts'

export type { TimeChartModel } from './use-time-chart-model.ts'

/** The options of `useTimeChart`; `TimeChart` has props with the same names. */
export type TimeChartOptions = {
  /** The lines, the main one first. Keep the identity of the list and of each `points` while they stay the same. */
  series: readonly TimeSeries[]
  /**
   * The data grow: a window that ends at the last point follows it, axes move in steps, and the newest value of the first line is
   * announced every few seconds. Points are added at the end; the last one may change. Default false.
   */
  streaming?: boolean | undefined
  /** In pixels; null until it is measured: then no line is drawn. */
  width: number | null
  /** In pixels. */
  height: number
  /** Size of the axis texts in pixels. Default 12. */
  fontSize?: number | undefined
  /** What the frame shows. Default ready. */
  status?: ChartStatus | undefined
  /** `percent`: change from each series' first finite non-zero value of the loaded data (C10). Default `absolute`. */
  mode?: ValuesMode | undefined
  /** How times become places along the axis: `tradingDays` leaves no width to weekends and holidays. Keep its identity. Default the calendar. */
  axis?: TimeAxis | undefined
  /**
   * Whether days that are narrower than 4 pixels are merged into weeks, months or years, lines too. Default: where a series has bars or
   * columns.
   */
  mergeBars?: boolean | undefined
  /** How heights follow values. Percentages and shapes always have a linear axis. Default `linear`. */
  scale?: ScaleKind | undefined
  /** Digits after the point in texts of values. Default 3 (bond-page §9). */
  decimals?: number | undefined
  /** Unit of the values where the series have none of their own. */
  unit?: string | undefined
  /** The loaded period. The zoom is reset when it changes; without it, when the ends of data that do not grow change. */
  period?: { from: Day; to: Day } | undefined
  /** The whole range in wall-clock milliseconds, where it differs from this chart's own data: see `extentOf`. */
  extent?: AxisRange | null | undefined
  /**
   * Whether the points are shapes from 0 to 100, not values; false where values are public (access row 35: ratings). Values outside of a
   * shape are refused, with a warning in development. Can be set and unset at any time. Default where the page's policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** The venue, for the access verdict (access row 7). */
  venueId?: number | undefined
  /** Ends of the value axis that do not follow the data: 0 and 100 of an oscillator. */
  domain?: ValueDomain | undefined
  /** Values marked across the plot. */
  guides?: readonly number[] | undefined
  /** Marks the newest value of the first line across the plot. Default false. */
  currentValue?: boolean | undefined
  /** The axis has ticks at these values and writes their names: the points of a rating scale. Not in percent mode. Keep its identity. */
  valueNames?: ValueNames | undefined
  /** The controlled visible part; null, or days without data, show all of it. See `parseZoom`. */
  zoom?: Zoom | null | undefined
  /** Called with the visible part after a gesture; null for all of it. */
  onZoomChange?: ((zoom: Zoom | null) => void) | undefined
  /** Called with the visible part during zooming; null for all of it. */
  onWindowChange?: ((window: { from: Day; to: Day } | null) => void) | undefined
  /** `always`: a plain wheel zooms. Default `modifier`: with Ctrl or ⌘, or once the chart has focus; else the page scrolls. */
  wheel?: 'modifier' | 'always' | undefined
  /**
   * Pixels that stay free above the highest point, by the number of lines, so that a legend in the plot covers no data. Default none.
   */
  headroom?: ((lines: number) => number) | undefined
  /** Whether the value axis shows the unit. Default true. */
  showUnit?: boolean | undefined
  /** The controlled state of the chart: the result of `useTimeChartModel()`. */
  model?: TimeChartModel | undefined
  /** Whether the chart has a date axis; in a stack of panes only the lowest one has. Default true. */
  timeAxis?: boolean | undefined
  /** Minimum space above the plot in pixels. Default 12. */
  topMargin?: number | undefined
  /** The period of each point, where the series were merged before: its date names the week or month. Default single days. */
  interval?: BarPeriod | null | undefined
  /** Charts with the same link share a crosshair (C18). */
  cursorLink?: CursorLink | undefined
  /** Charts of one group show the same part of the data under the same crosshair: the result of `useChartGroup()`. */
  group?: ChartGroup | undefined
}

/** The prepared series, and the format of their values. */
type TimeChartData = {
  prepared: PreparedSeries
  /** The lines that are not hidden. */
  visible: SeriesLine[]
  format: ValueFormat
  bounds: Bounds
  /** What the user may see of the values. */
  verdict: AccessVerdict
  isMasked: boolean
  /** Whether at least one value can be drawn. */
  isDrawable: boolean
}

/** What the chart shows now, for example for sonification. */
export type ChartShown = {
  /** Heights of the first visible line, values or a masked shape; null without one. */
  column: Column | null
  /** The visible part; null for all of it. */
  window: AxisRange | null
  /** The crosshair. */
  link: CursorLink
  masked: boolean
  unit: string
}

/** A point of a line, in pixels of the frame. */
type NearestPoint = Pixel & {
  /** Its series. */
  id: string
  /** Wall-clock milliseconds. */
  at: number
  /** Its date and value as text; a masked line has no value. */
  date: string
  text: string
}

type TimeChartSurfaceProps = PlotGestureHandlers & {
  ref: RefObject<HTMLDivElement | null>
  'aria-label': string
  'aria-roledescription': string
  /** An application while it has the focus: then its keys are its own, and not those of a screen reader. */
  role: 'figure' | 'application'
  /** Undefined while there is nothing to walk. */
  tabIndex: 0 | undefined
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
  onDoubleClick: () => void
}

/** A headless time chart: state, geometry and props for its elements. Pixels count from the frame's top left corner. */
export type TimeChartView = TimeChartModel & {
  data: TimeChartData
  /** The visible lines; where days are too narrow for bars, merged. */
  lines: readonly SeriesLine[]
  /** The period that days are merged into; null for single days. */
  period: BarPeriod | null
  /** The visible part in wall-clock milliseconds. */
  window: AxisRange
  /** Whether that is less than everything. */
  zoomed: boolean
  /** Whether the frame shows lines, a skeleton or a message. */
  appearance: PlotAppearance
  /** The plot within the frame. */
  box: Box
  /** Times and values to pixels, and back. In percent mode values are percentages. */
  scales: PlotScales
  /** Ticks along the bottom and up the right side; those of values have no text where values may not be shown. */
  xTicks: AxisTick[]
  yTicks: AxisTick[]
  /** The newest visible value of each line, written on the axis: ticks below them have no text. See `PlotTags`. */
  tags: readonly PlotTag[]
  geometry: ChartGeometry
  /** The lines as paths, the main one first, and how they are moved and scaled during a gesture. */
  drawing: LinesDrawing
  /** The values under the crosshair; a change does not render. */
  readout: Channel<Readout>
  /** The crosshair, which may be shared with other charts. */
  link: CursorLink
  /** The range that is being selected; null without one. */
  selection: Channel<Rect | null>
  /** The element of the wheel hint: it has `data-shown` while the hint is visible. */
  hint: Interaction['hint']
  /** The point that a pointer at this pixel reads; null where there is none. */
  nearest: (at: Pixel) => NearestPoint | null
  /** For a `role="status"`: the point under the keyboard cursor; of growing data the newest value. */
  announcement: string
  /** For `aria-describedby` of the surface: what the chart shows, and its keys. */
  description: string
  /** The geometry for an overlay. */
  plot: PlotView
  /** The content for other parts of the page, such as sonification. */
  shown: ChartShown
  /** For the element around everything. `label` names the chart. */
  getRootProps: (label: string) => { role: 'region'; 'aria-label': string; 'aria-busy': boolean }
  /** For the element that takes keys, pointers and the wheel; it needs `dir="ltr"`. `label` names the chart. */
  getSurfaceProps: (label: string) => TimeChartSurfaceProps
  /** For the `<svg>` or `<g>` around the lines' paths: `transform` is undefined outside of a gesture. */
  getLinesProps: () => { transform: string | undefined }
  /** For `PlotFrame`, which draws grid and axes. */
  getFrameProps: () => {
    width: number
    height: number
    margin: Margin
    domain: PlotDomain
    xTicks: AxisTick[]
    yTicks: AxisTick[]
  }
}

const READY: ChartStatus = { kind: 'ready' }

/**
 * The behaviour and geometry of a time chart, without any markup, for `TimeChart` or for elements of your own. A page that only controls
 * a chart's state calls `useTimeChartModel`.
 */
export function useTimeChart(options: TimeChartOptions): TimeChartView {
  const { width, fontSize = 12, domain, group, cursorLink, wheel = 'modifier' } = options
  const status = options.status ?? READY
  // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') useSeriesWarnings('TimeChart', options.series)
  const ownModel = useTimeChartModel()
  const model = useGrouped(options.model ?? ownModel, group)
  const { state, events } = model
  const data = useChartData(options, state.hidden)
  const { prepared, bounds, visible, format, isMasked, isDrawable } = data
  if (hasNodeEnv && process.env.NODE_ENV !== 'production') {
    // biome-ignore lint/correctness/useHookAtTopLevel: the condition never changes while the page is open
    useSeriesRefusals('TimeChart', options.series, prepared.refused)
  }
  const { label, lang } = format
  const appearance = plotAppearance(effectiveStatus(status, data), isDrawable, label)
  const { live } = appearance
  const { window: chosen, windowKey } = state
  const window = useMemo(
    () => visibleWindow({ window: chosen, windowKey }, bounds),
    [chosen, windowKey, bounds],
  )
  const zoomed = isZoomed(state, bounds)
  const merged = useMergedLines(options, data, window)
  const { lines, period } = merged
  const geometry = useGeometry(options, data, lines, window, state.highlighted)
  const isMeasured = width !== null
  const { log, axis } = prepared
  const drawing = useDrawing({ model, isMeasured, domain, lines, log, axis, bounds, window, geometry })
  const { box, heavy } = drawing
  const { link, source, readout } = useCrosshair(cursorLink ?? group?.link, data, merged, window, geometry)
  const interaction = useInteraction({
    model,
    lines,
    axis,
    bounds,
    window,
    zoomed,
    box,
    heavy,
    link,
    source,
    wheel,
    live,
  })
  const { surface, hint, selection, gestures, onKeyDown } = interaction
  const { zoom, onZoomChange, onWindowChange } = options
  const zoomWindow = zoomed ? window : null
  const { extent } = prepared
  useWindowReport(zoomWindow, extent, onWindowChange)
  useControlledZoom({ zoom, onZoomChange, window: zoomWindow, bounds, extent, drawable: isDrawable, events })
  const newest = useNewestAnnouncement(data)
  const hollow = hasHollowColumns(drawing.lines)
  const plot = useMemo(
    () => plotViewOf({ prepared, visible, bounds, geometry, fontSize, masked: isMasked, hollow }),
    [prepared, visible, bounds, geometry, fontSize, isMasked, hollow],
  )
  const summary = useMemo(
    () => description({ prepared, bounds }, label, lang),
    [prepared, bounds, label, lang],
  )
  const shown = useMemo(() => shownOf(data, zoomWindow, link), [data, zoomWindow, link])
  const { timeTicks: xTicks, valueTicks: yTicks } = geometry

  return {
    state,
    events,
    data,
    lines,
    period,
    window,
    zoomed,
    appearance,
    box,
    scales: plot.scales,
    xTicks,
    yTicks,
    tags: geometry.tags,
    geometry,
    drawing,
    readout,
    link,
    selection,
    hint,
    nearest: at => nearestPoint(data, merged, window, geometry, at),
    announcement: announcement({ ...prepared, lines }, state.cursor, format, merged.named) || newest,
    description: summary,
    plot,
    shown,
    getRootProps: name => ({ role: 'region', 'aria-label': name, 'aria-busy': appearance.busy }),
    getSurfaceProps: name => ({
      ref: surface,
      'aria-label': name,
      'aria-roledescription': label('chart_role'),
      role: state.focused ? 'application' : 'figure',
      tabIndex: live ? 0 : undefined,
      onKeyDown,
      onFocus: events.focus,
      onBlur: events.blur,
      onDoubleClick: events.reset,
      ...gestures,
    }),
    getLinesProps: () => {
      const { x, y, kx, ky } = drawing.transform
      const isMoved = x !== 0 || y !== 0 || kx !== 1 || ky !== 1
      return { transform: isMoved ? `translate(${x},${y}) scale(${kx},${ky})` : undefined }
    },
    getFrameProps: () => ({
      width: geometry.width,
      height: geometry.height,
      margin: geometry.margin,
      domain: geometry.view,
      xTicks,
      yTicks,
    }),
  }
}

/** The status that is shown: a chart with only refused values has the message that they are withheld, not the one of an empty chart. */
function effectiveStatus(status: ChartStatus, { prepared, isDrawable, format }: TimeChartData): ChartStatus {
  if (status.kind !== 'ready' || isDrawable || prepared.refused.length === 0) return status
  return { kind: 'empty', text: format.label('chart_values_locked') }
}

function useChartData(
  {
    series,
    streaming = false,
    mode = 'absolute',
    scale = 'linear',
    decimals = 3,
    unit = '',
    period,
    masked,
    venueId,
    extent,
    axis: given,
  }: TimeChartOptions,
  hidden: readonly string[],
): TimeChartData {
  const axis = given ?? CALENDAR
  const { lang, label } = useUi()
  const verdict = useVerdict('seeValues', { venueId })
  const isMasked = useMasked(masked, venueId)
  const prepared = useMemo(
    () => prepareSeries(series, { mode, masked: isMasked, scale, axis }),
    [series, mode, isMasked, scale, axis],
  )
  const axisUnit = sharedUnit(prepared.lines, unit)
  const format = useMemo<ValueFormat>(
    () => ({ lang, label, decimals, mode, unit: axisUnit }),
    [lang, label, decimals, mode, axisUnit],
  )
  const { from, to } = period ?? {}
  const { from: start, to: end } = extent ?? {}
  const bounds = useMemo(() => {
    const isGiven = start !== undefined && end !== undefined && Number.isFinite(end - start)
    const override = isGiven ? { from: start, to: end } : null
    return boundsOf(prepared, from && to ? { from, to } : undefined, override, streaming)
  }, [prepared, from, to, start, end, streaming])
  return useMemo(
    () => ({
      prepared,
      format,
      bounds,
      verdict,
      isMasked,
      visible: visibleLines(prepared, hidden),
      isDrawable: hasValues(prepared),
    }),
    [prepared, format, bounds, verdict, isMasked, hidden],
  )
}

/** The height of a chart whose height is no number. */
const LEAST_HEIGHT = 240

/** Roughly the width of the value axis in pixels, which a plot has less than its chart. */
export const AXIS_WIDTH = 72

type MergedLines = Pick<TimeChartView, 'lines' | 'period'> & {
  /** The period that the date of a point names. */
  named: BarPeriod | null
}

/**
 * The visible lines; where days are narrower than bars can be, merged into weeks, months or years. Lines without bars are merged too, so
 * that the crosshair finds the points of all lines at one place.
 */
function useMergedLines(
  { width, mergeBars, interval = null }: TimeChartOptions,
  { visible, prepared: { axis } }: TimeChartData,
  window: AxisRange,
): MergedLines {
  const days = useMemo(
    () => ((mergeBars ?? haveBars(visible)) ? daysOf(visible, axis) : null),
    [visible, axis, mergeBars],
  )
  const span = axis.placeOf(window.to) - axis.placeOf(window.from)
  const period = days && width ? barPeriod(days, axis, Math.max(1, width - AXIS_WIDTH) / span) : null
  return useMemo(
    () => ({
      lines: days && period ? mergeLines(visible, { days, period, axis }) : visible,
      period,
      named: period ?? interval,
    }),
    [visible, days, period, axis, interval],
  )
}

function useGeometry(
  {
    width,
    height,
    fontSize = 12,
    domain,
    guides,
    currentValue = false,
    valueNames,
    group,
    headroom: headroomOf,
    topMargin,
    timeAxis,
    showUnit,
  }: TimeChartOptions,
  { prepared, format, bounds }: TimeChartData,
  lines: readonly SeriesLine[],
  window: AxisRange,
  highlighted: string | null,
): ChartGeometry {
  const headroom = headroomOf?.(prepared.lines.length) ?? 0
  const minAxisWidth = group?.axisWidth
  const { low, high } = domain ?? {}
  const { streaming = false } = bounds
  const geometry = useMemo(
    () =>
      chartGeometry({
        prepared,
        visible: lines,
        window,
        width: width ?? 1,
        height: drawableLength(height, LEAST_HEIGHT),
        fontSize,
        format,
        domain: { low, high },
        guides,
        currentValue,
        minAxisWidth,
        valueNames,
        streaming,
        headroom,
        topMargin,
        timeAxis,
        showUnit,
        highlighted,
      }),
    [
      prepared,
      lines,
      window,
      width,
      height,
      fontSize,
      format,
      low,
      high,
      guides,
      currentValue,
      minAxisWidth,
      valueNames,
      streaming,
      headroom,
      topMargin,
      timeAxis,
      showUnit,
      highlighted,
    ],
  )
  useAxisWidthReport(group, geometry.axisWidth)
  return geometry
}

/** Reports to the group how wide this chart's value axis must be, while the chart is mounted. */
function useAxisWidthReport(group: ChartGroup | undefined, width: number): void {
  const id = useId()
  const reportAxisWidth = group?.events.reportAxisWidth
  useEffect(() => {
    reportAxisWidth?.(id, width)
  }, [reportAxisWidth, id, width])
  useEffect(() => {
    if (reportAxisWidth) return () => reportAxisWidth(id, null)
  }, [reportAxisWidth, id])
}

const EMPTY_READOUT: Readout = {
  at: null,
  x: 0,
  date: '',
  rows: [],
  nearest: null,
  near: 0,
  touch: false,
}

/** The crosshair, which may be shared with other charts, and the values under it. A change of either does not render. */
function useCrosshair(
  shared: CursorLink | undefined,
  { format, prepared: { instants, axis } }: TimeChartData,
  { lines, period, named }: MergedLines,
  window: AxisRange,
  geometry: ChartGeometry,
): {
  link: CursorLink
  /** The identity of this chart among those that share the link. */
  source: object
  readout: Channel<Readout>
} {
  const [own] = useState(createCursorLink)
  const [source] = useState(() => ({}))
  const [readout] = useState(() => createChannel<Readout>(EMPTY_READOUT))
  const link = shared ?? own
  // a layout effect: legend and tooltip change in the same frame as the lines
  useLayoutEffect(() => {
    const update = (): void => {
      const cursor = link.get()
      const { placeOf } = axis
      const at = cursor && snapToPoint(lines, cursor.at, window, { period, placeOf })
      if (at === null) {
        readout.set(readNewest(lines, window, format))
        return
      }
      const { near, id } = cursor?.source === source ? cursor : {}
      const { touch } = cursor ?? {}
      readout.set(readAt(lines, geometry, { at, near, id, touch, instants, period: named, placeOf }, format))
    }
    update()
    return link.subscribe(update)
  }, [link, source, readout, lines, period, named, window, geometry, format, instants, axis])
  return { link, source, readout }
}

function nearestPoint(
  { format, prepared: { instants, axis } }: TimeChartData,
  { lines, period, named }: MergedLines,
  window: AxisRange,
  geometry: ChartGeometry,
  { x, y }: Pixel,
): NearestPoint | null {
  const { kx, bx } = geometry.mapping
  const { placeOf } = axis
  const at = snapToPoint(lines, axis.timeAt((x - bx) / kx), window, { period, placeOf })
  if (at === null) return null
  const {
    rows,
    nearest,
    date,
    x: left,
  } = readAt(lines, geometry, { at, near: y, instants, period: named, placeOf }, format)
  const row = rows.find(({ id }) => id === nearest)
  return row && row.y !== null ? { id: row.id, at, date, text: row.text ?? '', x: left, y: row.y } : null
}

function shownOf(
  { visible: [main], isMasked, format }: TimeChartData,
  window: AxisRange | null,
  link: CursorLink,
): ChartShown {
  return {
    column: main?.column ?? null,
    window,
    link,
    masked: isMasked || (main?.masked ?? false),
    unit: format.unit,
  }
}

/** The newest point of the first line; null where its values are masked. */
function newestPoint({ visible: [main] }: TimeChartData): { id: string; at: number; value: number } | null {
  if (!main || main.masked) return null
  const index = lastValueIndex(main.column.y)
  const at = main.column.x[index]
  return at === undefined ? null : { id: main.id, at, value: main.values[index] as number }
}

const NO_POINT = { id: '', at: 0, value: 0 }

/** Newest values are announced at most this often: a screen reader needs seconds for one. */
const ANNOUNCED_MS = 5_000

/** The announcement of the newest value of growing data; '' at first, so that only new values are announced. */
function useNewestAnnouncement(data: TimeChartData): string {
  const [announced, setAnnounced] = useState('')
  const { id, at, value } = (data.bounds.streaming && newestPoint(data)) || NO_POINT
  const latest = useRef({ id, at, value, data })
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    const before = latest.current
    latest.current = { id, at, value, data }
    if (before.id === id && before.at === at && before.value === value) return
    timer.current ??= setTimeout(() => {
      timer.current = undefined
      const { data } = latest.current
      setAnnounced(announcement(data.prepared, newestPoint(data), data.format))
    }, ANNOUNCED_MS)
  }, [id, at, value, data])
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      timer.current = undefined
    },
    [],
  )
  return announced
}
