'use client'
import { clsx } from 'clsx'
import { memo, useCallback, useRef } from 'react'
import { cx } from '../../foundation/tokens/cx.ts'
import type { Channel } from './cursor.ts'
import type { Box, Pixel, Rect } from './geometry.ts'
import { tenth } from './path.ts'
import { useFollow } from './use-follow.ts'
import { setText, useTooltip } from './use-tooltip.ts'

/** Half the side of the ring's own layer in pixels. */
const RING = 14
/** Space between a tooltip and its point in pixels. */
const GAP = 16

export type PlotReadoutProps = {
  /** The index of the point under the pointer or cursor; −1 for none. */
  readout: Channel<number>
  /** The points in pixels. */
  pixels: { x: Float64Array; y: Float64Array }
  'data-slot'?: string
}

function pixelOf({ x, y }: PlotReadoutProps['pixels'], index: number): Pixel | null {
  const [left, top] = [x[index], y[index]]
  return left === undefined || top === undefined ? null : { x: left, y: top }
}

/** The ring around the point under the pointer, moved without rendering. `data-slot` plot-ring by default; state: `data-shown`. */
export const PlotRing = memo(function PlotRing({
  readout,
  pixels,
  'data-slot': slot = 'plot-ring',
}: PlotReadoutProps) {
  const root = useRef<SVGSVGElement>(null)
  const follow = useCallback(
    (index: number) => {
      const at = pixelOf(pixels, index)
      root.current?.toggleAttribute('data-shown', at !== null)
      if (!at || !root.current) return
      root.current.style.transform = `translate(${tenth(at.x - RING)}px,${tenth(at.y - RING)}px)`
    },
    [pixels],
  )
  useFollow(readout, follow)
  return (
    <svg
      ref={root}
      data-slot={slot}
      aria-hidden="true"
      width={2 * RING}
      height={2 * RING}
      className="pointer-events-none invisible absolute start-0 top-0 will-change-transform data-shown:visible"
    >
      <circle
        cx={RING}
        cy={RING}
        r={RING - 2}
        strokeWidth="1.5"
        className="fill-none stroke-ink forced-colors:stroke-[CanvasText]"
      />
    </svg>
  )
})

export type PlotTooltipProps = PlotReadoutProps & {
  /** The plot, in pixels: the tooltip stays inside. */
  box: Box
  /** The text about a point, with line breaks. Keep its identity while it stays the same. */
  text: (index: number) => string
}

/**
 * The values of the point under the pointer, updated without rendering and never placed over the point. Assistive technology reads the
 * live region instead. `data-slot` plot-tooltip by default; state: `data-shown`, `data-squeezed`.
 */
export const PlotTooltip = memo(function PlotTooltip({
  readout,
  pixels,
  box,
  text,
  'data-slot': slot = 'plot-tooltip',
}: PlotTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const write = useCallback(
    (index: number) => {
      const at = pixelOf(pixels, index)
      if (!at) return null
      setText(root.current, text(index))
      return { x: at.x, ys: [at.y], near: at.y }
    },
    [pixels, text],
  )
  useTooltip({ root, readout, box, gap: GAP, write })
  return (
    <div
      ref={root}
      data-slot={slot}
      aria-hidden="true"
      className="num pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-full overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-12 whitespace-pre text-ink shadow-pop will-change-transform data-shown:visible"
    />
  )
})

export type PlotSelectionProps = {
  /** The rectangle; null without one. Setting it renders nothing. */
  selection: Channel<Rect | null>
  'data-slot'?: string
  /** Whether it has an outline. Default true. */
  outlined?: boolean
  /** Classes of the rectangle. */
  className?: string
}

/** The rectangle that a drag is drawing. `data-slot` plot-selection by default. */
export const PlotSelection = memo(function PlotSelection({
  selection,
  'data-slot': slot = 'plot-selection',
  outlined = true,
  className,
}: PlotSelectionProps) {
  const rect = useRef<SVGRectElement>(null)
  const follow = useCallback((area: Rect | null) => {
    const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: 0, bottom: 0 }
    rect.current?.setAttribute('x', String(left))
    rect.current?.setAttribute('y', String(top))
    rect.current?.setAttribute('width', String(right - left))
    rect.current?.setAttribute('height', String(bottom - top))
  }, [])
  useFollow(selection, follow)
  return (
    <svg data-slot={slot} aria-hidden="true" className="pointer-events-none absolute inset-0 size-full">
      <rect
        ref={rect}
        className={cx(
          clsx('fill-accent/12 forced-colors:stroke-[Highlight]', outlined && 'stroke-accent'),
          className,
        )}
      />
    </svg>
  )
})
