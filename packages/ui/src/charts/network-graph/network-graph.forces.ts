/** Points that forces move: where they are and how they move, px and px a tick. The first one is held where it is. */
export type Bodies = {
  readonly count: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly vx: Float64Array
  readonly vy: Float64Array
}

/** One push of all bodies. `alpha` falls from tick to tick: how much the pushes still count. */
export type Force = (alpha: number) => void

/** Numbers in 0 ≤ n < 1, the same ones for the same seed in every engine. */
export type Chance = () => number

export function chance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** A way apart for bodies that stand on each other, px. */
const hair = (random: Chance): number => (random() - 0.5) * 1e-3

/** Below this many bodies each pair is reckoned; above it, far ones are taken together. */
const FEW = 128

/** Draws the ends of each link towards `distance`; the end with fewer links moves more. */
export function linkForce(bodies: Bodies, links: Int32Array, distance: number, random: Chance): Force {
  const { count, x, y, vx, vy } = bodies
  const degree = new Int32Array(count)
  for (const end of links) degree[end] = (degree[end] as number) + 1
  const length = links.length >> 1
  const strength = new Float64Array(length)
  const share = new Float64Array(length)
  for (let at = 0; at < length; at++) {
    const from = degree[links[2 * at] as number] as number
    const to = degree[links[2 * at + 1] as number] as number
    strength[at] = 1 / Math.min(from, to)
    share[at] = from / (from + to)
  }
  return alpha => {
    for (let at = 0; at < length; at++) {
      const a = links[2 * at] as number
      const b = links[2 * at + 1] as number
      const dx = (x[b] as number) + (vx[b] as number) - (x[a] as number) - (vx[a] as number) || hair(random)
      const dy = (y[b] as number) + (vy[b] as number) - (y[a] as number) - (vy[a] as number) || hair(random)
      const apart = Math.sqrt(dx * dx + dy * dy)
      const pull = ((apart - distance) / apart) * alpha * (strength[at] as number)
      const part = share[at] as number
      vx[b] = (vx[b] as number) - dx * pull * part
      vy[b] = (vy[b] as number) - dy * pull * part
      vx[a] = (vx[a] as number) + dx * pull * (1 - part)
      vy[a] = (vy[a] as number) + dy * pull * (1 - part)
    }
  }
}

/** Draws everything a little to 0,0, so that parts without a link to each other stay near. */
export function centreForce({ count, x, y, vx, vy }: Bodies, strength: number): Force {
  return alpha => {
    const pull = strength * alpha
    for (let at = 0; at < count; at++) {
      vx[at] = (vx[at] as number) - (x[at] as number) * pull
      vy[at] = (vy[at] as number) - (y[at] as number) * pull
    }
  }
}

/** Pushes all bodies apart, by `strength` over their distance. */
export function repulsion(bodies: Bodies, strength: number, random: Chance): Force {
  return bodies.count < FEW ? pairRepulsion(bodies, strength, random) : treeRepulsion(bodies, strength)
}

function pairRepulsion({ count, x, y, vx, vy }: Bodies, strength: number, random: Chance): Force {
  return alpha => {
    const push = strength * alpha
    for (let a = 0; a < count; a++) {
      const ax = x[a] as number
      const ay = y[a] as number
      let fx = 0
      let fy = 0
      for (let b = a + 1; b < count; b++) {
        const dx = (x[b] as number) - ax || hair(random)
        const dy = (y[b] as number) - ay || hair(random)
        const square = dx * dx + dy * dy
        // nearer than a pixel it grows no more
        const weight = push / (square < 1 ? Math.sqrt(square) : square)
        fx -= dx * weight
        fy -= dy * weight
        vx[b] = (vx[b] as number) + dx * weight
        vy[b] = (vy[b] as number) + dy * weight
      }
      vx[a] = (vx[a] as number) + fx
      vy[a] = (vy[a] as number) + fy
    }
  }
}

/** Bodies that share a leaf of the tree; their far neighbours are found once for all of them. */
const LEAF = 8
/** Levels of the tree: a body's place is 16 bits on each axis. */
const LEVELS = 16
/** How wide a cell may look, as width over distance, for its bodies to be taken as one (Barnes and Hut's theta, squared). */
const WIDTH_SQUARED = 0.81

/** The bits of a 16-bit number, a zero before each. */
function spread(value: number): number {
  let bits = value
  bits = (bits | (bits << 8)) & 0x00ff00ff
  bits = (bits | (bits << 4)) & 0x0f0f0f0f
  bits = (bits | (bits << 2)) & 0x33333333
  return (bits | (bits << 1)) & 0x55555555
}

/** The same push, reckoned in n log n: a cell of bodies that is far away pushes from its centre (Barnes and Hut). */
function treeRepulsion({ count, x, y, vx, vy }: Bodies, strength: number): Force {
  const codes = new Uint32Array(count)
  const order = new Uint32Array(count)
  const spare = new Uint32Array(count)
  const digits = new Uint32Array(3 * 2048)
  // bodies in the order of their cells
  const sx = new Float64Array(count)
  const sy = new Float64Array(count)
  const sorted = new Uint32Array(count)
  // cells in depth-first order; `skip` is the first cell behind those inside
  const most = cellsFor(count)
  const first = new Int32Array(most)
  const last = new Int32Array(most)
  const skip = new Int32Array(most)
  const leaf = new Uint8Array(most)
  const width = new Float64Array(most)
  const cx = new Float64Array(most)
  const cy = new Float64Array(most)
  let cells = 0

  /** Radix sort by the Morton code, 11 bits at a time. */
  function sort(): void {
    digits.fill(0)
    for (let at = 0; at < count; at++) {
      const code = codes[at] as number
      order[at] = at
      digits[code & 2047] = (digits[code & 2047] as number) + 1
      const middle = 2048 + ((code >>> 11) & 2047)
      digits[middle] = (digits[middle] as number) + 1
      const high = 4096 + (code >>> 22)
      digits[high] = (digits[high] as number) + 1
    }
    let from = order
    let to = spare
    for (let pass = 0; pass < 3; pass++) {
      const base = 2048 * pass
      const shift = 11 * pass
      for (let digit = 0, sum = 0; digit < 2048; digit++) {
        const many = digits[base + digit] as number
        digits[base + digit] = sum
        sum += many
      }
      for (let at = 0; at < count; at++) {
        const body = from[at] as number
        const digit = base + (((codes[body] as number) >>> shift) & 2047)
        const place = digits[digit] as number
        digits[digit] = place + 1
        to[place] = body
      }
      const swap = from
      from = to
      to = swap
    }
    // three passes end in `spare`
    for (let at = 0; at < count; at++) {
      const body = spare[at] as number
      sorted[at] = codes[body] as number
      sx[at] = x[body] as number
      sy[at] = y[body] as number
    }
  }

  /** Writes the cell of the bodies from `start` to `end`, and those inside it behind it. */
  function grow(start: number, end: number, level: number, size: number): void {
    const cell = cells++
    first[cell] = start
    last[cell] = end
    width[cell] = size * size
    let mx = 0
    let my = 0
    for (let at = start; at < end; at++) {
      mx += sx[at] as number
      my += sy[at] as number
    }
    cx[cell] = mx / (end - start)
    cy[cell] = my / (end - start)
    const small = end - start <= LEAF || level === LEVELS
    leaf[cell] = small ? 1 : 0
    if (!small) {
      const shift = 2 * (LEVELS - 1 - level)
      let from = start
      while (from < end) {
        const digit = ((sorted[from] as number) >>> shift) & 3
        let to = from + 1
        while (to < end && (((sorted[to] as number) >>> shift) & 3) === digit) to++
        grow(from, to, level + 1, size / 2)
        from = to
      }
    }
    skip[cell] = cells
  }

  function build(): void {
    let left = Number.POSITIVE_INFINITY
    let top = Number.POSITIVE_INFINITY
    let right = Number.NEGATIVE_INFINITY
    let bottom = Number.NEGATIVE_INFINITY
    for (let at = 0; at < count; at++) {
      const ax = x[at] as number
      const ay = y[at] as number
      if (ax < left) left = ax
      if (ax > right) right = ax
      if (ay < top) top = ay
      if (ay > bottom) bottom = ay
    }
    const size = Math.max(right - left, bottom - top, 1)
    const scale = 65_535 / size
    for (let at = 0; at < count; at++) {
      const column = ((x[at] as number) - left) * scale
      const row = ((y[at] as number) - top) * scale
      codes[at] = (spread(column) | (spread(row) << 1)) >>> 0
    }
    sort()
    cells = 0
    grow(0, count, 0, size)
  }

  return alpha => {
    build()
    const push = strength * alpha
    for (let group = 0; group < cells; group++) {
      if (leaf[group] === 0) continue
      const start = first[group] as number
      const end = last[group] as number
      const gx = cx[group] as number
      const gy = cy[group] as number
      for (let cell = 0; cell < cells; ) {
        const dx = gx - (cx[cell] as number)
        const dy = gy - (cy[cell] as number)
        if ((width[cell] as number) < WIDTH_SQUARED * (dx * dx + dy * dy)) {
          const mass = push * ((last[cell] as number) - (first[cell] as number))
          const mx = cx[cell] as number
          const my = cy[cell] as number
          for (let at = start; at < end; at++) {
            const ax = (sx[at] as number) - mx
            const ay = (sy[at] as number) - my
            const square = ax * ax + ay * ay
            const weight = mass / (square < 1 ? 1 : square)
            const body = spare[at] as number
            vx[body] = (vx[body] as number) + ax * weight
            vy[body] = (vy[body] as number) + ay * weight
          }
          cell = skip[cell] as number
        } else if (leaf[cell] === 1) {
          const from = first[cell] as number
          const to = last[cell] as number
          for (let at = start; at < end; at++) {
            const ax = sx[at] as number
            const ay = sy[at] as number
            let fx = 0
            let fy = 0
            for (let other = from; other < to; other++) {
              const ox = ax - (sx[other] as number)
              const oy = ay - (sy[other] as number)
              const square = ox * ox + oy * oy
              const weight = push / (square < 1 ? 1 : square)
              fx += ox * weight
              fy += oy * weight
            }
            const body = spare[at] as number
            vx[body] = (vx[body] as number) + fx
            vy[body] = (vy[body] as number) + fy
          }
          cell = skip[cell] as number
        } else cell++
      }
    }
  }
}

/** How many cells a tree over so many bodies can have at most: each body may end a branch of one cell a level. */
const cellsFor = (count: number): number => (count + 1) * (LEVELS + 1)

/** Keeps bodies two radii apart. Gives back the deepest overlap that it met, px. */
export type Separation = () => number

/**
 * Pushes bodies apart that would overlap after this tick. `settled` moves the places themselves and not the speeds.
 * Only bodies of the same square or its eight neighbours can touch, so squares of two radii are looked through.
 */
export function separation(bodies: Bodies, radius: number, random: Chance, settled: boolean): Separation {
  const { count, x, y, vx, vy } = bodies
  const reach = 2 * radius
  const toX = settled ? x : vx
  const toY = settled ? y : vy
  const px = new Float64Array(count)
  const py = new Float64Array(count)

  /** Two bodies: half the overlap each; the one that is held gives its half to the other. */
  function part(a: number, b: number): number {
    let dx = (px[a] as number) - (px[b] as number)
    if (dx >= reach || dx <= -reach) return 0
    let dy = (py[a] as number) - (py[b] as number)
    let square = dx * dx + dy * dy
    if (square >= reach * reach) return 0
    if (square === 0) {
      dx = hair(random)
      dy = hair(random)
      square = dx * dx + dy * dy || 1
    }
    const apart = Math.sqrt(square)
    const overlap = reach - apart
    const half = overlap / apart / (a === 0 || b === 0 ? 1 : 2)
    if (a !== 0) {
      toX[a] = (toX[a] as number) + dx * half
      toY[a] = (toY[a] as number) + dy * half
      px[a] = (px[a] as number) + dx * half
      py[a] = (py[a] as number) + dy * half
    }
    if (b !== 0) {
      toX[b] = (toX[b] as number) - dx * half
      toY[b] = (toY[b] as number) - dy * half
      px[b] = (px[b] as number) - dx * half
      py[b] = (py[b] as number) - dy * half
    }
    return overlap
  }

  function place(): void {
    for (let at = 0; at < count; at++) {
      px[at] = (x[at] as number) + (settled ? 0 : (vx[at] as number))
      py[at] = (y[at] as number) + (settled ? 0 : (vy[at] as number))
    }
    px[0] = x[0] ?? 0
    py[0] = y[0] ?? 0
  }

  if (reach <= 0) return () => 0
  if (count < FEW)
    return () => {
      place()
      let deepest = 0
      for (let a = 0; a < count; a++)
        for (let b = a + 1; b < count; b++) {
          const overlap = part(a, b)
          if (overlap > deepest) deepest = overlap
        }
      return deepest
    }

  let squares = 256
  while (squares < 2 * count) squares *= 2
  const head = new Int32Array(squares)
  const next = new Int32Array(count)
  const column = new Int32Array(count)
  const row = new Int32Array(count)
  const squareOf = (ox: number, oy: number) =>
    (Math.imul(ox, 73_856_093) ^ Math.imul(oy, 19_349_663)) & (squares - 1)
  return () => {
    place()
    head.fill(-1)
    let deepest = 0
    for (let a = 0; a < count; a++) {
      const ox = Math.floor((px[a] as number) / reach)
      const oy = Math.floor((py[a] as number) / reach)
      column[a] = ox
      row[a] = oy
      for (let nx = ox - 1; nx <= ox + 1; nx++)
        for (let ny = oy - 1; ny <= oy + 1; ny++)
          for (let b = head[squareOf(nx, ny)] as number; b >= 0; b = next[b] as number)
            // squares that only share a place in the table are none of its neighbours
            if (column[b] === nx && row[b] === ny) {
              const overlap = part(a, b)
              if (overlap > deepest) deepest = overlap
            }
      const square = squareOf(ox, oy)
      next[a] = head[square] as number
      head[square] = a
    }
    return deepest
  }
}
