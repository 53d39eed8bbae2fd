import type { KeyboardEvent, RefObject } from 'react'
import { nearestAhead, plotKeys, type Step } from '../plot/keyboard.ts'
import { fromCentre, type Positions, positionAt, type Size } from './graph-positions.ts'
import { panIntoView, ZOOM_STEP } from './network-graph.reducer.ts'
import type { Graph } from './network-graph.view-model.ts'
import type { GraphDrawing } from './use-graph-drawing.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphKeysOptions = {
  graph: Graph
  drawing: GraphDrawing | null
  frame: Size
  model: NetworkGraphModel
  /** The link on the marked node's card. */
  link: RefObject<HTMLElement | null>
}

/** The keys of the focused graph: arrows walk along links, + − 0 zoom, Enter opens the page, Escape unmarks the node (N1, X2). */
export function graphKeys({
  graph,
  drawing,
  frame,
  model,
  link,
}: GraphKeysOptions): (event: KeyboardEvent) => void {
  const { state, events } = model
  const { view, focused, hovered } = state
  /** Visible position of a node, relative to the middle of the frame. */
  const seenAt = (node: number | null) => {
    if (!drawing || node === null) return { x: 0, y: 0 }
    const { x, y } = positionAt(drawing.positions, node)
    return fromCentre({ x: x + view.x, y: y + view.y }, frame)
  }
  return plotKeys({
    onStep: step => {
      const node = drawing && nodeAfterStep(graph, drawing.positions, focused, step)
      if (node !== null) events.walk(node, panIntoView(seenAt(node), frame), frame)
    },
    // a factor below 1 zooms in
    onZoom: factor => events.zoom(factor < 1 ? ZOOM_STEP : 1 / ZOOM_STEP, seenAt(focused), frame),
    onReset: events.reset,
    onKey: ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return false
      const isCardOfFocused = hovered === null || hovered === focused
      if (key === 'Enter' && isCardOfFocused && link.current) link.current.click()
      else if (key === 'Escape' && focused !== null) events.mark(null)
      else return false
      return true
    },
  })
}

/**
 * The node that a step leads to (N1, X2). A direction leads to the nearest linked node there, else to the nearest node there; `next` and
 * `previous` visit every node in turn. Without a current node, every step except `last` leads to the main node. Null: no node there.
 */
export function nodeAfterStep(
  { nodes }: Graph,
  positions: Pick<Positions, 'x' | 'y'>,
  from: number | null,
  step: Step,
): number | null {
  const here = from === null ? undefined : nodes[from]
  const last = nodes.length - 1
  if (from === null || here === undefined) return last < 0 ? null : step === 'last' ? last : 0
  if (step === 'first') return 0
  if (step === 'last') return last
  if (step === 'next') return from < last ? from + 1 : null
  if (step === 'previous') return from > 0 ? from - 1 : null
  const linked = nearestAhead(positions, from, here.linked, step)
  const to = linked < 0 ? nearestAhead(positions, from, nodes.keys(), step) : linked
  return to < 0 ? null : to
}
