import { describe, expect, test } from 'vitest'
import {
  type Brush,
  type GraphColours,
  type PaintedGraph,
  paintGraph,
  paintStamp,
  stampSize,
} from './graph-paint.ts'

const COLOURS: GraphColours = {
  link: 'grey',
  markedLink: 'purple',
  main: 'blue',
  other: 'orange',
  rim: 'white',
  ring: 'red',
  ink: 'black',
  font: 'Inter',
}
const STAMPS = { main: { is: 'main' }, other: { is: 'other' } } as never

type Act = { does: string; with: unknown[]; stroke: string; fill: string; width: number }

/** Records the calls of a brush and their colours. */
function recorded(paint: (brush: Brush) => void): Act[] {
  const acts: Act[] = []
  const state: Record<string, unknown> = { strokeStyle: '', fillStyle: '', lineWidth: 1 }
  const brush = new Proxy(state, {
    get: (_, name: string) =>
      name in state
        ? state[name]
        : (...args: unknown[]) =>
            acts.push({
              does: name,
              with: args,
              stroke: String(state.strokeStyle),
              fill: String(state.fillStyle),
              width: Number(state.lineWidth),
            }),
  })
  paint(brush as unknown as Brush)
  return acts
}

/** Three nodes in a row, the main one first; links to the other two. */
const graph = (more: Partial<PaintedGraph> = {}): PaintedGraph => ({
  width: 400,
  height: 200,
  x: Float64Array.from([100, 200, 300]),
  y: Float64Array.from([100, 100, 100]),
  offset: { x: 0, y: 0 },
  links: Int32Array.from([0, 1, 0, 2]),
  main: 0,
  radius: 10,
  marked: null,
  labels: [],
  ...more,
})

const painted = (more: Partial<PaintedGraph> = {}, density = 1) =>
  recorded(brush => paintGraph(brush, graph(more), COLOURS, STAMPS, density))
const of = (acts: readonly Act[], does: string) => acts.filter(act => act.does === does)
const stamps = (acts: readonly Act[]) =>
  of(acts, 'drawImage').map(({ with: [image, left, top, size] }) => [
    (image as { is: string }).is,
    left,
    top,
    size,
  ])
/** Start and end of each line of one stroke. */
const lines = (acts: readonly Act[]) => {
  const end = acts.findIndex(({ does }) => does === 'stroke')
  const points = acts.slice(0, end).filter(({ does }) => does === 'moveTo' || does === 'lineTo')
  return points.map(({ with: point }) => point)
}

describe('the painted graph (N1)', () => {
  test('the canvas is cleared for any offset', () => {
    const acts = painted({ offset: { x: 30, y: 40 } }, 2)
    expect(acts.slice(0, 2).map(({ does, with: args }) => [does, args])).toEqual([
      ['setTransform', [2, 0, 0, 2, 0, 0]],
      ['clearRect', [0, 0, 400, 200]],
    ])
    expect(acts[2]?.with).toEqual([2, 0, 0, 2, 60, 80])
  })

  test('links are one stroke in the colour of links, one device pixel wide', () => {
    expect(lines(painted())).toEqual([
      [100, 100],
      [200, 100],
      [100, 100],
      [300, 100],
    ])
    const [stroke] = of(painted({}, 2), 'stroke')
    expect([stroke?.stroke, stroke?.width]).toEqual(['grey', 0.5])
  })

  test('an arrow head ends at the marker that it points at', () => {
    const acts = painted({ links: Int32Array.from([0, 1]) })
    const tip = of(acts, 'moveTo')[1]?.with
    expect(tip).toEqual([200 - 10 - 2, 100])
    expect(of(acts, 'fill').map(({ fill }) => fill)).toEqual(['grey'])
  })

  test.each<[sentence: string, more: Partial<PaintedGraph>]>([
    ['marks so small that heads would hide the graph', { radius: 4 }],
    ['markers too close for a head', { x: Float64Array.from([100, 120, 125]) }],
  ])('no head at %s', (_, more) => {
    expect(of(painted(more), 'closePath')).toEqual([])
  })

  test('the main node has its own stamp and is on top', () => {
    const size = stampSize(10)
    expect(size).toBe(22)
    expect(stamps(painted())).toEqual([
      ['other', 189, 89, size],
      ['other', 289, 89, size],
      ['main', 89, 89, size],
    ])
  })

  test('without a main node all stamps are the same', () => {
    expect(stamps(painted({ main: null })).map(([is]) => is)).toEqual(['other', 'other', 'other'])
  })

  test('stamps are at whole device pixels', () => {
    const more = { x: Float64Array.from([100.3, 200.3, 300.3]), offset: { x: 0.4, y: 0 } }
    for (const [, left] of stamps(painted(more, 2)))
      expect(((left as number) + 0.4) * 2).toBeCloseTo(Math.round(((left as number) + 0.4) * 2), 9)
  })

  test('nodes and links outside the canvas are not painted', () => {
    const acts = painted({ offset: { x: -260, y: 0 } })
    expect(stamps(acts).map(([is]) => is)).toEqual(['other'])
    // one link still crosses the canvas
    expect(lines(acts)).toEqual([
      [100, 100],
      [300, 100],
    ])
    expect(stamps(painted({ offset: { x: 0, y: 900 } }))).toEqual([])
  })

  test('invalid positions and links to missing nodes are left out', () => {
    const acts = painted({
      x: Float64Array.from([100, Number.NaN, 300]),
      links: Int32Array.from([0, 1, 0, 9, 2, 0]),
    })
    expect(stamps(acts)).toHaveLength(2)
    expect(lines(acts)).toEqual([
      [300, 100],
      [100, 100],
    ])
  })

  test('the marked node has a ring, and its links with their heads are on top', () => {
    const acts = painted({ marked: 1, radius: 4 })
    const strokes = of(acts, 'stroke').map(({ stroke, width }) => [stroke, width])
    expect(strokes).toEqual([
      ['grey', 1],
      ['purple', 2],
      ['red', 2],
    ])
    expect(of(acts, 'fill').map(({ fill }) => fill)).toEqual(['purple'])
    expect(of(acts, 'roundRect').at(-1)?.with).toEqual([192, 92, 16, 16, 8])
    // the markers at the ends of its links are stamped again, over the links
    expect(
      stamps(acts)
        .slice(3)
        .map(([is]) => is),
    ).toEqual(['main', 'other'])
  })

  test('the ring of the main node is square; a missing marked node has none', () => {
    expect(
      of(painted({ marked: 0 }), 'roundRect')
        .at(-1)
        ?.with.at(-1),
    ).toBeLessThan(7)
    expect(of(painted({ marked: 7 }), 'stroke')).toHaveLength(1)
  })

  test('names have a rim, are at their anchor, and are left out far outside', () => {
    const label = { x: 100, y: 120, anchor: 'middle', text: 'Acme' } as const
    const acts = painted({ labels: [label, { ...label, x: 900, text: 'Far' }] })
    expect(of(acts, 'strokeText').map(({ with: args, stroke, width }) => [args, stroke, width])).toEqual([
      [['Acme', 100, 120], 'white', 3],
    ])
    expect(of(acts, 'fillText').map(({ with: args, fill }) => [args, fill])).toEqual([
      [['Acme', 100, 120], 'black'],
    ])
  })

  test('an empty graph paints nothing', () => {
    const none = new Float64Array(0)
    expect(stamps(painted({ x: none, y: none, links: new Int32Array(0), main: null, marked: 0 }))).toEqual([])
  })
})

describe('a stamp', () => {
  test.each([
    [true, 'blue', 10 / 3],
    [false, 'orange', 10],
  ])('square: %s, %s with corners of %d', (square, colour, corner) => {
    const acts = recorded(brush => paintStamp(brush, 10, square, COLOURS, 2))
    expect(of(acts, 'roundRect')[0]?.with).toEqual([-10, -10, 20, 20, corner])
    expect(of(acts, 'fill')[0]?.fill).toBe(colour)
    expect(of(acts, 'stroke')[0]?.stroke).toBe('white')
    expect(of(acts, 'setTransform')[0]?.with).toEqual([2, 0, 0, 2, 22, 22])
  })
})
