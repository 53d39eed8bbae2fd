'use client'
import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { type CursorLink, mapChannel, type Readable } from '../plot/cursor.ts'
import { PlotCrosshair } from '../plot/plot-crosshair.tsx'
import { PlotCursorTags } from '../plot/plot-cursor-tags.tsx'
import { PlotMessage } from '../plot/plot-message.tsx'
import { PlotSelection } from '../plot/plot-readout.tsx'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { PlotTags } from '../plot/plot-tags.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { WheelHint } from '../plot/wheel-hint.tsx'
import type { PlotView } from './chart-geometry.ts'
import { type ChangeKind, crosshairOf, cursorTagsOf, type Readout, tooltipRows } from './readout.ts'
import { TimeChartAxes, TimeChartLines, TimeChartRules, TimeChartSkeleton } from './time-chart-layers.tsx'
import { TimeChartTooltip } from './time-chart-tooltip.tsx'
import type { TimeChartView } from './use-time-chart.ts'

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
        className={cx('touch-pan-y rounded-tag', dimmed && 'opacity-40')}
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
            <PlotSelection selection={selection} data-slot="time-chart-selection" className="stroke-none" />
          </>
        ) : null}
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
