import { clipLine, type Rect } from '../plot/geometry.ts'
import { type Anchor, createOccupancy, type Occupancy, textStart } from '../plot/label-placement.ts'
import { tenth } from '../plot/path.ts'
import { type LinkLine, linkLine, type Positions, positionAt, type Size } from './graph-positions.ts'
import { FEW_NODES, type Graph } from './network-graph.view-model.ts'

/** Font sizes, in pixels. */
export const NAME_SIZE = 12
export const SHARE_SIZE = 11
/** Distance between the baselines of a name in two lines. */
const LINE_HEIGHT = 14
/** Gap between a marker and its name, so that the ring of a marked node does not cross the name. */
const MARKER_GAP = 5
/** In a narrower frame names may have two lines, because a phone has more height than width. */
const NARROW_FRAME = 560
/** Names up to this length stay on one line. */
const SHORT_NAME = 12

export type GraphLabel = {
  /** Index of the node or link. */
  index: number
  text: string
  /** x of the anchor; `y` is the baseline. A name in two lines is two labels. */
  x: number
  y: number
  anchor: Anchor
}

export type LabelsRequest = {
  graph: Graph
  positions: Positions
  frame: Size
  /** Whether the graph is fitted into its frame, so that no name needs to leave the frame. */
  fitted: boolean
  /** Whether names may overlap. */
  overlap: boolean
  /** The hovered and the focused node, whose names are always written. */
  marked: readonly number[]
  /** The formatted shares of the links, in order: the result of `shareTexts`. */
  shares: readonly (string | null)[]
}

/**
 * Places names, each on the side of its marker where it covers no marker, no other name, and the fewest links. If names may not overlap,
 * names without a free side are left out; the order is: marked nodes, their neighbours, then nodes with the most links. The main node
 * always has its name. Names of a marked node's neighbours never overlap, so that a hub stays readable.
 */
export function nameLabels(request: LabelsRequest): GraphLabel[] {
  const { graph, overlap } = request
  const marked = existing(request)
  const forced = new Set([0, ...marked])
  const neighbours = graph.nodes.length > FEW_NODES ? neighboursOf(request) : []
  const reserved = new Set(neighbours)
  const occupied = createOccupancy()
  for (const index of graph.nodes.keys()) occupied.add(markerBox(request.positions, index), index)
  const reservedArea = createOccupancy()
  const labels: GraphLabel[] = []
  for (const index of new Set([...forced, ...neighbours, ...byLinks(graph)])) {
    const candidates = candidatesOf(index, request)
    let chosen = candidates.find(({ box }) => isInFrame(box, request) && occupied.isFree(box, index))
    if (!chosen && forced.has(index)) chosen = leastCovering(candidates, index, request, occupied)
    if (!chosen && overlap && !reserved.has(index)) {
      const free = candidates.filter(({ box }) => reservedArea.isFree(box))
      chosen = leastCovering(free, index, request, occupied)
    }
    if (!chosen) continue
    occupied.add(chosen.box)
    if (reserved.has(index) || marked.includes(index)) reservedArea.add(chosen.box)
    labels.push(...labelsAt(index, chosen))
  }
  return labels.sort((a, b) => a.index - b.index)
}

/** The marked nodes that exist; marks may remain from a larger graph. */
function existing({ graph, marked }: LabelsRequest): number[] {
  return marked.filter(index => index < graph.nodes.length)
}

/** The neighbours of marked nodes: those with the most links first, then the nearest. */
function neighboursOf({ graph, positions, marked }: LabelsRequest): number[] {
  const distances = new Map<number, number>()
  for (const from of marked)
    for (const index of graph.nodes[from]?.linked ?? []) {
      const [a, b] = [positionAt(positions, from), positionAt(positions, index)]
      const distance = Math.hypot(b.x - a.x, b.y - a.y)
      distances.set(index, Math.min(distance, distances.get(index) ?? distance))
    }
  const linksOf = (index: number): number => graph.nodes[index]?.linked.length ?? 0
  return [...distances]
    .sort(([a, near], [b, far]) => linksOf(b) - linksOf(a) || near - far || a - b)
    .map(([index]) => index)
}

/** All nodes, sorted by number of links, descending. */
function byLinks({ nodes }: Graph): number[] {
  const linksOf = (index: number): number => nodes[index]?.linked.length ?? 0
  return [...nodes.keys()].sort((a, b) => linksOf(b) - linksOf(a) || a - b)
}

/** The candidate that covers the least. Leaving the frame is worse than covering anything. */
function leastCovering(
  candidates: readonly Candidate[],
  index: number,
  request: LabelsRequest,
  occupied: Occupancy,
): Candidate | undefined {
  let best: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const { box } = candidate
    const cost = occupied.coveredArea(box, index) + (isInFrame(box, request) ? 0 : 1e6)
    if (cost < least) [best, least] = [candidate, cost]
  }
  return best
}

/** Whether a name would be completely visible. */
function isInFrame({ left, right, top, bottom }: Rect, { frame, fitted }: LabelsRequest): boolean {
  return !fitted || (left >= 2 && right <= frame.width - 2 && top >= 2 && bottom <= frame.height - 2)
}

/**
 * Adds the names of marked nodes and their neighbours to names placed without marks, and removes the names that they cover. So the names
 * of a large graph need not be placed again whenever the pointer moves.
 */
export function withMarkedNames(names: readonly GraphLabel[], request: LabelsRequest): readonly GraphLabel[] {
  const { positions } = request
  const marked = existing(request)
  if (marked.length === 0) return names
  const order = new Set([...marked, ...neighboursOf(request)])
  const occupied = createOccupancy()
  for (const index of order) occupied.add(markerBox(positions, index), index)
  const added: GraphLabel[] = []
  for (const index of order) {
    const candidates = candidatesOf(index, request)
    const free = candidates.find(({ box }) => isInFrame(box, request) && occupied.isFree(box, index))
    const chosen = free ?? (marked.includes(index) ? candidates[0] : undefined)
    if (!chosen) continue
    occupied.add(chosen.box)
    added.push(...labelsAt(index, chosen))
  }
  // if one line of a name is covered, both lines are removed
  const covered = new Set(order)
  for (const name of names)
    if (!occupied.isFree(labelBox(name, NAME_SIZE), name.index)) covered.add(name.index)
  return [...names.filter(({ index }) => !covered.has(index)), ...added]
}

/** Positions of a share along its link, the best first. */
const SHARE_POSITIONS = [0.5, 0.65, 0.35, 0.8, 0.2]

/**
 * Places shares on links without covering other texts: where there is space, and in a small graph all of them. Shares of a marked node need
 * less space, but those of a hub may not cover markers, because the numbers would hide them all.
 */
export function shareLabels(request: LabelsRequest, names: readonly GraphLabel[]): GraphLabel[] {
  const { graph, positions, shares } = request
  const isSmall = graph.nodes.length <= FEW_NODES
  const marked = new Set(existing(request))
  const hubs = new Set([...marked].filter(index => (graph.nodes[index]?.linked.length ?? 0) > FEW_NODES))
  const isAt = (nodes: ReadonlySet<number>, of: number): boolean => {
    const link = graph.links[of]
    return link !== undefined && (nodes.has(link.source) || nodes.has(link.target))
  }
  const texts = createOccupancy()
  for (const name of names) texts.add(labelBox(name, NAME_SIZE))
  const markers = createOccupancy()
  for (const index of graph.nodes.keys()) markers.add(markerBox(positions, index))
  const labels: GraphLabel[] = []
  const all = [...graph.links.keys()]
  const markedFirst = marked.size === 0 ? all : new Set([...all.filter(of => isAt(marked, of)), ...all])
  for (const of of markedFirst) {
    const [link, text] = [graph.links[of], shares[of] ?? null]
    if (!link || text === null) continue
    const line = linkLine(
      positionAt(positions, link.source),
      positionAt(positions, link.target),
      positions.radius,
      link.mutual,
    )
    const isMarked = isAt(marked, of)
    const fits = hasSpace(line, text)
    if (!fits && !isSmall && !isMarked) continue
    const candidates = SHARE_POSITIONS.map(part => shareAt(of, text, line, part))
    const freeOf = (...areas: Occupancy[]) =>
      candidates.find(label => areas.every(area => area.isFree(labelBox(label, SHARE_SIZE))))
    let chosen = fits || isMarked ? freeOf(texts, markers) : undefined
    if (!chosen && isSmall) chosen = candidates[0]
    if (!chosen && isMarked && !isAt(hubs, of)) chosen = freeOf(texts)
    if (!chosen) continue
    texts.add(labelBox(chosen, SHARE_SIZE))
    labels.push(chosen)
  }
  return labels.sort((a, b) => a.index - b.index)
}

function shareAt(index: number, text: string, { x1, y1, x2, y2 }: LinkLine, part: number): GraphLabel {
  const y = y1 + (y2 - y1) * part + SHARE_SIZE * 0.35
  return { index, text, x: tenth(x1 + (x2 - x1) * part), y: tenth(y), anchor: 'middle' }
}

/** Whether a text is shorter than the visible part of its link. */
function hasSpace({ x1, y1, x2, y2, free }: LinkLine, text: string): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return false
  const across = graphTextWidth(text, SHARE_SIZE) / Math.max(1e-9, Math.abs(x2 - x1) / length)
  const along = (SHARE_SIZE * 1.3) / Math.max(1e-9, Math.abs(y2 - y1) / length)
  return Math.min(across, along) + 8 <= free
}

/** A possible place of a name at one side of its marker. */
type Candidate = {
  lines: readonly string[]
  /** x of the first line's anchor. */
  x: number
  y: number
  anchor: Anchor
  box: Rect
  /** Number of links of the node that the name would cover. */
  crossed: number
}

/** The sides for a name: those that cover the fewest links first, then below, above, right, left. */
function candidatesOf(index: number, { graph, positions, frame }: LabelsRequest): Candidate[] {
  const { radius } = positions
  const node = graph.nodes[index]
  const { x: at, y: level } = positionAt(positions, index)
  const lines = frame.width < NARROW_FRAME ? inTwoLines(node?.short ?? '') : [node?.short ?? '']
  const more = (lines.length - 1) * LINE_HEIGHT
  const width = Math.max(...lines.map(line => graphTextWidth(line, NAME_SIZE)))
  const side = (anchor: Anchor, x: number, y: number): Candidate => {
    const box = textBox(anchor, x, y, width, NAME_SIZE)
    return { lines, x, y, anchor, box: { ...box, bottom: box.bottom + more }, crossed: 0 }
  }
  const sideBaseline = level + NAME_SIZE * 0.35 - more / 2
  const sides = [
    side('middle', at, level + radius + NAME_SIZE + MARKER_GAP),
    side('middle', at, level - radius - MARKER_GAP - 3 - more),
    side('start', at + radius + MARKER_GAP + 2, sideBaseline),
    side('end', at - radius - MARKER_GAP - 2, sideBaseline),
  ]
  const linked = node?.linked ?? []
  // a hub has links on every side
  if (linked.length > MAX_COUNTED_LINKS) return sides
  for (const one of sides)
    for (const other of linked) {
      const end = positionAt(positions, other)
      if (clipLine(one.box, [at, level], [end.x, end.y])) one.crossed++
    }
  return sides.sort((a, b) => a.crossed - b.crossed)
}

function labelsAt(index: number, { lines, x, y, anchor }: Candidate): GraphLabel[] {
  return lines.map((text, line) => ({ index, text, x: tenth(x), y: tenth(y + line * LINE_HEIGHT), anchor }))
}

/** A node with more links has links on every side. */
const MAX_COUNTED_LINKS = 24

/**
 * Breaks a name into two lines at the space that minimises the longer line, or in the middle in languages without spaces. A short name or
 * a single word stays on one line.
 */
function inTwoLines(name: string): readonly string[] {
  if (name.length <= SHORT_NAME) return [name]
  if (UNSPACED.test(name)) return [name.slice(0, name.length / 2), name.slice(name.length / 2)]
  let best: readonly string[] = [name]
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    const lines = [name.slice(0, at), name.slice(at + 1)]
    if (lines.every(line => line.trim() !== '') && longest(lines) < longest(best)) best = lines
  }
  return best
}

/** Chinese, Japanese and Korean letters of one UTF-16 unit, and the ellipsis of a cut name. */
const UNSPACED = /^[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af…]+$/

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(line => line.length))
}

function markerBox(positions: Positions, index: number): Rect {
  const { x, y } = positionAt(positions, index)
  const { radius } = positions
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }
}

/** The box of a label in a font of this size. */
export function labelBox({ x, y, text, anchor }: GraphLabel, size: number): Rect {
  return textBox(anchor, x, y, graphTextWidth(text, size), size)
}

function textBox(anchor: Anchor, x: number, y: number, width: number, size: number): Rect {
  const left = textStart(anchor, x, width)
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 }
}

/** Code points from here on are about as wide as high: Chinese, Japanese, Korean, emoji. */
const WIDE = 0x1100

/** Estimates the width of a text, because texts cannot be measured before they are drawn. */
export function graphTextWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) ems += widthOf(letter)
  return ems * size
}

function widthOf(letter: string): number {
  const code = letter.charCodeAt(0)
  if (code >= WIDE) return 1
  if (letter === '%') return 0.9
  if (code >= 48 && code <= 57) return 0.64
  return (code >= 65 && code <= 90) || (code >= 0x410 && code <= 0x42f) ? 0.68 : 0.55
}
