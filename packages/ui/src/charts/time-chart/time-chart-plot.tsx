'use client'
import { useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { ChartFonts } from '../plot/chart-text.ts'
import { PlotMessage } from '../plot/plot-message.tsx'
import type { PlotAppearance } from '../plot/plot-status.ts'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { ResetZoom } from '../plot/reset-zoom.tsx'
import { WheelHint } from '../plot/wheel-hint.tsx'
import { TimeChartGround } from './time-chart-ground.tsx'
import { TimeChartLayers } from './time-chart-layers.tsx'
import type { TimeChartProps } from './time-chart-props.ts'
import { TimeChartSkeleton } from './time-chart-skeleton.tsx'
import { usePlotKeys } from './use-plot-keys.ts'
import type { Scene } from './use-scene.ts'
import type { TimeChartModel } from './use-time-chart.ts'
import { useTimeChartGestures } from './use-time-chart-gestures.ts'

export type TimeChartPlotProps = {
  scene: Scene
  model: TimeChartModel
  /** Names the figure. */
  name: string
  face: PlotAppearance
  fonts: ChartFonts
  wheel: 'modifier' | 'always'
  measured: boolean
  overlay: TimeChartProps['overlay']
}

/**
 * The figure: grid by xychart, everything else by ourselves.
 * Parts: `data-slot` time-chart-plot, time-chart-surface, time-chart-reset, time-chart-hint.
 */
export function TimeChartPlot(props: TimeChartPlotProps) {
  const { scene, model, name, face, fonts, wheel, measured, overlay } = props
  const label = useLabel()
  const surface = useRef<HTMLDivElement>(null)
  const band = useRef<SVGRectElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const gestures = useTimeChartGestures({ scene, model, surface, band, hint, wheel })
  const keys = usePlotKeys(scene, model)
  return (
    // Time runs from left to right in every language, as on every trading desk
    <div data-slot="time-chart-plot" dir="ltr" className="absolute inset-0">
      <PlotSurface
        ref={surface}
        data-slot="time-chart-surface"
        aria-label={name}
        aria-roledescription={label('chart_role')}
        live={face.live}
        focused={model.state.focused}
        description={scene.told}
        onKeyDown={keys}
        onFocus={model.events.focus}
        onBlur={model.events.blur}
        onDoubleClick={model.events.reset}
        {...(face.live ? gestures : {})}
        className={cx('touch-pan-y rounded-tag', face.dimmed && 'opacity-40')}
      >
        <TimeChartGround figure={scene.figure} />
        {face.drawn ? (
          <TimeChartLayers {...{ scene, surface, band, measured }} fontSize={fonts.chart} />
        ) : null}
      </PlotSurface>
      <WheelHint ref={hint} data-slot="time-chart-hint" className="bottom-12" />
      {overlay && face.live && measured ? overlay(scene.plot) : null}
      {scene.zoomed && face.live ? <ResetZoom slot="time-chart-reset" onReset={model.events.reset} /> : null}
      {face.skeleton ? <TimeChartSkeleton figure={scene.figure} /> : null}
      {face.message ? <PlotMessage message={face.message} /> : null}
    </div>
  )
}
