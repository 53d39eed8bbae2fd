import { describe, expect, test } from 'vitest'
import { INITIAL_PLOT, type PlotAction, type PlotState, plotReducer } from './plot.reducer.ts'
import type { PlotDomain } from './scales.ts'

const whole = { from: 0, to: 100, low: 0, high: 10 }
const play = (...actions: PlotAction[]): PlotState => actions.reduce(plotReducer, INITIAL_PLOT)
const zoomed = (x: number, y: number, factor: number): PlotAction => ({
  type: 'zoomed',
  around: { x, y },
  factor,
  whole,
})
const selected: PlotAction = { type: 'selected', view: { from: 20, to: 40, low: 2, high: 4 }, whole }

describe('the visible part', () => {
  test.each<[string, PlotAction[], PlotState['view']]>([
    ['zooms around a place', [zoomed(50, 5, 0.5)], { from: 25, to: 75, low: 2.5, high: 7.5 }],
    ['zoomed out to the whole is no view', [zoomed(50, 5, 0.5), zoomed(50, 5, 4)], null],
    ['is the selected part', [selected], { from: 20, to: 40, low: 2, high: 4 }],
    [
      'pans inside the whole',
      [selected, { type: 'panned', by: { x: 10, y: 100 }, whole }],
      { from: 30, to: 50, low: 8, high: 10 },
    ],
    [
      'follows two fingers on both axes',
      [
        {
          type: 'pinched',
          before: [
            [0.25, 0.25],
            [0.75, 0.75],
          ],
          after: [
            [0, 0],
            [1, 1],
          ],
          whole,
        },
      ],
      { from: 25, to: 75, low: 2.5, high: 7.5 },
    ],
    ['comes back whole', [selected, { type: 'reset' }], null],
    [
      'follows the keyboard to a point outside, a tenth inside its edge',
      [selected, { type: 'stepped', cursor: 3, at: { x: 60, y: 3 }, whole }],
      { from: 42, to: 62, low: 2, high: 4 },
    ],
    [
      'stays where the point is in sight',
      [selected, { type: 'stepped', cursor: 3, at: { x: 30, y: 3 }, whole }],
      { from: 20, to: 40, low: 2, high: 4 },
    ],
    [
      'pans one axis of what is whole on the other',
      [
        { type: 'selected', view: { from: 20, to: 40, low: 0, high: 10 }, whole },
        { type: 'panned', by: { x: -10, y: 5 }, whole },
      ],
      { from: 10, to: 30, low: 0, high: 10 },
    ],
  ])('%s', (_, actions, view) => {
    expect(play(...actions).view).toEqual(view)
  })

  test.each<[string, Partial<PlotDomain>]>([
    ['its start', { from: 1 }],
    ['its end', { to: 99 }],
    ['its bottom', { low: 1 }],
    ['its top', { high: 9 }],
  ])('all but %s is a view', (_, part) => {
    const view = { ...whole, ...part }
    expect(play({ type: 'selected', view, whole }).view).toEqual(view)
  })

  test.each<[string, { x: number; y: number }, boolean]>([
    ['in the middle', { x: 30, y: 3 }, true],
    ['on the left edge', { x: 20, y: 3 }, true],
    ['on the right edge', { x: 40, y: 3 }, true],
    ['on the bottom edge', { x: 30, y: 2 }, true],
    ['on the top edge', { x: 30, y: 4 }, true],
    ['left of it', { x: 19, y: 3 }, false],
    ['right of it', { x: 41, y: 3 }, false],
    ['below it', { x: 30, y: 1 }, false],
    ['above it', { x: 30, y: 5 }, false],
  ])('a point %s: the view stays or follows', (_, at, stays) => {
    const before = play(selected)
    const after = plotReducer(before, { type: 'stepped', cursor: 3, at, whole })
    expect(after.view === before.view).toBe(stays)
  })

  test('zooming ends at 1/200 of the whole', () => {
    const { view } = play(zoomed(50, 5, 1e-9))
    expect(view && [view.to - view.from, view.high - view.low]).toEqual([
      expect.closeTo(0.5, 9),
      expect.closeTo(0.05, 9),
    ])
  })
})

test.each<[string, PlotAction[], Pick<PlotState, 'cursor' | 'focused'>]>([
  [
    'a step puts the cursor on a point',
    [{ type: 'stepped', cursor: 3, at: { x: 1, y: 1 }, whole }],
    { cursor: 3, focused: false },
  ],
  [
    'Escape removes it',
    [{ type: 'stepped', cursor: 3, at: { x: 1, y: 1 }, whole }, { type: 'dismissed' }],
    { cursor: -1, focused: false },
  ],
  [
    'so does leaving',
    [{ type: 'focused' }, { type: 'stepped', cursor: 3, at: { x: 1, y: 1 }, whole }, { type: 'blurred' }],
    { cursor: -1, focused: false },
  ],
  ['the plot has the focus', [{ type: 'focused' }], { cursor: -1, focused: true }],
])('%s', (_, actions, state) => {
  expect(play(...actions)).toMatchObject(state)
})
