import type { FixedColour } from './light-theme.ts'
import { type PaintOf, SVG_NS, sanitiseSvg } from './sanitise-svg.ts'

/** A line of the legend: its text, and a sample of the line as drawn. */
type LegendEntry = { text: string; mark: Element[] }
/** A chart as one drawing, in pixels from its corner. */
export type ChartDrawing = { width: number; height: number; parts: Element[] }
/** A chart below the main one: its title, legend and height. */
type PaneHead = { title: string; legend: LegendEntry[]; height: number }
/** Size, legend and panes of a chart, without its drawing. */
export type ChartHead = { width: number; height: number; legend: LegendEntry[]; panes: PaneHead[] }

export type ReadOptions = { page: Document; fix: (colour: string) => FixedColour }

/** The charts below the main one. */
const PANE = '[data-slot=pane]:not([data-main])'

/** Panes that are drawn, in order. */
const panesOf = (root: Element): Element[] =>
  [...root.querySelectorAll(PANE)].filter(pane => layersOf(pane).length > 0)

/** The drawings of a chart that belong in a picture: `<svg>`s that are, or are inside, a `data-chart-layer`. */
export function layersOf(root: Element): SVGSVGElement[] {
  return [...root.querySelectorAll('svg')].filter(
    svg => svg.closest('[data-chart-layer]') !== null && !svg.parentElement?.closest('svg'),
  )
}

/** Size, legend and panes of a chart. The size excludes the padding around the chart. */
export function readHead(root: Element, options: ReadOptions): ChartHead {
  const chart = root.matches('[data-slot=time-chart]') ? root : root.querySelector('[data-slot=time-chart]')
  const panes = panesOf(root)
  const isMain = (element: Element): boolean => !panes.some(pane => pane.contains(element))
  return {
    width: (chart ?? root).getBoundingClientRect().width,
    height: boundsOf(layersOf(root).filter(isMain)).height,
    legend: readLegend([...root.querySelectorAll(CHIP)].filter(isMain), options, 'main'),
    panes: panes.map((pane, i) => {
      const title = pane.querySelector('h3')?.textContent?.trim() ?? ''
      const legend = readLegend([...pane.querySelectorAll(CHIP)], options, `pane${i}`, title)
      return {
        title,
        // a single line with the pane's name needs no legend
        legend: legend.length === 1 && legend[0]?.text === title ? [] : legend,
        height: boundsOf(layersOf(pane)).height,
      }
    }),
  }
}

/** The legend without the lines that are switched off. */
const CHIP = '[data-slot=legend-chip]:not([data-hidden])'

/** Among several lines of a pane, the line without a name takes the pane's. */
function readLegend(
  chips: readonly Element[],
  { page, fix }: ReadOptions,
  id: string,
  paneTitle = '',
): LegendEntry[] {
  return chips
    .map((chip, i) => {
      const svg = chip.querySelector('[data-slot=series-mark]')
      const paint = { page, paintOf: paintWith(fix), idPrefix: `${id}-mark${i}-` }
      const mark = [...(svg?.children ?? [])].flatMap(part => sanitiseSvg(part, paint) ?? [])
      return { text: legendText(chip) || (svg ? paneTitle : ''), mark }
    })
    .filter(({ text }) => text !== '')
}

/** Parts of a legend chip that are not its name: the live value and the buttons. */
const NOT_NAME =
  '[data-slot=legend-value], [data-slot=legend-aside], [data-slot=legend-change], [data-slot=legend-actions]'

/** The name of a legend entry, without its live value and buttons. */
function legendText(chip: Element): string {
  const number = chip.querySelector('[data-number]')?.getAttribute('data-number') ?? ''
  const texts = [...chip.children]
    .filter(part => part.localName !== 'button' && !part.matches(NOT_NAME))
    .map(part => part.textContent?.trim() ?? '')
  return [number, ...texts].filter(text => text !== '').join(' ')
}

/** Copies a chart's layers: the main chart's first, then each pane's. Null where nothing is drawn. */
export function readVisibleDrawings(root: Element, options: ReadOptions): (ChartDrawing | null)[] {
  const panes = panesOf(root)
  const main = layersOf(root).filter(svg => !panes.some(pane => pane.contains(svg)))
  return [main, ...panes.map(layersOf)].map((layers, i) => readDrawing(layers, root, `chart${i}-`, options))
}

/** Copies layers into one drawing, each positioned and clipped as on the page. */
function readDrawing(
  all: readonly SVGSVGElement[],
  root: Element,
  id: string,
  options: ReadOptions,
): ChartDrawing | null {
  const layers = all.filter(svg => svg.getBoundingClientRect().width > 0)
  if (layers.length === 0) return null
  const origin = boundsOf(layers)
  return {
    width: origin.width,
    height: origin.height,
    parts: layers.map((svg, i) => readLayer(svg, { ...options, root, origin, idPrefix: `${id}layer${i}-` })),
  }
}

/** The box around some elements; all zero around none. */
function boundsOf(elements: readonly Element[]): DOMRect {
  const boxes = elements.map(element => element.getBoundingClientRect()).filter(({ width }) => width > 0)
  if (boxes.length === 0) return new DOMRect()
  const left = Math.min(...boxes.map(box => box.left))
  const top = Math.min(...boxes.map(box => box.top))
  const right = Math.max(...boxes.map(box => box.right))
  const bottom = Math.max(...boxes.map(box => box.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

type LayerOptions = ReadOptions & { root: Element; origin: DOMRect; idPrefix: string }

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
    const copy = sanitiseSvg(child, options)
    if (copy) group.append(copy)
  }
  frame.append(group)
  return frame
}

/** The visible part of the drawing: its own box unless it overflows, within every ancestor that clips. */
function clipOf(svg: SVGSVGElement, root: Element, box: DOMRect): DOMRect {
  const overflows = getComputedStyle(svg).overflow === 'visible'
  let clip: DOMRect | null = overflows ? null : box
  for (let parent = svg.parentElement; parent && root.contains(parent); parent = parent.parentElement) {
    if (getComputedStyle(parent).overflow === 'visible') continue
    clip = intersect(clip, parent.getBoundingClientRect())
  }
  return clip ?? box
}

function intersect(one: DOMRect | null, other: DOMRect): DOMRect {
  if (!one) return other
  const left = Math.max(one.left, other.left)
  const top = Math.max(one.top, other.top)
  const right = Math.min(one.right, other.right)
  const bottom = Math.min(one.bottom, other.bottom)
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
}

/** The transform from the drawing's coordinates to those of its visible part, with the scale of the page. */
function innerTransform(svg: SVGSVGElement, box: DOMRect, clip: DOMRect): string {
  const own = svg.viewBox.baseVal
  const wide = own?.width ? own.width : svg.clientWidth || box.width
  const high = own?.height ? own.height : svg.clientHeight || box.height
  const move = `translate(${num(box.left - clip.left)},${num(box.top - clip.top)})`
  const scale = `scale(${num(box.width / wide)},${num(box.height / high)})`
  return `${move} ${scale} translate(${num(-(own?.x ?? 0))},${num(-(own?.y ?? 0))})`
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

/** Computed styles as attributes that every viewer supports: fixed colours, sizes in pixels, no style sheet needed. */
function paintWith(fix: (colour: string) => FixedColour): PaintOf {
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
      ...(isText
        ? properties(style, ['font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'paint-order'])
        : {}),
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
      return value === '' || value === 'none' || value === 'auto' || value === 'normal' ? [] : [[name, value]]
    }),
  )
}

export const num = (value: number): string => String(Number(value.toFixed(3)))
