import { NAME_SIZE } from './graph-labels.view-model.ts'
import { arrowBetween } from './graph-positions.ts'

/** The name of a node. */
type PaintedLabel = {
  /** x of the anchor in CSS px before the offset; `y` is the baseline. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

/** A graph with computed positions; only the ends of links remain to be computed. */
export type PaintedGraph = {
  /** Size of the canvas in CSS px. */
  readonly width: number
  readonly height: number
  /** Centres of the nodes in CSS px before the offset. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** Pan of the graph in CSS px. */
  readonly offset: { readonly x: number; readonly y: number }
  /** source 0, target 0, source 1, …; the head is at the target. */
  readonly links: Int32Array
  /** The main node, drawn as a square, or null. */
  readonly main: number | null
  /** Radius of the markers in CSS px. */
  readonly radius: number
  /** The node with a ring, whose links are painted last, or null. */
  readonly marked: number | null
  readonly labels: readonly PaintedLabel[]
}

/** CSS colours, and the font family. */
export type GraphColours = {
  readonly link: string
  readonly markedLink: string
  readonly main: string
  readonly other: string
  /** Outline of markers and names. */
  readonly rim: string
  readonly ring: string
  readonly ink: string
  readonly font: string
}

/** Markers painted once and then copied, because copying is faster than painting a thousand circles. */
export type Stamps = { readonly main: CanvasImageSource; readonly other: CanvasImageSource }

/** The part of a canvas context that the painter uses. */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'beginPath'
  | 'clearRect'
  | 'closePath'
  | 'drawImage'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineJoin'
  | 'lineTo'
  | 'lineWidth'
  | 'moveTo'
  | 'roundRect'
  | 'setTransform'
  | 'stroke'
  | 'strokeStyle'
  | 'strokeText'
  | 'textAlign'
>

/** With smaller markers, arrow heads would hide the graph, so only those of the marked node are painted. */
const MIN_RADIUS_WITH_HEADS = 5
/** Gap between a marker and its ring, px. */
const RING_GAP = 4
/** Maximum extent of a name from its anchor, px. Names further outside are not painted. */
const NAME_REACH = 200
const CORNER = 6

/** Width of a marker's rim, px; half of it is outside. */
const RIM = 1

/** Clears the canvas and paints a graph. `density`: device pixels per CSS pixel. */
export function paintGraph(
  brush: Brush,
  graph: PaintedGraph,
  colours: GraphColours,
  stamps: Stamps,
  density: number,
): void {
  const { width, height, offset, marked } = graph
  brush.setTransform(density, 0, 0, density, 0, 0)
  brush.clearRect(0, 0, width, height)
  brush.setTransform(density, 0, 0, density, offset.x * density, offset.y * density)
  paintLinks(brush, graph, colours.link, 1 / density, null)
  paintMarkers(brush, graph, stamps, density)
  if (marked !== null && marked < graph.x.length) paintMarked(brush, graph, marked, colours, stamps, density)
  paintLabels(brush, graph, colours)
}

/** Side length of a stamp, CSS px. */
export const stampSize = (radius: number): number => 2 * (Math.ceil(radius) + 1)

/** Paints one marker in the middle of its stamp. */
export function paintStamp(
  brush: Brush,
  radius: number,
  square: boolean,
  colours: Pick<GraphColours, 'main' | 'other' | 'rim'>,
  density: number,
): void {
  const middle = stampSize(radius) / 2
  brush.setTransform(density, 0, 0, density, middle * density, middle * density)
  outline(brush, 0, 0, radius, square)
  brush.fillStyle = square ? colours.main : colours.other
  brush.fill()
  brush.lineWidth = RIM
  brush.strokeStyle = colours.rim
  brush.stroke()
}

function outline(brush: Brush, x: number, y: number, halfSize: number, square: boolean): void {
  brush.beginPath()
  brush.roundRect(
    x - halfSize,
    y - halfSize,
    2 * halfSize,
    2 * halfSize,
    square ? Math.min(CORNER, halfSize / 3) : halfSize,
  )
}

/** Paints all links, or those of one node, as one path with one stroke. Lines of one device pixel are ten times faster than wider ones. */
function paintLinks(
  brush: Brush,
  { width, height, x, y, offset, links, radius }: PaintedGraph,
  colour: string,
  lineWidth: number,
  of: number | null,
): void {
  const [left, top] = [-offset.x, -offset.y]
  const [right, bottom] = [left + width, top + height]
  const seen: (readonly [ax: number, ay: number, bx: number, by: number])[] = []
  for (let at = 0; at + 1 < links.length; at += 2) {
    const source = links[at] as number
    const target = links[at + 1] as number
    if (of !== null && source !== of && target !== of) continue
    const [ax, ay] = [x[source] ?? Number.NaN, y[source] ?? Number.NaN]
    const [bx, by] = [x[target] ?? Number.NaN, y[target] ?? Number.NaN]
    const inside =
      Math.max(ax, bx) >= left &&
      Math.min(ax, bx) <= right &&
      Math.max(ay, by) >= top &&
      Math.min(ay, by) <= bottom
    if (inside) seen.push([ax, ay, bx, by])
  }
  brush.beginPath()
  for (const [ax, ay, bx, by] of seen) {
    brush.moveTo(ax, ay)
    brush.lineTo(bx, by)
  }
  brush.lineWidth = lineWidth
  brush.strokeStyle = colour
  brush.stroke()
  if (of === null && radius < MIN_RADIUS_WITH_HEADS) return
  brush.beginPath()
  for (const [ax, ay, bx, by] of seen) {
    const [tip, one, other] = arrowBetween([ax, ay], [bx, by], radius).head
    if (!tip || !one || !other) continue
    brush.moveTo(...tip)
    brush.lineTo(...one)
    brush.lineTo(...other)
    brush.closePath()
  }
  brush.fillStyle = colour
  brush.fill()
}

function paintMarkers(brush: Brush, graph: PaintedGraph, stamps: Stamps, density: number): void {
  for (const node of graph.x.keys()) if (node !== graph.main) stamp(brush, graph, node, stamps, density)
  if (graph.main !== null) stamp(brush, graph, graph.main, stamps, density)
}

/** Copies a marker to whole device pixels; between them it would be blurred. */
function stamp(
  brush: Brush,
  { width, height, x, y, offset, radius, main }: PaintedGraph,
  node: number,
  stamps: Stamps,
  density: number,
): void {
  const size = stampSize(radius)
  const left = (x[node] ?? Number.NaN) + offset.x - size / 2
  const top = (y[node] ?? Number.NaN) + offset.y - size / 2
  if (!(left > -size && top > -size && left < width && top < height)) return
  const whole = (position: number) => Math.round(position * density) / density
  const marker = node === main ? stamps.main : stamps.other
  brush.drawImage(marker, whole(left) - offset.x, whole(top) - offset.y, size, size)
}

/** Paints the marked node: its links over all others, the nodes at their ends, and its ring. */
function paintMarked(
  brush: Brush,
  graph: PaintedGraph,
  marked: number,
  colours: GraphColours,
  stamps: Stamps,
  density: number,
): void {
  const { x, y, links, main, radius } = graph
  paintLinks(brush, graph, colours.markedLink, 2, marked)
  links.forEach((end, at) => {
    if (end === marked) stamp(brush, graph, links[at ^ 1] ?? marked, stamps, density)
  })
  stamp(brush, graph, marked, stamps, density)
  outline(brush, x[marked] ?? 0, y[marked] ?? 0, radius + RING_GAP, marked === main)
  brush.lineWidth = 2
  brush.strokeStyle = colours.ring
  brush.stroke()
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

/** Paints names with a rim in the background colour, so that lines behind them do not cross them out. */
function paintLabels(
  brush: Brush,
  { width, height, offset, labels }: PaintedGraph,
  colours: GraphColours,
): void {
  brush.font = `${NAME_SIZE}px ${colours.font}`
  brush.lineWidth = 3
  brush.lineJoin = 'round'
  brush.strokeStyle = colours.rim
  brush.fillStyle = colours.ink
  for (const { x, y, anchor, text } of labels) {
    const [left, top] = [x + offset.x, y + offset.y]
    if (
      !(left > -NAME_REACH && left < width + NAME_REACH && top > -NAME_SIZE && top < height + 2 * NAME_SIZE)
    )
      continue
    brush.textAlign = ALIGN[anchor]
    brush.strokeText(text, x, y)
    brush.fillText(text, x, y)
  }
}
