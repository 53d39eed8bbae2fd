'use client'
import { useId } from 'react'
import { useMergedRefs } from '../../controls/popover/use-merged-refs.ts'
import { Room } from '../../controls/skeleton/room.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { GraphBar } from './graph-bar.tsx'
import { GraphNotes } from './graph-notes.tsx'
import { GraphStage } from './graph-stage.tsx'
import { GraphTwin } from './graph-twin.tsx'
import type { GraphNode } from './network-graph.shape.ts'
import { type NetworkGraphProps, restOf } from './network-graph-props.ts'
import { useGraphScene } from './use-graph-scene.ts'
import { useNetworkGraph } from './use-network-graph.ts'

export type { NetworkGraphProps } from './network-graph-props.ts'

/**
 * Companies and what they hold of each other, as a graph that can be walked, moved and read as a table (shared-blocks §2 "Network
 * graph", N1, X2). Parts: `data-slot` network-graph, network-graph-bar, network-graph-frame, network-graph-surface,
 * network-graph-picture, network-graph-card, network-graph-zoom, network-graph-notes, network-graph-table and theirs; state:
 * `data-status`, `data-fullscreen`.
 */
export const NetworkGraph = forwardRef(function NetworkGraph(props: NetworkGraphProps) {
  const { label, direction = 'from', hrefOf = urlOf, logo = null, heading, className } = props
  const own = useNetworkGraph(optionsOf(props))
  const model = props.model ?? own
  const { state, events } = model
  const scene = useGraphScene(props, model)
  const ref = useMergedRefs(props.ref, model.root)
  const tableId = useId()
  const { open } = model.fullscreen.state
  useBusy(scene.face.kind === 'loading')
  const tabular = ['drawn', 'settling', 'many'].includes(scene.face.kind)
  const tableOpen = tabular && state.table !== 'closed'
  return (
    <section
      aria-label={label}
      {...restOf(props)}
      ref={ref}
      data-ui=""
      data-slot="network-graph"
      data-status={scene.face.kind}
      aria-busy={scene.face.kind === 'loading' || scene.face.kind === 'settling'}
      className={cx('min-w-0 text-ink', className)}
    >
      <div ref={scene.content} className={cx('grid grid-cols-1 gap-2', open && 'px-4 py-3 desk:px-5')}>
        <GraphBar {...{ heading, model }} hasLogo={logo !== null} />
        <div
          ref={scene.frameRef}
          data-slot="network-graph-frame"
          className="relative overflow-hidden rounded-field border border-line bg-surface"
        >
          <Room height={scene.frame.height} className="block" />
          <GraphStage {...{ scene, model, hrefOf }} name={label} logo={open && state.logo ? logo : null} />
        </div>
        <p role="status" data-slot="network-graph-said" className="sr-text">
          {scene.said}
        </p>
        <GraphNotes {...{ tableId, tableOpen, tabular }} onToggleTable={events.toggleTable} />
        {tableOpen ? (
          <GraphTwin
            {...{ id: tableId, caption: label, graph: scene.graph, direction, hrefOf }}
            all={state.table === 'allRows'}
            onShowAll={events.showAllRows}
          />
        ) : null}
      </div>
    </section>
  )
})

function urlOf({ url }: GraphNode): string | null {
  return url
}

function optionsOf({ elementId, initial, onFullscreenChange }: NetworkGraphProps) {
  return {
    ...(elementId === undefined ? {} : { elementId }),
    ...(initial ? { initial } : {}),
    ...(onFullscreenChange ? { onFullscreenChange } : {}),
  }
}
