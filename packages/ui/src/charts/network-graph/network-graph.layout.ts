import {
  type Simulation as Forces,
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
} from 'd3-force'
import { startPlaces } from './network-graph.start.ts'

/** A graph that wants places: how many nodes, which of them are linked, and how large they are drawn. */
export type LayoutQuestion = {
  /** Nodes 0 … count − 1; node 0 is the main one, where there is one, and stays in the middle. */
  readonly count: number
  /** source 0, target 0, source 1, target 1, …; a link of a node to itself or to none is left out. */
  readonly links: Int32Array
  /** Of a node's mark, px. */
  readonly radius: number
  /** The length that links are drawn to, px from middle to middle; never less than lets both marks stand side by side. */
  readonly distance: number
  /** Another number, another picture of the same graph; 1. */
  readonly seed?: number
  /** Steps of the simulation at most; 60 for up to 30 nodes, 150 for more. It ends sooner when nothing moves any more. */
  readonly ticks?: number
}

/** Where each node stands, px around 0,0. Always finite, and to a hundredth, so that it is written short. */
export type Layout = { readonly x: Float64Array; readonly y: Float64Array }

/** A layout on its way. Whoever steps it decides how long it holds the thread. */
export type Simulation = {
  /** One tick; whether there is another. */
  readonly step: () => boolean
  readonly layout: () => Layout
}

/** As the start has no tangles, half of what d3-force takes by default. */
const TICKS = 150
/** A small graph is laid out while the page waits, and is untangled anyway. */
const FEW = { nodes: 30, ticks: 60 }
/** Air between marks, px. */
const GAP = 8
/** Twice as far as a node may move in the last rounds: overlap that nobody sees, px. */
const HAIR = 0.02
/** Rounds of pushing marks apart when all else is done. */
const LAST_ROUNDS = 240
/** When no node goes further than this in a tick, all have arrived, px: ten times less takes half as long again for the same picture. */
const STILL = 0.5
/** How hard nodes push each other away, per px of the length of links. */
const PUSH = 5
/** How hard everything is drawn to the middle, so that parts without a link to the main node stay near. */
const PULL = 0.08
/** How wide a group of far nodes may look, as width over distance, to push as one: a third less work than d3's 0.9, and the same picture. */
const THETA = 1.3

/**
 * Places the nodes of a graph by d3-force: linked ones near each other, none on another, the main one in the middle. The same question
 * has the same answer, to the bit, in every engine: places to begin with and chance are ours, and what is left of d3-force is the four
 * operations and the square root.
 */
export function layOut(question: LayoutQuestion): Layout {
  const simulation = simulate(question)
  while (simulation.step());
  return simulation.layout()
}

/** The same layout, to be taken in steps. */
export function simulate(question: LayoutQuestion): Simulation {
  const clear = clean(question)
  const { count, ticks } = clear
  const bodies = bodiesOf(clear)
  const drawn = count > 1 ? drawing(bodies, clear) : null
  const parted = count > 1 ? parting(bodies, clear) : null
  let tick = 0

  function step(): boolean {
    if (tick < ticks) {
      const left = (ticks - tick) / ticks
      drawn?.alpha(left * left * left * left).tick()
      tick = farthest(bodies) < STILL ? ticks : tick + 1
      return true
    }
    tick++
    for (const body of bodies) body.vx = body.vy = 0
    parted?.tick()
    return farthest(bodies) > HAIR / 2 && tick < ticks + LAST_ROUNDS
  }
  return {
    step: count > 1 ? step : () => false,
    layout: () => ({ x: rounded(bodies, 'x'), y: rounded(bodies, 'y') }),
  }
}

/** A node as d3-force moves it: px, and px a tick. The first one is held in the middle. */
type Body = {
  index: number
  x: number
  y: number
  vx: number
  vy: number
  fx: number | null
  fy: number | null
}

function bodiesOf({ count, links, radius, random }: CleanQuestion): Body[] {
  const { x, y } = startPlaces({ count, links, room: 2 * radius + GAP, turn: random() })
  return Array.from(x, (left, index) => {
    const held = index === 0 ? 0 : null
    return { index, x: left, y: y[index] as number, vx: 0, vy: 0, fx: held, fy: held }
  })
}

/** What draws linked nodes together and all others apart. Its alpha is set from tick to tick: how much pushes still count. */
function drawing(
  bodies: Body[],
  { links, radius, distance, random }: CleanQuestion,
): Forces<Body, undefined> {
  const ties = Array.from({ length: links.length / 2 }, (_, at) => ({
    source: bodies[links[2 * at] as number] as Body,
    target: bodies[links[2 * at + 1] as number] as Body,
  }))
  return still(bodies, random)
    .alphaDecay(0)
    .force('link', forceLink(ties).distance(distance))
    .force(
      'push',
      forceManyBody()
        .strength(-PUSH * distance)
        .theta(THETA),
    )
    .force('x', forceX(0).strength(PULL))
    .force('y', forceY(0).strength(PULL))
    .force('apart', forceCollide(radius + GAP / 2))
}

/** What pushes marks off each other at last: a speed lasts for one tick, so that it is the way of that tick. */
function parting(bodies: Body[], { radius, random }: CleanQuestion): Forces<Body, undefined> {
  return still(bodies, random).velocityDecay(0).force('apart', forceCollide(radius))
}

/** A simulation that is stepped by us and not by a clock. */
function still(bodies: Body[], random: Chance): Forces<Body, undefined> {
  return forceSimulation(bodies).stop().randomSource(random)
}

/** The longest way of the last tick on one axis, px. */
function farthest(bodies: readonly Body[]): number {
  let longest = 0
  for (const { vx, vy } of bodies) longest = Math.max(longest, Math.abs(vx), Math.abs(vy))
  return longest
}

/** To a hundredth of a pixel, and no minus zero. */
const rounded = (bodies: readonly Body[], axis: 'x' | 'y'): Float64Array =>
  Float64Array.from(bodies, body => Math.round(body[axis] * 100) / 100 + 0)

/** Numbers in 0 ≤ n < 1, the same ones for the same seed in every engine. */
type Chance = () => number

function chance(seed: number): Chance {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

type CleanQuestion = {
  count: number
  links: Int32Array
  radius: number
  distance: number
  ticks: number
  random: Chance
}

/** The question with every number in its bounds, so that no answer can leave the finite. */
function clean(question: LayoutQuestion): CleanQuestion {
  const count = Math.floor(within(question.count, 0, 1_000_000, 0))
  const radius = within(question.radius, 0, 1000, 15)
  const wished = within(question.distance, 0, 10_000, 30)
  const usual = count > FEW.nodes ? TICKS : FEW.ticks
  return {
    count,
    links: realLinks(question.links, count),
    radius,
    distance: Math.max(wished, 2 * radius + GAP),
    ticks: Math.floor(within(question.ticks ?? usual, 0, 10_000, usual)),
    random: chance(within(question.seed ?? 1, 0, 4_294_967_295, 1)),
  }
}

const within = (value: number, least: number, most: number, otherwise: number): number =>
  Number.isNaN(value) ? otherwise : Math.min(most, Math.max(least, value))

/** Links between two different nodes that are there. */
function realLinks(links: Int32Array, count: number): Int32Array {
  const kept = new Int32Array(links.length)
  let length = 0
  for (let at = 0; at + 1 < links.length; at += 2) {
    const a = links[at] as number
    const b = links[at + 1] as number
    if (a === b || a < 0 || b < 0 || a >= count || b >= count) continue
    kept[length++] = a
    kept[length++] = b
  }
  return kept.subarray(0, length)
}
