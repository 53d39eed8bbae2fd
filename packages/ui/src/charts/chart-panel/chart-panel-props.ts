import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import type { Redraw } from '../chart-export/redraw.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { ScaleKind } from '../plot/scales.ts'
import type { TimeSeries, ValuesMode } from '../series/time-series.ts'
import type { TimeChartProps } from '../time-chart/time-chart.tsx'
import type { ChartPeriod, ChartPeriodTab, DayRange, PanelRows, PeriodEnd } from './chart-period.ts'
import type { ChartPanelModel, ChartPanelOptions } from './use-chart-panel.ts'

/** A chart below the main one, on the same times and under the same crosshair. */
export type ChartPane = Pick<TimeChartProps, 'label' | 'series' | 'decimals' | 'unit' | 'mode'> & {
  id: string
  /** Above the chart; the label is written where it is left out. */
  title?: string
  /** What it comes to in figures: `<SpreadStats …/>`. */
  stats?: ReactNode
  /** In pixels. Default 200 (shared-blocks §9). */
  height?: number
}

/** What stands in the frame now: for an export menu, or for another chart in the frame. */
export type PanelFigure = {
  /** With the trends. */
  series: readonly TimeSeries[]
  mode: ValuesMode
  status: ChartStatus
  period: DayRange
  /** In pixels; in a full screen what is left for it. */
  height: number
  fontStep: number
  /** Null while it is not shown. */
  logo: ReactNode
  /** How heights follow values; linear where they cannot follow their logarithms. */
  scale: ScaleKind
  /** The element of the charts, for a picture of them; null while there are none. */
  chart: () => Element | null
  /** Draws the charts anew for a picture; null where the frame holds something else. */
  draw: Redraw
}

/** What the main chart takes besides. */
export type PanelChartOptions = Omit<
  TimeChartProps,
  | keyof ComponentProps<'section'>
  | 'label'
  | 'series'
  | 'status'
  | 'mode'
  | 'height'
  | 'period'
  | 'fontStep'
  | 'tradingGroundId'
  | 'masked'
  | 'cursorLink'
  | 'group'
  | 'extent'
  | 'scale'
>

type Slot = ReactNode | ((figure: PanelFigure) => ReactNode)

/** What `ChartPanel` takes; the rest goes to its root element. */
export type ChartPanelProps = Omit<ComponentProps<'div'>, 'children'> &
  ChartPanelOptions & {
    /** What the chart shows; names the figure: "Price, UST 4% 2034". */
    label: string
    /** The fixed periods, shortest first; without any, only the two days can be chosen. */
    tabs: readonly ChartPeriodTab[]
    period: ChartPeriod
    /** Told of a tab, or of two days that keep the limit; `moved` is the end that had to give way to it. */
    onPeriodChange: (period: ChartPeriod, change: { moved: PeriodEnd | null }) => void
    /** Longest arbitrary period in calendar years. Default 10 (shared-blocks §9). */
    limitYears?: number
    /** The last day that can be picked. Default today. */
    notAfter?: Day
    /** The lines, the main one first, as TimeChart takes them. */
    series: readonly TimeSeries[]
    /** Default ready. Gets a way out where it has none of its own (C14). */
    status?: ChartStatus
    /** Default `absolute`. */
    values?: ValuesMode
    /** Adds the switch between absolute values and per cent. */
    onValuesChange?: (values: ValuesMode) => void
    /** How heights of the main chart follow values: its axis control (C17). Default `linear`. */
    scale?: ScaleKind
    /** Adds the switch between a linear and a logarithmic axis. */
    onScaleChange?: (scale: ScaleKind) => void
    /** The latest day with data at all: the way out of a period without data. */
    lastDay?: Day | null
    /** The rows behind the main line, for the old-data warning. Default: its points. */
    rows?: PanelRows
    /** A sentence on what is shown. */
    description?: ReactNode
    /** Height of the main chart in pixels. Default 600 (shared-blocks §9). */
    height?: number
    /** The trading ground, for the access verdict. */
    tradingGroundId?: number
    /** The points are shapes, not values. */
    masked?: boolean
    /** What the main chart takes besides: unit, decimals, onRemove, scale, model … */
    chart?: PanelChartOptions
    /** The second chart: the volume of trade, as a histogram (shared-blocks §2, C18). */
    overturn?: ChartPane | null
    /** Further charts below it: the spread. */
    panes?: readonly ChartPane[]
    /** Drawn in the plot's corner once its checkbox is ticked; without it there is no checkbox. An `<svg>` also gets into pictures. */
    logo?: ReactNode
    /** Above the toolbar, at full width: the tabs of chart types. */
    head?: ReactNode
    /** In the toolbar, behind the days: the select of trading grounds. */
    selects?: ReactNode
    /** At the start of the display tools: buttons for what else can be done with the chart. */
    lead?: ReactNode
    /** Between toolbar and chart: what the chart is compared with. */
    tools?: ReactNode
    /** What the page has to say of what it did by itself: Notices with `live="off"`, into a region that is announced. */
    notes?: ReactNode
    /** Among the display tools: further ways to set the axis. */
    axisControl?: ReactNode
    /** At the end of the display tools: the export menu. */
    actions?: Slot
    /**
     * In the chart's place: a node for a view that is no chart (the archive; it has no display tools), or a function for another
     * chart of the same figure.
     */
    children?: Slot
    /** The panel's behaviour, held by the page: the result of `useChartPanel()`. */
    model?: ChartPanelModel
  }

/** What is not ours is the root element's. */
export function restOf(props: ChartPanelProps): ComponentProps<'div'> {
  const { label: _, tabs, period, onPeriodChange, limitYears, notAfter, series, status, ...some } = props
  const { values, onValuesChange, lastDay, rows, description, height, tradingGroundId, ...more } = some
  const { masked, chart, overturn, panes, logo, head, selects, tools, notes, axisControl, ...others } = more
  const { lead, actions, children, model, elementId, initial, onFullscreenChange, ...last } = others
  const { scale, onScaleChange, trend, onTrendChange, ...rest } = last
  return rest
}
