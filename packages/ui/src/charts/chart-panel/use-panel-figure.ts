'use client'
import { type RefObject, useMemo, useRef } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { useToday, useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import type { Redraw } from '../chart-export/redraw.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import { logRefusal } from '../series/time-series.ts'
import { type PanelLines, panelLines, panelStatus, rowsOf, trendReason } from './chart-panel.shape.ts'
import type { ChartPanelProps, PanelFigure } from './chart-panel-props.ts'
import { dataAge } from './chart-period.ts'
import type { ChartPanelModel } from './use-chart-panel.ts'
import { useFillHeight } from './use-fill-height.ts'
import type { PanelPeriod } from './use-panel-period.ts'

export type PanelFigureState = {
  figure: PanelFigure
  /** Where the charts in the frame leave their way to draw themselves anew. */
  redraw: RefObject<Redraw | null>
  lines: PanelLines
  /** Whether the user sees no values. */
  masked: boolean
  /** Why no trend can be chosen, or null. */
  trendReason: string | null
  /** Why the axis cannot be logarithmic now, or null. */
  axisReason: string | null
  /** The latest day of data that are old, and by how many days they end before the period; null where they are not (C15). */
  old: { day: Day; days: number } | null
}

type Options = {
  model: ChartPanelModel
  period: PanelPeriod
  /** Ids of the series that are switched off. */
  hidden: readonly string[]
  content: RefObject<HTMLElement | null>
  selects: RefObject<HTMLElement | null>
}

const READY: ChartStatus = { kind: 'ready' }

/** What stands in the panel's frame, from the page's props and the panel's own state. */
export function usePanelFigure(props: ChartPanelProps, options: Options): PanelFigureState {
  const { series, status = READY, values = 'absolute', lastDay = null, logo = null, height = 600 } = props
  const { model, period, hidden, content, selects } = options
  const { label, lang } = useUi()
  const today = useToday()
  const verdict = useVerdict('seeValues', props.tradingGroundId)
  const masked = props.masked === true || verdict.kind !== 'allowed'
  const { trend, fontStep } = model.state
  const lines = useMemo(
    () => panelLines({ series, trend, hidden, masked, label, lang }),
    [series, trend, hidden, masked, label, lang],
  )
  const standing = panelStatus({
    ...{ status, series, lastDay, label, range: period.range },
    ways: {
      swap: period.swap,
      showRange: period.showRange,
      chooseGround: props.selects ? () => focusFirst(selects.current) : null,
    },
  })
  const rows = props.rows ?? rowsOf(series)
  const days = standing.kind === 'ready' ? dataAge(rows, period.range, today) : null
  const noLog = useMemo(() => logRefusal(series, values), [series, values])
  const redraw = useRef<Redraw | null>(null)
  const figure: PanelFigure = {
    series: lines.series,
    mode: values,
    status: standing,
    period: period.range,
    height: useFillHeight(model.root, content, { open: model.fullscreen.state.open, height }),
    fontStep,
    logo: model.state.logo ? logo : null,
    scale: props.scale === 'log' && noLog === null && !masked ? 'log' : 'linear',
    chart: () => {
      const chart = model.root.current?.querySelector('[data-slot=time-chart]')
      return chart?.closest('[data-slot=chart-panel-charts]') ?? null
    },
    draw: size => redraw.current?.(size) ?? null,
  }
  const reason = useMemo(() => trendReason(series, label), [series, label])
  return {
    ...{
      figure,
      redraw,
      lines,
      masked,
      trendReason: reason,
      old: rows.latest && days !== null ? { day: rows.latest, days } : null,
    },
    axisReason: noLog && label(noLog),
  }
}

function focusFirst(root: HTMLElement | null): void {
  root?.querySelector<HTMLElement>('select, input, button')?.focus()
}
