'use client'
import { useMemo } from 'react'
import { GraphCanvas } from './graph-canvas.tsx'
import { GraphPicture } from './graph-picture.tsx'
import type { NetworkGraphState } from './network-graph.model.ts'
import { linkEnds } from './network-graph.shape.ts'
import type { GraphDrawing, GraphScene } from './use-graph-scene.ts'

type GraphViewProps = { scene: GraphScene; drawing: GraphDrawing; state: NetworkGraphState }

/** The graph, moved as a whole: elements up to three hundred companies, painted above. Parts: `data-slot` network-graph-picture or network-graph-canvas. */
export function GraphView({ scene, drawing, state }: GraphViewProps) {
  const { graph, frame, marked } = scene
  const { x, y } = state.view
  return drawing.painted ? (
    <PaintedGraph {...{ scene, drawing, state }} />
  ) : (
    <svg
      data-slot="network-graph-picture"
      aria-hidden="true"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      className="absolute inset-0 size-full"
    >
      <g transform={`translate(${x} ${y})`}>
        <GraphPicture {...{ graph, drawing, marked, focused: state.focused }} />
      </g>
    </svg>
  )
}

function PaintedGraph({ scene, drawing, state }: GraphViewProps) {
  const { graph, frame, marked } = scene
  const { places, names } = drawing
  const links = useMemo(() => linkEnds(graph), [graph])
  const { x, y } = state.view
  const offset = useMemo(() => ({ x, y }), [x, y])
  const { width, height } = frame
  return (
    <GraphCanvas
      {...{ width, height, offset, links, marked }}
      {...{ x: places.x, y: places.y, radius: places.radius, labels: names, main: 0 }}
    />
  )
}
