'use client'
import type { GraphNode } from './network-graph.shape.ts'

export type MarkedNode = {
  node: GraphNode
  x: number
  y: number
  radius: number
  /** Looked at. */
  marked: boolean
  /** Of the keyboard. */
  focused: boolean
}

/** Pixels between a marker and the ring round it. */
const ROOM = 4

/**
 * A company: the main one a blue square, the others orange circles, so that colour is not all that tells them apart (shared-blocks §9).
 * A finger may take a focused one along. `data-slot` graph-node, graph-ring; state: `data-main`, `data-marked`.
 */
export function GraphNodeMark({ node: { node, radius, marked, focused } }: { node: MarkedNode }) {
  return (
    <>
      <rect
        {...outline(node.main, radius)}
        data-slot="graph-node"
        data-main={node.main ? '' : undefined}
        data-marked={marked ? '' : undefined}
        className={`${node.main ? MAIN : OTHER}${focused ? ' touch-none' : ''}`}
        fill={node.main ? 'var(--map-main)' : 'var(--network-other)'}
      >
        {node.short === node.name ? null : <title>{node.name}</title>}
      </rect>
      {marked || focused ? (
        <rect
          {...outline(node.main, radius + ROOM)}
          data-slot="graph-ring"
          fill="none"
          strokeWidth={2}
          className={focused ? FOCUSED : MARKED}
        />
      ) : null}
    </>
  )
}

const MAIN = 'stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]'
const OTHER = 'stroke-surface forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'
const FOCUSED = 'stroke-accent forced-colors:stroke-[Highlight]'
const MARKED = 'stroke-ink-3 forced-colors:stroke-[CanvasText]'

/** A square, or a circle, which is one with corners as large as it is. */
function outline(square: boolean, reach: number) {
  const size = 2 * reach
  return { x: -reach, y: -reach, width: size, height: size, rx: square ? Math.min(6, reach / 3) : reach }
}
