'use client'
import type { LinkFigure } from './graph-places.shape.ts'

export type MarkedLink = {
  figure: LinkFigure
  /** Whether it is a link of the node that is looked at. */
  marked: boolean
}

const MARKED =
  'fill-accent stroke-accent stroke-2 forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]'
const PLAIN =
  'fill-line-control stroke-line-control forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]'

/** A link, with an arrow head at the company that is held; one path, as there are more links than anything else. `data-slot` graph-link. */
export function GraphLinkMark({ link: { figure, marked } }: { link: MarkedLink }) {
  const { x1, y1, x2, y2, head } = figure
  return (
    <path
      data-slot="graph-link"
      data-marked={marked ? '' : undefined}
      d={`M${x1},${y1}L${x2},${y2}${head ?? ''}`}
      className={marked ? MARKED : PLAIN}
    />
  )
}
