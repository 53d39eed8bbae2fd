'use client'
import { memo, useId, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { RotateCcw } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { TimeChartGround } from './time-chart-ground.tsx'
import { TimeChartLayers } from './time-chart-layers.tsx'
import { TimeChartMessage, TimeChartSkeleton } from './time-chart-message.tsx'
import type { TimeChartProps } from './time-chart-props.ts'
import type { ChartFonts, Face } from './time-chart-words.ts'
import { usePlotHand } from './use-plot-hand.ts'
import { usePlotKeys } from './use-plot-keys.ts'
import type { Scene } from './use-scene.ts'
import type { TimeChartModel } from './use-time-chart.ts'

export type TimeChartPlotProps = {
  scene: Scene
  model: TimeChartModel
  /** Names the figure. */
  name: string
  face: Face
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
  const toldId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const band = useRef<SVGRectElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const hand = usePlotHand({ scene, model, plot: surface, band, hint, wheel })
  const keys = usePlotKeys(scene, model)
  return (
    // Time runs from left to right in every language, as on every trading desk
    <div data-slot="time-chart-plot" dir="ltr" className="absolute inset-0">
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is figure or application, both take a name */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as an application it takes keys and pointers */}
      <div
        ref={surface}
        data-slot="time-chart-surface"
        role={model.state.focused ? 'application' : 'figure'}
        tabIndex={face.live ? 0 : undefined}
        aria-label={name}
        aria-roledescription={label('chart_role')}
        aria-describedby={toldId}
        onKeyDown={face.live ? keys : undefined}
        onFocus={model.events.focus}
        onBlur={model.events.blur}
        onDoubleClick={model.events.reset}
        onPointerCancel={hand.cancel}
        className={cx(
          'focus-ring absolute inset-0 touch-pan-y overflow-hidden rounded-tag select-none',
          face.dimmed && 'opacity-40',
        )}
      >
        <TimeChartGround scene={scene} hand={hand} live={face.live} />
        {face.drawn ? (
          <TimeChartLayers {...{ scene, surface, band, measured }} fontSize={fonts.chart} />
        ) : null}
        <p id={toldId} className="sr-text">
          {scene.told}
        </p>
      </div>
      <p ref={hint} data-slot="time-chart-hint" aria-hidden="true" className={HINT}>
        {label('chart_wheel_hint')}
      </p>
      {overlay && face.live && measured ? overlay(scene.plot) : null}
      {scene.zoomed && face.live ? <Reset onReset={model.events.reset} /> : null}
      {face.skeleton ? <TimeChartSkeleton figure={scene.figure} /> : null}
      {face.message ? <TimeChartMessage message={face.message} /> : null}
    </div>
  )
}

const HINT = [
  'pointer-events-none absolute start-1/2 bottom-12 -translate-x-1/2 rounded-field bg-ink px-3 py-1 text-12 text-surface',
  'opacity-0 transition-opacity duration-150 ease-hand data-shown:opacity-100 motion-reduce:transition-none',
].join(' ')

const Reset = memo(function Reset({ onReset }: { onReset: () => void }) {
  const label = useLabel()
  return (
    <Button
      size="s"
      data-slot="time-chart-reset"
      icon={<RotateCcw />}
      onClick={onReset}
      className="absolute start-2 top-2"
    >
      {label('chart_reset_zoom')}
    </Button>
  )
})
