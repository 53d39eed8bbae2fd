'use client'
import { clsx } from 'clsx'
import { type ReactNode, useMemo, useRef } from 'react'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { WheelHint } from '../plot/wheel-hint.tsx'
import { cardCorner, logoCorner } from './corner-placement.ts'
import { GraphCanvas } from './graph-canvas.tsx'
import { graphKeys } from './graph-keyboard.ts'
import { GraphButtons, GraphCard, GraphLogo } from './graph-overlays.tsx'
import type { Size } from './graph-positions.ts'
import { GraphSvg } from './graph-svg.tsx'
import type { GraphContent, NodeText } from './network-graph.text.ts'
import { type Graph, type GraphNode, linkEnds } from './network-graph.view-model.ts'
import type { GraphDrawing } from './use-graph-drawing.ts'
import { useGraphGestures } from './use-graph-gestures.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphPlotProps = {
  graph: Graph
  /** Null while the layout is pending, or without anything to draw. */
  drawing: GraphDrawing | null
  frame: Size
  content: GraphContent
  model: NetworkGraphModel
  /** Accessible name. */
  name: string
  /** The node under the pointer, else the focused one. */
  marked: number | null
  markedText: NodeText | null
  hrefOf: (node: GraphNode) => string | null
  /** Null while it is hidden. */
  logo: ReactNode
}

/**
 * The content of the frame: the graph, which handles keys and pointers, and its overlays.
 * Parts: `data-slot` network-graph-surface, network-graph-picture or network-graph-canvas, network-graph-hint, and those of the overlays.
 */
export function GraphPlot({
  graph,
  drawing,
  frame,
  content,
  model,
  name,
  marked,
  markedText,
  hrefOf,
  logo,
}: GraphPlotProps) {
  const { state, events, fullscreen } = model
  const { view } = state
  const live = drawing !== null
  const label = useLabel()
  const surface = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const gestures = useGraphGestures({ drawing, frame, model, surface, hint })
  const onKeyDown = graphKeys({ graph, drawing, frame, model, link })
  const description = label('network_graph_description', {
    name,
    count: graph.nodes.length,
    links: graph.links.length,
  })
  const node = marked === null ? undefined : graph.nodes[marked]
  const corner =
    drawing && marked !== null && node ? cardCorner(marked, drawing.positions, view, frame) : null
  return (
    // a graph is a picture, so its direction is the same in every language
    <div
      dir="ltr"
      className={clsx(
        'absolute inset-0 overflow-hidden rounded-field',
        // the frame would cut off a ring around the surface
        '[&>[data-slot=network-graph-surface]]:rounded-field [&>[data-slot=network-graph-surface]]:-outline-offset-2!',
        live && 'cursor-grab active:cursor-grabbing',
      )}
    >
      <PlotSurface
        ref={surface}
        data-slot="network-graph-surface"
        aria-label={name}
        aria-roledescription={label('network_graph_role')}
        live={live}
        focused={state.engaged}
        description={`${description} ${live ? label('network_graph_keys') : ''}`}
        onKeyDown={onKeyDown}
        onFocus={events.focus}
        onBlur={events.blur}
        {...gestures}
        className={live && fullscreen.state.open ? 'touch-none' : undefined}
      >
        {drawing?.painted ? (
          <PaintedGraph graph={graph} drawing={drawing} frame={frame} view={view} marked={marked} />
        ) : drawing ? (
          <svg
            data-slot="network-graph-picture"
            aria-hidden="true"
            viewBox={`0 0 ${frame.width} ${frame.height}`}
            className="absolute inset-0 size-full"
          >
            <g transform={`translate(${view.x} ${view.y})`}>
              <GraphSvg graph={graph} drawing={drawing} marked={marked} focused={state.focused} />
            </g>
          </svg>
        ) : null}
      </PlotSurface>
      <GraphMessage content={content} />
      {logo && drawing ? (
        <GraphLogo cornerFor={size => logoCorner(size, drawing, view, frame, corner)}>{logo}</GraphLogo>
      ) : null}
      <WheelHint ref={hint} data-slot="network-graph-hint" className="bottom-4" />
      <GraphButtons model={model} frame={frame} live={live} />
      {corner && node && markedText ? (
        <GraphCard corner={corner} text={markedText} href={hrefOf(node)} link={link} />
      ) : null}
    </div>
  )
}

type PaintedGraphProps = {
  graph: Graph
  drawing: GraphDrawing
  frame: Size
  view: { x: number; y: number }
  marked: number | null
}

/** Memoises the props of the canvas, which are compared by identity. */
function PaintedGraph({ graph, drawing, frame, view, marked }: PaintedGraphProps) {
  const { positions, names } = drawing
  const { x, y } = view
  const links = useMemo(() => linkEnds(graph), [graph])
  const offset = useMemo(() => ({ x, y }), [x, y])
  return (
    <GraphCanvas
      width={frame.width}
      height={frame.height}
      x={positions.x}
      y={positions.y}
      radius={positions.radius}
      offset={offset}
      links={links}
      main={0}
      marked={marked}
      labels={names}
    />
  )
}

/** Replaces the graph. Parts: error-state, empty-state, network-graph-skeleton. */
function GraphMessage({ content }: { content: GraphContent }) {
  switch (content.kind) {
    case 'failed':
      return (
        <ErrorState
          message={content.text}
          className="absolute inset-0"
          {...(content.onRetry ? { onRetry: content.onRetry } : {})}
        />
      )
    case 'empty':
    case 'many':
      return <EmptyState message={content.text} className="absolute inset-0" />
    case 'loading':
      return <GraphSkeleton pulsing />
    case 'settling':
      // a pulse animation would cost more than the layout
      return <GraphSkeleton pulsing={false} />
    case 'drawn':
      return null
  }
}

const SKELETON_NODES: readonly (readonly [x: number, y: number])[] = [
  [96, 58],
  [150, 34],
  [205, 66],
  [212, 128],
  [158, 168],
  [90, 138],
]
const SKELETON_LINKS = SKELETON_NODES.map(([x, y]) => `M150,100L${x},${y}`).join('')

function GraphSkeleton({ pulsing }: { pulsing: boolean }) {
  return (
    <svg
      data-slot="network-graph-skeleton"
      aria-hidden="true"
      viewBox="0 0 300 200"
      className={clsx(
        'pointer-events-none absolute inset-0 size-full stroke-line-strong',
        pulsing && 'animate-pulse motion-reduce:animate-none',
      )}
    >
      <path d={SKELETON_LINKS} fill="none" />
      {SKELETON_NODES.map(([x, y]) => (
        <circle
          key={x}
          cx={x}
          cy={y}
          r="9"
          stroke="none"
          className="fill-line forced-colors:stroke-[CanvasText]"
        />
      ))}
      <rect
        x="139"
        y="89"
        width="22"
        height="22"
        rx="4"
        stroke="none"
        className="fill-line-strong forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
}
