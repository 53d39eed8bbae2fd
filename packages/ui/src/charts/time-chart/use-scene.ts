'use client'
import { useEffect, useId, useMemo, useState } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import { type Channel, type CursorLink, createChannel, createCursorLink } from '../plot/cursor.ts'
import { plotViewOf } from './plot-view.ts'
import { NO_SPARE } from './spare.ts'
import { isZoomed, type Range, visibleWindow } from './time-chart.model.ts'
import type { Writing } from './time-chart.shape.ts'
import {
  boundsOf,
  figureOf,
  hasValues,
  prepare,
  type TimeSeries,
  type ValueDomain,
  type ValueNames,
  type ValueScaleKind,
  type ValuesMode,
  valueScale,
  visibleLines,
} from './time-chart.shape.ts'
import { drawLines, isHeavy, viewTransform } from './time-chart-lines.shape.ts'
import { type Reading, readAt, readNewest, snap } from './time-chart-reading.shape.ts'
import { description, omissions, sharedUnit } from './time-chart-words.ts'
import type { ChartGroup } from './use-chart-group.ts'
import { useRedraw } from './use-redraw.ts'
import type { TimeChartModel } from './use-time-chart.ts'

export type SceneRequest = {
  series: readonly TimeSeries[]
  mode: ValuesMode
  decimals: number
  unit: string
  period: { from: Day; to: Day } | undefined
  masked: boolean
  tradingGroundId: number | undefined
  /** Null while nobody has measured it: nothing is drawn then. */
  width: number | null
  height: number
  fontSize: number
  cursorLink: CursorLink | undefined
  model: TimeChartModel
  scale: ValueScaleKind
  domain: ValueDomain | undefined
  guides: readonly number[] | undefined
  currentValue: boolean
  /** The whole stretch, where that is not the chart's own data. */
  extent: Range | null | undefined
  group: ChartGroup | undefined
  valueNames: ValueNames | undefined
  /** Everybody may see the values. */
  isOpen: boolean
}

export type Scene = ReturnType<typeof useScene>

/** Everything the parts draw, from the data, the size and the state. Masked whenever the session sees no values. */
export function useScene(request: SceneRequest) {
  const { series, mode, decimals, unit, period, height, fontSize, model, scale } = request
  const { domain, guides, currentValue, extent, group, valueNames } = request
  const width = request.width ?? 1
  const { lang, label } = useUi()
  const verdict = useVerdict('seeValues', request.tradingGroundId)
  const masked = request.masked || (!request.isOpen && verdict.kind !== 'allowed')
  const { state, events } = model
  const { from, to } = period ?? {}

  const prepared = useMemo(() => prepare(series, { mode, masked, scale }), [series, mode, masked, scale])
  const { from: start, to: end } = extent ?? {}
  const bounds = useMemo(() => {
    const stretch = start === undefined || end === undefined ? null : { from: start, to: end }
    return boundsOf(prepared, from && to ? { from, to } : undefined, stretch)
  }, [prepared, from, to, start, end])
  const visible = useMemo(() => visibleLines(prepared, state.hidden), [prepared, state.hidden])
  const writing = useMemo<Writing>(
    () => ({ lang, label, decimals, mode, unit: sharedUnit(prepared.lines, unit) }),
    [lang, label, decimals, mode, unit, prepared],
  )
  const { window: chosen, drawn: drawnFor, windowKey } = state
  const window = useMemo(
    () => visibleWindow({ window: chosen, windowKey }, bounds),
    [chosen, windowKey, bounds],
  )
  const { low: lowest, high: highest } = domain ?? {}
  const ends = useMemo(() => ({ low: lowest, high: highest }), [lowest, highest])
  const marks = useSame(guides)
  const leastRoom = group?.axisRoom
  const figure = useMemo(() => {
    const sizes = { width, height, fontSize, leastRoom }
    return figureOf({
      prepared,
      visible,
      window,
      writing,
      ...sizes,
      domain: ends,
      guides: marks,
      currentValue,
      valueNames,
    })
  }, [
    prepared,
    visible,
    window,
    width,
    height,
    fontSize,
    writing,
    ends,
    marks,
    currentValue,
    leastRoom,
    valueNames,
  ])
  useRoom(group, figure.axisRoom)

  const heavy = useMemo(() => isHeavy(visible), [visible])
  const drawnWindow = useMemo(
    () => (heavy ? visibleWindow({ window: drawnFor, windowKey }, bounds) : window),
    [heavy, drawnFor, windowKey, bounds, window],
  )
  const { rough, spare } = useRedraw({
    ...{ heavy, drawn: drawnFor, chosen, drawnWindow, window, draw: events.drew },
  })
  const { from: drawnFrom, to: drawnTo } = drawnWindow
  const { low, high } = useMemo(
    () => valueScale(visible, { from: drawnFrom, to: drawnTo }, { domain: ends, log: prepared.log }),
    [visible, drawnFrom, drawnTo, ends, prepared.log],
  )
  const drawnView = useMemo(
    () => ({ window: { from: drawnFrom, to: drawnTo }, low, high }),
    [drawnFrom, drawnTo, low, high],
  )
  const { left, top, width: innerWidth, height: innerHeight } = figure.box
  const box = useMemo(
    () => ({ left, top, width: innerWidth, height: innerHeight }),
    [left, top, innerWidth, innerHeight],
  )
  const unmeasured = request.width === null
  const lines = useMemo(
    () =>
      unmeasured
        ? []
        : drawLines(visible, drawnView, box, { spare: heavy ? spare : NO_SPARE, log: prepared.log, rough }),
    [unmeasured, visible, drawnView, box, heavy, prepared.log, rough, spare],
  )
  const { link, source, readout } = useReadout(request.cursorLink ?? group?.link)
  useEffect(() => {
    const update = (): void => {
      const cursor = link.get()
      const at = cursor && snap(visible, cursor.at, window)
      const own = cursor?.source === source ? cursor : null
      const place = { at: at ?? 0, near: own?.near, id: own?.id, instants: prepared.instants }
      readout.set(
        at === null ? readNewest(visible, window, writing) : readAt(visible, figure, place, writing),
      )
    }
    update()
    return link.subscribe(update)
  }, [link, source, readout, visible, window, figure, writing, prepared])

  const told = useMemo(() => description({ prepared, bounds }, label, lang), [prepared, bounds, label, lang])
  const omitted = useMemo(() => omissions(prepared, label).join(' '), [prepared, label])

  const plot = useMemo(
    () => plotViewOf({ figure, prepared, visible, bounds, fontSize, masked }),
    [figure, prepared, visible, bounds, fontSize, masked],
  )

  const zoomed = isZoomed(state, bounds)
  const shown = useMemo(() => {
    const main = visible[0]
    const hidden = masked || (main?.masked ?? false)
    return {
      column: main?.column ?? null,
      window: zoomed ? window : null,
      link,
      masked: hidden,
      unit: writing.unit,
    }
  }, [visible, masked, zoomed, window, link, writing])

  return {
    /** What is drawn over the chart gets to know of it. */
    plot,
    /** What is beside the way to the table gets to know of it. */
    shown,
    prepared,
    visible,
    bounds,
    window,
    zoomed,
    figure,
    box,
    lines,
    heavy,
    /** How the drawn lines must be moved and stretched to show the window as it is now. */
    transform: viewTransform(drawnView, figure.view, box),
    writing,
    /** What the figure shows and which keys it takes. */
    told,
    /** What was left out of the picture; empty when nothing was. */
    omitted,
    masked,
    verdict,
    drawable: hasValues(prepared),
    link,
    source,
    readout,
  }
}

/** Tells the group how wide this chart's value axis must be, as long as it is there. */
function useRoom(group: ChartGroup | undefined, room: number): void {
  const id = useId()
  const needRoom = group?.events.needRoom
  useEffect(() => {
    needRoom?.(id, room)
  }, [needRoom, id, room])
  useEffect(() => {
    if (needRoom) return () => needRoom(id, null)
  }, [needRoom, id])
}

/** The list as it was as long as it says the same. */
function useSame(list: readonly number[] | undefined): readonly number[] | undefined {
  const [kept, keep] = useState(list)
  if (kept?.join() === list?.join()) return kept
  keep(list)
  return list
}

/** The chart's own crosshair and readout; the crosshair may be shared with other charts. */
function useReadout(shared: CursorLink | undefined): {
  link: CursorLink
  source: object
  readout: Channel<Reading>
} {
  const [own] = useState(createCursorLink)
  const [source] = useState(() => ({}))
  const [readout] = useState(() => createChannel<Reading>(NOTHING_READ))
  return { link: shared ?? own, source, readout }
}

const NOTHING_READ: Reading = { at: null, x: 0, date: '', rows: [], nearest: null, near: 0 }
