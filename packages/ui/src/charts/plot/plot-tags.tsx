'use client'
import { memo } from 'react'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import type { Box } from './geometry.ts'

/** A value written on the axis in its series' colour; `y` is the middle of the tag in pixels of the frame. See `spreadTags`. */
export type PlotTag = { id: string; style: SeriesStyle; text: string; y: number }

export type PlotTagsProps = {
  tags: readonly PlotTag[]
  /** Size of the frame in pixels, and the plot within it: tags stand on its right side. */
  width: number
  height: number
  box: Box
  /** In pixels. */
  fontSize: number
  /** Written once above the axis. Default none. */
  unit?: string
  /** The `data-slot` of a tag; the element around them has the plural. Default plot-tag. */
  slot?: string
}

/** Values on the axis, each in its series' colour: the newest ones, or those under a crosshair. `data-slot` plot-tags, plot-tag. */
export const PlotTags = memo(function PlotTags({
  tags,
  width,
  height,
  box,
  fontSize,
  unit = '',
  slot = 'plot-tag',
}: PlotTagsProps) {
  const start = box.left + box.width
  const tall = fontSize + 8
  return (
    <svg
      data-slot={`${slot}s`}
      data-chart-layer="tags"
      aria-hidden="true"
      width={width}
      height={height}
      className="pointer-events-none absolute start-0 top-0"
    >
      {unit ? (
        <text x={start + 10} y={fontSize} className="fill-ink-3 text-(length:--chart-text)">
          {unit}
        </text>
      ) : null}
      {tags.map(tag => (
        <g key={tag.id} data-slot={slot} transform={`translate(${start + 5},${tag.y})`}>
          <rect
            y={-tall / 2}
            width={Math.max(0, width - start - 6)}
            height={tall}
            rx="4"
            fill={tag.style.color}
            className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          />
          <text
            x="5"
            dy="0.35em"
            fill={tag.style.onColor}
            className="num font-strong text-(length:--chart-text) forced-colors:fill-[CanvasText]"
          >
            {tag.text}
          </text>
        </g>
      ))}
    </svg>
  )
})
