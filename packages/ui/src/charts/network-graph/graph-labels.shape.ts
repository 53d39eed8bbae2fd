import type { Rect } from '../plot/geometry.ts'
import { clipLine } from '../plot/geometry.ts'
import { type Anchor, createOccupancy, type Occupancy, startOf } from '../plot/label-placement.ts'
import { tenth } from '../plot/path.ts'
import { type Frame, type LinkFigure, linkFigure, type Places } from './graph-places.shape.ts'
import { FEW_NODES, type Graph } from './network-graph.shape.ts'

/** In pixels. */
export const NAME_SIZE = 12
/** Baseline to baseline of a name in two lines. */
const LINE = 14
/** Between a marker and its name, so that a ring round the marker crosses nothing out. */
const ROOM = 5
/** In a frame narrower than this names are broken into two lines: on a phone there is more height than width. */
const NARROW = 560
/** Names up to this length stay in one line. */
const SHORT = 12
export const SHARE_SIZE = 11

export type GraphLabel = {
  /** Index of the node, or of the link. */
  of: number
  text: string
  /** Of the anchor; `y` is the baseline. A name in two lines is two labels. */
  x: number
  y: number
  anchor: Anchor
}

export type LabelsRequest = {
  graph: Graph
  places: Places
  frame: Frame
  /** Whether the graph fits its frame, so that no name need leave it. */
  fitted: boolean
  /** Whether names may overlap (shared-blocks §9). */
  overlap: boolean
  /** Nodes whose names stand whatever they cover: the hovered and the focused one. */
  marked: readonly number[]
  /** The shares of the links, in their order, as the language writes them: `shareTexts`. */
  shares: readonly (string | null)[]
}

/**
 * The names that are written, each on that side of its marker where it covers neither marker nor name, and the fewest links. Where they
 * may not overlap, what finds no free side is left out: the marked ones come first, then those with the most links. The main one stays.
 */
export function nameLabels(request: LabelsRequest): GraphLabel[] {
  const { graph, overlap, marked } = request
  const { nodes } = graph
  const taken = markersOf(request)
  const isSure = (index: number): boolean => index === 0 || marked.includes(index)
  const rank = (index: number): number =>
    isSure(index) ? Number.POSITIVE_INFINITY : (nodes[index]?.linked.length ?? 0)
  const order = nodes
    .map((_, index) => index)
    .sort((a, b) => (rank(a) === rank(b) ? a - b : rank(b) - rank(a)))
  const written: GraphLabel[] = []
  for (const index of order) {
    const sides = sidesOf(index, request)
    const free = sides.find(({ box }) => isSeen(box, request) && taken.isFree(box, index))
    const kept = free ?? (overlap || isSure(index) ? leastBad(sides, index, request, taken) : undefined)
    if (!kept) continue
    taken.add(kept.box)
    written.push(...labelsAt(index, kept))
  }
  return written.sort((a, b) => a.of - b.of)
}

/** The side that covers the least; out of sight is worse than covering anything. */
function leastBad(
  sides: readonly Side[],
  index: number,
  request: LabelsRequest,
  taken: Occupancy,
): Side | undefined {
  const cost = ({ box }: Side): number => taken.covered(box, index) + (isSeen(box, request) ? 0 : 1e6)
  const [first, ...others] = sides
  return others.reduce((best, side) => (best && cost(best) <= cost(side) ? best : side), first)
}

/** Whether a name would be seen whole. */
function isSeen({ left, right, top, bottom }: Rect, { frame, fitted }: LabelsRequest): boolean {
  return !fitted || (left >= 2 && right <= frame.width - 2 && top >= 2 && bottom <= frame.height - 2)
}

/** The names of marked nodes alone, over names that were chosen without them: a large graph is not written anew for every look at it. */
export function withMarkedNames(names: readonly GraphLabel[], request: LabelsRequest): readonly GraphLabel[] {
  const { graph, marked } = request
  const known = new Set(names.map(({ of }) => of))
  const missing = marked.filter(index => index < graph.nodes.length && !known.has(index))
  return missing.length === 0
    ? names
    : [
        ...names,
        ...missing.flatMap(index => {
          const [side] = sidesOf(index, request)
          return side ? labelsAt(index, side) : []
        }),
      ]
}

/** Where on its link a share may stand, the best first. */
const STANDS = [0.5, 0.65, 0.35, 0.8, 0.2]

/** The shares that are written on links: those that have the room, in a small graph all, and those of a marked node. */
export function shareLabels(request: LabelsRequest, names: readonly GraphLabel[]): GraphLabel[] {
  const { graph, places, marked, shares } = request
  const all = graph.nodes.length <= FEW_NODES
  const taken = markersOf(request)
  for (const name of names) taken.add(boxOf(name, NAME_SIZE))
  return graph.links.flatMap((link, of) => {
    const text = shares[of] ?? null
    if (text === null) return []
    const asked = all || marked.includes(link.source) || marked.includes(link.target)
    const line = linkFigure(link, places)
    const room = hasRoom(line, text)
    if (!room && !asked) return []
    const stands = STANDS.map(share => shareAt(of, text, line, share))
    const free = room ? stands.find(label => taken.isFree(boxOf(label, SHARE_SIZE))) : undefined
    const label = free ?? (asked ? stands[0] : undefined)
    if (!label) return []
    taken.add(boxOf(label, SHARE_SIZE))
    return [label]
  })
}

function markersOf({ graph, places }: LabelsRequest): Occupancy {
  const taken = createOccupancy()
  graph.nodes.forEach((_, index) => {
    taken.add(markerBox(places, index), index)
  })
  return taken
}

function shareAt(of: number, text: string, { x1, y1, x2, y2 }: LinkFigure, share: number): GraphLabel {
  const y = y1 + (y2 - y1) * share + SHARE_SIZE * 0.35
  return { of, text, x: tenth(x1 + (x2 - x1) * share), y: tenth(y), anchor: 'middle' }
}

/** Whether a text covers less of its link than there is to see. */
function hasRoom({ x1, y1, x2, y2, free }: LinkFigure, text: string): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return false
  const across = textWidth(text, SHARE_SIZE) / Math.max(1e-9, Math.abs(x2 - x1) / length)
  const along = (SHARE_SIZE * 1.3) / Math.max(1e-9, Math.abs(y2 - y1) / length)
  return Math.min(across, along) + 8 <= free
}

type Side = {
  lines: readonly string[]
  /** Of the first line's anchor. */
  x: number
  y: number
  anchor: Anchor
  box: Rect
  /** How many links of the node the name would cover. */
  crossed: number
}

/** The places of a name: those that cover the fewest links of their node first, else below, above, beside it. */
function sidesOf(of: number, { graph, places, frame }: LabelsRequest): Side[] {
  const { x, y, radius } = places
  const node = graph.nodes[of]
  const [at, level] = [x[of] ?? 0, y[of] ?? 0]
  const lines = frame.width < NARROW ? inTwo(node?.short ?? '') : [node?.short ?? '']
  const more = (lines.length - 1) * LINE
  const width = Math.max(...lines.map(line => textWidth(line, NAME_SIZE)))
  const side = (anchor: Anchor, x: number, y: number): Side => {
    const box = textBox(anchor, x, y, width, NAME_SIZE)
    return { lines, x, y, anchor, box: { ...box, bottom: box.bottom + more }, crossed: 0 }
  }
  const beside = level + NAME_SIZE * 0.35 - more / 2
  const sides = [
    side('middle', at, level + radius + NAME_SIZE + ROOM),
    side('middle', at, level - radius - ROOM - 3 - more),
    side('start', at + radius + ROOM + 2, beside),
    side('end', at - radius - ROOM - 2, beside),
  ]
  const linked = node?.linked ?? []
  // a hub has links on every side
  if (linked.length > MOST_COUNTED) return sides
  for (const one of sides)
    for (const other of linked)
      if (clipLine(one.box, [at, level], [x[other] ?? 0, y[other] ?? 0])) one.crossed++
  return sides.sort((a, b) => a.crossed - b.crossed)
}

function labelsAt(of: number, { lines, x, y, anchor }: Side): GraphLabel[] {
  return lines.map((text, line) => ({ of, text, x: tenth(x), y: tenth(y + line * LINE), anchor }))
}

/** A node with more links than these has them everywhere. */
const MOST_COUNTED = 24

/**
 * A name in two lines, broken at the space that leaves the shorter longest line, and where there are no spaces to be expected in the
 * middle. A short one, or a single word, stays in one.
 */
function inTwo(name: string): readonly string[] {
  if (name.length <= SHORT) return [name]
  if (UNSPACED.test(name)) return [name.slice(0, name.length / 2), name.slice(name.length / 2)]
  let best: readonly string[] = [name]
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) {
    const lines = [name.slice(0, at), name.slice(at + 1)]
    if (lines.every(line => line.trim() !== '') && longest(lines) < longest(best)) best = lines
  }
  return best
}

/** Chinese, Japanese and Korean of one unit a letter, with the ellipsis of a cut name. */
const UNSPACED = /^[\u3000-\u30ff\u3400-\u9fff\uac00-\ud7af…]+$/

function longest(lines: readonly string[]): number {
  return Math.max(...lines.map(line => line.length))
}

function markerBox({ x, y, radius }: Places, index: number): Rect {
  const [at, level] = [x[index] ?? 0, y[index] ?? 0]
  return { left: at - radius, right: at + radius, top: level - radius, bottom: level + radius }
}

function boxOf({ x, y, text, anchor }: GraphLabel, size: number): Rect {
  return textBox(anchor, x, y, textWidth(text, size), size)
}

function textBox(anchor: Anchor, x: number, y: number, width: number, size: number): Rect {
  const left = startOf(anchor, x, width)
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 }
}

/** From here on letters are as wide as they are high: Chinese, Japanese, Korean, emoji. */
const WIDE = 0x1100

/** About how wide a text is drawn; nothing can be measured before it is. */
export function textWidth(text: string, size: number): number {
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
