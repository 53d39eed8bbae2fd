'use client'
import { type ComponentProps, useId } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Box, Pixel } from '../plot/geometry.ts'

export type DrawingSurfaceProps = Omit<ComponentProps<'div'>, 'children' | 'ref'> & {
  /** What the tool in hand draws. */
  name: string
  box: Box
  /** Where the keyboard's cross stands, in pixels of the frame. */
  cross: Pixel
}

/**
 * The plot while a tool is in hand: a press places a point, and so does Enter at the cross that arrow keys move.
 * Parts: `data-slot` drawing-surface, drawing-cross.
 */
export function DrawingSurface({ name, box, cross, ...rest }: DrawingSurfaceProps) {
  const label = useLabel()
  const keysId = useId()
  const { left, top, width, height } = box
  const [x, y] = [cross.x - left, cross.y - top]
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys place points on it
      tabIndex={0}
      aria-label={name}
      aria-describedby={keysId}
      // The browser would take focus from the text field that a press opens
      onMouseDown={event => event.preventDefault()}
      {...rest}
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
