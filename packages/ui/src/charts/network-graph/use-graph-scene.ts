'use client'
import { type RefObject, useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { useLabel, useLang } from '../../foundation/ui-provider.tsx'
import { useFillHeight } from '../chart-panel/use-fill-height.ts'
import { useWidth } from '../plot/use-width.ts'
import {
  type GraphLabel,
  type LabelsRequest,
  nameLabels,
  shareLabels,
  withMarkedNames,
} from './graph-labels.shape.ts'
import { type Frame, type Places, type PlacesRequest, placesOf } from './graph-places.shape.ts'
import type { LayoutQuestion } from './network-graph.layout.ts'
import type { NetworkGraphState } from './network-graph.model.ts'
import {
  type Graph,
  type GraphSizes,
  graphOf,
  graphSizes,
  linkEnds,
  MOST_ELEMENTS,
  MOST_NODES,
  shareTexts,
} from './network-graph.shape.ts'
import type { NetworkGraphProps } from './network-graph-props.ts'
import { type GraphFace, graphFace, type NodeWords, nodeWords, said } from './network-graph-words.ts'
import { useGraphLayout } from './use-graph-layout.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

/** What is drawn, and what follows from where it stands. */
export type GraphDrawing = {
  request: PlacesRequest
  places: Places
  names: readonly GraphLabel[]
  shares: readonly GraphLabel[]
  /** Whether there are so many companies that they are painted, not made of elements. */
  painted: boolean
}

/** Everything that the graph's parts draw. */
export type GraphScene = {
  graph: Graph
  face: GraphFace
  frame: Frame
  /** Null while the layout is on its way, or there is nothing to draw. */
  drawing: GraphDrawing | null
  /** The node under the pointer, else that of the keyboard. */
  marked: number | null
  /** The marked node in words. */
  card: NodeWords | null
  /** What the keyboard's node is, for assistive tech. */
  said: string
  frameRef: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  measured: boolean
}

/** Default height of the frame in pixels. */
const HEIGHT = 480

/** The graph of the rows in its frame. */
export function useGraphScene(props: NetworkGraphProps, model: NetworkGraphModel): GraphScene {
  const { rows, main, direction = 'from', status = READY, height = HEIGHT } = props
  const { state, root } = model
  const { open } = model.fullscreen.state
  const label = useLabel()
  const lang = useLang()
  const content = useRef<HTMLDivElement>(null)
  const { ref: frameRef, width, measured } = useWidth<HTMLDivElement>()
  const shownHeight = useFillHeight(root, content, { open, height })
  const graph = useGraph(rows, main, direction, model)
  const count = graph.nodes.length
  const sizes = useMemo(() => graphSizes(count, open), [count, open])
  const wanted = status.kind === 'ready' && count > 1 && count <= MOST_NODES
  const question = useMemo(() => (wanted ? questionOf(graph, sizes) : null), [wanted, graph, sizes])
  const { layout, fault } = useGraphLayout(question)
  const frame = useMemo(() => ({ width: width ?? 0, height: shownHeight }), [width, shownHeight])
  const { zoom } = state.view
  const { moved } = state
  const request = useMemo<PlacesRequest | null>(
    () => (layout && width !== null ? { layout, frame, zoom, moved, ...sizes } : null),
    [layout, width, frame, zoom, moved, sizes],
  )
  const marked = state.hovered ?? state.focused
  const drawing = useDrawing(graph, request, sizes, state, lang)
  return {
    ...{ graph, frame, drawing, marked, frameRef, content, measured },
    face: graphFace(status, { count, laidOut: layout !== null, fault }, label),
    card: marked === null ? null : nodeWords(graph, marked, label, lang),
    said: state.focused === null ? '' : said(nodeWords(graph, state.focused, label, lang)),
  }
}

function useDrawing(
  graph: Graph,
  request: PlacesRequest | null,
  { overlap }: GraphSizes,
  { hovered, focused }: NetworkGraphState,
  lang: string,
): GraphDrawing | null {
  const places = useMemo(() => request && placesOf(request), [request])
  const painted = graph.nodes.length > MOST_ELEMENTS
  const texts = useMemo(() => shareTexts(graph, lang), [graph, lang])
  const asked = useMemo<LabelsRequest | null>(() => {
    if (!places || !request) return null
    const { frame, zoom } = request
    return { graph, places, frame, fitted: zoom <= 1, overlap, marked: [], shares: texts }
  }, [graph, places, request, overlap, texts])
  // choosing among hundreds of names takes longer than a frame: while the graph is zoomed they wait
  const late = useDeferredValue(asked)
  const chosen = useMemo(() => (late && painted ? nameLabels(late) : null), [late, painted])
  const standing = late === asked ? chosen : NO_NAMES
  return useMemo(() => {
    if (!asked || !request) return null
    const marked = [...new Set([hovered, focused])].filter(node => node !== null)
    const now = { ...asked, marked }
    const { places } = asked
    if (painted)
      return { request, places, names: withMarkedNames(standing ?? NO_NAMES, now), shares: [], painted: true }
    const names = nameLabels(now)
    return { request, places, names, shares: shareLabels(now, names), painted: false }
  }, [asked, painted, standing, request, hovered, focused])
}

/** The graph; when its companies change, what the user did to the old ones is forgotten. */
function useGraph(
  rows: NetworkGraphProps['rows'],
  { id, name, url = null }: NetworkGraphProps['main'],
  direction: 'from' | 'to',
  { events }: NetworkGraphModel,
): Graph {
  const graph = useMemo(() => graphOf(rows, { id, name, url }, direction), [rows, id, name, url, direction])
  const ids = useMemo(() => graph.nodes.map(node => node.id).join(), [graph])
  const known = useRef(ids)
  useEffect(() => {
    if (known.current === ids) return
    known.current = ids
    events.replace()
  }, [ids, events])
  return graph
}

function questionOf(graph: Graph, { radius, distance }: GraphSizes): LayoutQuestion {
  return { count: graph.nodes.length, links: linkEnds(graph), radius, distance }
}

const NO_NAMES: readonly GraphLabel[] = []
const READY = { kind: 'ready' } as const
