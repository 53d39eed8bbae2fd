'use client'
import { type ReactNode, type RefObject, useMemo, useReducer, useRef } from 'react'
import { type FullscreenModel, useFullscreen } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import type { AccessVerdict } from '../../foundation/access/access.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { useToday, useUi, useVerdict } from '../../foundation/ui-provider.tsx'
import type { Redraw } from '../chart-export/redraw.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { ScaleKind } from '../plot/scales.ts'
import { useMasked } from '../plot/use-masked.ts'
import { logRefusal, type TimeSeries, type ValuesMode } from '../series/time-series.ts'
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
  swapped,
  withDay,
} from './chart-period.ts'
import { useFillHeight } from './use-fill-height.ts'
import { usePlotHeight } from './use-plot-height.ts'

/** Height of a pane in pixels, unless the page says or its boundary is moved; volumes follow the height of the whole. */
const PANE_HEIGHT = 130

export type ChartPanelOptions = {
  /** Names the panel among those of the site: its full screen is kept in a cookie of this name. Default `chart-panel`. */
  elementId?: string
  /** What it opens with: text size, trend, logo. */
  initial?: Partial<ChartPanelState>
  /** The trend, where the page holds it: null is none. Absent: the panel's own. */
  trend?: TrendKind | null
  /** Called with every choice of a trend. */
  onTrendChange?: (trend: TrendKind | null) => void
  /** Called with every change of the full screen. */
  onFullscreenChange?: (open: boolean) => void
}

export type ChartPanelModel = {
  state: ChartPanelState
  events: {
    /** A+ and A−: a pixel on every text of the charts; at the limit nothing. */
    sizeText: (by: 1 | -1) => void
    /** `not_selected`, `linear`, `logarithmic` or `exponential`; anything else changes nothing. */
    chooseTrend: (id: string) => void
    showLogo: (on: boolean) => void
    /** Text size and logo as at first. */
    resetLook: () => void
    /** A period was chosen: the range that the limit of years changed, or null. */
    choosePeriod: (pulled: PulledRange | null) => void
  }
  fullscreen: FullscreenModel
  /** The element that fills the screen: the panel's root. */
  root: RefObject<HTMLDivElement | null>
}

/** The panel's behaviour without its looks. `ChartPanel` takes the result as `model`; period and values stay with the page. */
export function useChartPanel({
  elementId = 'chart-panel',
  initial = {},
  trend,
  onTrendChange,
  onFullscreenChange,
}: ChartPanelOptions = {}): ChartPanelModel {
  const root = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(root, { elementId, onFullscreenChange })
  const [own, dispatch] = useReducer(chartPanelReducer, initial, initialPanel)
  const isControlled = trend !== undefined
  const state = useMemo(() => (trend === undefined ? own : { ...own, trend }), [own, trend])
  const events = useMemo<ChartPanelModel['events']>(
    () => ({
      sizeText: by => dispatch({ type: 'textSized', by }),
      chooseTrend: id => {
        const chosen = trendOfOption(id)
        if (chosen === undefined) return
        if (!isControlled) dispatch({ type: 'trendChosen', trend: chosen })
        onTrendChange?.(chosen)
      },
      showLogo: on => dispatch({ type: 'logoChosen', on }),
      resetLook: () => dispatch({ type: 'lookReset' }),
      choosePeriod: pulled => dispatch({ type: 'periodChosen', pulled }),
    }),
    [isControlled, onTrendChange],
  )
  return { state, events, fullscreen, root }
}

/** What the panel shows: the page's data, and how the page wants them drawn. */
export type ChartPanelData = {
  /** The fixed periods, shortest first; without any, only the two days can be chosen. */
  tabs: readonly ChartPeriodTab[]
  /** The chosen period: one of the tabs, or two days. */
  period: ChartPeriod
  /** Called with a tab, or with two days that keep the limit; `moved` is the end that the limit changed. */
  onPeriodChange: (period: ChartPeriod, change: { moved: PeriodEnd | null }) => void
  /** Longest arbitrary period in calendar years. Default 10 (shared-blocks §9). */
  limitYears?: number
  /** The lines, the main one first, as TimeChart takes them. */
  series: readonly TimeSeries[]
  /** Default ready. Gets a way out where it has none of its own (C14). */
  status?: ChartStatus
  /** Default `absolute`. */
  values?: ValuesMode
  /** How heights of the main chart follow values: its axis control (C17). Default `linear`. */
  scale?: ScaleKind
  /** The latest day with data at all: the way out of a period without data. */
  lastDay?: Day | null
  /** The rows behind the main line, for the old-data warning. Default: its points. */
  rows?: PanelRows
  /** Height of the charts in a tall window, in pixels; in a lower one they fit the window. Default 600 (shared-blocks §9). */
  height?: number
  /** The trading ground, for the access verdict. */
  tradingGroundId?: number
  /**
   * Whether the points are shapes from 0 to 100, not values: values outside of it are refused, with a warning in development. Default where
   * the page's policy refuses `seeValues`.
   */
  masked?: boolean | undefined
  /** The second chart: the volume of trade, as a histogram (shared-blocks §2, C18). */
  overturn?: ChartPane | null
  /** Further charts below it: the spread. */
  panes?: readonly ChartPane[]
  /** Drawn in the plot's corner once its checkbox is ticked; without it there is no checkbox. An `<svg>` also gets into pictures. */
  logo?: ReactNode
}

export type ChartPanelViewOptions = ChartPanelData & {
  model: ChartPanelModel
  /** Ids of the series that are switched off in the legend. */
  hidden: readonly string[]
  /** Everything in the panel, as one element: its height decides what is left for the chart in full screen. */
  content: RefObject<HTMLElement | null>
  /** Where the charts start: what the window has below that is their height. */
  start: RefObject<HTMLElement | null>
  /** Leads to the select of trading grounds; null where there is none. */
  onChooseGround: (() => void) | null
}

export type ChartPanelView = {
  /** The days that the period stands for. */
  range: DayRange
  chooseTab: (id: string) => void
  chooseDay: (end: PeriodEnd, day: Day) => void
  /** The range that the limit of years changed, or null (C5). */
  pulled: PulledRange | null
  /** Whether the user sees no values. */
  masked: boolean
  /** The answer of the access policy about values. */
  verdict: AccessVerdict
  viewModel: PanelViewModel
  /** The charts below the main one, in order. */
  panes: readonly ChartPane[]
  /** What x is in the legend's equations. */
  equationHints: readonly string[]
  /** Why some series have no trend. */
  trendRefusals: readonly string[]
  /** Why values cannot be switched to per cent, or null. */
  valuesReason: string | null
  /** Why no trend can be chosen, or null. */
  trendReason: string | null
  /** Why the axis cannot be logarithmic now, or null. */
  axisReason: string | null
  /** The latest day of old data, and by how many days they end before the period; null where they are not old (C15). */
  oldData: { day: Day; days: number } | null
  /** The charts in the frame put their way to draw themselves again here, for pictures. */
  redraw: RefObject<Redraw | null>
}

const READY: ChartStatus = { kind: 'ready' }
const NO_PANES: readonly ChartPane[] = []

/** Everything that the panel draws and says, from the page's data and the panel's own state. */
export function useChartPanelView({
  model: { state, events, fullscreen, root },
  hidden,
  content,
  start,
  onChooseGround,
  tabs,
  period,
  onPeriodChange,
  limitYears,
  series,
  status = READY,
  values = 'absolute',
  scale = 'linear',
  lastDay = null,
  rows = mainRows(series),
  height = 600,
  tradingGroundId,
  masked: givenMasked,
  overturn = null,
  panes = NO_PANES,
  logo = null,
}: ChartPanelViewOptions): ChartPanelView {
  const { label, lang } = useUi()
  const today = useToday()
  const verdict = useVerdict('seeValues', { tradingGroundId })
  const masked = useMasked(givenMasked, tradingGroundId)

  const { from, to } = periodDays(period, tabs, today)
  const range = useMemo(() => ({ from, to }), [from, to])
  const chooseRange = ({ moved, ...days }: PulledRange) => {
    events.choosePeriod({ moved, ...days })
    onPeriodChange({ kind: 'range', ...days }, { moved })
  }

  const { trend } = state
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
    onChooseGround,
  })
  const { kind } = shownStatus
  const shownPanes = useMemo(
    () =>
      panesBelow(overturn, panes, kind).map(pane =>
        pane.id === overturn?.id ? pane : { ...pane, height: pane.height ?? PANE_HEIGHT },
      ),
    [overturn, panes, kind],
  )
  const { open } = fullscreen.state
  const whole = usePlotHeight(start, { most: height, fullscreen: open })
  const missingDays = kind === 'ready' ? dataAge(rows, range, today) : null

  const redraw = useRef<Redraw | null>(null)
  const viewModel: PanelViewModel = {
    series: trends.series,
    mode: values,
    status: shownStatus,
    period: range,
    height: useFillHeight(root, content, { open, height: whole }),
    fontStep: state.fontStep,
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
