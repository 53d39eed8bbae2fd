/** What a graph is before forces move it. */
export type StartQuestion = {
  readonly count: number
  /** source 0, target 0, …, all of them nodes that are there. */
  readonly links: Int32Array
  /** How far apart marks stand, px from middle to middle. */
  readonly room: number
  /** 0 ≤ turn < 1: which way the picture is turned. */
  readonly turn: number
}

/**
 * Places to begin with: node 0 in the middle, the nodes linked to it in a ring around it, theirs in the next ring behind them. A tree is
 * untangled before the first tick, so that forces need not untangle it. Parts without a link to node 0 get their own piece of the rings.
 */
export function startPlaces({ count, links, room, turn }: StartQuestion): {
  x: Float64Array
  y: Float64Array
} {
  const x = new Float64Array(count)
  const y = new Float64Array(count)
  if (count < 2) return { x, y }
  const { order, parent, depth } = treeOf(count, links)
  const weight = leavesOf(order, parent)
  const radii = ringsOf(depth, room)
  // where the piece of a node's ring begins, and where its next child begins, in turns
  const begin = new Float64Array(count)
  const next = new Float64Array(count)
  const whole = weight[0] as number
  begin[0] = turn
  next[0] = turn
  for (let at = 1; at < count; at++) {
    const node = order[at] as number
    const from = parent[node] as number
    const wide = (weight[node] as number) / whole
    const start = next[from] as number
    next[from] = start + wide
    begin[node] = start
    next[node] = start
    const radius = radii[depth[node] as number] as number
    const [cos, sin] = onCircle(start + wide / 2)
    x[node] = radius * cos
    y[node] = radius * sin
  }
  return { x, y }
}

type Tree = { order: Int32Array; parent: Int32Array; depth: Int32Array }

/** Nodes nearest to node 0 first; every part without a link to it begins two rings out. */
function treeOf(count: number, links: Int32Array): Tree {
  const starts = new Int32Array(count + 1)
  for (const end of links) starts[end + 1] = (starts[end + 1] as number) + 1
  for (let at = 0; at < count; at++) starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number)
  const filled = starts.slice(0, count)
  const ends = new Int32Array(links.length)
  for (let at = 0; at < links.length; at++) {
    const node = links[at] as number
    const place = filled[node] as number
    ends[place] = links[at ^ 1] as number
    filled[node] = place + 1
  }
  const order = new Int32Array(count)
  const parent = new Int32Array(count).fill(-1)
  const depth = new Int32Array(count)
  const seen = new Uint8Array(count)
  let length = 0
  let done = 0
  for (let root = 0; root < count; root++) {
    if (seen[root] === 1) continue
    seen[root] = 1
    if (root > 0) {
      parent[root] = 0
      depth[root] = 2
    }
    order[length++] = root
    for (; done < length; done++) {
      const node = order[done] as number
      for (let at = starts[node] as number; at < (starts[node + 1] as number); at++) {
        const other = ends[at] as number
        if (seen[other] === 1) continue
        seen[other] = 1
        parent[other] = node
        depth[other] = (depth[node] as number) + 1
        order[length++] = other
      }
    }
  }
  return { order, parent, depth }
}

/** How many ends of branches hang on each node: how much of the ring it is given. */
function leavesOf(order: Int32Array, parent: Int32Array): Float64Array {
  const weight = new Float64Array(order.length)
  for (let at = order.length - 1; at > 0; at--) {
    const node = order[at] as number
    if (weight[node] === 0) weight[node] = 1
    const from = parent[node] as number
    weight[from] = (weight[from] as number) + (weight[node] as number)
  }
  return weight
}

/** The radius of each ring: wide enough for the marks on it, and outside the one before. */
function ringsOf(depth: Int32Array, room: number): Float64Array {
  const many = new Int32Array(depth.length + 2)
  let deepest = 0
  for (const ring of depth) {
    many[ring] = (many[ring] as number) + 1
    if (ring > deepest) deepest = ring
  }
  const radii = new Float64Array(deepest + 1)
  for (let ring = 1; ring <= deepest; ring++) {
    const wide = ((many[ring] as number) * room) / (2 * Math.PI)
    radii[ring] = Math.max((radii[ring - 1] as number) + room, wide)
  }
  return radii
}

/**
 * The point of the unit circle after so many turns, to a thousandth: two series. Engines differ in the last bit of `Math.cos`, and forces
 * would make another picture of that.
 */
function onCircle(turns: number): [cos: number, sin: number] {
  const part = turns - Math.floor(turns)
  const quarter = Math.floor(part * 4)
  // −45° to 45°, where five terms are plenty
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
