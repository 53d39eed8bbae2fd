import { nearestAhead, type Step } from '../plot/keyboard.ts'
import type { Places } from './graph-places.shape.ts'
import type { Graph } from './network-graph.shape.ts'

/**
 * The node that a step leads to (N1, X2). A side leads to the nearest linked node there, else to the nearest node there at all;
 * `next` and `previous` reach every node in turn. From nowhere all but `last` lead to the main node. Null: there is nothing there.
 */
export function stepTo({ nodes }: Graph, places: Places, from: number | null, step: Step): number | null {
  const here = from === null ? undefined : nodes[from]
  const last = nodes.length - 1
  if (from === null || here === undefined) return last < 0 ? null : step === 'last' ? last : 0
  if (step === 'first') return 0
  if (step === 'last') return last
  if (step === 'next') return from < last ? from + 1 : null
  if (step === 'previous') return from > 0 ? from - 1 : null
  const linked = nearestAhead(places, from, here.linked, step)
  const to = linked < 0 ? nearestAhead(places, from, nodes.keys(), step) : linked
  return to < 0 ? null : to
}
