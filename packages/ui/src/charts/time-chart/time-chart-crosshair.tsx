'use client'
import { useCallback, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import type { Channel } from './channel.ts'
import { FORCED_FILL, MARKER_PATHS, paintOf } from './series-mark.tsx'
import type { Figure, Line } from './time-chart.shape.ts'
import { dotsOf, type Reading } from './time-chart-reading.shape.ts'
import { useFollow } from './use-follow.ts'

export type TimeChartCrosshairProps = {
  readout: Channel<Reading>
  lines: readonly Line[]
  figure: Figure
}

/**
 * The line through the moment that is read, and a marker on each series. Written into the elements directly.
 * Parts: `data-slot` time-chart-crosshair; state: `data-shown`.
 */
export function TimeChartCrosshair({ readout, lines, figure }: TimeChartCrosshairProps) {
  const root = useRef<SVGSVGElement>(null)
  const rule = useRef<SVGLineElement>(null)
  const dots = useRef(new Map<string, SVGPathElement>())
  const follow = useCallback((reading: Reading) => {
    root.current?.toggleAttribute('data-shown', reading.at !== null)
    if (reading.at === null) return
    rule.current?.setAttribute('transform', `translate(${reading.x},0)`)
    const places = dotsOf(reading)
    for (const [id, dot] of dots.current) {
      const y = places.get(id)
      dot.toggleAttribute('data-shown', y !== undefined)
      if (y !== undefined) dot.setAttribute('transform', `translate(${reading.x},${y})`)
    }
  }, [])
  useFollow(readout, follow)

  const { box } = figure
  return (
    <svg
      ref={root}
      data-slot="time-chart-crosshair"
      aria-hidden="true"
      width={figure.width}
      height={figure.height}
      className="pointer-events-none invisible absolute start-0 top-0 data-shown:visible"
    >
      <line
        ref={rule}
        y1={box.top}
        y2={box.top + box.height}
        strokeDasharray="3 3"
        className="stroke-line-control forced-colors:stroke-[CanvasText]"
      />
      {lines.map(line => (
        <path
          key={line.id}
          ref={kept(dots.current, line.id)}
          d={MARKER_PATHS[line.style.marker]}
          strokeWidth="1.5"
          style={paintOf(line.style)}
          className={cx('hidden fill-(--series) stroke-surface data-shown:block', FORCED_FILL)}
        />
      ))}
    </svg>
  )
}

/** A ref that keeps an element under its series' id. */
export function kept<E extends Element>(
  elements: Map<string, E>,
  id: string,
): (element: E | null) => () => void {
  return element => {
    if (element) elements.set(id, element)
    return () => elements.delete(id)
  }
}
