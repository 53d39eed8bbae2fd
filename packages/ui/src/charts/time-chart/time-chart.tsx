'use client'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { Room } from '../../controls/skeleton/room.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { chartFonts } from '../plot/chart-text.ts'
import { mapChannel } from '../plot/cursor.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { MaskedBar } from '../plot/masked-bar.tsx'
import { type LegendItem, PlotLegend } from '../plot/plot-legend.tsx'
import { useWidth } from '../plot/use-width.ts'
import { markKindOf } from '../series/series-mark.tsx'
import type { Line } from '../series/time-series.ts'
import type { PlotView } from './chart-geometry.ts'
import { legendReading } from './readout.ts'
import { TimeChartNotes } from './time-chart-notes.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import { TimeChartTable } from './time-chart-table.tsx'
import { type ChartShown, type TimeChartOptions, useTimeChart } from './use-time-chart.ts'
import { newestText, omissions, type ValueFormat, valueFigures } from './value-text.ts'

export type { ChartShown } from './use-time-chart.ts'

/** What `TimeChart` takes: the options of `useTimeChart`, and what is drawn around the plot; the rest goes to its root element. */
export type TimeChartProps = Omit<ComponentProps<'section'>, 'children'> &
  Omit<TimeChartOptions, 'width' | 'height' | 'fontSize'> & {
    /** What the chart shows; names the figure: "Price, UST 4% 2034". */
    label: string
    /** Height of the frame in pixels, the same in every state. Default 600 (shared-blocks §9, readings #25). */
    height?: number
    /** Pixels added to every text of chart and legend (C17); the result stays within 6–40 px. Default 0. */
    fontStep?: number
    /** Gives every legend chip but the main one a remove button. */
    onRemove?: (id: string) => void
    /** Default true. */
    legend?: boolean
    /** Whether the data can be shown as a table. Default true. */
    table?: boolean
    /** Beside the way to the table: `<SonificationButton …/>` of what the chart shows. */
    beside?: (shown: ChartShown) => ReactNode
    /** Drawn over the plot: drawings, flags. Called at every change of window or size. */
    overlay?: (plot: PlotView) => ReactNode
  }

/**
 * Lines over time: price, yield or spread of up to 20 series (C7–C10, C17–C19, C22). Draws what `useTimeChart` knows.
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-frame, time-chart-plot, time-chart-message,
 * time-chart-masked, time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export const TimeChart = forwardRef(function TimeChart({
  label: name,
  series,
  streaming,
  status,
  mode = 'absolute',
  decimals,
  unit,
  height = 600,
  period,
  masked,
  tradingGroundId,
  fontStep = 0,
  onRemove,
  onWindowChange,
  zoom,
  onZoomChange,
  cursorLink,
  wheel,
  legend = true,
  table = true,
  model,
  group,
  extent,
  axis,
  mergeBars,
  scale,
  domain,
  valueNames,
  isOpen,
  guides,
  currentValue,
  beside,
  overlay,
  className,
  ...rest
}: TimeChartProps) {
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const fontSize = chartFonts(fontStep, useTextScale()).chart
  const chart = useTimeChart({
    series,
    streaming,
    width,
    height,
    fontSize,
    status,
    mode,
    scale,
    decimals,
    unit,
    period,
    extent,
    masked,
    isOpen,
    tradingGroundId,
    domain,
    guides,
    currentValue,
    valueNames,
    zoom,
    onZoomChange,
    onWindowChange,
    wheel,
    model,
    cursorLink,
    axis,
    mergeBars,
    group,
  })
  const { state, events, appearance, readout } = chart
  const { prepared, visible, format, isMasked, verdict } = chart.data
  useBusy(appearance.busy)
  const legendValues = useMemo(() => mapChannel(readout, legendReading), [readout])
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
      data-zoomed={chart.zoomed ? '' : undefined}
      aria-busy={appearance.busy}
      className={cx(`text-ink ${fontClasses(fontStep)}`, className)}
    >
      {legend ? (
        <PlotLegend
          data-slot="time-chart-legend"
          items={prepared.lines.map(line => legendItem(line, state.hidden, format))}
          readout={legendValues}
          onToggle={events.toggle}
          onRemove={onRemove}
        />
      ) : null}
      <div ref={ref} data-slot="time-chart-frame" className="relative">
        <Room height={height} />
        {width === null ? null : (
          <TimeChartPlot
            chart={chart}
            name={name}
            fontSize={fontSize}
            measured={measured}
            overlay={overlay}
          />
        )}
      </div>
      <p role="status" className="sr-text">
        {chart.announcement}
      </p>
      {isMasked ? <MaskedBar verdict={verdict} /> : null}
      <TimeChartNotes
        tableId={table ? tableId : null}
        tableOpen={tableOpen}
        tabular={appearance.live}
        notes={omissions(prepared, format.label).join(' ')}
        onToggleTable={events.toggleTable}
      >
        {appearance.live ? beside?.(chart.shown) : null}
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

/** The main line stays, and a trend goes with the line that it is of. */
function legendItem(line: Line, hidden: readonly string[], format: ValueFormat): LegendItem {
  const { id, name, style, href, note, trend, masked, place } = line
  const isSilent = trend || masked
  return {
    id,
    name,
    style,
    href,
    note,
    kind: markKindOf(line),
    hidden: hidden.includes(id),
    removable: place > 0 && !trend,
    value: isSilent ? null : newestText(line, format),
    characters: isSilent ? 0 : valueFigures(line, format),
  }
}
