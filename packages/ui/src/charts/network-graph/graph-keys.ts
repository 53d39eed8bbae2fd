import type { KeyboardEvent, RefObject } from 'react'
import { type GraphStep, stepTo } from './graph-walk.ts'
import { broughtIn, ZOOM_STEP } from './network-graph.model.ts'
import type { GraphScene } from './use-graph-scene.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

const STEPS: Record<string, GraphStep> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageDown: 'next',
  PageUp: 'previous',
  Home: 'home',
  End: 'end',
}

const ZOOMS: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, _: 1 / ZOOM_STEP }

/** The keys of the focused graph: arrows walk along links, + − 0 zoom, Enter opens the page, Escape takes the mark away (N1, X2). */
export function graphKeys(
  { graph, drawing, frame, marked }: GraphScene,
  { state, events }: NetworkGraphModel,
  /** The link of the marked node's card. */
  link: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  const walk = (step: GraphStep): void => {
    if (!drawing) return
    const { x, y } = drawing.places
    const node = stepTo(graph, drawing.places, state.focused, step)
    if (node === null) return
    const { view } = state
    const at = { x: (x[node] ?? 0) + view.x - frame.width / 2, y: (y[node] ?? 0) + view.y - frame.height / 2 }
    events.walk(node, broughtIn(at, frame), frame)
  }
  const around = () => {
    const node = state.focused
    if (!drawing || node === null) return { x: 0, y: 0 }
    const { x, y } = drawing.places
    return {
      x: (x[node] ?? 0) + state.view.x - frame.width / 2,
      y: (y[node] ?? 0) + state.view.y - frame.height / 2,
    }
  }
  return event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const step = STEPS[event.key]
    const zoom = ZOOMS[event.key]
    if (step) walk(step)
    else if (zoom) events.zoom(zoom, around(), frame)
    else if (event.key === '0') events.reset()
    else if (event.key === 'Enter' && marked === state.focused && link.current) link.current.click()
    else if (event.key === 'Escape' && state.focused !== null) events.mark(null)
    else return
    event.preventDefault()
  }
}
