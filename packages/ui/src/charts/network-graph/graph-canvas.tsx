'use client'
import { type ComponentProps, memo, useEffect, useReducer, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { readColours, watchLooks } from './graph-colours.ts'
import {
  type GraphColours,
  type PaintedGraph,
  paintGraph,
  paintStamp,
  type Stamps,
  stampSize,
} from './graph-paint.ts'

/** The graph as it is painted, and whatever a canvas takes. New arrays are painted anew, so they are kept while nothing changes. */
export type GraphCanvasProps = PaintedGraph &
  Omit<ComponentProps<'canvas'>, keyof PaintedGraph | 'ref' | 'children'>

/** What is kept from painting to painting, while the theme, the size of marks and the density stay. */
type Paint = {
  readonly colours: GraphColours
  readonly stamps: Stamps
  readonly radius: number
  readonly density: number
}

/** More device pixels a CSS pixel than these are not told apart. */
const MOST_DENSITY = 3

/**
 * A graph of hundreds of nodes, painted and not made of elements: what stands over it takes the pointer, what stands beside it is read
 * aloud. Colours are the theme's, read when it changes. `data-slot="network-graph-canvas"`; `data-drawn` once it is painted.
 */
export const GraphCanvas = memo(function GraphCanvas({ className, ...props }: GraphCanvasProps) {
  const { width, height, x, y, offset, links, main, radius, marked, labels, ...rest } = props
  const ref = useRef<HTMLCanvasElement>(null)
  const paint = useRef<Paint | null>(null)
  const [looks, changeLooks] = useReducer((turn: number) => turn + 1, 0)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    return watchLooks(canvas, () => {
      paint.current = null
      changeLooks()
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another look is painted though no place changed
  useLayoutEffect(() => {
    const canvas = ref.current
    const brush = canvas?.getContext('2d')
    if (!canvas || !brush) return
    const density = Math.min(MOST_DENSITY, window.devicePixelRatio || 1)
    resize(canvas, width * density, height * density)
    const kept = paint.current
    const same = kept?.radius === radius && kept.density === density
    const now = same ? kept : mix(canvas, kept?.colours ?? readColours(canvas), radius, density)
    paint.current = now
    const graph = { width, height, x, y, offset, links, main, radius, marked, labels }
    paintGraph(brush, graph, now.colours, now.stamps, density)
    canvas.dataset.drawn = ''
  }, [width, height, x, y, offset, links, main, radius, marked, labels, looks])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tab index takes no focus
    <canvas
      {...rest}
      ref={ref}
      aria-hidden="true"
      data-slot="network-graph-canvas"
      className={cx('pointer-events-none absolute inset-0 size-full', className)}
    />
  )
})

/** A canvas that is given a size is emptied, even when it is the one it has. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [wide, high] = [Math.round(width), Math.round(height)]
  if (canvas.width !== wide) canvas.width = wide
  if (canvas.height !== high) canvas.height = high
}

function mix(canvas: HTMLCanvasElement, colours: GraphColours, radius: number, density: number): Paint {
  const stampOf = (square: boolean): HTMLCanvasElement => {
    const stamp = canvas.ownerDocument.createElement('canvas')
    stamp.width = stamp.height = Math.ceil(stampSize(radius) * density)
    const brush = stamp.getContext('2d')
    if (brush) paintStamp(brush, radius, square, colours, density)
    return stamp
  }
  return { colours, stamps: { main: stampOf(true), other: stampOf(false) }, radius, density }
}
