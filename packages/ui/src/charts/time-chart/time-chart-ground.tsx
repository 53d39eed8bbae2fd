'use client'
import { memo, type PointerEvent, useMemo } from 'react'
import { pixelOn } from '../pixel-on/pixel-on.ts'
import { PlotAxes } from './plot-axes.tsx'
import type { Box, Figure } from './time-chart.shape.ts'
import type { PlotHand, PlotPointer } from './use-plot-hand.ts'
import type { Scene } from './use-scene.ts'

export type TimeChartGroundProps = { scene: Scene; hand: PlotHand; live: boolean }

/** Grid and axes, and the rectangle that hears the pointers. */
export function TimeChartGround({ scene, hand, live }: TimeChartGroundProps) {
  const { figure } = scene
  return (
    <div
      aria-hidden="true"
      data-chart-layer="grid"
      className="forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]"
    >
      <svg aria-hidden="true" width={figure.width} height={figure.height}>
        <Axes figure={figure} />
        {live ? <Surface box={scene.box} hand={hand} /> : null}
      </svg>
    </div>
  )
}

/** The ticks that the figure chose. A cursor that moves over the chart leaves them as they are. */
const Axes = memo(function Axes({ figure }: { figure: Figure }) {
  const columns = figure.timeTicks.map(({ at, text, strong }) => ({ value: at, text, strong }))
  return <PlotAxes figure={figure} rows={figure.valueTicks} columns={columns} />
})

function Surface({ box, hand }: { box: Box; hand: PlotHand }) {
  const events = useMemo(() => {
    const at = (handler: (pointer: PlotPointer) => void) => (event: PointerEvent<SVGRectElement>) =>
      handler({ event, ...pixelOn(event.currentTarget.ownerSVGElement ?? event.currentTarget, event) })
    return {
      onPointerMove: at(hand.move),
      onPointerOut: at(hand.out),
      onPointerDown: at(hand.down),
      onPointerUp: at(hand.up),
    }
  }, [hand])
  return (
    <rect x={box.left} y={box.top} width={box.width} height={box.height} fill="transparent" {...events} />
  )
}
