'use client'
import { FullscreenToggle } from '../../controls/fullscreen-toggle/fullscreen-toggle.tsx'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { Minus, Plus, RotateCcw } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Frame } from './graph-places.shape.ts'
import { isZoomed, ZOOM_STEP } from './network-graph.model.ts'
import type { NetworkGraphModel } from './use-network-graph.ts'

type GraphZoomProps = {
  model: NetworkGraphModel
  frame: Frame /** Whether there is a graph to zoom. */
  live: boolean
}

/** Full screen; and nearer, further, all of it, for those who neither turn a wheel nor pinch. `data-slot` network-graph-zoom. */
export function GraphZoom({ model, frame, live }: GraphZoomProps) {
  const { state, events, fullscreen } = model
  const label = useLabel()
  const look = { size: 's', variant: 'secondary' } as const
  const zoom = (factor: number) => () => events.zoom(factor, { x: 0, y: 0 }, frame)
  return (
    <div data-slot="network-graph-zoom" className="absolute end-2 top-2 grid gap-1">
      <FullscreenToggle model={fullscreen} {...look} />
      {live ? (
        <>
          <IconButton {...look} label={label('network_graph_zoom_in')} onClick={zoom(ZOOM_STEP)}>
            <Plus />
          </IconButton>
          <IconButton {...look} label={label('network_graph_zoom_out')} onClick={zoom(1 / ZOOM_STEP)}>
            <Minus />
          </IconButton>
          {isZoomed(state.view) || state.moved.size > 0 ? (
            <IconButton {...look} label={label('network_graph_reset')} onClick={events.reset}>
              <RotateCcw />
            </IconButton>
          ) : null}
        </>
      ) : null}
    </div>
  )
}
