import { tenth } from '../time-chart/path-text.ts'
import { type LinkFigure, linkFigure, type Places } from './graph-places.shape.ts'
import { FEW_NODES, type Graph, shareText } from './network-graph.shape.ts'

/** In pixels. */
export const NAME_SIZE = 12
export const SHARE_SIZE = 11

export type GraphLabel = {
  /** Index of the node, or of the link. */
  of: number
  text: string
  /** Of the anchor; `y` is the baseline. */
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

export type LabelsRequest = {
  graph: Graph
  places: Places
  /** Whether names may overlap (shared-blocks §9). */
  overlap: boolean
  /** Nodes whose names stand whatever they cover: the hovered and the focused one. */
  marked: readonly number[]
  lang: string
}

type Box = { left: number; top: number; right: number; bottom: number }

/**
 * The names that are written. Each stands below its marker, or above or beside it where that is free. Where they may not overlap,
 * what finds no free place is left out: the marked ones come first, then the main one, then those with the most links.
 */
export function nameLabels({ graph, places, overlap, marked }: LabelsRequest): GraphLabel[] {
  const { nodes } = graph
  const taken = takenRoom()
  nodes.forEach((_, index) => {
    taken.add(markerBox(places, index), index)
  })
  const rank = (index: number): number =>
    marked.includes(index)
      ? Number.POSITIVE_INFINITY
      : index === 0
        ? nodes.length + 1
        : (nodes[index]?.linked.length ?? 0)
  const order = nodes.map((_, index) => index).sort((a, b) => rank(b) - rank(a) || a - b)
  const written: GraphLabel[] = []
  for (const index of order) {
    const text = nodes[index]?.short ?? ''
    const sides = sidesOf(index, text, places)
    const free = sides.find(side => taken.isFree(side.box, index))
    const kept = free ?? (overlap || marked.includes(index) ? sides[0] : undefined)
    if (!kept) continue
    taken.add(kept.box)
    written.push(kept.label)
  }
  return written.sort((a, b) => a.of - b.of)
}

/** The shares that are written on links: those that have the room, in a small graph all, and those of a marked node. */
export function shareLabels(request: LabelsRequest, names: readonly GraphLabel[]): GraphLabel[] {
  const { graph, places, marked, lang } = request
  const all = graph.nodes.length <= FEW_NODES
  const taken = takenRoom()
  for (const name of names) taken.add(boxOf(name, NAME_SIZE))
  return graph.links.flatMap((link, of) => {
    const text = shareText(link.share, lang)
    if (text === null) return []
    const line = linkFigure(link, places)
    const label = shareLabel(of, text, line)
    const box = boxOf(label, SHARE_SIZE)
    const asked = all || marked.includes(link.source) || marked.includes(link.target)
    if (!asked && !(hasRoom(line, box) && taken.isFree(box))) return []
    taken.add(box)
    return [label]
  })
}

function shareLabel(of: number, text: string, { middle }: LinkFigure): GraphLabel {
  return { of, text, x: middle.x, y: tenth(middle.y + SHARE_SIZE * 0.35), anchor: 'middle' }
}

/** Whether a text covers less of its link than there is to see. */
function hasRoom({ x1, y1, x2, y2, free }: LinkFigure, box: Box): boolean {
  const length = Math.hypot(x2 - x1, y2 - y1)
  if (length === 0) return false
  const across = Math.abs(x2 - x1) / length
  const along = Math.abs(y2 - y1) / length
  const covered = Math.min(
    (box.right - box.left) / (across || 1e-9),
    (box.bottom - box.top) / (along || 1e-9),
  )
  return covered + 8 <= free
}

type Side = { label: GraphLabel; box: Box }

/** The places of a name, the best first. */
function sidesOf(of: number, text: string, { x, y, radius }: Places): Side[] {
  const [at, level] = [x[of] ?? 0, y[of] ?? 0]
  const beside = level + NAME_SIZE * 0.35
  const places = [
    { x: at, y: level + radius + NAME_SIZE + 2, anchor: 'middle' },
    { x: at, y: level - radius - 5, anchor: 'middle' },
    { x: at + radius + 4, y: beside, anchor: 'start' },
    { x: at - radius - 4, y: beside, anchor: 'end' },
  ] as const
  return places.map(place => {
    const label: GraphLabel = { of, text, x: tenth(place.x), y: tenth(place.y), anchor: place.anchor }
    return { label, box: boxOf(label, NAME_SIZE) }
  })
}

function markerBox({ x, y, radius }: Places, index: number): Box {
  const [at, level] = [x[index] ?? 0, y[index] ?? 0]
  return { left: at - radius, right: at + radius, top: level - radius, bottom: level + radius }
}

function boxOf({ x, y, text, anchor }: GraphLabel, size: number): Box {
  const width = textWidth(text, size)
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { left, right: left + width, top: y - size, bottom: y + size * 0.3 }
}

/** From here on letters are as wide as they are high: Chinese, Japanese, Korean, emoji. */
const WIDE = 0x1100

/** About how wide a text is drawn; nothing can be measured before it is. */
export function textWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text) ems += (letter.codePointAt(0) ?? 0) >= WIDE ? 1 : 0.56
  return ems * size
}

/** Side of a cell of the grid, in pixels. */
const CELL = 48

type Taken = {
  /** `of`: the node whose marker it is. */
  add: (box: Box, of?: number) => void
  /** `own`: the node whose marker does not count. */
  isFree: (box: Box, own?: number) => boolean
}

/** Boxes on a grid, so that a new one is held against its neighbours only. */
function takenRoom(): Taken {
  const cells = new Map<string, { box: Box; of: number | undefined }[]>()
  return {
    add: (box, of) => {
      for (const cell of cellsOf(box)) {
        const inIt = cells.get(cell)
        if (inIt) inIt.push({ box, of })
        else cells.set(cell, [{ box, of }])
      }
    },
    isFree: (box, own) =>
      cellsOf(box).every(cell =>
        (cells.get(cell) ?? []).every(
          other => (own !== undefined && other.of === own) || !touches(other.box, box),
        ),
      ),
  }
}

function cellsOf({ left, right, top, bottom }: Box): string[] {
  const cells: string[] = []
  for (let column = Math.floor(left / CELL); column <= Math.floor(right / CELL); column++)
    for (let row = Math.floor(top / CELL); row <= Math.floor(bottom / CELL); row++)
      cells.push(`${column} ${row}`)
  return cells
}

function touches(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}
