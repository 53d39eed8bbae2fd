import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { fewDraws } from '../../../../../tests/properties.ts'
import { type Layout, type LayoutRequest, layOut, simulate } from './network-graph.layout.ts'
import { radialStart } from './radial-start.ts'

const linksOf = (...pairs: readonly (readonly [number, number])[]) => Int32Array.from(pairs.flat())
const star = (count: number) => linksOf(...Array.from({ length: count - 1 }, (_, at) => [0, at + 1] as const))
const line = (count: number) =>
  linksOf(...Array.from({ length: count - 1 }, (_, at) => [at, at + 1] as const))
const ask = (count: number, links: Int32Array, more: Partial<LayoutRequest> = {}): LayoutRequest => ({
  count,
  links,
  radius: 15,
  distance: 25,
  ...more,
})

const at = (places: Float64Array, node: number) => places[node] ?? Number.NaN
const apart = ({ x, y }: Layout, a: number, b: number) => Math.hypot(at(x, a) - at(x, b), at(y, a) - at(y, b))
const finite = ({ x, y }: Layout) => [...x, ...y].every(Number.isFinite)

/** The largest overlap of two markers, px. */
function deepest(layout: Layout, radius: number): number {
  let worst = 0
  for (let a = 0; a < layout.x.length; a++)
    for (let b = a + 1; b < layout.x.length; b++) worst = Math.max(worst, 2 * radius - apart(layout, a, b))
  return worst
}

/** The mean length of the links, px. */
function meanLink(layout: Layout, links: Int32Array): number {
  let sum = 0
  for (let end = 0; end < links.length; end += 2)
    sum += apart(layout, links[end] as number, links[end + 1] as number)
  return sum / (links.length / 2)
}

/** A tree whose older nodes have more links, with an additional link for every fourth node. */
function grown(count: number): Int32Array {
  let state = 7
  const draw = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  const links: number[] = []
  const ends = [0]
  for (let node = 1; node < count; node++) {
    const to = ends[draw(ends.length)] ?? 0
    links.push(to, node)
    ends.push(to, node)
  }
  for (let cross = 0; cross < count / 4; cross++) links.push(draw(count), draw(count))
  return Int32Array.from(links)
}

describe('the layout of the network graph (N1)', () => {
  test.each<[sentence: string, request: LayoutRequest]>([
    ['no nodes', ask(0, linksOf())],
    ['one node', ask(1, linksOf())],
    ['one node that is linked to itself', ask(1, linksOf([0, 0]))],
    ['two nodes without a link', ask(2, linksOf())],
    ['a link twice', ask(2, linksOf([0, 1], [0, 1], [1, 0]))],
    ['links to nodes that are not there', ask(3, linksOf([0, 7], [-1, 1], [1, 2]))],
    ['half a link at the end', ask(3, Int32Array.from([0, 1, 2]))],
    ['a ring', ask(4, linksOf([0, 1], [1, 2], [2, 3], [3, 0]))],
    ['marks without a size', ask(8, star(8), { radius: 0, distance: 0 })],
    ['sizes that are no numbers', ask(8, star(8), { radius: Number.NaN, distance: Number.NaN })],
    ['sizes without an end', ask(8, star(8), { radius: Number.POSITIVE_INFINITY, distance: 1e308 })],
    ['negative sizes', ask(8, star(8), { radius: -5, distance: -5 })],
    ['no tick', ask(8, star(8), { ticks: 0 })],
    ['a seed that is no number', ask(8, star(8), { seed: Number.NaN })],
    ['a chain of 500', ask(500, line(500))],
    ['a star of 500', ask(500, star(500))],
    ['500 nodes without a link', ask(500, linksOf())],
  ])('%s: a finite place for every node, the first in the middle', (_, request) => {
    const layout = layOut(request)
    expect(layout.x).toHaveLength(request.count)
    expect(layout.y).toHaveLength(request.count)
    expect(finite(layout)).toBe(true)
    if (request.count > 0) expect([layout.x[0], layout.y[0]]).toEqual([0, 0])
  })

  test('zero nodes and an invalid number of nodes have the same layout', () => {
    expect(layOut(ask(Number.NaN, star(4))).x).toHaveLength(0)
    expect(layOut(ask(-3, star(4))).x).toHaveLength(0)
  })

  test.each<[sentence: string, count: number, links: Int32Array, radius: number, distance: number]>([
    ['two nodes', 2, line(2), 25, 45],
    ['a star of ten, at the size of few nodes', 10, star(10), 25, 45],
    ['eleven, at the size of many', 11, star(11), 15, 25],
    ['a star of 100: its marks fill a disc', 100, star(100), 15, 25],
    ['a chain of 100', 100, line(100), 15, 25],
    ['a grown graph of 100', 100, grown(100), 15, 45],
    ['a grown graph of 400', 400, grown(400), 15, 45],
  ])('%s: no markers overlap', (_, count, links, radius, distance) => {
    expect(deepest(layOut(ask(count, links, { radius, distance })), radius)).toBeLessThan(0.1)
  })

  test('linked nodes are closer than unlinked ones', () => {
    const links = grown(60)
    const layout = layOut(ask(60, links))
    const everyPair = linksOf(
      ...Array.from({ length: 60 * 59 }, (_, pair) => [Math.floor(pair / 59), pair % 59] as const),
    )
    expect(meanLink(layout, links)).toBeLessThan(meanLink(layout, everyPair) / 2)
  })

  test('a longer link distance gives longer links', () => {
    const short = layOut(ask(2, line(2), { distance: 60 }))
    const long = layOut(ask(2, line(2), { distance: 160 }))
    expect(apart(long, 0, 1)).toBeGreaterThan(apart(short, 0, 1) + 80)
  })

  test('components without a link to the main node stay near', () => {
    const layout = layOut(ask(20, linksOf([0, 1], [0, 2], [4, 5], [5, 6], [8, 9])))
    for (let node = 1; node < 20; node++) expect(apart(layout, 0, node)).toBeLessThan(400)
  })

  test('twice as many ticks hardly shorten links', () => {
    const links = grown(400)
    const length = (ticks: number) => meanLink(layOut(ask(400, links, { ticks })), links)
    expect(length(150) / length(300)).toBeLessThan(1.05)
  })

  test('another seed gives another layout; the same seed gives the same one', () => {
    const one = layOut(ask(12, star(12)))
    expect(layOut(ask(12, star(12), { seed: 1 }))).toEqual(one)
    expect(layOut(ask(12, star(12), { seed: 2 }))).not.toEqual(one)
  })

  test('Math.random and trigonometry of the engine are not used', () => {
    const request = ask(140, grown(140))
    const layout = layOut(request)
    const engines = (['random', 'sin', 'cos', 'tan', 'pow', 'exp', 'log', 'hypot'] as const).map(name =>
      vi.spyOn(Math, name).mockReturnValue(0.123),
    )
    try {
      expect(layOut(request)).toEqual(layout)
    } finally {
      for (const engine of engines) engine.mockRestore()
    }
  })

  test('unconnected components are separate from each other', () => {
    const parts = [0, 12, 24].flatMap(first =>
      Array.from({ length: 11 }, (_, at) => [first, first + 1 + at] as const),
    )
    const layout = layOut(ask(36, linksOf(...parts)))
    const middleOf = (first: number) => {
      const nodes = Array.from({ length: 12 }, (_, at) => first + at)
      const mean = (places: Float64Array) => nodes.reduce((sum, node) => sum + at(places, node), 0) / 12
      return [mean(layout.x), mean(layout.y)] as const
    }
    const middles = [0, 12, 24].map(middleOf)
    for (let node = 0; node < 36; node++) {
      const away = middles.map(([x, y]) => Math.hypot(at(layout.x, node) - x, at(layout.y, node) - y))
      expect(away.indexOf(Math.min(...away))).toBe(Math.floor(node / 12))
    }
  })

  test('it ends: by default after 150 ticks, earlier if nothing moves, and after a limited number of last rounds', () => {
    const steps = (request: LayoutRequest) => {
      const simulation = simulate(request)
      let many = 1
      while (simulation.step()) many++
      return many
    }
    expect(steps(ask(12, star(12)))).toBeLessThan(60)
    expect(steps(ask(400, grown(400)))).toBeGreaterThan(60)
    expect(steps(ask(400, grown(400)))).toBeLessThanOrEqual(390)
    expect(steps(ask(12, star(12), { ticks: 20 }))).toBeLessThanOrEqual(260)
    expect(steps(ask(1, linksOf()))).toBe(1)
  })
})

describe('start positions', () => {
  test('a ring for each link distance from the main node', () => {
    const { x, y } = radialStart({ count: 7, links: line(7), spacing: 40, turn: 0 })
    const away = Array.from(x, (left, node) => Math.round(Math.hypot(left, at(y, node))))
    expect(away).toEqual([0, 40, 80, 120, 160, 200, 240])
  })

  test.each([0, 0.13, 0.25, 0.4, 0.5, 0.66, 0.75, 0.9, 0.999])(
    'the circle is round at a turn of %d',
    turn => {
      const { x, y } = radialStart({ count: 2, links: line(2), spacing: 100, turn })
      // a single node has the whole ring and is in its middle, half a turn on
      const angle = 2 * Math.PI * (turn + 0.5)
      expect(at(x, 1)).toBeCloseTo(100 * Math.cos(angle), 1)
      expect(at(y, 1)).toBeCloseTo(100 * Math.sin(angle), 1)
    },
  )
})

const graphs = (most: number) =>
  fc.integer({ min: 0, max: most }).chain(count =>
    fc.record({
      count: fc.constant(count),
      links: fc
        .array(fc.integer({ min: -1, max: count }), { maxLength: 3 * count })
        .map(ends => Int32Array.from(ends)),
      radius: fc.integer({ min: 0, max: 40 }),
      distance: fc.integer({ min: 0, max: 120 }),
      seed: fc.nat(),
      ticks: fc.constantFrom(60, 300),
    }),
  )

describe('properties for any graph', () => {
  test('every position is finite, the main node is in the middle, and the result is deterministic', () => {
    fc.assert(
      fc.property(graphs(160), request => {
        const layout = layOut(request)
        expect(finite(layout)).toBe(true)
        if (request.count > 0) expect([layout.x[0], layout.y[0]]).toEqual([0, 0])
        expect(layOut({ ...request, links: request.links.slice() })).toEqual(layout)
      }),
      fewDraws,
    )
  })

  test('up to 100 nodes hardly overlap', () => {
    fc.assert(
      fc.property(graphs(100), request => {
        expect(deepest(layOut(request), request.radius)).toBeLessThan(0.1)
      }),
      fewDraws,
    )
  })

  test('any numbers give finite positions', () => {
    fc.assert(
      fc.property(
        fc.record({
          count: fc.oneof(fc.double({ max: 60 }), fc.constant(Number.NaN)),
          links: fc.array(fc.integer(), { maxLength: 40 }).map(ends => Int32Array.from(ends)),
          radius: fc.double(),
          distance: fc.double(),
          seed: fc.double(),
          ticks: fc.double({ max: 50 }),
        }),
        request => {
          expect(finite(layOut(request))).toBe(true)
        },
      ),
    )
  })
})
