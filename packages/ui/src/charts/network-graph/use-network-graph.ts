'use client'
import { type RefObject, useMemo, useReducer, useRef } from 'react'
import { type FullscreenModel, useFullscreen } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import type { Spot } from './graph-places.shape.ts'
import {
  INITIAL_GRAPH,
  type NetworkGraphState,
  networkGraphReducer,
  type Pair,
  type Size,
} from './network-graph.model.ts'

export type NetworkGraphOptions = {
  /** Names the graph among those of the site: its full screen is kept in a cookie of this name. Default `network-graph`. */
  elementId?: string
  /** What it opens with: logo, table, view. */
  initial?: Partial<NetworkGraphState>
  /** Told of every change of the full screen. */
  onFullscreenChange?: (open: boolean) => void
}

export type NetworkGraphEvents = {
  /** `factor` above 1 comes nearer; `around`, in pixels from the middle of the frame, keeps its place. */
  zoom: (factor: number, around: Spot, frame: Size) => void
  pan: (by: Spot, frame: Size) => void
  pinch: (before: Pair, after: Pair, frame: Size) => void
  /** The whole graph, and every node where the layout puts it. */
  reset: () => void
  /** Puts a node somewhere, in link lengths from the layout's origin. */
  drag: (node: number, to: Spot) => void
  /** Marks a node by its index; null takes the mark away. */
  mark: (node: number | null) => void
  /** Marks a node and moves the graph so far that it is in sight. */
  walk: (node: number, by: Spot, frame: Size) => void
  hover: (node: number | null) => void
  focus: () => void
  blur: () => void
  showLogo: (on: boolean) => void
  toggleTable: () => void
  showAllRows: () => void
  /** Another graph came. */
  replace: () => void
}

/** What a graph remembers of its user: view, moved nodes, marks, table, logo, full screen. */
export type NetworkGraphModel = {
  state: NetworkGraphState
  events: NetworkGraphEvents
  fullscreen: FullscreenModel
  /** The element that fills the screen: the graph's root. */
  root: RefObject<HTMLElement | null>
}

/** The graph's behaviour without its looks. `NetworkGraph` takes the result as `model`, so that a page can hold it. */
export function useNetworkGraph({
  elementId = 'network-graph',
  initial,
  onFullscreenChange,
}: NetworkGraphOptions = {}): NetworkGraphModel {
  const root = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(root, { elementId, ...(onFullscreenChange ? { onFullscreenChange } : {}) })
  const [state, dispatch] = useReducer(networkGraphReducer, initial, begin)
  const events = useMemo<NetworkGraphEvents>(
    () => ({
      zoom: (factor, around, frame) => dispatch({ type: 'zoomed', factor, around, frame }),
      pan: (by, frame) => dispatch({ type: 'panned', by, frame }),
      pinch: (before, after, frame) => dispatch({ type: 'pinched', before, after, frame }),
      reset: () => dispatch({ type: 'reset' }),
      drag: (node, to) => dispatch({ type: 'dragged', node, to }),
      mark: node => dispatch({ type: 'marked', node }),
      walk: (node, by, frame) => dispatch({ type: 'walked', node, by, frame }),
      hover: node => dispatch({ type: 'hovered', node }),
      focus: () => dispatch({ type: 'focused' }),
      blur: () => dispatch({ type: 'blurred' }),
      showLogo: on => dispatch({ type: 'logoChosen', on }),
      toggleTable: () => dispatch({ type: 'tableToggled' }),
      showAllRows: () => dispatch({ type: 'allRowsAsked' }),
      replace: () => dispatch({ type: 'replaced' }),
    }),
    [],
  )
  return { state, events, fullscreen, root }
}

function begin(initial: Partial<NetworkGraphState> | undefined): NetworkGraphState {
  return { ...INITIAL_GRAPH, ...initial }
}
