'use client'
import { Graph as VisxGraph } from '@visx/network'
import { memo, useMemo } from 'react'
import { type GraphLabel, NAME_SIZE, SHARE_SIZE } from './graph-labels.shape.ts'
import { GraphLinkMark, type MarkedLink } from './graph-link-mark.tsx'
import { GraphNodeMark, type MarkedNode } from './graph-node-mark.tsx'
import { linkFigure } from './graph-places.shape.ts'
import type { Graph } from './network-graph.shape.ts'
import type { GraphDrawing } from './use-graph-scene.ts'

export type GraphPictureProps = {
  graph: Graph
  drawing: GraphDrawing
  /** The node that is looked at. */
  marked: number | null
  /** The node of the keyboard, which a finger may take along. */
  focused: number | null
}

/** Links, markers and their texts, before the graph is moved as a whole. Parts: `data-slot` graph-link, graph-node, graph-share, graph-name. */
export const GraphPicture = memo(function GraphPicture({
  graph,
  drawing,
  marked,
  focused,
}: GraphPictureProps) {
  const { places, names, shares } = drawing
  const drawn = useMemo(() => {
    const { x, y, radius } = places
    const nodes = graph.nodes.map((node, index): MarkedNode => {
      const look = { marked: marked === index, focused: focused === index }
      return { node, radius, ...look, x: x[index] ?? 0, y: y[index] ?? 0 }
    })
    const links = graph.links.map((link): MarkedLink => {
      const isMarked = link.source === marked || link.target === marked
      return { figure: linkFigure(link, places), marked: isMarked }
    })
    return { nodes, links }
  }, [graph, places, marked, focused])
  return (
    <g strokeLinejoin="round">
      <VisxGraph graph={drawn} linkComponent={GraphLinkMark} nodeComponent={GraphNodeMark} />
      <GraphTexts slot="graph-share" texts={shares} size={SHARE_SIZE} className="fill-ink-2" />
      <GraphTexts slot="graph-name" texts={names} size={NAME_SIZE} className="fill-ink" />
    </g>
  )
})

type GraphTextsProps = { slot: string; texts: readonly GraphLabel[]; size: number; className: string }

/** Texts with a rim in the colour of the ground, so that a line behind them does not cross them out. */
const GraphTexts = memo(function GraphTexts({ slot, texts, size, className }: GraphTextsProps) {
  return (
    <g
      fontSize={size}
      paintOrder="stroke"
      stroke="var(--surface)"
      strokeWidth={3}
      className={`num pointer-events-none ${className} forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]`}
    >
      {texts.map(({ of, text, x, y, anchor }) => (
        <text
          key={`${of} ${y}`}
          data-slot={slot}
          x={x}
          y={y}
          textAnchor={anchor}
          className="[unicode-bidi:plaintext]"
        >
          {text}
        </text>
      ))}
    </g>
  )
})
