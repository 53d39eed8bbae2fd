import type { KeyboardEvent, RefObject } from 'react'
import { plotKeys, type Step } from '../plot/keyboard.ts'
import { fromMiddle } from './graph-places.shape.ts'
import { stepTo } from './graph-walk.ts'
import { broughtIn, ZOOM_STEP } from './network-graph.model.ts'
import type { GraphScene } from './use-graph-scene.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

/** The keys of the focused graph: arrows walk along links, + − 0 zoom, Enter opens the page, Escape takes the mark away (N1, X2). */
export function graphKeys(
  { graph, drawing, frame, marked }: GraphScene,
  { state, events }: NetworkGraphModel,
  /** The link of the marked node's card. */
  link: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  /** Where a node is seen, from the middle of the frame. */
  const seenAt = (node: number | null) => {
    if (!drawing || node === null) return { x: 0, y: 0 }
    const { x, y } = drawing.places
    return fromMiddle({ x: (x[node] ?? 0) + state.view.x, y: (y[node] ?? 0) + state.view.y }, frame)
  }
  const walk = (step: Step): void => {
    const node = drawing && stepTo(graph, drawing.places, state.focused, step)
    if (node !== null) events.walk(node, broughtIn(seenAt(node), frame), frame)
  }
  return plotKeys({
    onStep: walk,
    // below 1 shows less, which is nearer
    onZoom: factor => events.zoom(factor < 1 ? ZOOM_STEP : 1 / ZOOM_STEP, seenAt(state.focused), frame),
    onReset: events.reset,
    onKey: ({ key, ctrlKey, metaKey, altKey }) => {
      if (ctrlKey || metaKey || altKey) return false
      if (key === 'Enter' && marked === state.focused && link.current) link.current.click()
      else if (key === 'Escape' && state.focused !== null) events.mark(null)
      else return false
      return true
    },
  })
}
