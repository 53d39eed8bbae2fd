'use client'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { type CursorLink, createChannel } from '../plot/cursor.ts'
import type { Rect } from '../plot/geometry.ts'
import { PlotMessage } from '../plot/plot-message.tsx'
import { PlotSelection } from '../plot/plot-readout.tsx'
import type { PlotAppearance } from '../plot/plot-status.ts'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { WheelHint } from '../plot/wheel-hint.tsx'
import type { PlotView } from './chart-geometry.ts'
import { TimeChartCrosshair } from './time-chart-crosshair.tsx'
import {
  TimeChartAxes,
  TimeChartLines,
  TimeChartRules,
  TimeChartSkeleton,
  TimeChartTags,
} from './time-chart-layers.tsx'
import { TimeChartTooltip } from './time-chart-tooltip.tsx'
import type { TimeChartModel } from './use-time-chart.ts'
import { useTimeChartGestures } from './use-time-chart-gestures.ts'
import { useTimeChartKeys } from './use-time-chart-keys.ts'
import type { TimeChartView } from './use-time-chart-view.ts'

export type TimeChartPlotProps = {
  view: TimeChartView
  model: TimeChartModel
  /** Names the figure. */
  name: string
  /** What a screen reader says of it besides its name. */
  description: string
  appearance: PlotAppearance
  fontSize: number
  wheel: 'modifier' | 'always'
  /** Whether the width is known; until then the drawing stretches. */
  measured: boolean
  overlay: ((plot: PlotView) => ReactNode) | undefined
}

/** The figure. Parts: `data-slot` time-chart-plot, time-chart-surface, time-chart-reset, time-chart-hint. */
export function TimeChartPlot({
  view,
  model,
  name,
  description,
  appearance,
  fontSize,
  wheel,
  measured,
  overlay,
}: TimeChartPlotProps) {
  const { data, lines, zoomed, geometry, drawing, crosshair, plot } = view
  const { live, drawn, dimmed, skeleton, message } = appearance
  const label = useLabel()
  const surface = useRef<HTMLDivElement>(null)
  const [selection] = useState(() => createChannel<Rect | null>(null))
  const hint = useRef<HTMLParagraphElement>(null)
  const gestures = useTimeChartGestures({ view, model, surface, selection, hint, wheel })
  const onKeyDown = useTimeChartKeys(view, model)
  const isRead = useIsRead(surface, crosshair.link)
  return (
    // time runs from left to right in every language, as on every trading desk
    <div data-slot="time-chart-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        ref={surface}
        data-slot="time-chart-surface"
        aria-label={name}
        aria-roledescription={label('chart_role')}
        live={live}
        focused={model.state.focused}
        description={description}
        onKeyDown={onKeyDown}
        onFocus={model.events.focus}
        onBlur={model.events.blur}
        onDoubleClick={model.events.reset}
        {...(live ? gestures : {})}
        className={cx('touch-pan-y rounded-tag', dimmed && 'opacity-40')}
      >
        <TimeChartAxes geometry={geometry} />
        {drawn ? (
          <>
            <TimeChartRules geometry={geometry} />
            <TimeChartLines
              lines={drawing.lines}
              box={drawing.box}
              transform={drawing.transform}
              geometry={geometry}
              measured={measured}
            />
            <TimeChartTags geometry={geometry} fontSize={fontSize} />
            <PlotSelection selection={selection} data-slot="time-chart-selection" className="stroke-none" />
          </>
        ) : null}
        {drawn && isRead ? (
          <TimeChartCrosshair readout={crosshair.readout} lines={lines} box={drawing.box} />
        ) : null}
        {drawn && isRead && measured ? (
          <TimeChartTooltip
            readout={crosshair.readout}
            lines={lines}
            box={drawing.box}
            fontSize={fontSize}
            format={data.format}
          />
        ) : null}
      </PlotSurface>
      <WheelHint ref={hint} data-slot="time-chart-hint" className="bottom-12" />
      {overlay && live && measured ? overlay(plot) : null}
      {zoomed && live ? <ResetZoom slot="time-chart-reset" onReset={model.events.reset} /> : null}
      {skeleton ? <TimeChartSkeleton geometry={geometry} /> : null}
      {message ? <PlotMessage message={message} /> : null}
    </div>
  )
}

/**
 * Whether the chart is, or has been, about to be read: a pointer came over it, or a crosshair was set. The parts that tell what is read
 * are as many as all others together, and most charts of a page are never pointed at.
 */
function useIsRead(surface: RefObject<HTMLElement | null>, link: CursorLink): boolean {
  const [isRead, setIsRead] = useState(() => link.get() !== null)
  useEffect(() => {
    const element = surface.current
    if (isRead || !element) return
    const begin = (): void => setIsRead(true)
    // a pointer comes in before it moves: no move of it renders anything
    element.addEventListener('pointerenter', begin)
    const stop = link.subscribe(cursor => cursor && begin())
    return () => {
      element.removeEventListener('pointerenter', begin)
      stop()
    }
  }, [isRead, surface, link])
  return isRead
}
