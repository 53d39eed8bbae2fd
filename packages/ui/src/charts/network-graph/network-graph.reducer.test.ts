import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type GraphView,
  INITIAL_GRAPH,
  isGraphZoomed,
  MAX_ZOOM,
  MIN_ZOOM,
  type NetworkGraphAction,
  type NetworkGraphState,
  networkGraphReducer,
  panIntoView,
  WHOLE_VIEW,
} from './network-graph.reducer.ts'

const frame = { width: 800, height: 400 }
const played = (state: Partial<NetworkGraphState>, ...events: NetworkGraphAction[]): NetworkGraphState =>
  events.reduce(networkGraphReducer, { ...INITIAL_GRAPH, ...state })
const middle = { x: 0, y: 0 }

describe('the view', () => {
  test.each<[string, GraphView, NetworkGraphAction, GraphView]>([
    [
      'nearer round the middle',
      WHOLE_VIEW,
      { type: 'zoomed', factor: 2, around: middle, frame },
      { zoom: 2, x: 0, y: 0 },
    ],
    [
      'zooming in around a point, which stays in place',
      WHOLE_VIEW,
      { type: 'zoomed', factor: 2, around: { x: 100, y: -50 }, frame },
      { zoom: 2, x: -100, y: 50 },
    ],
    [
      'no nearer than twelve times',
      WHOLE_VIEW,
      { type: 'zoomed', factor: 99, around: middle, frame },
      { zoom: MAX_ZOOM, x: 0, y: 0 },
    ],
    [
      'no further than half',
      WHOLE_VIEW,
      { type: 'zoomed', factor: 0.01, around: middle, frame },
      { zoom: MIN_ZOOM, x: 0, y: 0 },
    ],
    ['moved', WHOLE_VIEW, { type: 'panned', by: { x: 30, y: -20 }, frame }, { zoom: 1, x: 30, y: -20 }],
    [
      'not moved out of the frame',
      WHOLE_VIEW,
      { type: 'panned', by: { x: 9999, y: -9999 }, frame },
      { zoom: 1, x: 400, y: -200 },
    ],
    [
      'a larger graph can be panned further',
      { zoom: 2, x: 0, y: 0 },
      { type: 'panned', by: { x: 9999, y: 0 }, frame },
      { zoom: 2, x: 800, y: 0 },
    ],
    [
      'also upwards',
      { zoom: 2, x: 0, y: 0 },
      { type: 'panned', by: { x: 0, y: 9999 }, frame },
      { zoom: 2, x: 0, y: 400 },
    ],
    [
      'a smaller graph no further than the whole one',
      { zoom: 0.5, x: 0, y: 0 },
      { type: 'panned', by: { x: 9999, y: 9999 }, frame },
      { zoom: 0.5, x: 400, y: 200 },
    ],
    [
      'zooming a panned and zoomed view around a point, which stays in place',
      { zoom: 2, x: 30, y: 20 },
      { type: 'zoomed', factor: 2, around: { x: 50, y: 60 }, frame },
      { zoom: 4, x: 10, y: -20 },
    ],
    [
      'two fingers go apart upwards, around the point between them',
      WHOLE_VIEW,
      {
        type: 'pinched',
        before: [
          { x: 0, y: 20 },
          { x: 0, y: 40 },
        ],
        after: [
          { x: 0, y: 10 },
          { x: 0, y: 50 },
        ],
        frame,
      },
      { zoom: 2, x: 0, y: -30 },
    ],
    [
      'two fingers that meet only move',
      WHOLE_VIEW,
      {
        type: 'pinched',
        before: [
          { x: 5, y: 0 },
          { x: 15, y: 0 },
        ],
        after: [middle, middle],
        frame,
      },
      { zoom: 1, x: -10, y: 0 },
    ],
    [
      'two fingers go apart',
      WHOLE_VIEW,
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
      WHOLE_VIEW,
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
      WHOLE_VIEW,
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
      'an invalid factor changes nothing',
      WHOLE_VIEW,
      { type: 'zoomed', factor: Number.NaN, around: middle, frame },
      WHOLE_VIEW,
    ],
    [
      'an invalid move changes nothing',
      WHOLE_VIEW,
      { type: 'panned', by: { x: Number.NaN, y: 0 }, frame },
      WHOLE_VIEW,
    ],
  ])('%s', (_sentence, view, event, expected) => {
    expect(played({ view }, event).view).toEqual(expected)
  })

  test('whether it is zoomed or panned', () => {
    expect(
      [WHOLE_VIEW, { zoom: 2, x: 0, y: 0 }, { zoom: 1, x: 3, y: 0 }, { zoom: 1, x: 0, y: 3 }].map(
        isGraphZoomed,
      ),
    ).toEqual([false, true, true, true])
  })

  test.each([
    ['visible: no pan', { x: 100, y: 0 }, { x: 0, y: 0 }],
    ['to the right of it', { x: 500, y: 0 }, { x: -140, y: 0 }],
    ['above it', { x: 0, y: -300 }, { x: 0, y: 140 }],
  ])('a node is panned into view: %s', (_sentence, at, by) => {
    expect(panIntoView(at, frame)).toEqual(by)
  })
})

describe('nodes', () => {
  test('a dragged node stays in place, and reset moves it back and shows everything', () => {
    const dragged = played(
      {},
      { type: 'dragged', node: 3, to: { x: 1, y: 2 } },
      { type: 'zoomed', factor: 2, around: middle, frame },
    )
    expect(dragged.moved.get(3)).toEqual({ x: 1, y: 2 })
    const reset = played(dragged, { type: 'reset' })
    expect([reset.moved.size, reset.view]).toEqual([0, WHOLE_VIEW])
  })

  test('an invalid place is ignored', () => {
    expect(played({}, { type: 'dragged', node: 3, to: { x: Number.NaN, y: 2 } }).moved.size).toBe(0)
  })

  test('a step marks the node, pans the graph, and overrides the node under a resting pointer', () => {
    const state = played({ hovered: 2 }, { type: 'walked', node: 4, by: { x: -10, y: 0 }, frame })
    expect([state.focused, state.view.x, state.hovered]).toEqual([4, -10, null])
  })

  test('actions that change nothing return the same state, so that nothing renders', () => {
    const state = played({ hovered: 2, focused: 3 })
    expect(networkGraphReducer(state, { type: 'hovered', node: 2 })).toBe(state)
    expect(networkGraphReducer(state, { type: 'marked', node: 3 })).toBe(state)
  })

  test('another graph resets moved nodes, marks and the view, but not table, logo and focus', () => {
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

test.each<[string, NetworkGraphAction, Partial<NetworkGraphState>]>([
  ['focus', { type: 'focused' }, { engaged: true }],
  ['a mark', { type: 'marked', node: 3 }, { focused: 3 }],
  ['the pointer over a node', { type: 'hovered', node: 2 }, { hovered: 2 }],
  [
    'a branch of the table',
    { type: 'branchToggled', key: '1/2', open: false },
    { branches: new Map([['1/2', false]]) },
  ],
  ['the table opens', { type: 'tableToggled' }, { table: 'open' }],
  ['all rows', { type: 'allRowsShown' }, { table: 'allRows' }],
  ['the logo', { type: 'logoChosen', on: true }, { logo: true }],
])('%s', (_sentence, event, expected) => {
  expect(played({}, event)).toEqual({ ...INITIAL_GRAPH, ...expected })
})

test('the table closes, also with all rows; without the focus the graph is not engaged', () => {
  expect(played({ table: 'open' }, { type: 'tableToggled' }).table).toBe('closed')
  expect(played({ table: 'allRows' }, { type: 'tableToggled' }).table).toBe('closed')
  expect(played({ engaged: true }, { type: 'blurred' }).engaged).toBe(false)
})

test('property: after any gestures the state is within its limits and finite', () => {
  const number = fc.oneof(fc.integer({ min: -2000, max: 2000 }), fc.double())
  const spot = fc.record({ x: number, y: number })
  const event: fc.Arbitrary<NetworkGraphAction> = fc.oneof(
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
      expect(view.zoom).toBeGreaterThanOrEqual(MIN_ZOOM)
      expect(view.zoom).toBeLessThanOrEqual(MAX_ZOOM)
      for (const value of [view.x, view.y, ...[...moved.values()].flatMap(({ x, y }) => [x, y])])
        expect(Number.isFinite(value)).toBe(true)
      expect(Math.abs(view.x)).toBeLessThanOrEqual((frame.width * MAX_ZOOM) / 2)
    }),
  )
})
