import { type Force, forceCollide, forceLink, forceManyBody } from 'd3-force'
import { radialStart } from './radial-start.ts'

/** A graph to lay out: the number of nodes, their links and their size. */
export type LayoutRequest = {
  /** Nodes 0 … count − 1; node 0 is the main one and stays in the middle. */
  readonly count: number
  /** source 0, target 0, source 1, target 1, …; a link of a node to itself or to none is left out. */
  readonly links: Int32Array
  /** Radius of the markers, px. */
  readonly radius: number
  /** Length of a link, px from centre to centre; at least the distance that keeps the markers apart. */
  readonly distance: number
  /** Another seed gives another layout of the same graph. Default 1. */
  readonly seed?: number
  /** Maximum number of simulation steps. Default 60 for up to 30 nodes, 150 for more. The simulation ends early if nothing moves. */
  readonly ticks?: number
}

/** The position of each node in px around 0,0; always finite, rounded to hundredths. */
export type Layout = { readonly x: Float64Array; readonly y: Float64Array }

/** A layout that is computed step by step, so that the caller decides how long it blocks the thread. */
export type Simulation = {
  /** Runs one tick; returns whether there is another. */
  readonly step: () => boolean
  readonly layout: () => Layout
}

/** Half of d3-force's default, because the start positions have few crossings. */
const TICKS = 150
/** A small graph is laid out during rendering, and needs fewer ticks. */
const FEW = { nodes: 30, ticks: 60 }
/** Gap between markers, px. */
const GAP = 8
/** Invisible overlap, px: twice the distance that a node may move in the last rounds. */
const INVISIBLE_OVERLAP = 0.02
/** Maximum number of final rounds that push markers apart. */
const LAST_ROUNDS = 240
/** The simulation ends when no node moves further than this in a tick, px. A tenth of it takes 50 % longer for the same picture. */
const STILL = 0.5
/** Repulsion of two nodes, per px of link length. */
const PUSH = 5
/** Attraction to the middle, so that components without a link to the main node stay near. */
const PULL = 0.08
/** Share of a node's velocity that remains after a tick. */
const FRICTION = 0.6
/** The Barnes–Hut criterion: a third less work than d3's 0.9 for the same picture. */
const THETA = 1.3

/**
 * Lays out a graph with d3-force: linked nodes are near each other, none overlap, and the main one is in the middle. The result is
 * identical to the bit in every engine: start positions and random numbers are computed here, and d3-force otherwise only uses arithmetic
 * and square roots.
 */
export function layOut(request: LayoutRequest): Layout {
  const simulation = simulate(request)
  while (simulation.step());
  return simulation.layout()
}

/** The same layout, step by step. */
export function simulate(request: LayoutRequest): Simulation {
  const clear = clean(request)
  const { ticks } = clear
  const bodies = bodiesOf(clear)
  const { drawing, parting } = forcesOn(bodies, clear)
  let tick = 0

  function step(): boolean {
    if (tick < ticks) {
      const left = (ticks - tick) / ticks
      move(bodies, drawing, left * left * left * left, FRICTION)
      tick = farthest(bodies) < STILL ? ticks : tick + 1
      return true
    }
    tick++
    // velocities are reset each tick, so that a velocity is the distance of its tick
    for (const body of bodies) body.vx = body.vy = 0
    move(bodies, parting, 1, 1)
    return farthest(bodies) > INVISIBLE_OVERLAP / 2 && tick < ticks + LAST_ROUNDS
  }
  return {
    step: bodies.length > 1 ? step : () => false,
    layout: () => ({ x: rounded(bodies, 'x'), y: rounded(bodies, 'y') }),
  }
}

/** A node as d3-force moves it: px, and px per tick. */
type Body = { index: number; x: number; y: number; vx: number; vy: number }

function bodiesOf({ count, links, radius, random }: CleanRequest): Body[] {
  const { x, y } = radialStart({ count, links, spacing: 2 * radius + GAP, turn: random() })
  return Array.from(x, (left, index) => ({ index, x: left, y: y[index] as number, vx: 0, vy: 0 }))
}

/** Changes the velocities of bodies in proportion to `alpha`. */
type Pull = (alpha: number) => void

/** `drawing` pulls linked nodes together and pushes others apart; `parting` separates overlapping markers at the end. */
function forcesOn(
  bodies: Body[],
  { links, radius, distance, random }: CleanRequest,
): { drawing: readonly Pull[]; parting: readonly Pull[] } {
  const ties = Array.from({ length: links.length / 2 }, (_, at) => ({
    source: bodies[links[2 * at] as number] as Body,
    target: bodies[links[2 * at + 1] as number] as Body,
  }))
  const push = forceManyBody<Body>()
    .strength(-PUSH * distance)
    .theta(THETA)
  // like d3's simulation, but without its timer and listeners
  const among = (force: Force<Body, never>): Pull => {
    force.initialize?.(bodies, random)
    return force
  }
  const inwards: Pull = alpha => {
    for (const body of bodies) {
      body.vx -= body.x * PULL * alpha
      body.vy -= body.y * PULL * alpha
    }
  }
  return {
    drawing: [
      among(forceLink(ties).distance(distance)),
      among(push),
      inwards,
      among(forceCollide(radius + GAP / 2)),
    ],
    parting: [among(forceCollide(radius))],
  }
}

/** One tick: forces move every body except the first, which stays in the middle. */
function move(bodies: readonly Body[], forces: readonly Pull[], alpha: number, friction: number): void {
  for (const force of forces) force(alpha)
  const [main] = bodies
  if (main) main.vx = main.vy = 0
  for (const body of bodies) {
    body.vx *= friction
    body.vy *= friction
    body.x += body.vx
    body.y += body.vy
  }
}

/** The largest distance of the last tick on one axis, px. */
function farthest(bodies: readonly Body[]): number {
  let longest = 0
  for (const { vx, vy } of bodies) longest = Math.max(longest, Math.abs(vx), Math.abs(vy))
  return longest
}

/** Rounds to a hundredth of a pixel, without minus zero. */
const rounded = (bodies: readonly Body[], axis: 'x' | 'y'): Float64Array =>
  Float64Array.from(bodies, body => Math.round(body[axis] * 100) / 100 + 0)

/** Numbers in 0 ≤ n < 1, the same for the same seed in every engine. */
type Random = () => number

function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

type CleanRequest = {
  count: number
  links: Int32Array
  radius: number
  distance: number
  ticks: number
  random: Random
}

/** Clamps every number of the request, so that the result is finite. */
function clean(request: LayoutRequest): CleanRequest {
  const count = Math.floor(within(request.count, 0, 1_000_000, 0))
  const radius = within(request.radius, 0, 1000, 15)
  const distance = within(request.distance, 0, 10_000, 30)
  const defaultTicks = count > FEW.nodes ? TICKS : FEW.ticks
  return {
    count,
    links: realLinks(request.links, count),
    radius,
    distance: Math.max(distance, 2 * radius + GAP),
    ticks: Math.floor(within(request.ticks ?? defaultTicks, 0, 10_000, defaultTicks)),
    random: seededRandom(within(request.seed ?? 1, 0, 4_294_967_295, 1)),
  }
}

const within = (value: number, least: number, most: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, value))

/** The links between two different existing nodes. */
function realLinks(links: Int32Array, count: number): Int32Array {
  const valid = new Int32Array(links.length)
  let length = 0
  for (let at = 0; at + 1 < links.length; at += 2) {
    const a = links[at] as number
    const b = links[at + 1] as number
    if (a === b || a < 0 || b < 0 || a >= count || b >= count) continue
    valid[length++] = a
    valid[length++] = b
  }
  return valid.subarray(0, length)
}
