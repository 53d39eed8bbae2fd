'use client'
import { cva } from 'class-variance-authority'
import type { LinkFigure } from './graph-places.shape.ts'

export type MarkedLink = {
  figure: LinkFigure /** Whether it is a link of the node that is looked at. */
  marked: boolean
}

const line = cva('', {
  variants: {
    marked: {
      true: 'stroke-accent stroke-2 forced-colors:stroke-[Highlight]',
      false: 'stroke-line-control forced-colors:stroke-[CanvasText]',
    },
  },
})

const head = cva('', {
  variants: {
    marked: {
      true: 'fill-accent forced-colors:fill-[Highlight]',
      false: 'fill-line-control forced-colors:fill-[CanvasText]',
    },
  },
})

/** A link, with an arrow head at the company that is held. `data-slot` graph-link. */
export function GraphLinkMark({ link: { figure, marked } }: { link: MarkedLink }) {
  const { x1, y1, x2, y2 } = figure
  return (
    <g data-slot="graph-link" data-marked={marked ? '' : undefined}>
      <line {...{ x1, y1, x2, y2 }} className={line({ marked })} />
      {figure.head ? <path d={figure.head} className={head({ marked })} /> : null}
    </g>
  )
}
