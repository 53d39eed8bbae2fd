import type { ComponentProps, ReactNode } from 'react'
import type { FlagsModel } from '../flags/use-flags.ts'
import type { ChartNavigatorProps } from '../navigator/chart-navigator.tsx'
import type { NavigatorLine } from '../navigator/navigator.view-model.ts'
import type { TimeSeries } from '../series/time-series.ts'
import type { TimeChartProps } from '../time-chart/time-chart.tsx'
import type { StockChartModel, StockChartOptions } from './use-stock-chart.ts'

/** What a strip over the whole period needs of the chart, as `ChartNavigator` takes it. */
type StockStrip = Required<Pick<ChartNavigatorProps, 'bounds' | 'window' | 'onWindowChange'>> & {
  column: NavigatorLine | null
}

/** What `StockChart` takes; the rest goes to its root element. */
export type StockChartProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> &
  StockChartOptions &
  Pick<
    TimeChartProps,
    | 'mode'
    | 'decimals'
    | 'unit'
    | 'period'
    | 'fontStep'
    | 'onRemove'
    | 'onWindowChange'
    | 'zoom'
    | 'onZoomChange'
    | 'wheel'
    | 'overlay'
  > & {
    /** What the chart shows; names the figure: "Price, UST 4% 2034". */
    label: string
    /** The lines, the main one first, its `bars` for candles. Keep the identity of the list and of each `points` while they stay the same. */
    series: readonly TimeSeries[]
    /** The amount of trade at each point of the main series, NaN for none. Keep its identity while it stays the same. */
    volume?: Float64Array
    /** What stands in the frame. Default ready. */
    status?: TimeChartProps['status']
    /** Height of the price in pixels, without the panes below it. Default 600 (shared-blocks §9). */
    height?: number
    /** Coupons, puts, calls and rating changes on the chart, with their menu (X5): the result of `useFlags()`. */
    flags?: FlagsModel
    /** At the end of the toolbar: the export menu. */
    actions?: ReactNode
    /** Below the charts: the strip over the whole period, as `strip => <ChartNavigator {...strip} />`. */
    navigator?: ReactNode | ((strip: StockStrip) => ReactNode)
    /** The chart's behaviour, held by the page: the result of `useStockChart()`. */
    model?: StockChartModel
  }
