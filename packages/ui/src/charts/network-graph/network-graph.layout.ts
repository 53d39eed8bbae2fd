import {
  type Bodies,
  type Chance,
  centreForce,
  chance,
  type Force,
  linkForce,
  repulsion,
  separation,
} from './network-graph.forces.ts'
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
  /** Steps of the simulation at most; 150. It ends sooner when nothing moves any more. */
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

/** As the start has no tangles, twice as many make links no more than two per cent shorter. */
const TICKS = 150
/** How much of its speed a node keeps from tick to tick. */
const KEPT = 0.6
/** Air between marks, px. */
const GAP = 8
/** Overlap that nobody sees, px. */
const HAIR = 0.02
/** Rounds of pushing marks apart when all else is done. */
const LAST_ROUNDS = 240
/** When no node goes further than a twentieth of a pixel in a tick, all have arrived; squared. */
const STILL = 0.05 * 0.05
/** How hard nodes push each other away, per px of the length of links. */
const PUSH = 5
/** How hard everything is drawn to the middle. */
const PULL = 0.08

/**
 * Places the nodes of a graph: linked ones near each other, none on another, the main one in the middle. The same question has the
 * same answer, to the bit, in every engine: nothing but the four operations and the square root is used, and chance is seeded.
 */
export function layOut(question: LayoutQuestion): Layout {
  const simulation = simulate(question)
  while (simulation.step());
  return simulation.layout()
}

/** The same layout, to be taken in steps. */
export function simulate(question: LayoutQuestion): Simulation {
  const { count, links, radius, distance, ticks, random } = clean(question)
  const { x, y } = startPlaces({ count, links, room: 2 * radius + GAP, turn: random() })
  const bodies: Bodies = { count, x, y, vx: new Float64Array(count), vy: new Float64Array(count) }
  const forces: Force[] = [
    linkForce(bodies, links, distance, random),
    repulsion(bodies, PUSH * distance, random),
    centreForce(bodies, PULL),
  ]
  const keepApart = separation(bodies, radius + GAP / 2, random, false)
  const pushApart = separation(bodies, radius, random, true)
  let tick = 0

  function step(): boolean {
    if (tick < ticks) {
      const left = (ticks - tick) / ticks
      const alpha = left * left * left * left
      for (const force of forces) force(alpha)
      keepApart()
      tick = move(bodies) < STILL ? ticks : tick + 1
      return true
    }
    tick++
    return pushApart() > HAIR && tick < ticks + LAST_ROUNDS
  }
  return { step: count > 1 ? step : () => false, layout: () => ({ x: rounded(x), y: rounded(y) }) }
}

/** Every body but the first goes where its speed takes it. Gives back the longest way, squared. */
function move({ count, x, y, vx, vy }: Bodies): number {
  let longest = 0
  vx[0] = 0
  vy[0] = 0
  for (let at = 1; at < count; at++) {
    const right = (vx[at] as number) * KEPT
    const down = (vy[at] as number) * KEPT
    vx[at] = right
    vy[at] = down
    x[at] = (x[at] as number) + right
    y[at] = (y[at] as number) + down
    longest = Math.max(longest, right * right + down * down)
  }
  return longest
}

/** To a hundredth of a pixel, and no minus zero. */
const rounded = (places: Float64Array): Float64Array => places.map(place => Math.round(place * 100) / 100 + 0)

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
  return {
    count,
    links: realLinks(question.links, count),
    radius,
    distance: Math.max(wished, 2 * radius + GAP),
    ticks: Math.floor(within(question.ticks ?? TICKS, 0, 10_000, TICKS)),
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
