'use client'
import { type ComponentProps, type ReactNode, useId, useMemo } from 'react'
import { createPortal } from 'react-dom'
import { Placeholder } from '../../controls/skeleton/placeholder.tsx'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { listOf } from '../../foundation/list-of.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { chartFonts } from '../plot/chart-text.ts'
import { mapChannel, type Readable } from '../plot/cursor.ts'
import { fontClasses } from '../plot/font-classes.tsx'
import { legendLayout } from '../plot/legend-layout.ts'
import type { LegendItem } from '../plot/legend-parts.tsx'
import { MaskedBar } from '../plot/masked-bar.tsx'
import { PlotLegend } from '../plot/plot-legend.tsx'
import { useWidth } from '../plot/use-width.ts'
import { markKindOf } from '../series/mark-kind.ts'
import { type SeriesLine, showsBars } from '../series/time-series.ts'
import type { PlotView } from './chart-geometry.ts'
import { type ChangeKind, legendReading, type Readout } from './readout.ts'
import type { TableExtra } from './table-rows.ts'
import { TimeChartNotes } from './time-chart-notes.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import { TimeChartTable } from './time-chart-table.tsx'
import { type ChartShown, type TimeChartOptions, useTimeChart } from './use-time-chart.ts'
import { maxValueLength, newestText, omissions, type ValueFormat } from './value-text.ts'

export type { ChartShown } from './use-time-chart.ts'

/** The options of `useTimeChart`, and the parts around the plot; other props go to the root element. */
export type TimeChartProps = Omit<ComponentProps<'section'>, 'children'> &
  Omit<TimeChartOptions, 'width' | 'height' | 'fontSize' | 'headroom'> & {
    /** What the chart shows; its accessible name: "Price, UST 4% 2034". */
    label: string
    /** Height of the frame in pixels, the same in every state. Default 600 (shared-blocks §9, readings #25). */
    height?: number
    /** Pixels added to every text of chart and legend (C17); the result stays within 6–40 px. Default 0. */
    fontStep?: number
    /** Gives every row of the legend but the main one a remove button. */
    onRemove?: (id: string) => void
    /** Whether the plot has a legend. Default true. */
    legend?: boolean
    /** The legend's first line: what is drawn, and its unit, which the axis then omits: "Indicative price, % of par". */
    caption?: ReactNode
    /** Before and after the caption: notices, a choice. */
    legendStart?: ReactNode
    /** After the last entry of the legend. */
    legendEnd?: ReactNode
    /** The least height of the legend's first line in pixels, for controls in it. Default that of a row. */
    legendHeadHeight?: number | undefined
    /** Called by "+N more" in the legend. Without it the legend opens a list of its own. */
    onShowAll?: () => void
    /** The list that "+N more" opens instead of the legend's own, such as that of a comparison. */
    legendList?: ReactNode
    /** How the tooltip writes the change since the period's start: `difference` in the values' own unit. Default `percent`. */
    change?: ChangeKind
    /** Further buttons of a series' legend entry, before the one that removes it. Keep its identity while it stays the same. */
    legendActions?: (id: string) => ReactNode
    /** Whether the data can be shown as a table. Default true. */
    table?: boolean
    /** Lines of other charts of the stack, as further columns of the table. Keep its identity while it stays the same. */
    tableExtras?: readonly TableExtra[]
    /** The element that footer and table are rendered into, for example below further charts; null while it is not mounted. Default: below the frame. */
    footerContainer?: Element | null
    /** At the end of the footer, for example the source of the values. */
    footer?: ReactNode
    /** Whether a masked chart explains why it shows no values. Default true. */
    maskedNote?: boolean
    /** Next to the table button, for example `<SonificationButton …/>`. */
    footerActions?: (shown: ChartShown) => ReactNode
    /** Drawn over the plot: drawings, flags. Called at every change of window or size; `readout` is what the crosshair reads. */
    overlay?: (plot: PlotView, readout: Readable<Readout>) => ReactNode
  }

/**
 * Lines over time: price, yield or spread of up to 20 series (C7–C10, C17–C19, C22). Draws the result of `useTimeChart`.
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-frame, time-chart-plot, time-chart-message,
 * time-chart-masked, time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export const TimeChart = forwardRef(function TimeChart({
  label: name,
  series: givenSeries,
  streaming,
  status,
  mode = 'absolute',
  decimals,
  unit,
  height: givenHeight = 600,
  period,
  masked,
  venueId,
  fontStep = 0,
  onRemove,
  onWindowChange,
  zoom,
  onZoomChange,
  cursorLink,
  wheel,
  legend = true,
  caption,
  legendStart,
  legendEnd,
  legendHeadHeight,
  onShowAll,
  legendList,
  change = 'percent',
  table = true,
  tableExtras,
  footerContainer,
  model,
  group,
  extent,
  axis,
  mergeBars,
  scale,
  domain,
  valueNames,
  guides,
  currentValue,
  timeAxis,
  topMargin,
  showUnit = true,
  interval,
  legendActions,
  footer,
  maskedNote = true,
  footerActions,
  overlay,
  className,
  ...rest
}: TimeChartProps) {
  const series = listOf(givenSeries)
  const height = drawableLength(givenHeight, 600)
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const { chart: fontSize, legend: legendSize } = chartFonts(fontStep, useTextScale())
  const hasCaption = Boolean(caption || legendStart || legendEnd)
  const layoutOf = (count: number) =>
    legendLayout({
      count,
      width: width ?? 0,
      fontSize: legendSize,
      head: hasCaption,
      headHeight: legendHeadHeight,
      bars: series[0] !== undefined && showsBars(series[0].variant),
    })
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
    venueId,
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
    headroom: legend ? count => layoutOf(count).height : undefined,
    topMargin,
    timeAxis,
    showUnit: showUnit && !(legend && caption),
    interval,
  })
  const { state, events, appearance, readout } = chart
  const { prepared, visible, format, isMasked, verdict } = chart.data
  useBusy(appearance.busy)
  const legendValues = useMemo(() => mapChannel(readout, legendReading), [readout])
  const layout = layoutOf(prepared.lines.length)
  const tableId = useId()
  const tableOpen = table && appearance.live && state.table !== 'closed'
  const below = (
    <>
      <TimeChartNotes
        tableId={table ? tableId : null}
        tableOpen={tableOpen}
        tabular={appearance.live}
        notes={omissions(prepared, format.label).join(' ')}
        onToggleTable={events.toggleTable}
        end={footer}
      >
        {appearance.live ? footerActions?.(chart.shown) : null}
      </TimeChartNotes>
      {tableOpen ? (
        <TimeChartTable
          id={tableId}
          caption={name}
          lines={visible}
          extras={tableExtras}
          instants={prepared.instants}
          format={format}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
        />
      ) : null}
    </>
  )
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
      <div ref={ref} data-slot="time-chart-frame" className="relative">
        <Placeholder height={height} />
        {legend && width !== null ? (
          <PlotLegend
            data-slot="time-chart-legend"
            items={prepared.lines.map(line => legendItem(line, state.hidden, format))}
            readout={legendValues}
            onToggle={events.toggle}
            onRemove={onRemove}
            actions={legendActions}
            layout={layout}
            box={measured ? chart.box : undefined}
            caption={caption}
            start={legendStart}
            end={legendEnd}
            highlighted={state.highlighted}
            onHighlight={events.highlight}
            onShowAll={onShowAll}
            list={legendList}
            valueHead={
              format.unit && mode === 'absolute'
                ? format.label('chart_table_head', { name: format.label('chart_values'), unit: format.unit })
                : undefined
            }
            changeHead={mode === 'absolute' ? format.label('compared_change') : undefined}
          />
        ) : null}
        {width === null ? null : (
          <TimeChartPlot
            chart={chart}
            name={name}
            fontSize={fontSize}
            measured={measured}
            timeAxis={timeAxis}
            overlay={overlay}
            change={change}
            legendHeight={legend ? layout.height : 0}
          />
        )}
      </div>
      <p role="status" className="sr-text">
        {chart.announcement}
      </p>
      {isMasked && maskedNote ? <MaskedBar verdict={verdict} /> : null}
      {footerContainer === undefined ? below : footerContainer && createPortal(below, footerContainer)}
    </section>
  )
})

/** The legend entry of a line. The main line cannot be removed; a trend is removed together with its line. */
function legendItem(line: SeriesLine, hidden: readonly string[], format: ValueFormat): LegendItem {
  const { id, name, shortName, style, href, note, trend, masked, place, number } = line
  const isSilent = trend || masked
  return {
    id,
    name,
    shortName,
    style,
    number,
    href,
    note,
    kind: markKindOf(line),
    hidden: hidden.includes(id),
    removable: place > 0 && !trend,
    value: isSilent ? null : newestText(line, format),
    characters: isSilent ? 0 : maxValueLength(line, format),
    longChange: line.change === 'percent' && format.mode === 'absolute',
  }
}
