'use client'
import { useId } from 'react'
import { Room } from '../../controls/skeleton/room.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useTextScale } from '../../foundation/state/use-text-scale.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { chartFonts, fontClasses } from '../plot/chart-text.ts'
import { MaskedBar } from '../plot/masked-bar.tsx'
import { type ChartStatus, plotAppearance } from '../plot/plot-status.ts'
import { useWidth } from '../plot/use-width.ts'
import { TimeChartLegend } from './time-chart-legend.tsx'
import { TimeChartNotes } from './time-chart-notes.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import type { TimeChartProps } from './time-chart-props.ts'
import { TimeChartTable } from './time-chart-table.tsx'
import { announcement } from './time-chart-words.ts'
import { useGrouped } from './use-chart-group.ts'
import { useControlledZoom } from './use-controlled-zoom.ts'
import { useScene } from './use-scene.ts'
import { useTimeChart } from './use-time-chart.ts'
import { useWindowReport } from './use-window-report.ts'

export type { TimeChartProps } from './time-chart-props.ts'

/**
 * Lines over time: price, yield or spread of up to 20 series (C7–C10, C17–C19, C22).
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-frame, time-chart-plot, time-chart-message,
 * time-chart-masked, time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export const TimeChart = forwardRef(function TimeChart(props: TimeChartProps) {
  // What is none of these is the root element's
  const { label: name, series, status = READY, mode = 'absolute', decimals = 3, unit = '', ...framed } = props
  const { height = 600, period, masked = false, tradingGroundId, fontStep = 0, ...handled } = framed
  const { cursorLink, wheel = 'modifier', onRemove, onWindowChange, legend = true, ...held } = handled
  const { table = true, model: given, group, extent, scale: valueScale = 'linear', ...marked } = held
  const {
    domain,
    guides,
    currentValue = false,
    valueNames,
    isOpen = false,
    zoom,
    onZoomChange,
    ...over
  } = marked
  const { beside, overlay, className, ...rest } = over
  const own = useTimeChart()
  const model = useGrouped(given ?? own, group)
  const { state, events } = model
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const fonts = chartFonts(fontStep, useTextScale())
  const scene = useScene({
    ...{ series, mode, decimals, unit, period, masked, tradingGroundId, width, height, cursorLink, model },
    ...{ scale: valueScale, domain, guides, currentValue, extent, group, fontSize: fonts.chart },
    ...{ valueNames, isOpen },
  })
  const { prepared, writing } = scene
  const face = plotAppearance(status, scene.drawable, writing.label)
  useBusy(face.busy)
  const tableOpen = table && face.live && state.table !== 'closed'
  const tableId = useId()
  const window = scene.zoomed ? scene.window : null
  useWindowReport(window, onWindowChange)
  useControlledZoom({ zoom, onZoomChange, window, bounds: scene.bounds, drawable: scene.drawable, events })
  return (
    <section
      aria-label={name}
      {...rest}
      data-ui=""
      data-slot="time-chart"
      data-status={face.status}
      data-mode={mode}
      data-masked={scene.masked ? '' : undefined}
      data-zoomed={scene.zoomed ? '' : undefined}
      aria-busy={face.busy}
      className={cx(`text-ink ${fontClasses(fontStep)}`, className)}
    >
      {legend ? (
        <TimeChartLegend
          {...{ lines: prepared.lines, hidden: state.hidden, writing, readout: scene.readout, onRemove }}
          onToggle={events.toggle}
        />
      ) : null}
      <div ref={ref} data-slot="time-chart-frame" className="relative">
        <Room height={height} />
        {width === null ? null : (
          <TimeChartPlot {...{ scene, model, name, wheel, measured, face, fonts }} overlay={overlay} />
        )}
      </div>
      <p role="status" className="sr-text">
        {announcement(prepared, state.cursor, writing)}
      </p>
      {scene.masked ? <MaskedBar verdict={scene.verdict} /> : null}
      <TimeChartNotes
        {...{ tableId: table ? tableId : null, tableOpen, tabular: face.live, notes: scene.omitted }}
        onToggleTable={events.toggleTable}
      >
        {face.live ? beside?.(scene.shown) : null}
      </TimeChartNotes>
      {tableOpen ? (
        <TimeChartTable
          {...{ id: tableId, caption: name, lines: scene.visible, instants: prepared.instants, writing }}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
        />
      ) : null}
    </section>
  )
})

const READY: ChartStatus = { kind: 'ready' }
