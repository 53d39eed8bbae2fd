'use client'
import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
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
  const toldId = useId()
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
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is figure or application, both take a name */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as an application it takes keys and pointers */}
      <div
        ref={surface}
        data-slot="network-graph-surface"
        role={state.engaged ? 'application' : 'figure'}
        tabIndex={drawing ? 0 : undefined}
        aria-label={name}
        aria-roledescription={label('network_graph_role')}
        aria-describedby={toldId}
        onKeyDown={drawing ? keys : undefined}
        onFocus={events.focus}
        onBlur={events.blur}
        {...(drawing ? hand : {})}
        className={cx(
          SURFACE,
          live && 'cursor-grab active:cursor-grabbing',
          live && model.fullscreen.state.open ? 'touch-none' : 'touch-pan-y',
        )}
      >
        {drawing ? <GraphView {...{ scene, drawing, state }} /> : null}
        <p id={toldId} className="sr-text">
          {told} {drawing ? label('network_graph_keys') : ''}
        </p>
      </div>
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
      <p ref={hint} data-slot="network-graph-hint" aria-hidden="true" className={HINT}>
        {label('chart_wheel_hint')}
      </p>
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

const SURFACE =
  'focus-ring focus-visible:-outline-offset-2 absolute inset-0 overflow-hidden rounded-field select-none'

const HINT = [
  'pointer-events-none absolute start-1/2 bottom-4 -translate-x-1/2 rounded-field bg-ink px-3 py-1 text-12 text-surface',
  'opacity-0 transition-opacity duration-150 ease-hand data-shown:opacity-100 motion-reduce:transition-none',
].join(' ')
