'use client'
import { type ReactNode, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { PlotSurface } from '../plot/plot-surface.tsx'
import { WheelHint } from '../plot/wheel-hint.tsx'
import { GraphCard } from './graph-card.tsx'
import { graphKeys } from './graph-keys.ts'
import { GraphMessage, GraphSkeleton } from './graph-message.tsx'
import { GraphView } from './graph-view.tsx'
import { GraphZoom } from './graph-zoom.tsx'
import type { GraphNode } from './network-graph.shape.ts'
import { useGraphHand } from './use-graph-hand.ts'
import type { GraphScene } from './use-graph-scene.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

export type GraphStageProps = {
  scene: GraphScene
  model: NetworkGraphModel
  /** Names the figure. */
  name: string
  hrefOf: (node: GraphNode) => string | null
  /** Null while it is not shown. */
  logo: ReactNode
}

/**
 * The frame's inside: the graph, which takes keys and pointers, and what stands over it.
 * Parts: `data-slot` network-graph-surface, network-graph-hint, network-graph-logo, and those of the card, the buttons and the picture.
 */
export function GraphStage({ scene, model, name, hrefOf, logo }: GraphStageProps) {
  const { graph, face, frame, drawing, marked, card } = scene
  const { state, events } = model
  const live = drawing !== null
  const label = useLabel()
  const surface = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLParagraphElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const hand = useGraphHand({ scene, model, surface, hint })
  const keys = graphKeys(scene, model, link)
  const told = label('network_graph_description', {
    name,
    count: graph.nodes.length,
    links: graph.links.length,
  })
  return (
    // A graph is a picture, not a text: it does not turn round with the reading
    <div dir="ltr" className="absolute inset-0 overflow-hidden rounded-field">
      <PlotSurface
        ref={surface}
        data-slot="network-graph-surface"
        aria-label={name}
        aria-roledescription={label('network_graph_role')}
        live={live}
        focused={state.engaged}
        description={`${told} ${live ? label('network_graph_keys') : ''}`}
        onKeyDown={keys}
        onFocus={events.focus}
        onBlur={events.blur}
        {...(live ? hand : {})}
        className={cx(
          'rounded-field focus-visible:-outline-offset-2',
          live && 'cursor-grab active:cursor-grabbing',
          live && model.fullscreen.state.open ? 'touch-none' : 'touch-pan-y',
        )}
      >
        {drawing ? <GraphView {...{ scene, drawing, state }} /> : null}
      </PlotSurface>
      {face.kind === 'loading' || face.kind === 'settling' ? (
        <GraphSkeleton still={face.kind === 'settling'} />
      ) : (
        <GraphMessage face={face} />
      )}
      {logo ? (
        <div
          data-slot="network-graph-logo"
          className="pointer-events-none absolute end-3 bottom-3 opacity-50"
        >
          {logo}
        </div>
      ) : null}
      <WheelHint ref={hint} data-slot="network-graph-hint" className="bottom-4" />
      <GraphZoom {...{ model, frame, live }} />
      {drawing && card && marked !== null ? (
        <GraphCard
          {...{ index: marked, places: drawing.places, offset: state.view, frame, card, hrefOf, link }}
          node={graph.nodes[marked]}
        />
      ) : null}
    </div>
  )
}
