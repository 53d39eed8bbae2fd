'use client'
import { Graph as VisxGraph } from '@visx/network'
import { memo, useMemo } from 'react'
import { type GraphLabel, NAME_SIZE, SHARE_SIZE } from './graph-labels.view-model.ts'
import { linkLine, positionAt } from './graph-positions.ts'
import type { Graph, GraphNode } from './network-graph.view-model.ts'
import type { GraphDrawing } from './use-graph-drawing.ts'

export type GraphSvgProps = {
  graph: Graph
  drawing: GraphDrawing
  /** The node under the pointer, else the focused one. */
  marked: number | null
  /** The node that was reached by keyboard or pressed. */
  focused: number | null
}

/** Links, markers and their texts, before panning. Parts: `data-slot` graph-link, graph-node, graph-ring, graph-share, graph-name. */
export const GraphSvg = memo(function GraphSvg({ graph, drawing, marked, focused }: GraphSvgProps) {
  const { positions, names, shares } = drawing
  const drawn = useMemo(() => {
    const { radius } = positions
    const nodes = graph.nodes.map(
      (company, index): DrawnNode => ({
        ...positionAt(positions, index),
        company,
        radius,
        marked: marked === index,
        focused: focused === index,
      }),
    )
    const links = graph.links.flatMap(({ source, target, mutual }): DrawnLink[] => {
      const [from, to] = [nodes[source], nodes[target]]
      return from && to ? [{ source: from, target: to, mutual }] : []
    })
    return { nodes, links }
  }, [graph, positions, marked, focused])
  return (
    <g strokeLinejoin="round">
      <VisxGraph graph={drawn} linkComponent={LinkArrow} nodeComponent={NodeMarker} />
      <GraphTexts slot="graph-share" labels={shares} size={SHARE_SIZE} className="fill-ink-2" />
      <GraphTexts slot="graph-name" labels={names} size={NAME_SIZE} className="fill-ink" />
    </g>
  )
})

type DrawnNode = {
  x: number
  y: number
  company: GraphNode
  radius: number
  marked: boolean
  focused: boolean
}
type DrawnLink = { source: DrawnNode; target: DrawnNode; mutual: boolean }

/** Gap between a marker and its ring, in pixels. */
const RING_GAP = 4

/** A company: the main one is a blue square, the others are orange circles, so that colour is not the only difference. */
function NodeMarker({ node: { company, radius, marked, focused } }: { node: DrawnNode }) {
  return (
    <>
      <rect
        {...outline(company.main, radius)}
        data-slot="graph-node"
        data-main={company.main ? '' : undefined}
        data-marked={marked ? '' : undefined}
        className={company.main ? MAIN : OTHER}
        fill={company.main ? 'var(--map-main)' : 'var(--network-other)'}
      >
        {company.short === company.name ? null : <title>{company.name}</title>}
      </rect>
      {marked || focused ? (
        <rect
          {...outline(company.main, radius + RING_GAP)}
          data-slot="graph-ring"
          fill="none"
          strokeWidth={2}
          className={focused ? FOCUSED_RING : MARKED_RING}
        />
      ) : null}
    </>
  )
}

const MAIN = 'stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]'
const OTHER = 'stroke-surface forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const FOCUSED_RING = 'stroke-accent forced-colors:stroke-[Highlight]'
const MARKED_RING = 'stroke-ink-3 forced-colors:stroke-[CanvasText]'

/** A square, or a circle as a square with fully rounded corners. */
function outline(square: boolean, halfSize: number) {
  const size = 2 * halfSize
  const rx = square ? Math.min(6, halfSize / 3) : halfSize
  return { x: -halfSize, y: -halfSize, width: size, height: size, rx }
}

/** A link with its arrow head as one path, because links are the most frequent elements. */
function LinkArrow({ link: { source, target, mutual } }: { link: DrawnLink }) {
  const { x1, y1, x2, y2, head } = linkLine(source, target, source.radius, mutual)
  const isMarked = source.marked || target.marked
  return (
    <path
      data-slot="graph-link"
      data-marked={isMarked ? '' : undefined}
      d={`M${x1},${y1}L${x2},${y2}${head ?? ''}`}
      className={isMarked ? MARKED_LINK : LINK}
    />
  )
}

const MARKED_LINK =
  'fill-accent stroke-accent stroke-2 forced-colors:fill-[Highlight] forced-colors:stroke-[Highlight]'
const LINK =
  'fill-line-control stroke-line-control forced-colors:fill-[CanvasText] forced-colors:stroke-[CanvasText]'

type GraphTextsProps = { slot: string; labels: readonly GraphLabel[]; size: number; className: string }

/** Texts with a rim in the background colour, so that lines behind them do not cross them out. */
const GraphTexts = memo(function GraphTexts({ slot, labels, size, className }: GraphTextsProps) {
  return (
    <g
      fontSize={size}
      paintOrder="stroke"
      stroke="var(--surface)"
      strokeWidth={3}
      className={`num pointer-events-none ${className} forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]`}
    >
      {labels.map(({ index, text, x, y, anchor }) => (
        <text
          key={`${index} ${y}`}
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
