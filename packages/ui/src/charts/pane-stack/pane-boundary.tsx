'use client'
import { type PointerEvent, useRef } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { boundaryKey, LEAST_PANE, MOST_PANE, type PaneSizesEvent } from './pane-stack.reducer.ts'
import type { PaneSizesModel } from './use-pane-sizes.ts'

export type PaneBoundaryProps = Pick<PaneSizesModel, 'send' | 'preview'> & {
  /** The pane below it, whose height it changes. */
  pane: string
  /** The pane's name. */
  name: string
  /** The pane's element. */
  controls: string
  /** In pixels. */
  height: number
}

/**
 * The movable boundary above a pane, by APG "Window Splitter": dragged, or moved by arrow keys; Home and End to its limits, Enter and a
 * double click back to the pane's own height. `data-slot` pane-boundary.
 */
export function PaneBoundary({ pane, name, controls, height, send, preview }: PaneBoundaryProps) {
  const label = useLabel()
  const grabbed = useRef<{ y: number; height: number } | null>(null)
  const resizedBy = (event: PointerEvent): PaneSizesEvent | null => {
    const from = grabbed.current
    return from && { type: 'resized', pane, height: from.height + from.y - event.clientY }
  }
  const release = (): void => {
    grabbed.current = null
    preview(null)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule takes neither focus nor keys
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={label('pane_boundary', { name })}
      aria-controls={controls}
      aria-valuemin={LEAST_PANE}
      aria-valuemax={MOST_PANE}
      aria-valuenow={height}
      aria-valuetext={label('pixels', { count: height })}
      tabIndex={0}
      data-slot="pane-boundary"
      onPointerDown={event => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        grabbed.current = { y: event.clientY, height }
      }}
      onPointerMove={event => {
        const resized = resizedBy(event)
        if (resized) preview(resized)
      }}
      onPointerUp={event => {
        const resized = resizedBy(event)
        const isMoved = grabbed.current?.y !== event.clientY
        release()
        if (resized && isMoved) send(resized)
      }}
      onPointerCancel={release}
      onDoubleClick={() => send({ type: 'reset', pane })}
      onKeyDown={event => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const change = boundaryKey(event, pane, height)
        if (!change) return
        event.preventDefault()
        send(change)
      }}
      // 8 px to grab, 44 under a finger, around a line of one pixel
      className="group/boundary focus-ring relative z-10 -my-[3.5px] h-2 cursor-row-resize touch-none rounded-tag pointer-coarse:-my-[21.5px] pointer-coarse:h-11"
    >
      <span
        aria-hidden="true"
        className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-line group-hover/boundary:bg-line-control group-focus-visible/boundary:bg-accent forced-colors:bg-[CanvasText]"
      />
      <span
        aria-hidden="true"
        className="absolute start-1/2 top-1/2 h-[3px] w-8 -translate-1/2 rounded-full bg-line-strong group-hover/boundary:bg-line-control group-focus-visible/boundary:bg-accent forced-colors:bg-[CanvasText]"
      />
    </div>
  )
}
