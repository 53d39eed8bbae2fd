'use client'
import { useEventEmitter, XYChart } from '@visx/xychart'
import { RotateCcw } from 'lucide-react'
import { memo, type RefObject, useId, useMemo, useRef } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Box } from './time-chart.shape.ts'
import { ExtentSeries, PLOT_THEME, TimeChartAxes } from './time-chart-axes.tsx'
import { TimeChartCrosshair } from './time-chart-crosshair.tsx'
import { TimeChartLines } from './time-chart-lines.tsx'
import { TimeChartMessage, TimeChartSkeleton } from './time-chart-message.tsx'
import { TimeChartTags } from './time-chart-tags.tsx'
import { TimeChartTooltip } from './time-chart-tooltip.tsx'
import type { ChartFonts, Face } from './time-chart-words.ts'
import { type PlotHand, type PlotPointer, usePlotHand } from './use-plot-hand.ts'
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
}

/**
 * The figure: grid and axes by visx, everything that moves by ourselves.
 * Parts: `data-slot` time-chart-plot, time-chart-surface, time-chart-reset, time-chart-hint.
 */
export function TimeChartPlot(props: TimeChartPlotProps) {
  const { scene, model, name, face, fonts, wheel, measured } = props
  const label = useLabel()
  const toldId = useId()
  const surface = useRef<HTMLDivElement>(null)
  const band = useRef<SVGRectElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const hand = usePlotHand({ scene, model, plot: surface, band, hint, wheel })
  const keys = usePlotKeys(scene, model)
  return (
    // Time runs from left to right in every language, as on every trading desk
    <div data-slot="time-chart-plot" dir="ltr" className="relative" style={{ height: scene.figure.height }}>
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
          'focus-ring absolute inset-0 touch-pan-y overflow-hidden rounded-s select-none',
          face.dimmed && 'opacity-40',
        )}
      >
        <Ground scene={scene} hand={hand} live={face.live} />
        {face.drawn ? <Layers {...{ scene, band, measured }} fontSize={fonts.chart} /> : null}
        <p id={toldId} className="sr-text">
          {scene.told}
        </p>
      </div>
      <p ref={hint} data-slot="time-chart-hint" aria-hidden="true" className={HINT}>
        {label('chart_wheel_hint')}
      </p>
      {scene.zoomed && face.live ? <Reset onReset={model.events.reset} /> : null}
      {face.skeleton ? <TimeChartSkeleton box={scene.box} /> : null}
      {face.message ? <TimeChartMessage message={face.message} /> : null}
    </div>
  )
}

const HINT = [
  'pointer-events-none absolute start-1/2 bottom-12 -translate-x-1/2 rounded-m bg-ink px-3 py-1 text-12 text-surface',
  'opacity-0 transition-opacity duration-150 ease-hand data-shown:opacity-100 motion-reduce:transition-none',
].join(' ')

type LayersProps = {
  scene: Scene
  band: RefObject<SVGRectElement | null>
  fontSize: number
  measured: boolean
}

/** What is drawn over the grid, from the back to the front. */
function Layers({ scene, band, fontSize, measured }: LayersProps) {
  const { figure, box, readout, visible, writing } = scene
  return (
    <>
      <TimeChartLines {...{ lines: scene.lines, figure, box, transform: scene.transform, measured }} />
      <TimeChartTags figure={figure} fontSize={fontSize} />
      <Band band={band} box={box} />
      <TimeChartCrosshair readout={readout} lines={visible} box={box} />
      <TimeChartTooltip {...{ readout, lines: visible, box, fontSize, writing }} />
    </>
  )
}

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

type GroundProps = { scene: Scene; hand: PlotHand; live: boolean }

/** Grid and axes, and the rectangle that hears the pointers. */
function Ground({ scene, hand, live }: GroundProps) {
  const { figure } = scene
  const { window, low, high } = figure.view
  const xScale = useMemo(
    () => ({ type: 'linear' as const, domain: [window.from, window.to], zero: false }),
    [window],
  )
  const yScale = useMemo(() => ({ type: 'linear' as const, domain: [low, high], zero: false }), [low, high])
  const { top, right, bottom, left } = figure.margin
  const margin = useMemo(() => ({ top, right, bottom, left }), [top, right, bottom, left])
  return (
    <div
      aria-hidden="true"
      data-chart-layer="grid"
      className="forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]"
    >
      <XYChart
        width={figure.width}
        height={figure.height}
        margin={margin}
        xScale={xScale}
        yScale={yScale}
        theme={PLOT_THEME}
        captureEvents={live}
      >
        <ExtentSeries />
        <TimeChartAxes figure={figure} />
        <HandEvents hand={hand} />
      </XYChart>
    </div>
  )
}

type Emitted = Parameters<NonNullable<Parameters<typeof useEventEmitter>[1]>>[0]

/** Passes what visx hears on its surface to the hand. */
function HandEvents({ hand }: { hand: PlotHand }) {
  const to = useMemo(() => {
    const pass = (handler: (pointer: PlotPointer) => void) => (emitted?: Emitted) => {
      const { event, svgPoint } = emitted ?? {}
      if (event && 'pointerId' in event && svgPoint) handler({ event, x: svgPoint.x, y: svgPoint.y })
    }
    return { move: pass(hand.move), out: pass(hand.out), down: pass(hand.down), up: pass(hand.up) }
  }, [hand])
  useEventEmitter('pointermove', to.move)
  useEventEmitter('pointerout', to.out)
  useEventEmitter('pointerdown', to.down)
  useEventEmitter('pointerup', to.up)
  return null
}

/** The stretch that a drag is selecting. */
const Band = memo(function Band({ band, box }: { band: RefObject<SVGRectElement | null>; box: Box }) {
  return (
    <svg
      aria-hidden="true"
      width={box.left + box.width}
      height={box.top + box.height}
      className="pointer-events-none absolute start-0 top-0"
    >
      <rect ref={band} y={box.top} height={box.height} width="0" className="fill-accent/12" />
    </svg>
  )
})
