'use client'
import { useEventEmitter, XYChart } from '@visx/xychart'
import { useMemo } from 'react'
import { ExtentSeries, PLOT_THEME, TimeChartAxes } from './time-chart-axes.tsx'
import type { PlotHand, PlotPointer } from './use-plot-hand.ts'
import type { Scene } from './use-scene.ts'

export type TimeChartGroundProps = { scene: Scene; hand: PlotHand; live: boolean }

/** Grid and axes, and the rectangle that hears the pointers. */
export function TimeChartGround({ scene, hand, live }: TimeChartGroundProps) {
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
