import { arrowOf } from './graph-places.shape.ts'

/** A word beside its node. */
type PaintedLabel = {
  /** Of the anchor, CSS px before the offset; `y` is the baseline. */
  readonly x: number
  readonly y: number
  readonly anchor: 'start' | 'middle' | 'end'
  readonly text: string
}

/** A graph with its places: everything that is painted, and nothing to reckon but where links end. */
export type PaintedGraph = {
  /** Of the picture, CSS px. */
  readonly width: number
  readonly height: number
  /** The middle of every node, CSS px before the offset. */
  readonly x: Float64Array
  readonly y: Float64Array
  /** How far the graph is moved as a whole, CSS px. */
  readonly offset: { readonly x: number; readonly y: number }
  /** source 0, target 0, source 1, …; the head is at the target. */
  readonly links: Int32Array
  /** The node that is a square, or null. */
  readonly main: number | null
  /** Of every mark, CSS px. */
  readonly radius: number
  /** The node that has a ring, its links being painted last; or null. */
  readonly marked: number | null
  readonly labels: readonly PaintedLabel[]
}

/** Every colour as CSS writes it, and the font's family. */
export type GraphColours = {
  readonly link: string
  readonly markedLink: string
  readonly main: string
  readonly other: string
  /** Round marks and words. */
  readonly rim: string
  readonly ring: string
  readonly ink: string
  readonly font: string
}

/** Marks painted once, and then stamped: a thousand stamps take less time than a thousand circles. */
export type Stamps = { readonly main: CanvasImageSource; readonly other: CanvasImageSource }

/** What the painter asks of a canvas. */
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

/** Of smaller marks the heads would hide the graph; only those of the marked node are painted. */
const HEADS_FROM = 5
/** Between a mark and its ring, px. */
const ROOM = 4
const NAME_SIZE = 12
/** How far a word may reach beyond its anchor, px: what is further outside is not painted. */
const WORD = 200
const CORNER = 6

/** The rim of a mark, px, half of which is outside. */
const RIM = 1

/** Paints a graph over whatever was there. `density` is how many device pixels a CSS pixel has. */
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
  paintMarks(brush, graph, stamps, density)
  if (marked !== null && marked < graph.x.length) paintMarked(brush, graph, marked, colours, stamps, density)
  paintLabels(brush, graph, colours)
}

/** Side of a stamp, CSS px. */
export const stampSize = (radius: number): number => 2 * (Math.ceil(radius) + 1)

/** Paints one mark in the middle of its stamp. */
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

function outline(brush: Brush, x: number, y: number, reach: number, square: boolean): void {
  brush.beginPath()
  brush.roundRect(x - reach, y - reach, 2 * reach, 2 * reach, square ? Math.min(CORNER, reach / 3) : reach)
}

/** All links, or those of one node; one path, one stroke. Lines of one device pixel cost a tenth of wider ones. */
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
  if (of === null && radius < HEADS_FROM) return
  brush.beginPath()
  for (const [ax, ay, bx, by] of seen) {
    const [tip, one, other] = arrowOf([ax, ay], [bx, by], radius).head
    if (!tip || !one || !other) continue
    brush.moveTo(...tip)
    brush.lineTo(...one)
    brush.lineTo(...other)
    brush.closePath()
  }
  brush.fillStyle = colour
  brush.fill()
}

function paintMarks(brush: Brush, graph: PaintedGraph, stamps: Stamps, density: number): void {
  for (const node of graph.x.keys()) if (node !== graph.main) stamp(brush, graph, node, stamps, density)
  if (graph.main !== null) stamp(brush, graph, graph.main, stamps, density)
}

/** On whole device pixels: between them a stamp would be blurred. */
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
  const whole = (place: number) => Math.round(place * density) / density
  const mark = node === main ? stamps.main : stamps.other
  brush.drawImage(mark, whole(left) - offset.x, whole(top) - offset.y, size, size)
}

/** The node that is looked at: its links over all others, the nodes at their ends over them, and its ring. */
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
  outline(brush, x[marked] ?? 0, y[marked] ?? 0, radius + ROOM, marked === main)
  brush.lineWidth = 2
  brush.strokeStyle = colours.ring
  brush.stroke()
}

const ALIGN = { start: 'left', middle: 'center', end: 'right' } as const

/** Words with a rim in the colour of the ground, so that a line behind them does not cross them out. */
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
    if (!(left > -WORD && left < width + WORD && top > -NAME_SIZE && top < height + 2 * NAME_SIZE)) continue
    brush.textAlign = ALIGN[anchor]
    brush.strokeText(text, x, y)
    brush.fillText(text, x, y)
  }
}
