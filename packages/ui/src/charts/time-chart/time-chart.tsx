'use client'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import type { Day } from '../../foundation/calendar/day.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { CursorLink } from './channel.ts'
import type { TimeSeries, ValuesMode } from './time-chart.shape.ts'
import { TimeChartLegend } from './time-chart-legend.tsx'
import { TimeChartMaskedBar } from './time-chart-masked-bar.tsx'
import { TimeChartNotes } from './time-chart-notes.tsx'
import { TimeChartPlot } from './time-chart-plot.tsx'
import { TimeChartTable } from './time-chart-table.tsx'
import {
  announcement,
  type ChartFonts,
  chartFonts,
  faceOf,
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
 * Parts: `data-slot` time-chart, time-chart-legend, time-chart-frame, time-chart-plot, time-chart-message,
 * time-chart-masked, time-chart-notes, time-chart-table; state: `data-status`, `data-masked`, `data-zoomed`, `data-mode`.
 */
export function TimeChart(props: TimeChartProps) {
  const {
    label: name,
    series,
    status = READY,
    mode = 'absolute',
    decimals = 3,
    unit = '',
    height = 600,
  } = props
  const { period, masked = false, tradingGroundId, fontStep = 0, cursorLink, wheel = 'modifier' } = props
  const { onRemove, onWindowChange, legend = true, table = true, className, style } = props
  const own = useTimeChart()
  const model = props.model ?? own
  const { state, events } = model
  const { ref, width, measured } = useWidth<HTMLDivElement>()
  const fonts = chartFonts(fontStep)
  const scene = useScene({
    ...{ series, mode, decimals, unit, period, masked, tradingGroundId, width, height, cursorLink, model },
    fontSize: fonts.chart,
  })
  const { prepared, writing } = scene
  const face = faceOf(status, scene.drawable, writing.label)
  const tableOpen = table && face.live && state.table !== 'closed'
  const tableId = useId()
  useWindowReport(scene.zoomed ? scene.window : null, onWindowChange)
  return (
    <section
      aria-label={name}
      {...restOf(props)}
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
          {...{ lines: prepared.lines, hidden: state.hidden, writing, readout: scene.readout, onRemove }}
          onToggle={events.toggle}
        />
      ) : null}
      <div ref={ref} data-slot="time-chart-frame" style={{ height }}>
        {width === null ? null : <TimeChartPlot {...{ scene, model, name, wheel, measured, face, fonts }} />}
      </div>
      <p role="status" className="sr-text">
        {announcement(prepared, state.cursor, writing)}
      </p>
      {scene.masked ? <TimeChartMaskedBar verdict={scene.verdict} /> : null}
      <TimeChartNotes
        {...{ tableId: table ? tableId : null, tableOpen, tabular: face.live, notes: scene.omitted }}
        onToggleTable={events.toggleTable}
      />
      {tableOpen ? (
        <TimeChartTable
          {...{ id: tableId, caption: name, lines: scene.visible, instants: prepared.instants, writing }}
          all={state.table === 'allRows'}
          onShowAll={events.showAllRows}
        />
      ) : null}
    </section>
  )
}

const READY: TimeChartStatus = { kind: 'ready' }

/** What is not ours is the root element's. */
function restOf(props: TimeChartProps): ComponentProps<'section'> {
  const {
    label: _,
    series,
    status,
    mode,
    decimals,
    unit,
    height,
    period,
    masked,
    tradingGroundId,
    ...some
  } = props
  const { fontStep, onRemove, onWindowChange, cursorLink, wheel, legend, table, model, ...rest } = some
  return rest
}

function fontVariables(fonts: ChartFonts): React.CSSProperties {
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
