'use client'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Box, Pixel } from '../plot/geometry.ts'
import { type DataPoint, type DrawingTool, pointCount } from './drawing.ts'
import { clampToBox } from './drawing-geometry.ts'
import { surfaceCommand } from './drawing-keys.ts'
import { type DrawingTextOptions, pointText, toolName } from './drawings.text.ts'
import type { DrawingsActions } from './use-drawings.ts'
import { isDrag } from './use-mark-interaction.ts'

export type DrawingSurfaceProps = {
  tool: DrawingTool
  /** Whether the second point still follows the pointer. */
  hasDraft: boolean
  actions: Pick<DrawingsActions, 'place' | 'preview' | 'cancel' | 'undo' | 'redo'>
  /** The plot in pixels of the frame. */
  box: Box
  /** Position of a pointer in pixels of the frame. */
  pixelOf: (event: PointerEvent) => Pixel
  /** The point of the chart under a pixel, with snapping if it is on. */
  toPoint: (pixel: Pixel) => DataPoint
  textOptions: DrawingTextOptions
  announce: (message: string) => void
}

/**
 * Covers the plot while a tool is chosen. A click places a point, a drag places both points, and Enter places a point at the crosshair,
 * which arrow keys move. Parts: `data-slot` drawing-surface, drawing-cross.
 */
export function DrawingSurface({
  tool,
  hasDraft,
  actions,
  box,
  pixelOf,
  toPoint,
  textOptions,
  announce,
}: DrawingSurfaceProps) {
  const label = useLabel()
  const keysId = useId()
  const { left, top, width, height } = box
  const press = useRef<{ from: Pixel; startsDraft: boolean } | null>(null)
  const [moved, setMoved] = useState<Pixel | null>(null)
  const crosshair = clampToBox(moved ?? { x: left + width / 2, y: top + height / 2 }, box)
  const [x, y] = [crosshair.x - left, crosshair.y - top]

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return
    // the mouse events after a tap would steal the focus from the opened text field
    if (event.pointerType !== 'mouse') event.preventDefault()
    // focus the surface, so that the new drawing takes the focus over when the surface unmounts
    event.currentTarget.focus({ preventScroll: true })
    event.currentTarget.setPointerCapture(event.pointerId)
    const from = pixelOf(event)
    const startsDraft = !hasDraft && pointCount(tool) === 2
    press.current = { from, startsDraft }
    if (startsDraft) actions.place(toPoint(from))
    else actions.preview(toPoint(from))
  }

  // place completing points on release: on press the browser would still move the focus after the surface has unmounted
  const onPointerUp = (event: PointerEvent): void => {
    const started = press.current
    press.current = null
    if (!started) return
    const pixel = pixelOf(event)
    if (!started.startsDraft || isDrag(started.from, pixel)) actions.place(toPoint(pixel))
  }

  const moveCrosshair = (by: Pixel): void => {
    const next = clampToBox({ x: crosshair.x + by.x, y: crosshair.y + by.y }, box)
    const point = toPoint(next)
    setMoved(next)
    actions.preview(point)
    announce(pointText(point, textOptions))
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const command = surfaceCommand(event)
    if (!command) return
    event.preventDefault()
    if (command.type === 'step') moveCrosshair(command.by)
    else if (command.type === 'place') actions.place(toPoint(crosshair))
    else actions[command.type]()
  }

  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys place points on it
      tabIndex={0}
      aria-label={toolName(tool, label)}
      aria-describedby={keysId}
      onPointerDown={onPointerDown}
      onPointerMove={event => hasDraft && actions.preview(toPoint(pixelOf(event)))}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        press.current = null
      }}
      onMouseDown={event => event.preventDefault()}
      onKeyDown={onKeyDown}
      data-ui=""
      data-slot="drawing-surface"
      className="group/surface focus-ring pointer-events-auto absolute cursor-crosshair touch-none rounded-tag"
      style={{ left, top, width, height }}
    >
      <svg
        aria-hidden="true"
        width={width}
        height={height}
        className="invisible block group-focus-visible/surface:visible"
      >
        <g data-slot="drawing-cross" className="stroke-ink-2 [stroke-dasharray:2_3]">
          <line x1={x} y1={0} x2={x} y2={height} />
          <line x1={0} y1={y} x2={width} y2={y} />
        </g>
        <circle cx={x} cy={y} r={4} className="fill-surface stroke-accent stroke-2" />
      </svg>
      <p id={keysId} className="sr-text">
        {label('drawings_keys_place')}
      </p>
    </div>
  )
}
