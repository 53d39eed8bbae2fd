import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import type { AxisRange } from '../plot/scales.ts'
import { tradingDays } from '../plot/time-axis.ts'
import { type Bounds, clampWindow, pinched, zoomed } from '../plot/window.ts'
import {
  INITIAL_STATE,
  isZoomed,
  type TimeChartEvent,
  type TimeChartState,
  timeChartReducer,
  visibleWindow,
} from './time-chart.reducer.ts'

const bounds: Bounds = { from: 0, to: 1000, minSpan: 50, key: 'a' }
const following = (...events: TimeChartEvent[]): TimeChartState =>
  events.reduce(timeChartReducer, INITIAL_STATE)
const select = (from: number, to: number): TimeChartEvent => ({
  type: 'selected',
  window: { from, to },
  bounds,
})

describe('the window', () => {
  test.each<[sentence: string, events: TimeChartEvent[], window: AxisRange | null]>([
    ['shows all at first', [], null],
    ['is the selected range', [select(100, 300)], { from: 100, to: 300 }],
    ['stays inside the data', [select(-500, 300)], { from: 0, to: 800 }],
    ['is never narrower than about three points', [select(100, 101)], { from: 75.5, to: 125.5 }],
    [
      'zooms around the pointer',
      [{ type: 'zoomed', around: 250, factor: 0.5, bounds }],
      { from: 125, to: 625 },
    ],
    [
      'zooming out to everything is showing all',
      [select(100, 300), { type: 'zoomed', around: 200, factor: 99, bounds }],
      null,
    ],
    ['moves along', [select(100, 300), { type: 'panned', by: 50, bounds }], { from: 150, to: 350 }],
    [
      'stops at the end of the data with the same width',
      [select(100, 300), { type: 'panned', by: 5000, bounds }],
      { from: 800, to: 1000 },
    ],
    [
      'follows two fingers, move by move',
      [
        { type: 'pinched', before: [0.25, 0.75], after: [0, 1], bounds },
        { type: 'pinched', before: [0.5, 0.75], after: [0.5, 1], bounds },
      ],
      { from: 375, to: 625 },
    ],
    ['does not move when all shows', [{ type: 'panned', by: 50, bounds }], null],
    ['is reset', [select(100, 300), { type: 'reset' }], null],
  ])('%s', (_, events, window) => {
    expect(following(...events).window).toEqual(window)
  })

  test('is forgotten when another period is loaded', () => {
    const state = following(select(100, 300))
    expect(visibleWindow(state, { ...bounds, key: 'b' })).toEqual({ from: 0, to: 1000 })
    expect(isZoomed(state, { ...bounds, key: 'b' })).toBe(false)
    expect(isZoomed(state, bounds)).toBe(true)
  })

  test('an event that changes nothing gives the same state, so that nothing renders', () => {
    const state = following(select(100, 300))
    expect(timeChartReducer(state, select(100, 300))).toBe(state)
    expect(timeChartReducer(state, { type: 'revealed', at: 100, bounds })).toBe(state)
    expect(timeChartReducer(state, { type: 'revealed', at: 300, bounds })).toBe(state)
    expect(timeChartReducer(INITIAL_STATE, { type: 'reset' })).toBe(INITIAL_STATE)
    expect(timeChartReducer(INITIAL_STATE, { type: 'dismissed' })).toBe(INITIAL_STATE)
  })

  test.each([
    ['its start', select(150, 300), { from: 150, to: 300 }],
    ['its end', select(100, 350), { from: 100, to: 350 }],
  ])('changes with %s alone', (_, event, window) => {
    expect(following(select(100, 300), event).window).toEqual(window)
  })

  test('the same window of other data is chosen for these', () => {
    const other = { ...bounds, key: 'b' }
    const state = following(select(100, 300), {
      type: 'selected',
      window: { from: 100, to: 300 },
      bounds: other,
    })
    expect([isZoomed(state, other), isZoomed(state, bounds)]).toEqual([true, false])
  })

  test('all of the data is no zoom', () => {
    expect(isZoomed(following(select(0, 1000)), bounds)).toBe(false)
    expect(isZoomed({ ...INITIAL_STATE, windowKey: 'a' }, bounds)).toBe(false)
  })

  test('dense lines catch up with it', () => {
    const window = { from: 100, to: 300 }
    const state = following(select(100, 300), { type: 'linesDrawn', window })
    expect(state.drawn).toBe(window)
    expect(timeChartReducer(state, { type: 'linesDrawn', window })).toBe(state)
  })

  const anyWindow = fc
    .tuple(fc.double({ min: -2000, max: 3000, noNaN: true }), fc.double({ min: 0, max: 3000, noNaN: true }))
    .map(([from, span]) => ({ from, to: from + span }))

  test('after any event it lies inside the data and is wide enough', () => {
    fc.assert(
      fc.property(anyWindow, window => {
        const clamped = clampWindow(window, bounds)
        expect(clamped.from).toBeGreaterThanOrEqual(bounds.from)
        expect(clamped.to).toBeLessThanOrEqual(bounds.to)
        expect(clamped.to - clamped.from).toBeGreaterThanOrEqual(bounds.minSpan - 1e-6)
      }),
    )
  })

  test('the moment under the pointer stays in place while zooming in', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.2, max: 1, noNaN: true }),
        (share, factor) => {
          const window = { from: 200, to: 700 }
          const around = window.from + share * 500
          const next = zoomed(window, around, factor, bounds)
          expect((around - next.from) / (next.to - next.from)).toBeCloseTo(share, 6)
        },
      ),
    )
  })

  test.each<[sentence: string, before: [number, number], after: [number, number], window: AxisRange]>([
    ['fingers that do not move change nothing', [0.2, 0.6], [0.2, 0.6], { from: 200, to: 600 }],
    ['fingers twice as far apart show half', [0.25, 0.75], [0, 1], { from: 300, to: 500 }],
    ['fingers that move together move the chart', [0.2, 0.6], [0.3, 0.7], { from: 160, to: 560 }],
    ['fingers on one spot do not divide by zero', [0.5, 0.5], [0.5, 0.5], { from: 200, to: 600 }],
  ])('pinch: %s', (_, before, now, window) => {
    const pinch = pinched({ from: 200, to: 600 }, before, now, bounds)
    expect(pinch.from).toBeCloseTo(window.from)
    expect(pinch.to).toBeCloseTo(window.to)
  })
})

describe('data that grow', () => {
  const at = (to: number): Bounds => ({ from: 0, to, minSpan: 50, key: 'streaming', streaming: true })
  const chosen = (from: number, to: number): TimeChartState =>
    timeChartReducer(INITIAL_STATE, { type: 'selected', window: { from, to }, bounds: at(1000) })

  test.each<[string, TimeChartState, to: number, AxisRange]>([
    ['everything: its end moves in steps of at most a fiftieth', INITIAL_STATE, 1000, { from: 0, to: 1008 }],
    ['and rests between two of them', INITIAL_STATE, 1008, { from: 0, to: 1008 }],
    ['and goes on', INITIAL_STATE, 1009, { from: 0, to: 1024 }],
    ['a window that ends at the last point follows it', chosen(800, 1000), 1100, { from: 900, to: 1100 }],
    ['a window that ends before it stays', chosen(700, 900), 1100, { from: 700, to: 900 }],
  ])('%s', (_, state, to, window) => {
    expect(visibleWindow(state, at(to))).toEqual(window)
  })

  test('a window that was following stays once it is moved away from the end', () => {
    const moved = timeChartReducer(chosen(800, 1000), { type: 'panned', by: -300, bounds: at(1100) })
    expect(visibleWindow(moved, at(1200))).toEqual({ from: 600, to: 800 })
  })

  test('the same window chosen again, when the data have moved on, stays', () => {
    const again = timeChartReducer(chosen(800, 1000), {
      type: 'selected',
      window: { from: 800, to: 1000 },
      bounds: at(1100),
    })
    expect(visibleWindow(again, at(1200))).toEqual({ from: 800, to: 1000 })
  })

  test('data that do not grow follow nothing', () => {
    const still: Bounds = { from: 0, to: 1000, minSpan: 50, key: 'a' }
    const state = timeChartReducer(INITIAL_STATE, {
      type: 'selected',
      window: { from: 800, to: 1000 },
      bounds: still,
    })
    expect(state.window).toEqual({ from: 800, to: 1000 })
    expect(visibleWindow(state, { ...still, to: 1100 })).toEqual({ from: 800, to: 1000 })
  })
})

describe('C22 the keyboard cursor', () => {
  const a = { id: 'a', x: Float64Array.from({ length: 30 }, (_, i) => i * 10) }
  const b = { id: 'b', x: Float64Array.from([0, 100, 200]) }
  const lines = [a, { id: 'empty', x: new Float64Array(0) }, b]
  const all: Bounds = { from: 0, to: 290, minSpan: 20, key: 'a' }
  const step = (name: Extract<TimeChartEvent, { type: 'stepped' }>['step']): TimeChartEvent => ({
    type: 'stepped',
    step: name,
    lines,
    bounds: all,
  })

  const part: TimeChartEvent = { type: 'selected', window: { from: 105, to: 195 }, bounds: all }

  test.each<[sentence: string, events: TimeChartEvent[], cursor: { id: string; at: number } | null]>([
    ['enters forward from the first point in sight', [step('right')], { id: 'a', at: 0 }],
    ['enters backward from the last point in sight', [step('left')], { id: 'a', at: 290 }],
    ['enters at the first point', [step('first')], { id: 'a', at: 0 }],
    ['enters at the last point', [step('last')], { id: 'a', at: 290 }],
    ['enters a page forward from the first point in sight', [step('next')], { id: 'a', at: 0 }],
    ['enters a page backward from the last point in sight', [step('previous')], { id: 'a', at: 290 }],
    ['enters a zoomed window at its start', [part, step('right')], { id: 'a', at: 110 }],
    ['… a page forward too', [part, step('next')], { id: 'a', at: 110 }],
    ['… and backward at its end', [part, step('left')], { id: 'a', at: 190 }],
    ['moves one point', [step('right'), step('right')], { id: 'a', at: 10 }],
    ['moves one point back', [step('last'), step('left')], { id: 'a', at: 280 }],
    ['moves ten with Page Down', [step('right'), step('next')], { id: 'a', at: 100 }],
    ['moves ten back with Page Up', [step('last'), step('previous')], { id: 'a', at: 190 }],
    ['jumps to the ends', [step('first'), step('last')], { id: 'a', at: 290 }],
    ['stops at the end', [step('last'), step('right')], { id: 'a', at: 290 }],
    [
      'goes down to the next series with points, to the nearest one',
      [step('last'), step('down')],
      { id: 'b', at: 200 },
    ],
    ['goes up again', [step('first'), step('down'), step('up')], { id: 'a', at: 0 }],
    ['has nothing above the first series', [step('first'), step('up')], { id: 'a', at: 0 }],
    ['leaves with the focus', [step('first'), { type: 'blurred' }], null],
    ['is dismissed', [step('first'), { type: 'dismissed' }], null],
  ])('%s', (_, events, cursor) => {
    expect(following(...events).cursor).toEqual(cursor)
  })

  test('moves a zoomed window with it, a tenth inside its edge', () => {
    const zoomedIn: TimeChartEvent = { type: 'selected', window: { from: 0, to: 100 }, bounds: all }
    expect(following(zoomedIn, step('last')).window).toEqual({ from: 190, to: 290 })
    expect(following(zoomedIn, step('left'), step('right')).window).toEqual({ from: 20, to: 120 })
  })

  test('without any point there is no cursor', () => {
    expect(timeChartReducer(INITIAL_STATE, { ...step('right'), lines: [] } as TimeChartEvent)).toBe(
      INITIAL_STATE,
    )
  })

  test('a cursor on a removed series starts again', () => {
    const state = following(step('first'), step('down'))
    const next = timeChartReducer(state, { type: 'stepped', step: 'next', lines: [a], bounds: all })
    expect(next.cursor?.id).toBe('a')
  })
})

describe('series and table', () => {
  test('a series is hidden and shown again', () => {
    expect(following({ type: 'toggled', id: 'x' }).hidden).toEqual(['x'])
    expect(following({ type: 'toggled', id: 'x' }, { type: 'toggled', id: 'x' }).hidden).toEqual([])
    const two = following({ type: 'toggled', id: 'x' }, { type: 'toggled', id: 'y' })
    expect(timeChartReducer(two, { type: 'toggled', id: 'x' }).hidden).toEqual(['y'])
  })

  test('a series is highlighted, and no longer', () => {
    const state = following({ type: 'highlighted', id: 'x' })
    expect(state.highlighted).toBe('x')
    expect(timeChartReducer(state, { type: 'highlighted', id: 'x' })).toBe(state)
    expect(timeChartReducer(state, { type: 'highlighted', id: null }).highlighted).toBeNull()
  })

  test('the table opens with its first rows, shows all, and opens small again', () => {
    const toggled: TimeChartEvent = { type: 'tableToggled' }
    expect(following(toggled).table).toBe('firstRows')
    expect(following(toggled, { type: 'allRowsRequested' }).table).toBe('allRows')
    expect(following(toggled, { type: 'allRowsRequested' }, toggled, toggled).table).toBe('firstRows')
  })

  test('focus is known', () => {
    expect(following({ type: 'focused' }).focused).toBe(true)
    expect(following({ type: 'focused' }, { type: 'blurred' }).focused).toBe(false)
  })
})

describe('the window on trading days (C20, readings #72)', () => {
  const days = [
    '2025-07-03',
    '2025-07-04',
    '2025-07-07',
    '2025-07-08',
    '2025-07-09',
    '2025-07-10',
    '2025-07-11',
  ]
  const x = Float64Array.from(days, day => Date.parse(day))
  const at = (day: string): number => Date.parse(day)
  const trading: Bounds = {
    from: at('2025-07-03'),
    to: at('2025-07-11'),
    minSpan: MS_PER_DAY,
    key: 'a',
    axis: tradingDays([{ x, y: x }]),
  }
  const from = (first: string, last: string): TimeChartEvent => ({
    type: 'selected',
    window: { from: at(first), to: at(last) },
    bounds: trading,
  })
  test.each<[sentence: string, events: TimeChartEvent[], window: [from: string, to: string] | null]>([
    [
      'moves by days of trading, not over weekends',
      [from('2025-07-03', '2025-07-07'), { type: 'panned', by: MS_PER_DAY, bounds: trading }],
      ['2025-07-04', '2025-07-08'],
    ],
    [
      'zooms around a day that stays in place',
      [
        from('2025-07-03', '2025-07-09'),
        { type: 'zoomed', around: at('2025-07-07'), factor: 0.5, bounds: trading },
      ],
      ['2025-07-04', '2025-07-08'],
    ],
    [
      'stops at the last day with the same width',
      [from('2025-07-03', '2025-07-07'), { type: 'panned', by: 99 * MS_PER_DAY, bounds: trading }],
      ['2025-07-09', '2025-07-11'],
    ],
    [
      'zooming out to everything is showing all',
      [
        from('2025-07-04', '2025-07-07'),
        { type: 'zoomed', around: at('2025-07-07'), factor: 99, bounds: trading },
      ],
      null,
    ],
    [
      'follows the keyboard to a day out of sight',
      [from('2025-07-03', '2025-07-04'), { type: 'revealed', at: at('2025-07-08'), bounds: trading }],
      ['2025-07-07T02:24', '2025-07-08T02:24'],
    ],
  ])('%s', (_, events, window) => {
    const { window: shown } = following(...events)
    expect(shown && [Math.round(shown.from / 60_000), Math.round(shown.to / 60_000)]).toEqual(
      window?.map(time => Date.parse(time.length > 10 ? `${time}Z` : time) / 60_000) ?? null,
    )
  })

  test('of data that grow a window follows the end by days of trading', () => {
    const growing = (last: number): Bounds => {
      const times = x.slice(0, last + 1)
      const axis = tradingDays([{ x: times, y: times }])
      return {
        from: x[0] as number,
        to: x[last] as number,
        minSpan: MS_PER_DAY,
        key: 'a',
        streaming: true,
        axis,
      }
    }
    const shownOf = (state: TimeChartState, bounds: Bounds): (number | undefined)[] => {
      const { from, to } = visibleWindow(state, bounds)
      return [from, to].map(time => bounds.axis?.placeOf(time))
    }
    const chosen = timeChartReducer(INITIAL_STATE, {
      type: 'selected',
      window: { from: at('2025-07-04'), to: at('2025-07-07') },
      bounds: growing(2),
    })
    // over a weekend, and a day later one place further
    const [before, after] = [growing(2), growing(3)].map(bounds => shownOf(chosen, bounds)) as [
      number[],
      number[],
    ]
    const [from = 0, to = 0] = after
    expect(to - from).toBe(MS_PER_DAY)
    expect(to - (before[1] ?? 0)).toBeCloseTo(MS_PER_DAY, -7)
    expect(to).toBeGreaterThanOrEqual(growing(3).axis?.placeOf(at('2025-07-08')) ?? Number.NaN)
  })

  test('a window that reaches the last day follows it however places are rounded', () => {
    const half = MS_PER_DAY / 2 / 3
    const streaming = { ...trading, to: trading.to + half, streaming: true }
    const panned = following(
      { type: 'selected', window: { from: at('2025-07-04'), to: at('2025-07-08') }, bounds: streaming },
      { type: 'panned', by: 99 * MS_PER_DAY, bounds: streaming },
    )
    expect(panned.window).toMatchObject({ to: streaming.to, follows: true })
  })
})
