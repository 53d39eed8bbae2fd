import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundsWithin,
  isWholeRange,
  minSpanOf,
  type NavigatorAction,
  type NavigatorBounds,
  type NavigatorPart,
  type NavigatorState,
  type NavigatorStep,
  navigatorReducer,
  windowWithin,
} from './navigator.reducer.ts'

const bounds = { from: 0, to: 1000, minSpan: 30 }
const times = Float64Array.from({ length: 101 }, (_, i) => i * 10)
const none = new Float64Array()

type Ends = readonly [from: number, to: number]

function following([from, to]: Ends, ...actions: NavigatorAction[]): NavigatorState {
  const start: NavigatorState = { window: { from, to }, pressed: null }
  return actions.reduce((state, event) => navigatorReducer(state, event, bounds), start)
}
const endsOf = ({ window }: NavigatorState): Ends => [window.from, window.to]

const press = (part: NavigatorPart | 'strip'): NavigatorAction => ({ type: 'pressed', part })
const drag = (from: number, to: number): NavigatorAction => ({ type: 'dragged', from, to })
const click = (at: number): NavigatorAction => ({ type: 'clicked', at })
const release: NavigatorAction = { type: 'released' }
const cancel: NavigatorAction = { type: 'cancelled' }

describe('a pointer on the strip', () => {
  test.each<[string, Ends, NavigatorAction[], Ends]>([
    ['a handle follows the pointer', [200, 500], [press('from'), drag(200, 260), release], [260, 500]],
    [
      'pressed next to its edge it stays at that distance',
      [200, 500],
      [press('to'), drag(505, 605)],
      [200, 600],
    ],
    ['the first handle stops before the second', [200, 500], [press('from'), drag(200, 900)], [470, 500]],
    ['the second handle stops before the first', [200, 500], [press('to'), drag(500, 0)], [200, 230]],
    ['a handle stops at the end of the data', [200, 500], [press('to'), drag(500, 5000)], [200, 1000]],
    ['the window follows the pointer', [200, 500], [press('window'), drag(300, 350)], [250, 550]],
    ['the window does not shrink at the start', [200, 500], [press('window'), drag(300, -900)], [0, 300]],
    ['the window does not shrink at the end', [200, 500], [press('window'), drag(300, 4000)], [700, 1000]],
    [
      'a drag comes back to where it began',
      [200, 500],
      [press('window'), drag(300, 9000), drag(300, 300)],
      [200, 500],
    ],
    ['a click next to the window centres it there', [200, 300], [press('strip'), click(700)], [650, 750]],
    ['near the end as far as it goes', [200, 300], [press('strip'), click(990)], [900, 1000]],
    ['a press alone does not move it', [200, 300], [press('strip')], [200, 300]],
    ['a click on a handle moves nothing', [200, 300], [press('to'), click(310)], [200, 300]],
    ['nor does one on the window', [200, 300], [press('window'), click(210)], [200, 300]],
    [
      'a drag on the empty strip draws a window',
      [200, 300],
      [press('strip'), drag(700, 900), release],
      [700, 900],
    ],
    ['it can be drawn backwards', [200, 300], [press('strip'), drag(900, 700)], [700, 900]],
    ['what is drawn has the least width', [200, 300], [press('strip'), drag(700, 710)], [700, 730]],
    ['backwards as well', [200, 300], [press('strip'), drag(700, 690)], [670, 700]],
    ['also at the end', [200, 300], [press('strip'), drag(990, 999)], [970, 1000]],
    [
      'drawn out of the strip it ends with the data',
      [200, 300],
      [press('strip'), drag(700, 4000)],
      [700, 1000],
    ],
    [
      'a window over everything cannot be moved: a drag draws',
      [0, 1000],
      [press('window'), drag(400, 600)],
      [400, 600],
    ],
    ['and a click changes nothing', [0, 1000], [press('window'), click(400)], [0, 1000]],
    [
      'Escape, or a pointer that the browser cancels, restores it',
      [200, 500],
      [press('window'), drag(300, 350), cancel],
      [200, 500],
    ],
    ['a drag without a press does nothing', [200, 500], [drag(300, 900)], [200, 500]],
    ['nor does one after the release', [200, 500], [press('window'), release, drag(300, 900)], [200, 500]],
  ])('%s', (_, start, actions, expected) => {
    expect(endsOf(following(start, ...actions))).toEqual(expected)
  })

  test.each([
    ['a release', release],
    ['a click', click(300)],
    ['a cancel', cancel],
  ])('no part is pressed after %s', (_, action) => {
    expect(following([200, 500], press('window'), action).pressed).toBeNull()
  })

  test('a second press while a part is pressed changes nothing', () => {
    expect(following([200, 500], press('window'), press('from')).pressed).toMatchObject({ part: 'window' })
  })

  test.each<[string, Ends, readonly [number, number], Ends]>([
    ['each finger moves its end', [200, 500], [-50, 100], [150, 600]],
    ['both in one direction move the window', [200, 500], [50, 50], [250, 550]],
    ['closer than the least width they stop', [200, 240], [30, -30], [205, 235]],
    ['across each other too', [200, 300], [500, -500], [235, 265]],
    ['further than the data they show all of it', [200, 500], [-900, 900], [0, 1000]],
  ])('two fingers: %s', (_, start, by, expected) => {
    expect(endsOf(following(start, { type: 'pinched', by }))).toEqual(expected)
  })
})

describe('C22: keys move the handles and the window', () => {
  test.each<[string, NavigatorPart, NavigatorStep, Ends, Ends]>([
    ['an arrow goes to the next point', 'from', 'next', [200, 500], [210, 500]],
    ['from between two points as well', 'from', 'next', [203, 500], [210, 500]],
    ['and to the one before', 'to', 'previous', [200, 500], [200, 490]],
    ['from between two points to the nearer', 'to', 'previous', [200, 497], [200, 490]],
    ['Page Up goes a tenth of the whole', 'to', 'pageNext', [200, 500], [200, 600]],
    ['Page Down likewise', 'from', 'pagePrevious', [250, 500], [150, 500]],
    ['Home puts the start at the first day', 'from', 'first', [200, 500], [0, 500]],
    ['End puts the start before the end', 'from', 'last', [200, 500], [470, 500]],
    ['Home puts the end behind the start', 'to', 'first', [200, 500], [200, 230]],
    ['End puts the end at the last day', 'to', 'last', [200, 500], [200, 1000]],
    ['an arrow stops before the other handle', 'from', 'next', [470, 500], [470, 500]],
    ['the window moves by a point', 'window', 'next', [200, 500], [210, 510]],
    ['and back', 'window', 'previous', [200, 500], [190, 490]],
    ['and by a tenth', 'window', 'pageNext', [200, 500], [300, 600]],
    ['Home brings the window to the first day', 'window', 'first', [200, 500], [0, 300]],
    ['End brings the window to the last', 'window', 'last', [200, 500], [700, 1000]],
    ['the window stops at the end', 'window', 'next', [700, 1000], [700, 1000]],
    ['all of it has nowhere to go', 'window', 'pagePrevious', [0, 1000], [0, 1000]],
  ])('%s', (_, part, step, start, expected) => {
    expect(endsOf(following(start, { type: 'stepped', part, step, times }))).toEqual(expected)
  })

  test('past the last point an arrow goes to the end of the range', () => {
    const few = Float64Array.from([100, 400])
    expect(endsOf(following([200, 500], { type: 'stepped', part: 'to', step: 'next', times: few }))).toEqual([
      200, 1000,
    ])
    expect(
      endsOf(following([50, 500], { type: 'stepped', part: 'from', step: 'previous', times: few })),
    ).toEqual([0, 500])
  })
})

describe('zooming', () => {
  test.each<[string, NavigatorAction, Ends]>([
    ['the time under the pointer stays there', { type: 'zoomed', around: 200, factor: 0.5 }, [200, 350]],
    ['around the middle both ends come closer', { type: 'zoomed', around: 350, factor: 0.5 }, [275, 425]],
    ['never narrower than the least', { type: 'zoomed', around: 200, factor: 0.0001 }, [200, 230]],
    ['never wider than everything', { type: 'zoomed', around: 200, factor: 100 }, [0, 1000]],
    ['a sideways turn moves the window', { type: 'panned', by: -50 }, [150, 450]],
    ['zero shows everything', { type: 'reset' }, [0, 1000]],
  ])('%s', (_, action, expected) => {
    expect(endsOf(following([200, 500], action))).toEqual(expected)
  })
})

describe('the window of the page', () => {
  test.each<[string, { from: number; to: number } | null, Ends]>([
    ['none is all of it', null, [0, 1000]],
    ['one inside stays', { from: 200, to: 500 }, [200, 500]],
    ['one that reaches out is moved in', { from: 900, to: 1200 }, [700, 1000]],
    ['one that is too narrow is widened', { from: 400, to: 400 }, [385, 415]],
    ['one that is upside down is none', { from: 500, to: 200 }, [0, 1000]],
    ['one without numbers is none', { from: Number.NaN, to: 500 }, [0, 1000]],
    ['one without an end is none', { from: 0, to: Number.POSITIVE_INFINITY }, [0, 1000]],
  ])('%s', (_, window, expected) => {
    const { from, to } = windowWithin(window, bounds)
    expect([from, to]).toEqual(expected)
  })

  test.each([
    ['a least width beyond the data is the data', { from: 0, to: 20, minSpan: 30 }, 20],
    ['a negative one is none', { from: 0, to: 20, minSpan: -3 }, 0],
  ])('%s', (_, limits, expected) => {
    expect(minSpanOf(limits)).toBe(expected)
  })

  test('all of it shows only where both ends do', () => {
    expect(isWholeRange({ from: 0, to: 1000 }, bounds)).toBe(true)
    expect(isWholeRange({ from: 0, to: 999 }, bounds)).toBe(false)
  })
})

describe('after any pointer, key and wheel events', () => {
  const time = fc.integer({ min: -500, max: 1500 })
  const part = fc.constantFrom<NavigatorPart>('from', 'to', 'window')
  const action: fc.Arbitrary<NavigatorAction> = fc.oneof(
    fc.record({
      type: fc.constant('pressed' as const),
      part: fc.oneof(part, fc.constant('strip' as const)),
    }),
    fc.record({ type: fc.constant('dragged' as const), from: time, to: time }),
    fc.record({ type: fc.constant('clicked' as const), at: time }),
    fc.record({ type: fc.constant('pinched' as const), by: fc.tuple(time, time) }),
    fc.constant(release),
    fc.constant(cancel),
    fc.record({
      type: fc.constant('stepped' as const),
      part,
      step: fc.constantFrom<NavigatorStep>('next', 'previous', 'pageNext', 'pagePrevious', 'first', 'last'),
      times: fc.constantFrom(times, none),
    }),
    fc.record({
      type: fc.constant('zoomed' as const),
      around: time,
      factor: fc.double({ min: 0.01, max: 20, noNaN: true }),
    }),
    fc.record({ type: fc.constant('panned' as const), by: time }),
    fc.constant<NavigatorAction>({ type: 'reset' }),
  )

  test('the window stays inside the bounds, its ends never cross, and it is never narrower than the least', () => {
    fc.assert(
      fc.property(
        fc.record({
          from: fc.integer({ min: 0, max: 900 }),
          span: fc.integer({ min: 1, max: 1000 }),
          minSpan: fc.integer({ min: 0, max: 400 }),
        }),
        time,
        time,
        fc.array(action, { maxLength: 40 }),
        ({ from, span, minSpan }, one, other, actions) => {
          const limits = { from, to: from + span, minSpan }
          const window = windowWithin({ from: Math.min(one, other), to: Math.max(one, other) }, limits)
          let state: NavigatorState = { window, pressed: null }
          for (const each of actions) {
            state = navigatorReducer(state, each, limits)
            expect(state.window.from).toBeGreaterThanOrEqual(limits.from)
            expect(state.window.to).toBeLessThanOrEqual(limits.to)
            expect(state.window.to - state.window.from).toBeGreaterThan(minSpanOf(limits) - 1e-6)
          }
        },
      ),
    )
  })

  test('moving the window keeps its width', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 900 }),
        fc.integer({ min: 30, max: 100 }),
        fc.array(time, { minLength: 1 }),
        (from, span, times) => {
          const start: Ends = [from, Math.min(1000, from + span)]
          const state = following(start, press('window'), ...times.map(at => drag(from, at)))
          expect(state.window.to - state.window.from).toBeCloseTo(start[1] - start[0], 6)
        },
      ),
    )
  })
})

test.each<[given: NavigatorBounds, within: NavigatorBounds]>([
  [bounds, bounds],
  [
    { from: 0, to: 500, minSpan: Number.NaN },
    { from: 0, to: 500, minSpan: 0 },
  ],
  [{ from: Number.NEGATIVE_INFINITY, to: 500, minSpan: 30 }, bounds],
  [{ from: 900, to: 100, minSpan: 30 }, bounds],
])('bounds given as %j are %j: the times replace what is no range', (given, within) => {
  expect(boundsWithin(given, times)).toEqual(within)
})
