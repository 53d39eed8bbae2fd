'use client'
import { type ComponentProps, memo, useEffect, useReducer, useRef } from 'react'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { mediaQuery } from '../../foundation/state/observers.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import {
  type GraphColours,
  type PaintedGraph,
  paintGraph,
  paintStamp,
  type Stamps,
  stampSize,
} from './graph-paint.ts'

/** The graph and the props of a canvas. New arrays cause a repaint, so keep their identity while they do not change. */
export type GraphCanvasProps = PaintedGraph &
  Omit<ComponentProps<'canvas'>, keyof PaintedGraph | 'ref' | 'children'>

/** Cached between paints while the theme, the marker size and the density do not change. */
type Paint = {
  readonly colours: GraphColours
  readonly stamps: Stamps
  readonly radius: number
  readonly density: number
}

/** Maximum device pixels per CSS pixel; a higher density is not visible. */
const MAX_DENSITY = 3

/**
 * Paints a graph of hundreds of nodes. It is hidden from assistive technology and ignores the pointer: the plot's surface handles pointers
 * and keys, and the table has the content. Colours follow the theme. `data-slot="network-graph-canvas"`; `data-drawn` once it is painted.
 */
export const GraphCanvas = memo(function GraphCanvas({
  width,
  height,
  x,
  y,
  offset,
  links,
  main,
  radius,
  marked,
  labels,
  className,
  ...canvasProps
}: GraphCanvasProps) {
  const ref = useRef<HTMLCanvasElement>(null)
  const paint = useRef<Paint | null>(null)
  const [theme, themeChanged] = useReducer((version: number) => version + 1, 0)
  useEffect(() => {
    const canvas = ref.current
    if (!canvas) return
    return watchTheme(canvas, () => {
      paint.current = null
      themeChanged()
    })
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a theme change needs a repaint even if no position changes
  useLayoutEffect(() => {
    const canvas = ref.current
    const brush = canvas?.getContext('2d')
    if (!canvas || !brush) return
    const density = Math.min(MAX_DENSITY, window.devicePixelRatio || 1)
    resize(canvas, width * density, height * density)
    const cached = paint.current
    const isCurrent = cached?.radius === radius && cached.density === density
    paint.current = isCurrent
      ? cached
      : createPaint(canvas, cached?.colours ?? readColours(canvas), radius, density)
    const { colours, stamps } = paint.current
    const graph = { width, height, x, y, offset, links, main, radius, marked, labels }
    paintGraph(brush, graph, colours, stamps, density)
    canvas.dataset.drawn = ''
  }, [width, height, x, y, offset, links, main, radius, marked, labels, theme])
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a canvas without a tab index is not focusable
    <canvas
      {...canvasProps}
      ref={ref}
      aria-hidden="true"
      data-slot="network-graph-canvas"
      className={cx('pointer-events-none absolute inset-0 size-full', className)}
    />
  )
})

/** Only sets a changed size, because setting the size of a canvas clears it. */
function resize(canvas: HTMLCanvasElement, width: number, height: number): void {
  const [w, h] = [Math.round(width), Math.round(height)]
  if (canvas.width !== w) canvas.width = w
  if (canvas.height !== h) canvas.height = h
}

function createPaint(
  canvas: HTMLCanvasElement,
  colours: GraphColours,
  radius: number,
  density: number,
): Paint {
  const stampOf = (square: boolean): HTMLCanvasElement => {
    const stamp = canvas.ownerDocument.createElement('canvas')
    stamp.width = stamp.height = Math.ceil(stampSize(radius) * density)
    const brush = stamp.getContext('2d')
    if (brush) paintStamp(brush, radius, square, colours, density)
    return stamp
  }
  return { colours, stamps: { main: stampOf(true), other: stampOf(false) }, radius, density }
}

/** The theme's colours at an element, or the system colours if colours are forced. */
function readColours(element: Element): GraphColours {
  const style = getComputedStyle(element)
  const font = style.fontFamily || 'sans-serif'
  if (mediaQuery('(forced-colors: active)').matches) return { ...FORCED, font }
  const token = (name: string) => style.getPropertyValue(name).trim()
  return {
    link: token('--line-control'),
    markedLink: token('--accent'),
    main: token('--map-main'),
    other: token('--network-other'),
    rim: token('--surface'),
    ring: token('--accent'),
    ink: token('--ink'),
    font,
  }
}

const FORCED = {
  link: 'CanvasText',
  markedLink: 'Highlight',
  main: 'CanvasText',
  other: 'GrayText',
  rim: 'Canvas',
  ring: 'Highlight',
  ink: 'CanvasText',
}

/** Calls back when the colours of an element, the density or the font may have changed. Returns a function that stops watching. */
function watchTheme(element: Element, changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  const attributeFilter = ['data-theme', 'data-contrast', 'class', 'style']
  for (let around = element.parentElement; around; around = around.parentElement)
    observer.observe(around, { attributes: true, attributeFilter })
  const media = ['(forced-colors: active)', '(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map(
    query => mediaQuery(query),
  )
  for (const query of media) query.addEventListener('change', changed)
  const fonts = 'fonts' in document ? document.fonts : null
  fonts?.addEventListener('loadingdone', changed)
  // moving the window to another screen, or zooming, changes the density
  window.addEventListener('resize', changed)
  return () => {
    observer.disconnect()
    for (const query of media) query.removeEventListener('change', changed)
    fonts?.removeEventListener('loadingdone', changed)
    window.removeEventListener('resize', changed)
  }
}
