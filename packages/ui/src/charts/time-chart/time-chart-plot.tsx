'use client'
import {
  memo,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type Channel, type CursorLink, mapChannel, type Readable } from '../plot/cursor.ts'
import type { Box } from '../plot/geometry.ts'
import { PlotCrosshair, refIn } from '../plot/plot-crosshair.tsx'
import { PlotCursorTags } from '../plot/plot-cursor-tags.tsx'
import { PlotMessage } from '../plot/plot-message.tsx'
import { PlotSelection } from '../plot/plot-readout.tsx'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { PlotTags } from '../plot/plot-tags.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { sameItems } from '../plot/same-items.ts'
import { setText, useTooltip } from '../plot/use-tooltip.ts'
import { WheelHint } from '../plot/wheel-hint.tsx'
import type { PlotView } from './chart-geometry.ts'
import {
  type ChangeKind,
  crosshairOf,
  cursorTagsOf,
  type Readout,
  type TooltipRows,
  tooltipRows,
  tooltipText,
} from './readout.ts'
import { TimeChartAxes, TimeChartLines, TimeChartRules, TimeChartSkeleton } from './time-chart-layers.tsx'
import type { TimeChartView } from './use-time-chart.ts'
import type { ValueFormat } from './value-text.ts'

export type TimeChartPlotProps = {
  chart: TimeChartView
  /** The accessible name of the chart. */
  name: string
  fontSize: number
  /** Whether the width is known; until then the drawing scales to its container. */
  measured: boolean
  /** Whether it has a date axis, with a line at the plot's bottom. Default true. */
  timeAxis?: boolean | undefined
  overlay: ((plot: PlotView, readout: Readable<Readout>) => ReactNode) | undefined
  /** How the tooltip writes the change since the start. */
  change: ChangeKind
  /** Pixels that the legend takes at the top of the plot. */
  legendHeight: number
}

/** The plot of a time chart. Parts: `data-slot` time-chart-plot, time-chart-surface, time-chart-reset, time-chart-hint. */
export function TimeChartPlot({
  chart,
  name,
  fontSize,
  measured,
  timeAxis = true,
  overlay,
  change,
  legendHeight,
}: TimeChartPlotProps) {
  const { state, events, data, zoomed, geometry, drawing, readout, link, selection, hint, plot } = chart
  const { live, drawn, dimmed, skeleton, message } = chart.appearance
  const { lines, box, transform } = drawing
  const surface = chart.getSurfaceProps(name)
  const isRead = useIsRead(surface.ref, link)
  const crosshair = useMemo(() => mapChannel(readout, crosshairOf), [readout])
  const cursorTags = useMemo(() => mapChannel(readout, cursorTagsOf), [readout])
  const free = useMemo(
    () => ({ ...box, top: box.top + legendHeight, height: Math.max(1, box.height - legendHeight) }),
    [box, legendHeight],
  )
  return (
    // time runs from left to right in every language, as on every trading desk
    <div data-slot="time-chart-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        {...surface}
        data-slot="time-chart-surface"
        live={live}
        focused={state.focused}
        description={chart.description}
        dimmed={dimmed}
      >
        <TimeChartAxes geometry={geometry} baseline={timeAxis} />
        {drawn ? (
          <>
            <TimeChartRules geometry={geometry} />
            <TimeChartLines
              lines={lines}
              box={box}
              transform={transform}
              geometry={geometry}
              measured={measured}
              highlighted={state.highlighted}
            />
            <PlotTags
              slot="time-chart-tag"
              tags={geometry.tags}
              width={geometry.width}
              height={geometry.height}
              box={box}
              fontSize={fontSize}
              unit={geometry.axisUnit}
            />
            <PlotSelection selection={selection} data-slot="time-chart-selection" outlined={false} />
          </>
        ) : null}
        {/* receives the pointer in front of the lines, among which the browser would look for it at each move */}
        <div className="absolute inset-0" />
        {drawn && isRead ? (
          <PlotCrosshair
            data-slot="time-chart-crosshair"
            readout={crosshair}
            marks={chart.lines.filter(line => !line.neutral).map(({ id, style }) => ({ id, style }))}
            box={box}
            bottom={timeAxis ? undefined : geometry.height}
          />
        ) : null}
        {drawn && isRead && measured ? (
          <>
            <PlotCursorTags
              data-slot="time-chart-cursor-tags"
              readout={cursorTags}
              root={surface.ref}
              box={box}
              width={geometry.width}
              fontSize={fontSize}
              timeAxis={timeAxis}
            />
            <TimeChartTooltip
              readout={readout}
              rows={tooltipRows(chart.lines)}
              box={free}
              format={data.format}
              change={change}
            />
          </>
        ) : null}
      </PlotSurface>
      <WheelHint ref={hint} data-slot="time-chart-hint" className="bottom-12" />
      {overlay && live && measured ? overlay(plot, readout) : null}
      {zoomed && live ? (
        <ResetZoom
          slot="time-chart-reset"
          onReset={events.reset}
          top={measured ? legendHeight + 8 : undefined}
        />
      ) : null}
      {skeleton ? <TimeChartSkeleton geometry={geometry} /> : null}
      {message ? <PlotMessage message={message} /> : null}
    </div>
  )
}

/**
 * Whether a pointer has entered the chart or a crosshair was set. Crosshair, axis tags and tooltip are half of the chart's elements, and
 * most charts of a page never need them.
 */
function useIsRead(surface: RefObject<HTMLElement | null>, link: CursorLink): boolean {
  const [isRead, setIsRead] = useState(() => link.get() !== null)
  useEffect(() => {
    const element = surface.current
    if (isRead || !element) return
    const begin = (): void => setIsRead(true)
    // a pointer enters before it moves, so no move renders anything
    element.addEventListener('pointerenter', begin)
    const stop = link.subscribe(cursor => cursor && begin())
    return () => {
      element.removeEventListener('pointerenter', begin)
      stop()
    }
  }, [isRead, surface, link])
  return isRead
}

/** Space between the tooltip and a point. */
const GAP = 14

type TimeChartTooltipProps = {
  readout: Channel<Readout>
  /** From `tooltipRows`. */
  rows: TooltipRows
  /** Where it may be placed: the plot below the legend. */
  box: Box
  format: ValueFormat
  change: ChangeKind
}

/**
 * Date, value and change under the crosshair; with more than three lines, those of the nearest one. Its text nodes are written without
 * rendering. There is none on touch, where a finger would cover it: legend and axis tags show the same. Assistive technology reads the
 * live region instead.
 * Parts: `data-slot` time-chart-tooltip, tooltip-date, tooltip-row, tooltip-name, tooltip-value, tooltip-change, tooltip-since; state:
 * `data-shown`, `data-squeezed`.
 */
const TimeChartTooltip = memo(function TimeChartTooltip({
  readout,
  rows,
  box,
  format,
  change,
}: TimeChartTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const parts = useRef<TooltipParts>(new Map())
  const part = (name: TooltipPart, place = 0) => refIn(parts.current, `${name} ${place}`)
  const write = useCallback(
    (readout: Readout) => {
      if (readout.at === null || readout.touch) return null
      const text = tooltipText(readout, rows, format, change)
      writeTooltip(parts.current, text, rows)
      return { x: readout.x, ys: text.ys, near: readout.near }
    },
    [rows, format, change],
  )
  useTooltip({ root, readout, box, gap: GAP, write })
  return (
    <div
      ref={root}
      data-slot="time-chart-tooltip"
      aria-hidden="true"
      className="pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-[280px] overflow-hidden rounded-field border border-line bg-surface-raised px-2.5 py-1.5 text-(length:--chart-text) leading-normal shadow-pop will-change-transform data-shown:visible"
    >
      <div dir="auto">
        <p ref={part('date')} data-slot="tooltip-date" className="num text-ink-2" />
        {Array.from({ length: rows.rows }, (_, place) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are fixed places, their text is written without rendering
            key={place}
            ref={part('row', place)}
            data-slot="tooltip-row"
            className="flex items-baseline gap-2"
          >
            {rows.lines.length > 1 ? (
              <i
                ref={part('mark', place)}
                data-slot="tooltip-mark"
                className="size-2 shrink-0 rounded-full"
              />
            ) : null}
            <span
              ref={part('name', place)}
              data-slot="tooltip-name"
              className="min-w-0 grow wrap-anywhere text-ink-2"
            />
            <b
              ref={part('value', place)}
              data-slot="tooltip-value"
              className="num shrink-0 ps-2 font-strong"
            />
            {rows.rows > 1 ? (
              <span
                ref={part('change', place)}
                data-slot="tooltip-change"
                className="num shrink-0 text-end text-ink-2 empty:hidden"
              />
            ) : null}
          </div>
        ))}
        <div className="flex justify-between gap-4">
          <span ref={part('since')} data-slot="tooltip-since" className="num text-ink-3 empty:hidden" />
          {rows.rows > 1 ? null : (
            <b ref={part('change')} data-slot="tooltip-change" className="num font-strong empty:hidden" />
          )}
        </div>
      </div>
    </div>
  )
}, isSameTooltip)

type TooltipPart = 'date' | 'since' | 'row' | 'mark' | 'name' | 'value' | 'change'

/** The elements of a tooltip by part and place: `name 0`. */
type TooltipParts = Map<string, HTMLElement>

function writeTooltip(
  parts: TooltipParts,
  text: ReturnType<typeof tooltipText>,
  { lines, rows }: TooltipRows,
): void {
  const part = (name: TooltipPart, place = 0): HTMLElement | null => parts.get(`${name} ${place}`) ?? null
  setText(part('date'), text.date)
  setText(part('since'), text.since)
  for (let place = 0; place < rows; place++) {
    const shown = text.rows[place]
    part('row', place)?.toggleAttribute('hidden', shown === undefined)
    if (lines.length > 1) part('mark', place)?.style.setProperty('background', shown?.style.color ?? '')
    setText(part('name', place), shown?.name ?? '')
    setText(part('value', place), shown?.value ?? '')
    setText(part('change', place), shown?.change ?? '')
  }
}

function isSameTooltip(one: TimeChartTooltipProps, other: TimeChartTooltipProps): boolean {
  return (
    one.readout === other.readout &&
    one.box === other.box &&
    one.format === other.format &&
    one.change === other.change &&
    one.rows.rows === other.rows.rows &&
    sameItems(
      one.rows.lines.map(({ base, ...line }) => ({ ...line, from: base?.at, value: base?.value })),
      other.rows.lines.map(({ base, ...line }) => ({ ...line, from: base?.at, value: base?.value })),
    )
  )
}
