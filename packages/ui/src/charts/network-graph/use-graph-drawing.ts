'use client'
import { useDeferredValue, useMemo } from 'react'
import {
  type GraphLabel,
  type LabelsRequest,
  nameLabels,
  shareLabels,
  withMarkedNames,
} from './graph-labels.view-model.ts'
import { type Positions, type PositionsRequest, positionsOf, type Size } from './graph-positions.ts'
import type { Layout } from './network-graph.layout.ts'
import type { NetworkGraphState } from './network-graph.reducer.ts'
import { type Graph, type GraphSizes, MAX_ELEMENTS, shareTexts } from './network-graph.view-model.ts'

/** Positions and labels of the drawn graph, before panning. */
export type GraphDrawing = {
  /** The input of the positions. */
  fit: PositionsRequest
  positions: Positions
  names: readonly GraphLabel[]
  shares: readonly GraphLabel[]
  /** Whether the graph is painted on a canvas, because it has too many nodes for SVG elements. */
  painted: boolean
}

export type GraphDrawingOptions = {
  graph: Graph
  /** Null while it is pending. */
  layout: Layout | null
  /** Null before it is measured. */
  frame: Size | null
  sizes: GraphSizes
  state: Pick<NetworkGraphState, 'view' | 'moved' | 'hovered' | 'focused'>
  lang: string
}

/** Positions and labels of a graph in its frame; null without a layout or a frame size. */
export function useGraphDrawing({
  graph,
  layout,
  frame,
  sizes,
  state,
  lang,
}: GraphDrawingOptions): GraphDrawing | null {
  const { moved, hovered, focused } = state
  const { zoom } = state.view
  const painted = graph.nodes.length > MAX_ELEMENTS
  const placed = useMemo(() => {
    if (!layout || !frame) return null
    const fit: PositionsRequest = {
      layout,
      frame,
      zoom,
      moved,
      radius: sizes.radius,
      distance: sizes.distance,
    }
    return { fit, positions: positionsOf(fit) }
  }, [layout, frame, zoom, moved, sizes])
  const shares = useMemo(() => shareTexts(graph, lang), [graph, lang])
  const labels = useMemo<LabelsRequest | null>(() => {
    if (!placed) return null
    const { fit, positions } = placed
    return {
      graph,
      positions,
      frame: fit.frame,
      fitted: fit.zoom <= 1,
      overlap: sizes.overlap,
      marked: [],
      shares,
    }
  }, [graph, placed, sizes, shares])
  // placing hundreds of names takes longer than a frame, so it is deferred during zooming
  const settled = useDeferredValue(labels)
  const settledNames = useMemo(
    () => (settled && painted ? nameLabels(settled) : NO_LABELS),
    [settled, painted],
  )
  const unmarkedNames = settled === labels ? settledNames : NO_LABELS
  return useMemo(() => {
    if (!placed || !labels) return null
    const marked = [...new Set([hovered, focused])].filter(node => node !== null)
    const request = { ...labels, marked }
    if (painted)
      return { ...placed, names: withMarkedNames(unmarkedNames, request), shares: NO_LABELS, painted }
    const names = nameLabels(request)
    return { ...placed, names, shares: shareLabels(request, names), painted }
  }, [placed, labels, painted, unmarkedNames, hovered, focused])
}

const NO_LABELS: readonly GraphLabel[] = []
