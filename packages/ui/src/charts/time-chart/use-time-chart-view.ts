'use client'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { type Channel, type CursorLink, createChannel, createCursorLink } from '../plot/cursor.ts'
import type { Range, ScaleKind } from '../plot/scales.ts'
import { type BarPeriod, barPeriod, daysOf, haveBars, mergeLines } from '../series/bar-periods.ts'
import type { TimeAxis } from '../series/time-axis.ts'
import {
  hasValues,
  type Line,
  prepareSeries,
  type TimeSeries,
  type ValueNames,
  type ValuesMode,
  visibleLines,
} from '../series/time-series.ts'
import { boundsOf, type ChartGeometry, chartGeometry, plotViewOf } from './chart-geometry.ts'
import { drawLines, isHeavy, NO_SPARE, viewTransform } from './drawn-lines.ts'
import { type Readout, readAt, readNewest, snap } from './readout.ts'
import { isZoomed, visibleWindow } from './time-chart.reducer.ts'
import type { ChartGroup } from './use-chart-group.ts'
import { useRedraw } from './use-redraw.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import { type ValueDomain, valueScale } from './value-axis.ts'
import { sharedUnit, type ValueFormat } from './value-text.ts'

export type TimeChartViewOptions = {
  series: readonly TimeSeries[]
  mode: ValuesMode
  scale: ScaleKind
  decimals: number
  unit: string
  period: { from: Day; to: Day } | undefined
  masked: boolean
  /** Everybody may see the values. */
  isOpen: boolean
  tradingGroundId: number | undefined
  /** In pixels; null while nobody has measured it: then nothing is drawn. */
  width: number | null
  height: number
  fontSize: number
  model: TimeChartModel
  /** The whole stretch, where that is not the chart's own data. */
  extent: Range | null | undefined
  domain: ValueDomain | undefined
  guides: readonly number[] | undefined
  currentValue: boolean
  valueNames: ValueNames | undefined
  cursorLink: CursorLink | undefined
  axis: TimeAxis | undefined
  mergeBars: boolean | undefined
  group: ChartGroup | undefined
}

export type TimeChartView = ReturnType<typeof useTimeChartView>

/** Everything that a time chart draws, from its data, its size and its state. */
export function useTimeChartView(options: TimeChartViewOptions) {
  const { model, group, cursorLink } = options
  const data = useChartData(options)
  const { bounds, visible, format, isMasked } = data
  const { window: chosen, windowKey } = model.state
  const window = useMemo(
    () => visibleWindow({ window: chosen, windowKey }, bounds),
    [chosen, windowKey, bounds],
  )
  const zoomed = isZoomed(model.state, bounds)
  const { lines, period } = useMergedLines(options, data, window)
  const geometry = useGeometry(options, data, lines, window)
  const drawing = useDrawing(options, data, lines, window, geometry)
  const crosshair = useCrosshair(cursorLink ?? group?.link, data, { lines, period }, window, geometry)
  const { link } = crosshair

  /** What is drawn over the chart gets to know of it. */
  const plot = useMemo(
    () => plotViewOf({ ...data, geometry, fontSize: options.fontSize, masked: isMasked }),
    [data, geometry, options.fontSize, isMasked],
  )
  /** What is beside the way to the table gets to know of it. */
  const shown = useMemo(() => {
    const [main] = visible
    return {
      column: main?.column ?? null,
      window: zoomed ? window : null,
      link,
      masked: isMasked || (main?.masked ?? false),
      unit: format.unit,
    }
  }, [visible, isMasked, zoomed, window, link, format])

  return { data, lines, period, window, zoomed, geometry, drawing, crosshair, plot, shown }
}

export type ChartData = ReturnType<typeof useChartData>

/** The series made ready, and how their values are written. Masked whenever the session may not see values. */
function useChartData({
  series,
  mode,
  scale,
  decimals,
  unit,
  period,
  masked,
  isOpen,
  tradingGroundId,
  extent,
  axis,
  model,
}: TimeChartViewOptions) {
  const { lang, label } = useUi()
  const verdict = useVerdict('seeValues', tradingGroundId)
  const isMasked = masked || (!isOpen && verdict.kind !== 'allowed')
  const prepared = useMemo(
    () => prepareSeries(series, { mode, masked: isMasked, scale, ...(axis ? { axis } : {}) }),
    [series, mode, isMasked, scale, axis],
  )
  const format = useMemo<ValueFormat>(
    () => ({ lang, label, decimals, mode, unit: sharedUnit(prepared.lines, unit) }),
    [lang, label, decimals, mode, unit, prepared],
  )
  const { from, to } = period ?? {}
  const { from: start, to: end } = extent ?? {}
  const bounds = useMemo(() => {
    const stretch = start === undefined || end === undefined ? null : { from: start, to: end }
    return boundsOf(prepared, from && to ? { from, to } : undefined, stretch)
  }, [prepared, from, to, start, end])
  const { hidden } = model.state
  return useMemo(
    () => ({
      prepared,
      format,
      bounds,
      verdict,
      isMasked,
      /** The lines that are not switched off. */
      visible: visibleLines(prepared, hidden),
      /** Whether at least one value can be drawn. */
      isDrawable: hasValues(prepared),
    }),
    [prepared, format, bounds, verdict, isMasked, hidden],
  )
}

/** What a plot has not of its chart's width: about the value axis. */
const AXIS_WIDTH = 72

/**
 * The visible lines as they are drawn and read: where days are narrower than bars can be, merged into weeks, months or years, lines too,
 * so that the crosshair reads all of them at one place.
 */
function useMergedLines(
  { width, mergeBars }: TimeChartViewOptions,
  { visible, prepared: { axis } }: ChartData,
  window: Range,
): { lines: readonly Line[]; period: BarPeriod | null } {
  const days = useMemo(
    () => ((mergeBars ?? haveBars(visible)) ? daysOf(visible, axis) : null),
    [visible, axis, mergeBars],
  )
  const span = axis.placeOf(window.to) - axis.placeOf(window.from)
  const period = days && width ? barPeriod(days, axis, Math.max(1, width - AXIS_WIDTH) / span) : null
  const lines = useMemo(
    () => (days && period ? mergeLines(visible, { days, period, axis }) : visible),
    [visible, days, period, axis],
  )
  return useMemo(() => ({ lines, period }), [lines, period])
}

function useGeometry(
  { width, height, fontSize, domain, guides, currentValue, valueNames, group }: TimeChartViewOptions,
  { prepared, format }: ChartData,
  visible: readonly Line[],
  window: Range,
): ChartGeometry {
  const leastRoom = group?.axisRoom
  const { low, high } = domain ?? {}
  const geometry = useMemo(
    () =>
      chartGeometry({
        prepared,
        visible,
        window,
        width: width ?? 1,
        height,
        fontSize,
        format,
        domain: { low, high },
        guides,
        currentValue,
        leastRoom,
        valueNames,
      }),
    [
      prepared,
      visible,
      window,
      width,
      height,
      fontSize,
      format,
      low,
      high,
      guides,
      currentValue,
      leastRoom,
      valueNames,
    ],
  )
  useAxisRoom(group, geometry.axisRoom)
  return geometry
}

/** Tells the group how wide this chart's value axis must be, as long as the chart is there. */
function useAxisRoom(group: ChartGroup | undefined, room: number): void {
  const id = useId()
  const needRoom = group?.events.needRoom
  useEffect(() => {
    needRoom?.(id, room)
  }, [needRoom, id, room])
  useEffect(() => {
    if (needRoom) return () => needRoom(id, null)
  }, [needRoom, id])
}

/**
 * The paths of the lines. Dense ones are drawn for a window and a little beyond; while a gesture goes on they are moved and stretched,
 * and drawn again now and then.
 */
function useDrawing(
  { model, width, domain }: TimeChartViewOptions,
  { prepared, bounds }: ChartData,
  visible: readonly Line[],
  window: Range,
  geometry: ChartGeometry,
) {
  const { window: chosen, drawn, windowKey } = model.state
  const heavy = useMemo(() => isHeavy(visible), [visible])
  const drawnWindow = heavy ? visibleWindow({ window: drawn, windowKey }, bounds) : window
  const { log, axis } = prepared
  const placed = ({ from, to }: Range): Range => ({ from: axis.placeOf(from), to: axis.placeOf(to) })
  const { rough, spare } = useRedraw({
    heavy,
    drawn,
    chosen,
    drawnWindow: placed(drawnWindow),
    window: placed(window),
    draw: model.events.drew,
  })
  const { from, to } = drawnWindow
  const { left, top, width: innerWidth, height: innerHeight } = geometry.box
  const { low, high } = domain ?? {}
  const isMeasured = width !== null
  // by numbers, not by objects: a frame of a gesture that only moves the window draws nothing
  const { view, box, lines } = useMemo(() => {
    const box = { left, top, width: innerWidth, height: innerHeight }
    const places = { from: axis.placeOf(from), to: axis.placeOf(to) }
    const view = { ...places, ...valueScale(visible, { from, to }, { domain: { low, high }, log }) }
    const options = { spare: heavy ? spare : NO_SPARE, log, rough }
    return { view, box, lines: isMeasured ? drawLines(visible, view, box, options) : [] }
  }, [
    visible,
    from,
    to,
    low,
    high,
    log,
    axis,
    left,
    top,
    innerWidth,
    innerHeight,
    heavy,
    spare,
    rough,
    isMeasured,
  ])
  return {
    lines,
    box,
    /** Whether drawing in every frame would be felt. */
    heavy,
    /** How the drawn lines must be moved and stretched to show the window as it is now. */
    transform: viewTransform(view, geometry.view, box),
  }
}

/** The crosshair, which may be shared with other charts, and what is read under it. Neither renders anything. */
function useCrosshair(
  shared: CursorLink | undefined,
  { format, prepared: { instants, axis } }: ChartData,
  { lines: visible, period }: { lines: readonly Line[]; period: BarPeriod | null },
  window: Range,
  geometry: ChartGeometry,
): {
  link: CursorLink
  /** Tells this chart's pointer from those of others with the same link. */
  source: object
  readout: Channel<Readout>
} {
  const [own] = useState(createCursorLink)
  const [source] = useState(() => ({}))
  const [readout] = useState(() => createChannel<Readout>(NOTHING_READ))
  const link = shared ?? own
  useEffect(() => {
    const update = (): void => {
      const cursor = link.get()
      const at = cursor && snap(visible, cursor.at, window)
      if (at === null) {
        readout.set(readNewest(visible, window, format))
        return
      }
      const { near, id } = cursor?.source === source ? cursor : {}
      const { placeOf } = axis
      readout.set(readAt(visible, geometry, { at, near, id, instants, period, placeOf }, format))
    }
    update()
    return link.subscribe(update)
  }, [link, source, readout, visible, window, geometry, format, instants, axis, period])
  return useMemo(() => ({ link, source, readout }), [link, source, readout])
}

const NOTHING_READ: Readout = { at: null, x: 0, date: '', rows: [], nearest: null, near: 0 }
