'use client'
import { memo, useCallback, useRef } from 'react'
import type { Channel } from '../plot/cursor.ts'
import type { Box } from '../plot/geometry.ts'
import { useFollow } from '../plot/use-follow.ts'
import { FORCED_FILL, MARKER_PATHS, paintOf } from '../series/series-mark.tsx'
import type { Line } from '../series/time-series.ts'
import { dotsOf, type Readout } from './readout.ts'

/** Half the width of the strip that carries the rule and its dots. */
const HALF = 8

export type TimeChartCrosshairProps = {
  readout: Channel<Readout>
  lines: readonly Line[]
  box: Box
}

/**
 * The line through the moment that is read, and a marker on each series. A strip on a layer of its own, written
 * into directly: moving it paints nothing. Parts: `data-slot` time-chart-crosshair; state: `data-shown`.
 */
export const TimeChartCrosshair = memo(function TimeChartCrosshair(props: TimeChartCrosshairProps) {
  const { readout, lines, box } = props
  const root = useRef<SVGSVGElement>(null)
  const dots = useRef(new Map<string, SVGPathElement>())
  const before = useRef<string[]>([])
  const follow = useCallback((reading: Readout) => {
    const strip = root.current
    strip?.toggleAttribute('data-shown', reading.at !== null)
    if (!strip || reading.at === null) return
    // Whole pixels, or the rule would blur over two
    strip.style.transform = `translate(${Math.round(reading.x) - HALF}px,0)`
    const places = dotsOf(reading)
    for (const id of before.current) if (!places.has(id)) dots.current.get(id)?.removeAttribute('data-shown')
    for (const [id, y] of places) {
      const dot = dots.current.get(id)
      dot?.setAttribute('data-shown', '')
      dot?.setAttribute('transform', `translate(${HALF},${y})`)
    }
    before.current = [...places.keys()]
  }, [])
  useFollow(readout, follow)
  return (
    <svg
      ref={root}
      data-slot="time-chart-crosshair"
      aria-hidden="true"
      width={2 * HALF}
      height={box.top + box.height + HALF}
      className="pointer-events-none invisible absolute start-0 top-0 will-change-transform data-shown:visible"
    >
      <line
        x1={HALF + 0.5}
        x2={HALF + 0.5}
        y1={box.top}
        y2={box.top + box.height}
        strokeDasharray="3 3"
        className="stroke-line-control forced-colors:stroke-[CanvasText]"
      />
      {lines.map(line => (
        <path
          key={line.id}
          ref={refIn(dots.current, line.id)}
          d={MARKER_PATHS[line.style.marker]}
          strokeWidth="1.5"
          className={`hidden fill-(--series) stroke-surface data-shown:block ${paintOf(line.style) ?? ''} ${FORCED_FILL}`}
        />
      ))}
    </svg>
  )
})

/** A ref that stores an element under its series' id. */
export function refIn<E extends Element>(elements: Map<string, E>, id: string): (element: E | null) => void {
  return element => {
    if (element) elements.set(id, element)
    else elements.delete(id)
  }
}
