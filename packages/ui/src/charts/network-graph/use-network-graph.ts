'use client'
import { type RefObject, useMemo, useReducer, useRef } from 'react'
import { type FullscreenModel, useFullscreen } from '../../controls/fullscreen-toggle/use-fullscreen.ts'
import type { Pixel } from '../plot/geometry.ts'
import type { LayoutPoint, Size } from './graph-positions.ts'
import {
  INITIAL_GRAPH,
  type NetworkGraphState,
  networkGraphReducer,
  type PixelPair,
} from './network-graph.reducer.ts'

export type NetworkGraphOptions = {
  /** Identifies the graph on the site: its full screen is stored in a cookie with this name. Default `network-graph`. */
  elementId?: string
  /** Initial state: logo, table, view. */
  initial?: Partial<NetworkGraphState>
  /** Called when full screen opens or closes. */
  onFullscreenChange?: (open: boolean) => void
}

type NetworkGraphEvents = {
  /** `factor` above 1 zooms in; `around` is the fixed point, in pixels from the middle of the frame. */
  zoom: (factor: number, around: Pixel, frame: Size) => void
  pan: (by: Pixel, frame: Size) => void
  pinch: (before: PixelPair, after: PixelPair, frame: Size) => void
  /** Shows the whole graph and moves every node back. */
  reset: () => void
  /** Moves a node to a place, in link lengths from the layout's origin. */
  drag: (node: number, to: LayoutPoint) => void
  /** Marks a node by its index; null unmarks. */
  mark: (node: number | null) => void
  /** Marks a node and pans it into view. */
  walk: (node: number, by: Pixel, frame: Size) => void
  hover: (node: number | null) => void
  focus: () => void
  blur: () => void
  showLogo: (on: boolean) => void
  toggleTable: () => void
  showAllRows: () => void
  /** Opens or closes a branch of the table. */
  toggleBranch: (key: string, open: boolean) => void
  /** Resets the state of nodes for another graph. */
  replace: () => void
}

/** State and actions of a graph: view, moved nodes, marks, table, logo, full screen. */
export type NetworkGraphModel = {
  state: NetworkGraphState
  events: NetworkGraphEvents
  fullscreen: FullscreenModel
  /** The element that fills the screen: the graph's root. */
  root: RefObject<HTMLElement | null>
}

/** The state of a graph. `NetworkGraph` takes the result as `model`, so that a page can control it. */
export function useNetworkGraph({
  elementId = 'network-graph',
  initial,
  onFullscreenChange,
}: NetworkGraphOptions = {}): NetworkGraphModel {
  const root = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(root, {
    elementId,
    ...(onFullscreenChange ? { onFullscreenChange } : {}),
  })
  const [state, dispatch] = useReducer(networkGraphReducer, initial, initialState)
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
      showAllRows: () => dispatch({ type: 'allRowsShown' }),
      toggleBranch: (key, open) => dispatch({ type: 'branchToggled', key, open }),
      replace: () => dispatch({ type: 'replaced' }),
    }),
    [],
  )
  return { state, events, fullscreen, root }
}

function initialState(initial: Partial<NetworkGraphState> | undefined): NetworkGraphState {
  return { ...INITIAL_GRAPH, ...initial }
}
