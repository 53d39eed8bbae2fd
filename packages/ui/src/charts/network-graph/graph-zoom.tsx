'use client'
import { Minus, Plus, RotateCcw } from 'lucide-react'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Frame } from './graph-places.shape.ts'
import { isZoomed, ZOOM_STEP } from './network-graph.model.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

/** Nearer, further, all of it: for those who neither turn a wheel nor pinch. `data-slot` network-graph-zoom. */
export function GraphZoom({ model: { state, events }, frame }: { model: NetworkGraphModel; frame: Frame }) {
  const label = useLabel()
  const middle = { x: 0, y: 0 }
  return (
    <div data-slot="network-graph-zoom" className="absolute end-2 top-2 grid gap-1">
      <IconButton
        size="s"
        variant="secondary"
        label={label('network_graph_zoom_in')}
        onClick={() => events.zoom(ZOOM_STEP, middle, frame)}
      >
        <Plus />
      </IconButton>
      <IconButton
        size="s"
        variant="secondary"
        label={label('network_graph_zoom_out')}
        onClick={() => events.zoom(1 / ZOOM_STEP, middle, frame)}
      >
        <Minus />
      </IconButton>
      {isZoomed(state.view) || state.moved.size > 0 ? (
        <IconButton size="s" variant="secondary" label={label('network_graph_reset')} onClick={events.reset}>
          <RotateCcw />
        </IconButton>
      ) : null}
    </div>
  )
}
