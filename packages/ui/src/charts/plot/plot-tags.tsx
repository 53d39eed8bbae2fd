'use client'
import { memo } from 'react'
import { drawableLength } from '../../foundation/drawable-length.ts'
import { uniqueBy } from '../../foundation/list-of.ts'
import type { SeriesStyle } from '../../foundation/tokens/series.ts'
import type { Box, Pixel } from './geometry.ts'
import { tenth } from './path.ts'

/** A value written on the axis in its series' colour; `y` is the middle of the tag in pixels of the frame. See `spreadTags`. */
export type PlotTag = {
  id: string
  style: SeriesStyle
  text: string
  y: number
  /** The number of its series before the value; 0 for none. Default 0. */
  number?: number
  /** The position of its value: a line leads from there to a tag that was moved. Default next to the tag. */
  from?: Pixel
}

export type PlotTagsProps = {
  /** The tags at their final heights: `chart.tags` of `useTimeChart` do not overlap. */
  tags: readonly PlotTag[]
  /** Width of the frame in pixels; tags are to the right of the plot. */
  width: number
  /** Height of the frame in pixels. */
  height: number
  /** The plot, in pixels. */
  box: Box
  /** In pixels. */
  fontSize: number
  /** Written once above the axis. Default none. */
  unit?: string
  /** The `data-slot` of a tag; the element around them has the plural. Default plot-tag. */
  slot?: string
}

/** A tag that is nearer to its value needs no line. */
const MIN_LEADER = 2

/** Values on the axis, each in its series' colour: the newest ones, or those under a crosshair. `data-slot` plot-tags, plot-tag, plot-tag-leader. */
export const PlotTags = memo(function PlotTags({
  tags: givenTags,
  width: givenWidth,
  height,
  box,
  fontSize: givenFontSize,
  unit = '',
  slot = 'plot-tag',
}: PlotTagsProps) {
  const width = drawableLength(givenWidth, 0)
  const fontSize = drawableLength(givenFontSize, 12)
  const tags = uniqueBy(givenTags, ({ id }) => id).filter(({ y }) => Number.isFinite(y))
  const start = box.left + box.width
  return (
    <svg
      data-slot={`${slot}s`}
      data-chart-layer="tags"
      aria-hidden="true"
      width={width}
      height={drawableLength(height, 0)}
      className="pointer-events-none absolute start-0 top-0"
    >
      {unit ? (
        <text x={start + 10} y={fontSize} className="fill-ink-3 text-(length:--chart-text)">
          {unit}
        </text>
      ) : null}
      {tags.map(({ id, style, y, from }) =>
        from && Math.abs(from.y - y) >= MIN_LEADER ? (
          <path
            key={id}
            d={`M${tenth(from.x)},${tenth(from.y)}L${start + 5},${tenth(y)}`}
            data-slot={`${slot}-leader`}
            fill="none"
            stroke={style.color}
            strokeOpacity="0.6"
            className="forced-colors:stroke-[CanvasText]"
          />
        ) : null,
      )}
      {tags.map(tag => (
        <g
          key={tag.id}
          data-slot={slot}
          data-at={tag.y}
          transform={`translate(${start + 5},${tag.y})`}
          className="data-covered:invisible"
        >
          <TagLabel tag={tag} width={Math.max(0, width - start - 6)} fontSize={fontSize} />
        </g>
      ))}
    </svg>
  )
})

export type TagLabelProps = {
  tag: Pick<PlotTag, 'style' | 'text' | 'number'>
  /** In pixels. */
  width: number
  /** In pixels. */
  fontSize: number
}

/** The text of a tag on its colour, around the height 0 of an `<svg>`. */
export function TagLabel({ tag: { style, text, number }, width, fontSize }: TagLabelProps) {
  const height = fontSize + 8
  return (
    <>
      <rect
        y={-height / 2}
        width={width}
        height={height}
        rx="4"
        fill={style.color}
        className="forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
      />
      <text
        x="5"
        dy="0.35em"
        fill={style.onColor}
        className="num font-strong text-(length:--chart-text) forced-colors:fill-[CanvasText]"
      >
        {number ? <tspan fontWeight="700">{`${number}\u2002`}</tspan> : null}
        {text}
      </text>
    </>
  )
}
