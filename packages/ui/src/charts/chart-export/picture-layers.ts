import type { FixedColour } from './light-theme.ts'
import { type PaintOf, SVG_NS, sanitiseSvg } from './sanitise-svg.ts'

/** A text of the chart and where it stands, in pixels from the figure's corner. */
type FigureText = { text: string; x: number; y: number; width: number; height: number }
/** What a chart shows, as one drawing. */
export type FigureDrawing = { width: number; height: number; parts: Element[]; texts: FigureText[] }

export type ReadOptions = { page: Document; fix: (colour: string) => FixedColour }

/** The drawings of a chart that belong into a picture: its `<svg>`s that are, or stand in, a `data-chart-layer`. */
export function layersOf(root: Element): SVGSVGElement[] {
  return [...root.querySelectorAll('svg')].filter(
    svg => svg.closest('[data-chart-layer]') !== null && !svg.parentElement?.closest('svg'),
  )
}

/** Copies a chart's layers into one drawing, each where it stands and cut where it is cut. Null when there is nothing drawn. */
export function readFigure(root: Element, options: ReadOptions): FigureDrawing | null {
  const layers = layersOf(root).filter(svg => svg.getBoundingClientRect().width > 0)
  if (layers.length === 0) return null
  const boxes = layers.map(svg => svg.getBoundingClientRect())
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const origin = { left, top }
  const texts = layers.flatMap(svg =>
    [...svg.querySelectorAll('text')].filter(isShown).map(text => placedText(text, origin)),
  )
  return {
    width: Math.max(...boxes.map(box => box.right)) - left,
    height: Math.max(...boxes.map(box => box.bottom)) - top,
    parts: layers.map((svg, i) => readLayer(svg, { ...options, root, origin, idPrefix: `layer${i}-` })),
    texts,
  }
}

type Origin = { left: number; top: number }

function placedText(text: Element, origin: Origin): FigureText {
  const { left, top, width, height } = text.getBoundingClientRect()
  return { text: text.textContent ?? '', x: left - origin.left, y: top - origin.top, width, height }
}

type LayerOptions = ReadOptions & { root: Element; origin: Origin; idPrefix: string }

function readLayer(svg: SVGSVGElement, { root, origin, idPrefix, page, fix }: LayerOptions): Element {
  const box = svg.getBoundingClientRect()
  const clip = clipOf(svg, root, box)
  const frame = page.createElementNS(SVG_NS, 'svg')
  const placed = {
    x: clip.left - origin.left,
    y: clip.top - origin.top,
    width: clip.width,
    height: clip.height,
  }
  for (const [name, value] of Object.entries(placed)) frame.setAttribute(name, num(value))
  const group = page.createElementNS(SVG_NS, 'g')
  group.setAttribute('transform', innerTransform(svg, box, clip))
  const options = { page, idPrefix, paintOf: paintWith(fix) }
  for (const child of svg.children) {
    const kept = sanitiseSvg(child, options)
    if (kept) group.append(kept)
  }
  frame.append(group)
  return frame
}

/** What of the drawing is to be seen: inside itself unless it overflows, inside every parent that cuts. */
function clipOf(svg: SVGSVGElement, root: Element, box: DOMRect): DOMRect {
  const overflows = getComputedStyle(svg).overflow === 'visible'
  let clip: DOMRect | null = overflows ? null : box
  for (let parent = svg.parentElement; parent && root.contains(parent); parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue
    clip = meet(clip, parent.getBoundingClientRect())
  }
  return clip ?? box
}

function meet(one: DOMRect | null, other: DOMRect): DOMRect {
  if (!one) return other
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.right, other.right)
  const bottom = Math.min(one.bottom, other.bottom)
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** From the drawing's own coordinates to its cut-out's: moved, and stretched as the screen stretches it. */
function innerTransform(svg: SVGSVGElement, box: DOMRect, clip: DOMRect): string {
  const own = svg.viewBox.baseVal
  const wide = own?.width ? own.width : svg.clientWidth || box.width
  const high = own?.height ? own.height : svg.clientHeight || box.height
  const move = `translate(${num(box.left - clip.left)},${num(box.top - clip.top)})`
  const stretch = `scale(${num(box.width / wide)},${num(box.height / high)})`
  return `${move} ${stretch} translate(${num(-(own?.x ?? 0))},${num(-(own?.y ?? 0))})`
}

function isShown(element: Element): boolean {
  const { display, visibility, opacity } = getComputedStyle(element)
  return display !== 'none' && visibility === 'visible' && opacity !== '0'
}

const CONTAINERS: ReadonlySet<string> = new Set(['svg', 'g', 'a', 'defs', 'clipPath'])
const LINE_PROPERTIES = [
  'stroke-width',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'shape-rendering',
]

/** Looks as attributes that every viewer knows: colours fixed, sizes in pixels, nothing left to a style sheet. */
export function paintWith(fix: (colour: string) => FixedColour): PaintOf {
  return element => {
    const style = getComputedStyle(element)
    const name = element.localName
    if (style.display === 'none' || style.opacity === '0') return null
    const opacity: Record<string, string> = style.opacity === '1' ? {} : { opacity: style.opacity }
    if (CONTAINERS.has(name)) return name === 'svg' ? { ...opacity, overflow: style.overflow } : opacity
    if (style.visibility !== 'visible') return null
    if (name === 'stop') {
      const { hex, alpha } = fix(style.stopColor)
      return { 'stop-color': hex, 'stop-opacity': String(Number(style.stopOpacity) * alpha) }
    }
    if (name.endsWith('Gradient')) return {}
    const isText = name === 'text' || name === 'tspan'
    return {
      ...opacity,
      ...colourOf('fill', style.fill, style.fillOpacity, fix),
      ...colourOf('stroke', style.stroke, style.strokeOpacity, fix),
      ...(style.stroke === 'none' ? {} : properties(style, LINE_PROPERTIES)),
      ...(isText ? properties(style, ['font-size', 'font-weight', 'text-anchor', 'dominant-baseline']) : {}),
    }
  }
}

function colourOf(
  kind: 'fill' | 'stroke',
  colour: string,
  opacity: string,
  fix: (colour: string) => FixedColour,
): Record<string, string> {
  if (colour === 'none' || colour.startsWith('url(')) return { [kind]: colour }
  const { hex, alpha } = fix(colour)
  const whole = alpha * Number(opacity || 1)
  if (whole === 0) return { [kind]: 'none' }
  return whole === 1 ? { [kind]: hex } : { [kind]: hex, [`${kind}-opacity`]: num(whole) }
}

function properties(style: CSSStyleDeclaration, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap(name => {
      const value = style.getPropertyValue(name)
      return value === '' || value === 'none' || value === 'auto' ? [] : [[name, value]]
    }),
  )
}

export const num = (value: number): string => String(Number(value.toFixed(3)))
