'use client'
import { memo } from 'react'
import type { Box } from '../plot/geometry.ts'
import { BarPaths } from '../series/bar-paths.tsx'
import { FORCED_FILL, FORCED_STROKE, MARKER_PATHS, paintOf } from '../series/series-mark.tsx'
import type { Figure } from './time-chart.shape.ts'
import type { DrawnLine } from './time-chart-lines.shape.ts'

/** Room around the plot for the halves of dots that stand on its edge. */
const BLEED = 7

export type TimeChartLinesProps = {
  lines: readonly DrawnLine[]
  figure: Figure
  box: Box
  /** How the drawing is moved and stretched while a gesture goes on. */
  transform: { x: number; y: number; kx: number; ky: number }
  /** Until the width is known the drawing stretches to whatever there is. */
  measured: boolean
}

/**
 * The lines, clipped to the plot. `will-change` keeps them on a layer of their own, so that moving them
 * paints nothing. Parts: `data-slot` time-chart-lines, time-chart-line.
 */
export function TimeChartLines({ lines, figure, box, transform, measured }: TimeChartLinesProps) {
  const { width, height } = figure
  const clip = { left: box.left - BLEED, top: box.top - BLEED }
  return (
    <div
      data-slot="time-chart-lines"
      className={`pointer-events-none absolute overflow-hidden${measured ? '' : ' inset-0'}`}
      style={measured ? { ...clip, width: box.width + 2 * BLEED, height: box.height + 2 * BLEED } : undefined}
    >
      <svg
        data-chart-layer="lines"
        aria-hidden="true"
        width={measured ? width : '100%'}
        height={height}
        viewBox={measured ? undefined : `0 0 ${width} ${height}`}
        preserveAspectRatio={measured ? undefined : 'none'}
        className="absolute start-0 top-0 origin-[0_0] overflow-visible will-change-transform"
        style={measured ? { left: -clip.left, top: -clip.top, transform: moved(transform) } : undefined}
      >
        <Paths lines={lines} />
      </svg>
    </div>
  )
}

function moved({ x, y, kx, ky }: TimeChartLinesProps['transform']): string {
  return `translate(${x}px,${y}px) scale(${kx},${ky})`
}

/** Memoised by the drawn lines alone: a zoom frame that only moves the layer does not come here. */
const Paths = memo(function Paths({ lines }: { lines: readonly DrawnLine[] }) {
  // The main series is drawn last, on top
  return [...lines].reverse().map(line => <LinePart key={line.id} line={line} />)
})

const STROKE = `stroke-(--series) ${FORCED_STROKE}`
const FILL = `fill-(--series) ${FORCED_FILL}`

function LinePart({ line }: { line: DrawnLine }) {
  const { style, d, marks, alone, end } = line
  return (
    <g data-slot="time-chart-line" className={paintOf(style)}>
      {marks.length > 0 ? <BarPaths paths={marks} /> : null}
      {d ? (
        <path
          d={d}
          fill="none"
          strokeWidth={line.stroke}
          strokeLinejoin="bevel"
          strokeDasharray={line.dash}
          className={STROKE}
        />
      ) : null}
      {alone.map(({ x, y }) => (
        <path key={x} d={MARKER_PATHS[style.marker]} transform={`translate(${x},${y})`} className={FILL} />
      ))}
      {end ? (
        <path
          d={MARKER_PATHS[style.marker]}
          transform={`translate(${end.x},${end.y}) scale(0.9)`}
          strokeWidth="1.5"
          className={`stroke-surface ${FILL}`}
        />
      ) : null}
    </g>
  )
}
