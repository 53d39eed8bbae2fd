import type { Places } from './graph-places.shape.ts'
import type { Graph } from './network-graph.shape.ts'

/** A step of the keyboard: along a link to a side, through all nodes in order, or home. */
export type GraphStep = 'left' | 'right' | 'up' | 'down' | 'next' | 'previous' | 'home' | 'end'

const SIDES: Partial<Record<GraphStep, readonly [x: number, y: number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}

/**
 * The node that a step leads to (N1, X2). A side leads to the nearest linked node there, else to the nearest node there at all;
 * `next` and `previous` reach every node in turn. From nowhere all but `end` lead to the main node. Null: there is nothing there.
 */
export function stepTo(graph: Graph, places: Places, from: number | null, step: GraphStep): number | null {
  const { nodes } = graph
  const here = from === null ? undefined : nodes[from]
  const last = nodes.length - 1
  if (from === null || here === undefined) return last < 0 ? null : step === 'end' ? last : 0
  const side = SIDES[step]
  if (side) {
    const others = nodes.flatMap((_, index) => (index === from ? [] : [index]))
    return nearest(places, from, here.linked, side) ?? nearest(places, from, others, side)
  }
  if (step === 'home') return 0
  if (step === 'end') return last
  if (step === 'next') return from < last ? from + 1 : null
  return from > 0 ? from - 1 : null
}

/** The nearest of some nodes on a side: what lies rather ahead than aside, else whatever lies ahead. */
function nearest(
  { x, y }: Places,
  from: number,
  nodes: readonly number[],
  [right, down]: readonly [number, number],
): number | null {
  let best: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (const index of nodes) {
    const across = (x[index] ?? 0) - (x[from] ?? 0)
    const deep = (y[index] ?? 0) - (y[from] ?? 0)
    const ahead = across * right + deep * down
    const aside = Math.abs(across * down) + Math.abs(deep * right)
    if (ahead <= 0) continue
    const far = Math.hypot(ahead, aside) * (aside > ahead ? 1e6 : 1)
    if (far < least) {
      least = far
      best = index
    }
  }
  return best
}
