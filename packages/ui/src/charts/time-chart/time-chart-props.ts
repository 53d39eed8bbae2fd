import type { ComponentProps, ReactNode } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import type { CursorLink } from '../plot/cursor.ts'
import type { ChartStatus } from '../plot/plot-status.ts'
import type { Column } from '../series/column.ts'
import type { PlotView } from './plot-view.ts'
import type { Range } from './time-chart.model.ts'
import type { TimeSeries, ValueDomain, ValueNames, ValueScaleKind, ValuesMode } from './time-chart.shape.ts'
import type { ChartGroup } from './use-chart-group.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import type { Zoom } from './zoom.ts'

/** What the chart shows now. */
export type ChartShown = {
  /** Heights of the first line that is not switched off, values or a shape of them; null without one. */
  column: Column | null
  /** The visible part; null for all of it. */
  window: Range | null
  /** The crosshair. */
  link: CursorLink
  masked: boolean
  unit: string
}

/** What `TimeChart` takes; the rest goes to its root element. */
export type TimeChartProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the chart shows; names the figure: "Price, UST 4% 2034". */
  label: string
  /** The lines, the main one first. Keep the identity of the list and of each `points` while they stay the same. */
  series: readonly TimeSeries[]
  /** What stands in the frame. Its height is the same in every state. Default ready. */
  status?: ChartStatus
  /** `percent`: change from each series' first finite non-zero value of the loaded data (C10). Default `absolute`. */
  mode?: ValuesMode
  /** Digits after the point in tooltip, legend and table. Default 3 (bond-page §9). */
  decimals?: number
  /** Unit of the values where the series do not say their own. Stands once above the axis. */
  unit?: string
  /** Height of the frame in pixels. Default 600 (shared-blocks §9, readings #25). */
  height?: number
  /** The loaded period. Zooming is forgotten when it changes; without it, when the data's ends change. */
  period?: { from: Day; to: Day }
  /** The points are shapes from 0 to 100, not values. Always so when the session may not see values. */
  masked?: boolean
  /** The trading ground, for the access verdict (ground 381, access row 7). */
  tradingGroundId?: number
  /** Pixels added to every text of chart and legend (C17); the result stays within 6–40 px. Default 0. */
  fontStep?: number
  /** Gives every legend chip but the main one a remove button. */
  onRemove?: (id: string) => void
  /** Told of the visible part after zooming; null for all of it. */
  onWindowChange?: (window: { from: Day; to: Day } | null) => void
  /** The visible part, where the page holds it; null is all of it, and so are days without data. See `parseZoom`. */
  zoom?: Zoom | null
  /** Called with the visible part once a gesture rests; null for all of it. */
  onZoomChange?: (zoom: Zoom | null) => void
  /** Charts with the same link share a crosshair (C18). */
  cursorLink?: CursorLink
  /** `always`: a plain wheel zooms. Default `modifier`: with Ctrl or ⌘, or once the chart has focus; else the page scrolls. */
  wheel?: 'modifier' | 'always'
  /** Default true. */
  legend?: boolean
  /** Whether the data can be shown as a table. Default true. */
  table?: boolean
  /** The chart's behaviour, held by the page: the result of `useTimeChart()`. */
  model?: TimeChartModel
  /** Charts of one group show the same part of the data under the same crosshair: the result of `useChartGroup()`. */
  group?: ChartGroup
  /** The whole stretch in wall-clock milliseconds, where that is not this chart's own data: see `extentOf`. */
  extent?: Range | null
  /** How heights follow values. Percentages and shapes always stand on a linear axis. Default `linear`. */
  scale?: ValueScaleKind
  /** Ends of the value axis that do not follow the data: 0 and 100 of an oscillator. */
  domain?: ValueDomain
  /** The axis stands on these values and writes their names: the points of a rating scale. Not in percent mode. Keep its identity. */
  valueNames?: ValueNames
  /** The values are no secret: every session sees them (access row 35: ratings). Default false. */
  isOpen?: boolean
  /** Values marked across the plot. */
  guides?: readonly number[]
  /** Marks the newest value of the first line across the plot. Default false. */
  currentValue?: boolean
  /** Beside the way to the table: `<SonificationButton …/>` of what the chart shows. */
  beside?: (shown: ChartShown) => ReactNode
  /** Drawn over the plot: drawings, flags. Called at every change of window or size. */
  overlay?: (plot: PlotView) => ReactNode
}
