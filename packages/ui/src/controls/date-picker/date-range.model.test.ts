import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { at, day, MARCH, open, over, range, run, TODAY, told } from '../../testing/date-range-play.ts'
import type { Panel } from './date-picker.model.ts'
import {
  closedRange,
  endsOf,
  heldRange,
  marksOf,
  openRange,
  type RangeEvent,
  type RangeSide,
  rangeReducer,
  refusedAt,
} from './date-range.model.ts'
import type { StampRange } from './picker-range.ts'
import type { PickerType } from './picker-type.ts'
import { QUICK_RANGES } from './shortcuts.ts'

describe('D1: a range has two panels', () => {
  test.each<[type: PickerType, panel: Panel]>([
    ['date', 'date'],
    ['datetime', 'date'],
    ['month', 'month'],
    ['year', 'year'],
    ['time', 'time'],
  ])('of the type %s, both open with the %s panel', (type, panel) => {
    const state = open(null, type)
    expect([state.start.panel, state.end.panel]).toEqual([panel, panel])
    expect(heldRange(state)).toBeNull()
  })

  test('a turned page turns in its own panel alone', () => {
    const state = run(open(MARCH), told('end', { type: 'stepped', unit: 'month', by: 1 }))
    expect([state.start.focused, state.end.focused]).toEqual(['2024-03-10', '2024-04-20'])
    expect(state.picked).toBeNull()
  })

  test('an event that means nothing changes nothing', () => {
    const state = open(MARCH)
    expect(rangeReducer(state, told('start', { type: 'monthPicked', month: 2 }))).toBe(state)
    expect(rangeReducer(state, { type: 'turned', side: 'start' })).toBe(state)
    expect(rangeReducer(state, over('start', null))).toBe(state)
  })
})

describe('D30: opening', () => {
  test('each panel stands at its end', () => {
    const state = open(range('2024-03-10', '2024-06-20'))
    expect([state.start.focused, state.end.focused]).toEqual(['2024-03-10', '2024-06-20'])
    expect(endsOf(state)).toEqual(range('2024-03-10', '2024-06-20'))
  })

  test('without a range both stand at today', () => {
    expect([open().start.focused, open().end.focused]).toEqual([TODAY, TODAY])
  })

  test('D34: with another panel when asked for', () => {
    const state = openRange({ value: MARCH, pickerType: 'date', today: TODAY, panel: 'year' })
    expect([state.start.panel, state.end.panel]).toEqual(['year', 'year'])
  })

  test('a range that ends before it starts is none', () => {
    expect(open(range('2024-03-20', '2024-03-10'))).toEqual(open())
  })

  test('half a range, other months and other panels are forgotten', () => {
    const left = run(
      open(),
      day('start', '2025-07-15'),
      told('end', { type: 'headerYear' }),
      over('end', '2025-07-20'),
      { type: 'closed' },
    )
    expect([left.start.panel, left.end.panel]).toEqual(['none', 'none'])
    expect(endsOf(left)).toEqual({ start: null, end: null })
    expect(run(left, { type: 'opened', value: MARCH, pickerType: 'date', today: TODAY })).toEqual(open(MARCH))
  })

  test('a closed range hears nothing but that it opens', () => {
    const closed = closedRange('date', TODAY)
    const events: RangeEvent[] = [
      day('start', '2025-07-15'),
      { type: 'ranged', range: MARCH, today: TODAY, isComplete: true },
      { type: 'closed' },
    ]
    expect(run(closed, ...events)).toEqual(closed)
  })
})

describe('picking', () => {
  test('D34: the first pick is no range yet; the second makes one and completes it', () => {
    const half = run(open(), day('start', '2025-07-15'))
    expect(half).toMatchObject({ picked: null, isComplete: false, side: 'end' })
    expect(endsOf(half)).toEqual({ start: at('2025-07-15'), end: null })
    expect(run(half, day('end', '2025-07-18'))).toMatchObject({
      picked: range('2025-07-15', '2025-07-18'),
      isComplete: true,
      side: 'start',
    })
  })

  test('the end may be picked first', () => {
    const half = run(open(), day('end', '2025-07-18'))
    expect(half).toMatchObject({ picked: null, side: 'start' })
    expect(run(half, day('start', '2025-07-15'))).toMatchObject({
      picked: range('2025-07-15', '2025-07-18'),
      isComplete: true,
    })
  })

  test('D8: start and end may be the same day', () => {
    const state = run(open(), day('start', '2025-07-15'), day('end', '2025-07-15'))
    expect(state.picked).toEqual(range('2025-07-15', '2025-07-15'))
  })

  test.each<[side: RangeSide, to: Day, expected: StampRange]>([
    ['start', '2024-03-01', range('2024-03-01', '2024-03-20')],
    ['end', '2024-03-31', range('2024-03-10', '2024-03-31')],
  ])('D11: the %s of a range moves by itself; the panels stay for the other one', (side, to, expected) => {
    expect(run(open(MARCH), day(side, to))).toMatchObject({ picked: expected, isComplete: false })
  })

  test.each<[first: RangeSide, second: RangeSide]>([
    ['start', 'end'],
    ['end', 'start'],
  ])('D11: both are picked anew, the %s first', (first, second) => {
    const picks: Record<RangeSide, RangeEvent> = {
      start: day('start', '2024-02-05'),
      end: day('end', '2024-04-05'),
    }
    expect(run(open(MARCH), picks[first], picks[second])).toMatchObject({
      picked: range('2024-02-05', '2024-04-05'),
      isComplete: true,
    })
  })

  test('picking the same end twice is not picking both', () => {
    const twice = run(open(MARCH), day('start', '2024-03-01'), day('start', '2024-03-02'))
    expect(twice).toMatchObject({ picked: range('2024-03-02', '2024-03-20'), isComplete: false })
  })

  test('after both are picked the next pick begins again, as in a calendar that never closes', () => {
    const again = run(
      open(),
      day('start', '2025-07-15'),
      day('end', '2025-07-18'),
      day('start', '2025-07-16'),
    )
    expect(again).toMatchObject({ picked: range('2025-07-16', '2025-07-18'), isComplete: false })
  })

  test('D8: a pick beyond the other end lets the other end go', () => {
    const state = run(open(MARCH), day('start', '2024-04-05'))
    expect(endsOf(state)).toEqual({ start: at('2024-04-05'), end: null })
    expect(state).toMatchObject({ picked: null, isComplete: false })
    expect(state.end.focused).toBe('2024-04-05')
  })

  test('the panel without an end comes along when all of its month lies on the wrong side', () => {
    const turned = run(open(), told('start', { type: 'stepped', unit: 'month', by: 1 }))
    expect(run(turned, day('start', '2025-08-20')).end.focused).toBe('2025-08-20')
    expect(run(open(), day('start', '2025-07-01')).end.focused).toBe(TODAY)
    expect(run(open(), day('end', '2025-07-01')).start.focused).toBe('2025-07-01')
  })

  test('the pick is told once', () => {
    const state = run(open(MARCH), day('start', '2024-03-01'), over('end', '2024-03-02'))
    expect(state.picked).toBeNull()
  })
})

describe('D1: picking in the other types', () => {
  test('a month or a year is one press at each end', () => {
    const months = run(
      open(null, 'month'),
      told('start', { type: 'monthPicked', month: 2 }),
      told('end', { type: 'monthPicked', month: 5 }),
    )
    expect(months).toMatchObject({ picked: range('2025-02-01', '2025-05-01'), isComplete: true })
    const years = run(
      open(null, 'year'),
      told('start', { type: 'yearPicked', year: 2020 }),
      told('end', { type: 'yearPicked', year: 2024 }),
    )
    expect(years).toMatchObject({ picked: range('2020-01-01', '2024-01-01'), isComplete: true })
  })

  test('D16: a day of a datetime counts at once and leads to its times', () => {
    const state = run(open(null, 'datetime'), day('start', '2025-07-15'), day('end', '2025-07-18'))
    expect([state.start.panel, state.end.panel]).toEqual(['time', 'time'])
    expect(state).toMatchObject({ picked: range('2025-07-15', '2025-07-18'), isComplete: false })
    const timed = run(
      state,
      told('start', { type: 'timePicked', seconds: 3600, isLast: true }),
      told('end', { type: 'timePicked', seconds: 7200, isLast: true }),
    )
    expect(timed).toMatchObject({
      picked: { start: at('2025-07-15', 3600), end: at('2025-07-18', 7200) },
      isComplete: true,
    })
  })

  test('D17: columns of a time never complete it, a fixed list does (D19)', () => {
    const picks = (isLast: boolean) =>
      run(
        open(null, 'time'),
        told('start', { type: 'timePicked', seconds: 3600, isLast }),
        told('end', { type: 'timePicked', seconds: 7200, isLast }),
      )
    expect(picks(false)).toMatchObject({
      picked: { start: at(TODAY, 3600), end: at(TODAY, 7200) },
      isComplete: false,
    })
    expect(picks(true).isComplete).toBe(true)
  })
})

describe('D34: the way to the day that is pointed at', () => {
  test('leads from the end that is there, in the panel of the one that is missing', () => {
    const state = run(open(), day('start', '2025-07-15'), over('end', '2025-07-20'))
    expect(marksOf(state)).toEqual({ kind: 'range', start: '2025-07-15', end: null, preview: '2025-07-20' })
    expect(marksOf(run(state, over('end', null)))).toMatchObject({ preview: null })
    expect(marksOf(run(state, over('start', '2025-07-16')))).toMatchObject({ preview: null })
    expect(marksOf(run(state, day('end', '2025-07-18')))).toMatchObject({ preview: null, end: '2025-07-18' })
  })

  test('leads to the start as well', () => {
    const state = run(open(), day('end', '2025-07-20'), over('start', '2025-07-15'))
    expect(marksOf(state)).toEqual({ kind: 'range', start: null, end: '2025-07-20', preview: '2025-07-15' })
  })

  test('there is none without a pick, and none with both', () => {
    expect(run(open(), over('start', TODAY)).preview).toBeNull()
    expect(run(open(MARCH), over('end', TODAY)).preview).toBeNull()
  })
})

describe('D11: what a panel refuses', () => {
  const limits = { notBefore: '2024-03-05', notAfter: '2024-03-25', disabled: { weekdays: [7] } } as const
  test.each<[side: RangeSide, of: Day, isRefused: boolean, why: string]>([
    ['start', '2024-03-20', false, 'the day of the end'],
    ['start', '2024-03-21', true, 'after the end'],
    ['start', '2024-03-04', true, 'before the first allowed'],
    ['start', '2024-03-17', true, 'a Sunday'],
    ['end', '2024-03-11', false, 'after the start'],
    ['end', '2024-03-09', true, 'before the start'],
    ['end', '2024-03-26', true, 'after the last allowed'],
  ])('of the %s: %s %s: %s', (side, of, isRefused) =>
    expect(refusedAt(side, open(MARCH), limits)(at(of), 'date')).toBe(isRefused),
  )

  test('months and years of the heading are free where one of their days is', () => {
    const free = refusedAt('end', open(MARCH), {})
    expect(free(at('2024-03-01'), 'month')).toBe(false)
    expect(free(at('2024-02-01'), 'month')).toBe(true)
    expect(free(at('2023-06-01'), 'year')).toBe(true)
  })

  test('times of the same day are compared to the second', () => {
    const state = open({ start: at('2024-03-10', 3600), end: at('2024-03-10', 7200) }, 'datetime')
    const isRefused = (seconds: number) => refusedAt('end', state, {})(at('2024-03-10', seconds), 'time')
    expect([3599, 3600, 7201].map(isRefused)).toEqual([true, false, false])
  })

  test('without the other end only the limits count', () => {
    expect(refusedAt('end', open(), {})(at('2020-01-01'), 'date')).toBe(false)
  })
})

describe('D23: a ready range', () => {
  const shortcut = (id: string, type: PickerType) =>
    QUICK_RANGES.find(one => one.id === id)?.range(TODAY, type) ?? range(TODAY, TODAY)

  test('is both picks at once, cut to the day', () => {
    const ready = shortcut('previous-30', 'date')
    const state = run(open(MARCH), { type: 'ranged', range: ready, today: TODAY, isComplete: true })
    expect(state).toMatchObject({ picked: range('2025-06-11', TODAY), isComplete: true })
    expect([state.start.focused, state.end.focused]).toEqual(['2025-06-11', TODAY])
  })

  test('of moments it holds its last day to the end', () => {
    const state = run(open(null, 'datetime'), {
      type: 'ranged',
      range: shortcut('next-7', 'datetime'),
      today: TODAY,
      isComplete: true,
    })
    expect(state.picked).toEqual({ start: at(TODAY), end: at('2025-07-18', 86_399) })
    expect(state.start.panel).toBe('date')
  })

  test('one that keeps the popup open is picked and completes nothing', () => {
    const event: RangeEvent = { type: 'ranged', range: MARCH, today: TODAY, isComplete: false }
    expect(run(open(), event)).toMatchObject({ picked: MARCH, isComplete: false })
  })

  test('a reversed one picks nothing', () => {
    const state = open(MARCH)
    expect(
      run(state, {
        type: 'ranged',
        range: range('2024-03-20', '2024-03-10'),
        today: TODAY,
        isComplete: true,
      }),
    ).toBe(state)
  })
})

describe('where one panel is shown', () => {
  test('it is that of the start, after a pick that of the end; the visitor may turn', () => {
    expect(open(MARCH).side).toBe('start')
    const picked = run(open(MARCH), day('start', '2024-03-11'))
    expect(picked.side).toBe('end')
    expect(run(picked, { type: 'turned', side: 'start' }).side).toBe('start')
    expect(run(open(null, 'datetime'), day('start', TODAY)).side).toBe('start')
  })
})
