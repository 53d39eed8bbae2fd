'use client'
import { memo, type RefObject, useCallback, useRef } from 'react'
import type { Channel } from './cursor.ts'
import type { Box, Pixel, Rect } from './geometry.ts'
import { placeTooltip } from './tooltip-placement.ts'
import { useFollow } from './use-follow.ts'
import { useNaturalSize } from './use-natural-size.ts'

/** Half the side of the ring's own layer in pixels. */
const RING = 14
/** Space between a tooltip and its point in pixels. */
const GAP = 16

export type PlotReadoutProps = {
  /** The point that is read, by its index; −1 for none. */
  readout: Channel<number>
  pixels: { x: Float64Array; y: Float64Array }
}

function pixelOf({ x, y }: PlotReadoutProps['pixels'], index: number): Pixel | null {
  const [left, top] = [x[index], y[index]]
  return left === undefined || top === undefined ? null : { x: left, y: top }
}

/** The ring around the point that is read, moved past React. `data-slot` plot-ring; state: `data-shown`. */
export const PlotRing = memo(function PlotRing({ readout, pixels }: PlotReadoutProps) {
  const root = useRef<SVGSVGElement>(null)
  const follow = useCallback(
    (index: number) => {
      const at = pixelOf(pixels, index)
      root.current?.toggleAttribute('data-shown', at !== null)
      if (at && root.current) root.current.style.transform = `translate(${at.x - RING}px,${at.y - RING}px)`
    },
    [pixels],
  )
  useFollow(readout, follow)
  return (
    <svg
      ref={root}
      data-slot="plot-ring"
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
  box: Box
  /** What is said about a point, a line each. Keep its identity while it says the same. */
  text: (index: number) => string
}

/**
 * What the point that is read stands for, written and placed past React, never over its point. Assistive tech hears the live region
 * instead. `data-slot` plot-tooltip; state: `data-shown`, `data-squeezed`.
 */
export const PlotTooltip = memo(function PlotTooltip({ readout, pixels, box, text }: PlotTooltipProps) {
  const root = useRef<HTMLDivElement>(null)
  const natural = useRef({ width: 0, height: 0 })
  const follow = useCallback(
    (index: number) => {
      const at = pixelOf(pixels, index)
      const element = root.current
      element?.toggleAttribute('data-shown', at !== null)
      if (!element || !at) return
      element.textContent = text(index)
      placeElement(element, natural, at, box)
    },
    [pixels, box, text],
  )
  useNaturalSize(root, natural, readout, follow)
  useFollow(readout, follow)
  return (
    <div
      ref={root}
      data-slot="plot-tooltip"
      aria-hidden="true"
      className="num pointer-events-none invisible absolute start-0 top-0 z-10 w-max max-w-full overflow-hidden rounded-field border border-line bg-surface-raised px-3 py-2 text-12 whitespace-pre text-ink shadow-pop will-change-transform data-shown:visible"
    />
  )
})

function placeElement(
  element: HTMLElement,
  natural: RefObject<{ width: number; height: number }>,
  { x, y }: Pixel,
  box: Box,
): void {
  const size = natural.current
  const at = placeTooltip({ plot: box, x, ys: [y], near: y, size, gap: GAP })
  element.toggleAttribute('data-squeezed', at.width < size.width)
  element.style.maxWidth = at.width < size.width ? `${Math.floor(at.width)}px` : ''
  element.style.transform = `translate(${Math.round(at.x)}px,${Math.round(at.y)}px)`
}

/** The rectangle that a drag is drawing. `data-slot` plot-selection. */
export const PlotSelection = memo(function PlotSelection({ selection }: { selection: Channel<Rect | null> }) {
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
    <svg
      data-slot="plot-selection"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full"
    >
      <rect ref={rect} className="fill-accent/12 stroke-accent forced-colors:stroke-[Highlight]" />
    </svg>
  )
})
