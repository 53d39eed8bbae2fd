'use client'
import { Table2 } from 'lucide-react'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { CursorLink } from './channel.ts'
import type { TimeSeries, ValuesMode } from './time-chart.shape.ts'
import { TimeChartLegend } from './time-chart-legend.tsx'
import { TimeChartMaskedBar } from './time-chart-masked-bar.tsx'
import { TimeChartMessage, TimeChartSkeleton } from './time-chart-message.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import { TimeChartTable } from './time-chart-table.tsx'
import {
  announcement,
  chartFonts,
  description,
  faceOf,
  omissions,
  type TimeChartStatus,
  windowDays,
} from './time-chart-words.ts'
import { useScene } from './use-scene.ts'
import { type TimeChartModel, useTimeChart } from './use-time-chart.ts'
import { useWidth } from './use-width.ts'

export type TimeChartProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** What the chart shows; names the figure: "Price, UST 4% 2034". */
  label: string
  /** The lines, the main one first. Keep the identity of the list and of each `points` while they stay the same. */
  series: readonly TimeSeries[]
  /** What stands in the frame. Its height is the same in every state. Default ready. */
  status?: TimeChartStatus
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
}

/**
 * Lines over time: price, yield or spread of up to 20 series (C7–C10, C17–C19, C22).
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-plot, time-chart-message, time-chart-masked,
 * time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export function TimeChart({
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
  cursorLink,
  wheel = 'modifier',
  legend = true,
  table = true,
  model: held,
  className,
  style,
  ...rest
}: TimeChartProps) {
  const own = useTimeChart()
  const model = held ?? own
  const { state, events } = model
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const fonts = chartFonts(fontStep)
  const scene = useScene({
    ...{ series, mode, decimals, unit, period, masked, tradingGroundId, width, height, cursorLink, model },
    fontSize: fonts.chart,
  })
  const { prepared, writing } = scene
  const { label } = writing
  const face = faceOf(status, scene.drawable, label)
  const tableId = useId()
  const notes = omissions(prepared, label)
  useWindowReport(scene.zoomed ? scene.window : null, onWindowChange)

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
      className={cx('text-ink', className)}
      style={{ ...fontVariables(fonts), ...style }}
    >
      {legend ? (
        <TimeChartLegend
          lines={prepared.lines}
          hidden={state.hidden}
          writing={writing}
          readout={scene.readout}
          onToggle={events.toggle}
          onRemove={onRemove}
        />
      ) : null}
      <div ref={ref} data-slot="time-chart-frame" className={cx(face.dimmed && 'opacity-40')}>
        <TimeChartPlot
          {...{ scene, model, name, wheel, measured }}
          description={description(scene, label, writing.lang)}
          fontSize={fonts.chart}
          live={face.live}
          drawn={face.drawn}
        >
          {face.skeleton ? <TimeChartSkeleton box={scene.box} /> : null}
          {face.message ? <TimeChartMessage message={face.message} /> : null}
        </TimeChartPlot>
      </div>
      <p role="status" className="sr-text">
        {announcement(prepared, state.cursor, writing)}
      </p>
      {scene.masked ? <TimeChartMaskedBar verdict={scene.verdict} /> : null}
      <div
        data-slot="time-chart-notes"
        className="mt-1 flex min-h-7 flex-wrap items-center gap-x-4 gap-y-1 text-12"
      >
        {table ? (
          <Button
            variant="link"
            size="s"
            icon={<Table2 />}
            aria-expanded={state.table !== 'closed'}
            aria-controls={tableId}
            disabledReason={face.live ? null : label('chart_table_empty')}
            onClick={events.toggleTable}
          >
            {label(state.table === 'closed' ? 'chart_table_show' : 'chart_table_hide')}
          </Button>
        ) : null}
        <p role="status" className="text-ink-3">
          {notes.join(' ')}
        </p>
      </div>
      {table && face.live && state.table !== 'closed' ? (
        <TimeChartTable
          id={tableId}
          caption={name}
          lines={scene.visible}
          instants={prepared.instants}
          writing={writing}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
        />
      ) : null}
    </section>
  )
}

const READY: TimeChartStatus = { kind: 'ready' }

function fontVariables(fonts: { chart: number; legend: number }): React.CSSProperties {
  return { '--chart-text': `${fonts.chart}px`, '--legend-text': `${fonts.legend}px` } as React.CSSProperties
}

/** Tells the parent of the window once it has changed, not at the first render. */
function useWindowReport(
  window: { from: number; to: number } | null,
  report: TimeChartProps['onWindowChange'],
): void {
  const told = useRef<{ from: number; to: number } | null>(null)
  useEffect(() => {
    if (told.current?.from === window?.from && told.current?.to === window?.to) return
    told.current = window
    report?.(windowDays(window))
  }, [window, report])
}
