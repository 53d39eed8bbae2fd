/** A graph without positions. */
export type RadialStartOptions = {
  readonly count: number
  /** source 0, target 0, …; all of them existing nodes. */
  readonly links: Int32Array
  /** Distance of neighbouring markers, px from centre to centre. */
  readonly spacing: number
  /** Rotation of the layout in turns, 0 ≤ turn < 1. */
  readonly turn: number
}

/**
 * Start positions for the forces: node 0 in the middle, the nodes linked to it in a ring around it, their neighbours in the next ring
 * behind them. A tree has no crossings then, so the forces need fewer ticks. Components without a link to node 0 get a sector of the rings.
 */
export function radialStart({ count, links, spacing, turn }: RadialStartOptions): {
  x: Float64Array
  y: Float64Array
} {
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  if (count < 2) return { x, y }
  const tree = treeOf(count, links)
  const { order, parent, depth } = tree
  const weight = leavesOf(tree)
  const radii = ringsOf(depth, spacing)
  // start of a node's next child on its ring, in turns
  const next = new Float64Array(count)
  const whole = weight[0] as number
  next[0] = turn
  for (let at = 1; at < count; at++) {
    const node = order[at] as number
    const from = parent[node] as number
    const wide = (weight[node] as number) / whole
    const start = next[from] as number
    next[from] = start + wide
    next[node] = start
    const radius = radii[depth[node] as number] as number
    const [cos, sin] = onCircle(start + wide / 2)
    x[node] = radius * cos
    y[node] = radius * sin
  }
  return { x, y }
}

type Tree = { order: readonly number[]; parent: Int32Array; depth: Int32Array }

/** Breadth-first tree from node 0; components without a link to it start in the second ring. */
function treeOf(count: number, links: Int32Array): Tree {
  const linked = Array.from({ length: count }, (): number[] => [])
  links.forEach((end, at) => {
    linked[end]?.push(links[at ^ 1] as number)
  })
  const order: number[] = []
  const parent = new Int32Array(count)
  const depth = new Int32Array(count).fill(-1)
  const reach = (node: number, from: number, ring: number): void => {
    if (depth[node] !== -1) return
    parent[node] = from
    depth[node] = ring
    order.push(node)
  }
  for (let root = 0, done = 0; root < count; root++) {
    reach(root, 0, root === 0 ? 0 : 2)
    for (; done < order.length; done++) {
      const node = order[done] as number
      for (const other of linked[node] ?? []) reach(other, node, (depth[node] as number) + 1)
    }
  }
  return { order, parent, depth }
}

/** Number of leaves below each node, which determines its share of the ring. */
function leavesOf({ order, parent }: Tree): Float64Array {
  const weight = new Float64Array(order.length)
  for (let at = order.length - 1; at > 0; at--) {
    const node = order[at] as number
    if (weight[node] === 0) weight[node] = 1
    const from = parent[node] as number
    weight[from] = (weight[from] as number) + (weight[node] as number)
  }
  return weight
}

/** The radius of each ring: enough space for its markers, and outside the previous ring. */
function ringsOf(depth: Int32Array, spacing: number): Float64Array {
  const many = new Int32Array(depth.length + 2)
  let deepest = 0
  for (const ring of depth) {
    many[ring] = (many[ring] as number) + 1
    if (ring > deepest) deepest = ring
  }
  const radii = new Float64Array(deepest + 1)
  for (let ring = 1; ring <= deepest; ring++) {
    const wide = ((many[ring] as number) * spacing) / (2 * Math.PI)
    radii[ring] = Math.max((radii[ring - 1] as number) + spacing, wide)
  }
  return radii
}

/**
 * A point of the unit circle to a thousandth, computed by two series. Engines differ in the last bit of `Math.cos`, which the forces would
 * amplify to another layout.
 */
function onCircle(turns: number): [cos: number, sin: number] {
  const part = turns - Math.floor(turns)
  const quarter = Math.floor(part * 4)
  // −45° to 45°, where a few terms are precise enough
  const angle = (part - quarter / 4 - 1 / 8) * 2 * Math.PI
  const square = angle * angle
  const c = 1 - (square / 2) * (1 - (square / 12) * (1 - square / 30))
  const s = angle * (1 - (square / 6) * (1 - (square / 20) * (1 - square / 42)))
  const cos = (c - s) * Math.SQRT1_2
  const sin = (c + s) * Math.SQRT1_2
  if (quarter === 0) return [cos, sin]
  if (quarter === 1) return [-sin, cos]
  return quarter === 2 ? [-cos, -sin] : [sin, -cos]
}
