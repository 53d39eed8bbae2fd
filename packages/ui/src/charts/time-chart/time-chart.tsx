'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Room } from '../../controls/skeleton/room.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { chartFonts } from '../plot/chart-text.ts'
import type { CursorLink } from '../plot/cursor.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { MaskedBar } from '../plot/masked-bar.tsx'
import { type ChartStatus, plotAppearance } from '../plot/plot-status.ts'
import type { Range, ScaleKind } from '../plot/scales.ts'
import { useWidth } from '../plot/use-width.ts'
import type { Column } from '../series/column.ts'
import type { TimeAxis } from '../series/time-axis.ts'
import type { TimeSeries, ValueNames, ValuesMode } from '../series/time-series.ts'
import type { PlotView } from './chart-geometry.ts'
import { TimeChartLegend } from './time-chart-legend.tsx'
import { TimeChartNotes } from './time-chart-notes.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import { TimeChartTable } from './time-chart-table.tsx'
import { type ChartGroup, useGrouped } from './use-chart-group.ts'
import { useControlledZoom, useWindowReport } from './use-controlled-zoom.ts'
import { type TimeChartModel, useTimeChart } from './use-time-chart.ts'
import { useTimeChartView } from './use-time-chart-view.ts'
import type { ValueDomain } from './value-axis.ts'
import { announcement, description, omissions } from './value-text.ts'
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
  /** What the frame shows. Its height is the same in every state. Default ready. */
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
  /** The chart's behaviour, controlled by the page: the result of `useTimeChart()`. */
  model?: TimeChartModel
  /** Charts of one group show the same part of the data under the same crosshair: the result of `useChartGroup()`. */
  group?: ChartGroup
  /** The whole stretch in wall-clock milliseconds, where that is not this chart's own data: see `extentOf`. */
  extent?: Range | null
  /** How times become places along the axis: `tradingDays` leaves no width to weekends and holidays. Keep its identity. Default the calendar. */
  axis?: TimeAxis
  /**
   * Whether days that are narrower than 4 pixels are merged into weeks, months or years, lines too. Default: where a series has bars or
   * columns.
   */
  mergeBars?: boolean
  /** How heights follow values. Percentages and shapes always have a linear axis. Default `linear`. */
  scale?: ScaleKind
  /** Ends of the value axis that do not follow the data: 0 and 100 of an oscillator. */
  domain?: ValueDomain
  /** The axis has ticks at these values and writes their names: the points of a rating scale. Not in percent mode. Keep its identity. */
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

/**
 * Lines over time: price, yield or spread of up to 20 series (C7–C10, C17–C19, C22).
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-frame, time-chart-plot, time-chart-message,
 * time-chart-masked, time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export const TimeChart = forwardRef(function TimeChart({
  label: name,
  series,
  status = READY,
  mode = 'absolute',
  decimals = 3,
  unit = '',
  height = 600,
  period,
  masked = false,
  tradingGroundId,
  fontStep = 0,
  onRemove,
  onWindowChange,
  zoom,
  onZoomChange,
  cursorLink,
  wheel = 'modifier',
  legend = true,
  table = true,
  model: givenModel,
  group,
  extent,
  axis,
  mergeBars,
  scale = 'linear',
  domain,
  valueNames,
  isOpen = false,
  guides,
  currentValue = false,
  beside,
  overlay,
  className,
  ...rest
}: TimeChartProps) {
  const ownModel = useTimeChart()
  const model = useGrouped(givenModel ?? ownModel, group)
  const { state, events } = model
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const fonts = chartFonts(fontStep, useTextScale())
  const view = useTimeChartView({
    series,
    mode,
    scale,
    decimals,
    unit,
    period,
    masked,
    isOpen,
    tradingGroundId,
    width,
    height,
    fontSize: fonts.chart,
    model,
    extent,
    domain,
    guides,
    currentValue,
    valueNames,
    cursorLink,
    axis,
    mergeBars,
    group,
  })
  const { prepared, visible, format, bounds, isMasked, isDrawable, verdict } = view.data
  const { label, lang } = format
  const appearance = plotAppearance(status, isDrawable, label)
  useBusy(appearance.busy)
  const window = view.zoomed ? view.window : null
  useWindowReport(window, onWindowChange)
  useControlledZoom({ zoom, onZoomChange, window, bounds, drawable: isDrawable, events })
  const tableId = useId()
  const tableOpen = table && appearance.live && state.table !== 'closed'
  return (
    <section
      aria-label={name}
      {...rest}
      data-ui=""
      data-slot="time-chart"
      data-status={appearance.status}
      data-mode={mode}
      data-masked={isMasked ? '' : undefined}
      data-zoomed={view.zoomed ? '' : undefined}
      aria-busy={appearance.busy}
      className={cx(`text-ink ${fontClasses(fontStep)}`, className)}
    >
      {legend ? (
        <TimeChartLegend
          lines={prepared.lines}
          hidden={state.hidden}
          format={format}
          readout={view.crosshair.readout}
          onToggle={events.toggle}
          onRemove={onRemove}
        />
      ) : null}
      <div ref={ref} data-slot="time-chart-frame" className="relative">
        <Room height={height} />
        {width === null ? null : (
          <TimeChartPlot
            view={view}
            model={model}
            name={name}
            description={description({ prepared, bounds }, label, lang)}
            appearance={appearance}
            fontSize={fonts.chart}
            wheel={wheel}
            measured={measured}
            overlay={overlay}
          />
        )}
      </div>
      <p role="status" className="sr-text">
        {announcement({ ...prepared, lines: view.lines }, state.cursor, format, view.period)}
      </p>
      {isMasked ? <MaskedBar verdict={verdict} /> : null}
      <TimeChartNotes
        tableId={table ? tableId : null}
        tableOpen={tableOpen}
        tabular={appearance.live}
        notes={omissions(prepared, label).join(' ')}
        onToggleTable={events.toggleTable}
      >
        {appearance.live ? beside?.(view.shown) : null}
      </TimeChartNotes>
      {tableOpen ? (
        <TimeChartTable
          id={tableId}
          caption={name}
          lines={visible}
          instants={prepared.instants}
          format={format}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
        />
      ) : null}
    </section>
  )
})

const READY: ChartStatus = { kind: 'ready' }
