'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
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
      <Outline
        data-slot="graph-node"
        data-main={node.main ? '' : undefined}
        data-marked={marked ? '' : undefined}
        square={node.main}
        reach={radius}
        className={cx(node.main ? MAIN : OTHER, focused && 'touch-none')}
        fill={node.main ? 'var(--map-main)' : 'var(--network-other)'}
      >
        {node.short === node.name ? null : <title>{node.name}</title>}
      </Outline>
      {marked || focused ? (
        <Outline
          data-slot="graph-ring"
          square={node.main}
          reach={radius + ROOM}
          fill="none"
          strokeWidth={2}
          className={
            focused
              ? 'stroke-accent forced-colors:stroke-[Highlight]'
              : 'stroke-ink-3 forced-colors:stroke-[CanvasText]'
          }
        />
      ) : null}
    </>
  )
}

const MAIN = 'stroke-surface forced-colors:fill-[CanvasText] forced-colors:stroke-[Canvas]'
const OTHER = 'stroke-surface forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]'

type OutlineProps = React.SVGProps<SVGRectElement> & { square: boolean; reach: number }

const Outline = forwardRef(function Outline({ square, reach, ...look }: OutlineProps) {
  const corner = square ? Math.min(6, reach / 3) : reach
  return <rect {...look} x={-reach} y={-reach} width={2 * reach} height={2 * reach} rx={corner} />
})
