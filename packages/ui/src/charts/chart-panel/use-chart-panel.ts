'use client'
import { type ReactNode, type RefObject, useMemo, useReducer, useRef } from 'react'
import { type FullscreenModel, useFullscreen } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { listOf, uniqueBy } from '../../foundation/list-of.ts'
import { useToday, useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import type { Redraw } from '../chart-export/redraw.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { ScaleKind } from '../plot/scales.ts'
import { useMasked } from '../plot/use-masked.ts'
import { logRefusal, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
import { type TimeChartModel, useTimeChartModel } from '../time-chart/use-time-chart-model.ts'
import type { TrendKind } from '../trend/trend.ts'
import {
  type ChartPanelState,
  chartPanelReducer,
  initialPanel,
  pulledRange,
  trendOfOption,
} from './chart-panel.reducer.ts'
import {
  type ChartPane,
  mainRows,
  type PanelViewModel,
  panelStatus,
  panesBelow,
  trendReason,
  withTrends,
} from './chart-panel.view-model.ts'
import {
  type ChartPeriod,
  type ChartPeriodTab,
  type DayRange,
  dataAge,
  type PanelRows,
  type PeriodEnd,
  type PulledRange,
  periodDays,
  pullRange,
  swapped,
  withDay,
} from './chart-period.ts'
import { useFillHeight } from './use-fill-height.ts'
import { usePlotHeight } from './use-plot-height.ts'

/** Default height of a pane in pixels. The turnover pane follows the height of the whole chart instead. */
const PANE_HEIGHT = 130

export type ChartPanelOptions = {
  /** Identifies the panel on the site: its full screen is stored in a cookie with this name. Default `chart-panel`. */
  elementId?: string
  /** Initial state: text size, trend, logo. */
  initial?: Partial<ChartPanelState>
  /** The controlled trend; null is none. Default uncontrolled. */
  trend?: TrendKind | null
  /** Called when the user chooses a trend. */
  onTrendChange?: (trend: TrendKind | null) => void
  /** Absolute values or per cent. Default `absolute`. */
  values?: ValuesMode
  /** Adds the switch between absolute values and per cent, and is called when the user chooses. */
  onValuesChange?: ((values: ValuesMode) => void) | undefined
  /** Scale of the main chart's value axis (C17). Default `linear`. */
  scale?: ScaleKind
  /** Adds the switch between a linear and a logarithmic axis, and is called when the user chooses. */
  onScaleChange?: ((scale: ScaleKind) => void) | undefined
  /** Called when full screen opens or closes. */
  onFullscreenChange?: (open: boolean) => void
}

export type ChartPanelModel = {
  state: ChartPanelState & { values: ValuesMode; scale: ScaleKind }
  events: {
    /** A+ and A−: changes every text of the charts by a pixel, within the limits. */
    sizeText: (by: 1 | -1) => void
    /** `not_selected`, `linear`, `logarithmic` or `exponential`; other ids are ignored. */
    chooseTrend: (id: string) => void
    /** Null if the page does not offer a choice. */
    chooseValues: ((values: ValuesMode) => void) | null
    chooseScale: ((scale: ScaleKind) => void) | null
    showLogo: (on: boolean) => void
    /** Resets text size and logo. */
    resetDisplay: () => void
    /** Remembers the range that the limit of years changed; null for a period within the limit. */
    choosePeriod: (pulled: PulledRange | null) => void
  }
  /** State of the main chart's legend, table and zoom. */
  chart: TimeChartModel
  fullscreen: FullscreenModel
  /** The element that fills the screen: the panel's root. */
  root: RefObject<HTMLDivElement | null>
}

/** The panel's state. `ChartPanel` takes the result as `model`; the page controls values and scale. */
export function useChartPanel({
  elementId = 'chart-panel',
  initial = {},
  trend,
  onTrendChange,
  values = 'absolute',
  onValuesChange,
  scale = 'linear',
  onScaleChange,
  onFullscreenChange,
}: ChartPanelOptions = {}): ChartPanelModel {
  const root = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(root, { elementId, onFullscreenChange })
  const [own, dispatch] = useReducer(chartPanelReducer, initial, initialPanel)
  const isControlled = trend !== undefined
  const state = useMemo(
    () => ({ ...own, trend: trend === undefined ? own.trend : trend, values, scale }),
    [own, trend, values, scale],
  )
  const chart = useTimeChartModel()
  const events = useMemo<ChartPanelModel['events']>(
    () => ({
      sizeText: by => dispatch({ type: 'textSized', by }),
      chooseTrend: id => {
        const chosen = trendOfOption(id)
        if (chosen === undefined) return
        if (!isControlled) dispatch({ type: 'trendChosen', trend: chosen })
        onTrendChange?.(chosen)
      },
      chooseValues: onValuesChange ?? null,
      chooseScale: onScaleChange ?? null,
      showLogo: on => dispatch({ type: 'logoChosen', on }),
      resetDisplay: () => dispatch({ type: 'displayReset' }),
      choosePeriod: pulled => dispatch({ type: 'periodChosen', pulled }),
    }),
    [isControlled, onTrendChange, onValuesChange, onScaleChange],
  )
  return { state, events, chart, fullscreen, root }
}

/** The page's data and how to draw them. */
export type ChartPanelData = {
  /** The fixed periods, shortest first; without any, only dates can be chosen. */
  tabs: readonly ChartPeriodTab[]
  /** The chosen period: one of the tabs, or two days. */
  period: ChartPeriod
  /** Called with a tab, or with two days within the limit; `moved` is the end that the limit changed. */
  onPeriodChange: (period: ChartPeriod, change: { moved: PeriodEnd | null }) => void
  /** Longest arbitrary period in calendar years. Default 10 (shared-blocks §9). */
  limitYears?: number
  /** The lines, the main one first, as for TimeChart. */
  series: readonly TimeSeries[]
  /** Default ready. The panel adds an action to messages without one (C14). */
  status?: ChartStatus
  /** The latest day with any data, offered for a period without data. */
  lastDay?: Day | null
  /** The rows behind the main line, for the old-data warning. Default: its points. */
  rows?: PanelRows
  /** Maximum height of the charts, in pixels; in a lower window they fit the window. Default 600 (shared-blocks §9). */
  height?: number
  /** The venue, for the access verdict. */
  venueId?: number
  /**
   * Whether the points are shapes from 0 to 100 instead of values. Points outside this range are refused, with a warning in development.
   * Default: whether the access policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** The second chart: turnover as a histogram (shared-blocks §2, C18). */
  turnover?: ChartPane | null
  /** Further charts below it: the spread. */
  panes?: readonly ChartPane[]
  /**
   * A longer part of the main line for the navigator, in which the user can choose other days; null while it loads. Default: the navigator shows
   * the period.
   */
  overview?: TimeSeries | null | undefined
  /** Drawn in the plot's corner once its checkbox is ticked; without it there is no checkbox. Pictures include it if it is an `<svg>`. */
  logo?: ReactNode
}

export type ShownPanelOptions = ChartPanelData & {
  model: ChartPanelModel
  /** The accessible name of the chart. */
  name: string
  /** The element around all content of the panel. In full screen its height determines the chart's height. */
  content: RefObject<HTMLElement | null>
  /** The element where the charts start; they take the height of the window below it. */
  start: RefObject<HTMLElement | null>
  /** Moves the focus to the select of venues; null without one. */
  onChooseVenue: (() => void) | null
}

export type ShownPanel = {
  /** The days of the period. */
  range: DayRange
  chooseTab: (id: string) => void
  chooseDay: (end: PeriodEnd, day: Day) => void
  /** The range that the limit of years changed, or null (C5). */
  pulled: PulledRange | null
  /** Whether values are hidden from the user. */
  masked: boolean
  /** The access verdict on values. */
  verdict: AccessVerdict
  viewModel: PanelViewModel
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  /** What x means in the legend's equations. */
  equationHints: readonly string[]
  /** Why some series have no trend. */
  trendRefusals: readonly string[]
  /** Why values cannot be switched to per cent, or null. */
  valuesReason: string | null
  /** Why no trend can be chosen, or null. */
  trendReason: string | null
  /** Why the axis cannot be logarithmic now, or null. */
  axisReason: string | null
  /** The latest day of old data and by how many days it is before the end of the period; null if the data are not old (C15). */
  oldData: { day: Day; days: number } | null
  /** The charts store their redraw function here, for pictures. */
  redraw: RefObject<Redraw | null>
}

const READY: ChartStatus = { kind: 'ready' }

/** Computes what the panel shows from the page's data and the panel's state. */
export function useShownPanel({
  model: { state, events, chart, fullscreen, root },
  name,
  content,
  start,
  onChooseVenue,
  tabs,
  period,
  onPeriodChange,
  limitYears,
  series: givenSeries,
  status: givenStatus,
  lastDay = null,
  rows: givenRows,
  height,
  venueId,
  masked: maskedProp,
  turnover = null,
  panes,
  overview,
  logo = null,
}: ShownPanelOptions): ShownPanel {
  const series = listOf(givenSeries)
  const status = givenStatus ?? READY
  const rows = givenRows ?? mainRows(series)
  const { label, lang } = useUi()
  const today = useToday()
  const verdict = useVerdict('seeValues', { venueId })
  const masked = useMasked(maskedProp, venueId)

  const { from, to } = periodDays(period, tabs, today)
  const range = useMemo(() => ({ from, to }), [from, to])
  const chooseRange = ({ moved, ...days }: PulledRange) => {
    events.choosePeriod({ moved, ...days })
    onPeriodChange({ kind: 'range', ...days }, { moved })
  }

  const { trend, values, scale } = state
  const { hidden } = chart.state
  const trends = useMemo(
    () => withTrends({ series, trend, hidden, masked, label, lang }),
    [series, trend, hidden, masked, label, lang],
  )
  const noTrend = useMemo(() => trendReason(series, { masked, label }), [series, masked, label])
  const noLog = useMemo(() => logRefusal(series, values, masked), [series, values, masked])
  const shownStatus = panelStatus({
    status,
    range,
    series,
    lastDay,
    label,
    onSwap: () => chooseRange(swapped(range, limitYears)),
    onRangeChange: days => chooseRange({ ...days, moved: null }),
    onChooseVenue,
  })
  const { kind } = shownStatus
  const shownPanes = useMemo(
    () =>
      uniqueBy(panesBelow(turnover, listOf(panes), kind), ({ id }) => id).map(pane =>
        pane.id === turnover?.id ? pane : { ...pane, height: drawableLength(pane.height, PANE_HEIGHT) },
      ),
    [turnover, panes, kind],
  )
  const { open } = fullscreen.state
  const whole = usePlotHeight(start, { most: drawableLength(height, 600), fullscreen: open })
  const missingDays = kind === 'ready' ? dataAge(rows, range, today) : null

  const redraw = useRef<Redraw | null>(null)
  const drawn = {
    series: trends.series,
    mode: values,
    status: shownStatus,
    period: range,
    height: useFillHeight(root, content, { open, height: whole }),
    fontStep: state.fontStep,
  }
  const viewModel: PanelViewModel = {
    ...drawn,
    chartProps: { ...drawn, label: name, venueId, masked: maskedProp },
    overview:
      overview === undefined || masked
        ? undefined
        : {
            series: overview,
            period: range,
            onPeriodChange: days => chooseRange(pullRange(days, 'to', limitYears)),
          },
    logo: state.logo ? logo : null,
    scale: scale === 'log' && noLog === null && !masked ? 'log' : 'linear',
    chart: () =>
      root.current?.querySelector('[data-slot=time-chart]')?.closest('[data-slot=chart-panel-charts]') ??
      null,
    draw: size => redraw.current?.(size) ?? null,
  }
  return {
    range,
    chooseTab: id => {
      events.choosePeriod(null)
      onPeriodChange({ kind: 'tab', id }, { moved: null })
    },
    chooseDay: (end, day) => chooseRange(withDay(range, end, day, limitYears)),
    pulled: pulledRange(state, period),
    masked,
    verdict,
    viewModel,
    panes: shownPanes,
    equationHints: trends.hints,
    trendRefusals: trends.refusals,
    valuesReason: masked ? label('values_masked') : null,
    trendReason: noTrend,
    axisReason: noLog && label(noLog),
    oldData: rows.latest !== null && missingDays !== null ? { day: rows.latest, days: missingDays } : null,
    redraw,
  }
}
