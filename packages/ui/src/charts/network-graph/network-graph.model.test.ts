import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  broughtIn,
  type GraphView,
  INITIAL_GRAPH,
  isZoomed,
  LEAST_ZOOM,
  MOST_ZOOM,
  type NetworkGraphEvent,
  type NetworkGraphState,
  networkGraphReducer,
  WHOLE,
} from './network-graph.model.ts'

const frame = { width: 800, height: 400 }
const played = (state: Partial<NetworkGraphState>, ...events: NetworkGraphEvent[]): NetworkGraphState =>
  events.reduce(networkGraphReducer, { ...INITIAL_GRAPH, ...state })
const middle = { x: 0, y: 0 }

describe('the view', () => {
  test.each<[string, GraphView, NetworkGraphEvent, GraphView]>([
    [
      'nearer round the middle',
      WHOLE,
      { type: 'zoomed', factor: 2, around: middle, frame },
      { zoom: 2, x: 0, y: 0 },
    ],
    [
      'nearer round a point, which keeps its place',
      WHOLE,
      { type: 'zoomed', factor: 2, around: { x: 100, y: -50 }, frame },
      { zoom: 2, x: -100, y: 50 },
    ],
    [
      'no nearer than twelve times',
      WHOLE,
      { type: 'zoomed', factor: 99, around: middle, frame },
      { zoom: MOST_ZOOM, x: 0, y: 0 },
    ],
    [
      'no further than half',
      WHOLE,
      { type: 'zoomed', factor: 0.01, around: middle, frame },
      { zoom: LEAST_ZOOM, x: 0, y: 0 },
    ],
    ['moved', WHOLE, { type: 'panned', by: { x: 30, y: -20 }, frame }, { zoom: 1, x: 30, y: -20 }],
    [
      'not moved out of the frame',
      WHOLE,
      { type: 'panned', by: { x: 9999, y: -9999 }, frame },
      { zoom: 1, x: 400, y: -200 },
    ],
    [
      'what is larger may be moved further',
      { zoom: 2, x: 0, y: 0 },
      { type: 'panned', by: { x: 9999, y: 0 }, frame },
      { zoom: 2, x: 800, y: 0 },
    ],
    [
      'two fingers go apart',
      WHOLE,
      {
        type: 'pinched',
        before: [
          { x: -50, y: 0 },
          { x: 50, y: 0 },
        ],
        after: [
          { x: -100, y: 0 },
          { x: 100, y: 0 },
        ],
        frame,
      },
      { zoom: 2, x: 0, y: 0 },
    ],
    [
      'two fingers go aside together',
      WHOLE,
      {
        type: 'pinched',
        before: [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
        after: [
          { x: 20, y: 5 },
          { x: 30, y: 5 },
        ],
        frame,
      },
      { zoom: 1, x: 20, y: 5 },
    ],
    [
      'two fingers in one place only move',
      WHOLE,
      {
        type: 'pinched',
        before: [middle, middle],
        after: [
          { x: 5, y: 0 },
          { x: 15, y: 0 },
        ],
        frame,
      },
      { zoom: 1, x: 10, y: 0 },
    ],
    [
      'a factor that is no number changes nothing',
      WHOLE,
      { type: 'zoomed', factor: Number.NaN, around: middle, frame },
      WHOLE,
    ],
    [
      'a move that is no number changes nothing',
      WHOLE,
      { type: 'panned', by: { x: Number.NaN, y: 0 }, frame },
      WHOLE,
    ],
  ])('%s', (_sentence, view, event, expected) => {
    expect(played({ view }, event).view).toEqual(expected)
  })

  test('whether it is more or less than the whole graph', () => {
    expect([WHOLE, { zoom: 2, x: 0, y: 0 }, { zoom: 1, x: 3, y: 0 }].map(isZoomed)).toEqual([
      false,
      true,
      true,
    ])
  })

  test.each([
    ['in sight: nowhere', { x: 100, y: 0 }, { x: 0, y: 0 }],
    ['to the right of it', { x: 500, y: 0 }, { x: -140, y: 0 }],
    ['above it', { x: 0, y: -300 }, { x: 0, y: 140 }],
  ])('a node is brought into sight: %s', (_sentence, at, by) => {
    expect(broughtIn(at, frame)).toEqual(by)
  })
})

describe('nodes', () => {
  test('a dragged node keeps its place, and reset puts it back and shows everything', () => {
    const dragged = played(
      {},
      { type: 'dragged', node: 3, to: { x: 1, y: 2 } },
      { type: 'zoomed', factor: 2, around: middle, frame },
    )
    expect(dragged.moved.get(3)).toEqual({ x: 1, y: 2 })
    const reset = played(dragged, { type: 'reset' })
    expect([reset.moved.size, reset.view]).toEqual([0, WHOLE])
  })

  test('a place that is no number is no place', () => {
    expect(played({}, { type: 'dragged', node: 3, to: { x: Number.NaN, y: 2 } }).moved.size).toBe(0)
  })

  test('a step marks the node, moves the graph, and what is under a resting pointer gives way', () => {
    const state = played({ hovered: 2 }, { type: 'walked', node: 4, by: { x: -10, y: 0 }, frame })
    expect([state.focused, state.view.x, state.hovered]).toEqual([4, -10, null])
  })

  test('what changes nothing gives the same state back, so that nothing is drawn', () => {
    const state = played({ hovered: 2, focused: 3 })
    expect(networkGraphReducer(state, { type: 'hovered', node: 2 })).toBe(state)
    expect(networkGraphReducer(state, { type: 'marked', node: 3 })).toBe(state)
  })

  test('another graph forgets moved nodes, marks and the view, and keeps table, logo and focus', () => {
    const before = played(
      { focused: 1, hovered: 2, table: 'open', logo: true, engaged: true },
      { type: 'dragged', node: 1, to: middle },
    )
    expect(played(before, { type: 'replaced' })).toEqual({
      ...INITIAL_GRAPH,
      table: 'open',
      logo: true,
      engaged: true,
    })
  })
})

test.each<[string, NetworkGraphEvent, Partial<NetworkGraphState>]>([
  ['focus', { type: 'focused' }, { engaged: true }],
  ['the table opens', { type: 'tableToggled' }, { table: 'open' }],
  ['all rows', { type: 'allRowsAsked' }, { table: 'allRows' }],
  ['the logo', { type: 'logoChosen', on: true }, { logo: true }],
])('%s', (_sentence, event, expected) => {
  expect(played({}, event)).toEqual({ ...INITIAL_GRAPH, ...expected })
})

test('property: no order of gestures leads out of the limits or to what is no number', () => {
  const number = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double())
  const spot = fc.record({ x: number, y: number })
  const event: fc.Arbitrary<NetworkGraphEvent> = fc.oneof(
    fc.record({
      type: fc.constant('zoomed' as const),
      factor: number,
      around: spot,
      frame: fc.constant(frame),
    }),
    fc.record({ type: fc.constant('panned' as const), by: spot, frame: fc.constant(frame) }),
    fc.record({
      type: fc.constant('pinched' as const),
      before: fc.tuple(spot, spot),
      after: fc.tuple(spot, spot),
      frame: fc.constant(frame),
    }),
    fc.record({ type: fc.constant('dragged' as const), node: fc.nat(9), to: spot }),
    fc.constant({ type: 'reset' as const }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), events => {
      const { view, moved } = played({}, ...events)
      expect(view.zoom).toBeGreaterThanOrEqual(LEAST_ZOOM)
      expect(view.zoom).toBeLessThanOrEqual(MOST_ZOOM)
      for (const value of [view.x, view.y, ...[...moved.values()].flatMap(({ x, y }) => [x, y])])
        expect(Number.isFinite(value)).toBe(true)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * MOST_ZOOM) / 2)
    }),
  )
})
