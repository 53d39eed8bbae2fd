'use client'
import { scaleLinear } from '@visx/scale'
import { DataContext } from '@visx/xychart'
import { type PointerEvent, useMemo } from 'react'
import type { Box, Figure } from './time-chart.shape.ts'
import { PLOT_THEME, TimeChartAxes } from './time-chart-axes.tsx'
import type { PlotHand, PlotPointer } from './use-plot-hand.ts'
import type { Scene } from './use-scene.ts'

export type TimeChartGroundProps = { scene: Scene; hand: PlotHand; live: boolean }

/** Grid and axes, and the rectangle that hears the pointers. */
export function TimeChartGround({ scene, hand, live }: TimeChartGroundProps) {
  const { figure } = scene
  const plot = useMemo(() => plotOf(figure), [figure])
  return (
    <div
      aria-hidden="true"
      data-chart-layer="grid"
      className="forced-colors:[--grid:color-mix(in_oklch,Canvas_75%,CanvasText)]"
    >
      <svg aria-hidden="true" width={figure.width} height={figure.height}>
        <DataContext.Provider value={plot}>
          <TimeChartAxes figure={figure} />
        </DataContext.Provider>
        {live ? <Surface box={scene.box} hand={hand} /> : null}
      </svg>
    </div>
  )
}

/** What axes want to hear before they draw: that there is data. */
const SOME_DATA = { entries: () => [{ data: [0] }] }

/**
 * What visx's axes and grid read. Its own provider would make the scales out of data that is registered with it in a second
 * pass, at the first drawing and at every change of the margin; ours are known.
 */
function plotOf({ width, height, margin, box, view }: Figure) {
  const { window, low, high } = view
  const right = box.left + box.width
  const bottom = box.top + box.height
  return {
    width,
    height,
    margin,
    innerWidth: box.width,
    innerHeight: box.height,
    theme: PLOT_THEME,
    dataRegistry: SOME_DATA as never,
    xScale: scaleLinear<number>({ domain: [window.from, window.to], range: [box.left, right] }),
    yScale: scaleLinear<number>({ domain: [low, high], range: [bottom, box.top] }),
  }
}

function Surface({ box, hand }: { box: Box; hand: PlotHand }) {
  const events = useMemo(() => {
    const at = (handler: (pointer: PlotPointer) => void) => (event: PointerEvent<SVGRectElement>) =>
      handler(pointerOf(event))
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

/** Where the pointer is in the frame's own pixels, however the page is scaled. */
function pointerOf(event: PointerEvent<SVGRectElement>): PlotPointer {
  const svg = event.currentTarget.ownerSVGElement
  const frame = svg?.getBoundingClientRect()
  const scale = frame && frame.width > 0 ? (svg?.clientWidth ?? 0) / frame.width || 1 : 1
  return {
    event,
    x: (event.clientX - (frame?.left ?? 0)) * scale,
    y: (event.clientY - (frame?.top ?? 0)) * scale,
  }
}
