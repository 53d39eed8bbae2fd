import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber, parseIsoDay } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { at, TODAY } from '../../testing/date-range-play.ts'
import {
  type CalendarEvent,
  type CalendarState,
  calendarReducer,
  closedCalendar,
  openCalendar,
  type Panel,
  shownMonth,
  timeForDay,
} from './date-picker.model.ts'
import type { PickerType } from './picker-type.ts'

const open = (type: PickerType, value: Stamp | null = null) => openCalendar(type, value, TODAY)
const run = (state: CalendarState, ...events: CalendarEvent[]) => events.reduce(calendarReducer, state)
const step = (unit: 'month' | 'year', by: 1 | -1): CalendarEvent => ({ type: 'stepped', unit, by })

describe('opening', () => {
  test.each<[type: PickerType, panel: Panel]>([
    ['date', 'date'],
    ['datetime', 'date'],
    ['month', 'month'],
    ['year', 'year'],
    ['time', 'time'],
  ])('D30: a picker of the type %s opens with its %s panel', (type, panel) => {
    expect(open(type)).toEqual({
      type,
      panel,
      focused: TODAY,
      value: null,
      picked: null,
      isComplete: false,
    })
  })

  test('D30: it stands at the month of the value, wherever it was left', () => {
    const left = run(
      open('date', at('2024-02-29')),
      step('year', 1),
      { type: 'headerYear' },
      { type: 'closed' },
    )
    expect(left.panel).toBe('none')
    const again = calendarReducer(left, {
      type: 'opened',
      value: at('2024-02-29'),
      pickerType: 'date',
      today: TODAY,
    })
    expect(again).toEqual(open('date', at('2024-02-29')))
    expect(shownMonth(again)).toEqual({ year: 2024, month: 2 })
  })

  test.each<CalendarEvent>([
    { type: 'headerYear' },
    step('month', 1),
    { type: 'dayPicked', day: '2025-01-01' },
    { type: 'timePicked', seconds: 60, isLast: true },
    { type: 'keyMoved', day: '2025-01-01' },
    { type: 'closed' },
  ])('shared-blocks §2: a closed calendar ("none") hears nothing else: $type', event => {
    const closed = closedCalendar('datetime', TODAY)
    expect(calendarReducer(closed, event)).toBe(closed)
  })
})

describe('the heading (D14)', () => {
  test.each<[type: PickerType, events: CalendarEvent[], panel: Panel, why: string]>([
    ['date', [{ type: 'headerYear' }], 'year', 'the year leads to the years'],
    ['date', [{ type: 'headerMonth' }], 'month', 'the month to the months'],
    ['date', [{ type: 'headerYear' }, { type: 'yearPicked', year: 2024 }], 'month', 'a year to its months'],
    ['date', [{ type: 'headerMonth' }, { type: 'monthPicked', month: 2 }], 'date', 'a month to its days'],
    ['month', [{ type: 'headerYear' }], 'year', 'months lead to the years'],
    ['month', [{ type: 'headerYear' }, { type: 'yearPicked', year: 2024 }], 'month', 'and years back'],
    ['month', [{ type: 'headerDay' }], 'month', 'a picker of months has no days'],
    ['year', [{ type: 'headerMonth' }], 'year', 'a picker of years has no months'],
    ['time', [{ type: 'headerYear' }], 'time', 'a picker of times has no years'],
    [
      'datetime',
      [{ type: 'dayPicked', day: '2025-07-18' }, { type: 'headerDay' }],
      'date',
      'the time leads back to the days',
    ],
  ])('of the type %s, %j: %s: %s', (type, events, panel) => {
    expect(run(open(type), ...events)).toMatchObject({ panel, picked: null, isComplete: false })
  })
})

describe('the arrows of the heading', () => {
  test.each<[type: PickerType, events: CalendarEvent[], focused: Day, why: string]>([
    ['date', [step('month', 1)], '2025-02-28', 'D33: 31 January has no day in February'],
    ['date', [step('month', -1)], '2024-12-31', 'over the new year'],
    ['date', [step('year', 1)], '2026-01-31', 'a year'],
    ['date', [step('month', 1), step('year', -1)], '2024-02-28', 'the month end is not remembered'],
    ['month', [step('year', 1)], '2026-01-31', 'a year of months'],
    ['month', [step('month', 1)], '2025-01-31', 'months have no arrows for months'],
    ['year', [step('year', -1)], '2015-01-31', 'D13: ten years'],
    ['year', [step('month', -1)], '2025-01-31', 'years have no arrows for months'],
    ['time', [step('year', 1)], '2025-01-31', 'a time has none'],
    ['date', [{ type: 'headerYear' }, step('year', 1)], '2035-01-31', 'D13: ten years on the way'],
  ])('of the type %s, %j: %s: %s', (type, events, focused) => {
    expect(run(open(type, at('2025-01-31')), ...events).focused).toBe(focused)
  })

  test('D33: years 0–99 are themselves, and the first and last day there are stop the arrows', () => {
    expect(run(open('date', at('0050-01-31')), step('month', 1)).focused).toBe('0050-02-28')
    expect(run(open('year', at('0005-06-15')), step('year', -1)).focused).toBe('0001-01-01')
    expect(run(open('year', at('9995-06-15')), step('year', 1)).focused).toBe('9999-12-31')
  })
})

describe('picking', () => {
  test.each<
    [type: PickerType, events: CalendarEvent[], picked: Stamp | null, complete: boolean, why: string]
  >([
    ['date', [{ type: 'dayPicked', day: '2025-07-18' }], at('2025-07-18'), true, 'a day'],
    ['date', [{ type: 'dayPicked', day: '2025-07-18', seconds: 60 }], at('2025-07-18'), true, 'no time'],
    [
      'datetime',
      [{ type: 'dayPicked', day: '2025-07-18' }],
      at('2025-07-18', 3600),
      false,
      'D16: the time is kept',
    ],
    [
      'datetime',
      [{ type: 'dayPicked', day: '2025-07-18', seconds: 60 }],
      at('2025-07-18', 60),
      false,
      'D16: another time, where the limits want one',
    ],
    [
      'datetime',
      [{ type: 'dayPicked', day: '2025-07-18', seconds: 86_400 }],
      at('2025-07-18', 3600),
      false,
      'no such time',
    ],
    [
      'datetime',
      [
        { type: 'dayPicked', day: '2025-07-18' },
        { type: 'timePicked', seconds: 7200, isLast: false },
      ],
      at('2025-07-18', 7200),
      false,
      'D17: a column of three',
    ],
    [
      'time',
      [{ type: 'timePicked', seconds: 0, isLast: true }],
      at('2025-03-31', 0),
      true,
      'D19: a fixed list',
    ],
    ['time', [{ type: 'timePicked', seconds: -1, isLast: true }], null, false, 'no time'],
    ['time', [{ type: 'timePicked', seconds: 1.5, isLast: true }], null, false, 'no whole second'],
    ['month', [{ type: 'monthPicked', month: 2 }], at('2025-02-01'), true, 'D15: a month ends it'],
    ['month', [{ type: 'monthPicked', month: 13 }], null, false, 'no month'],
    ['year', [{ type: 'yearPicked', year: 2028 }], at('2028-01-01'), true, 'D15: a year ends it'],
    ['year', [{ type: 'yearPicked', year: 0 }], null, false, 'no year'],
    ['year', [{ type: 'yearPicked', year: Number.NaN }], null, false, 'nothing'],
    ['date', [{ type: 'timePicked', seconds: 0, isLast: true }], null, false, 'a panel that is not shown'],
    ['date', [{ type: 'yearPicked', year: 2028 }], null, false, 'a panel that is not shown'],
    [
      'date',
      [{ type: 'dayPicked', day: '2025-07-18' }, step('month', 1)],
      null,
      false,
      'the last event picked none',
    ],
  ])('of the type %s, %j: %j, complete %s: %s', (type, events, picked, isComplete) => {
    expect(run(open(type, at('2025-03-31', 3600)), ...events)).toMatchObject({ picked, isComplete })
  })

  test('D16: a day of a date with time turns to the times, and a second day keeps what was set', () => {
    const timed = run(
      open('datetime'),
      { type: 'dayPicked', day: '2025-07-18' },
      { type: 'timePicked', seconds: 34_200, isLast: false },
    )
    expect(timed.panel).toBe('time')
    const other = run(timed, { type: 'headerDay' }, { type: 'dayPicked', day: '2025-07-21' })
    expect(other.picked).toEqual(at('2025-07-21', 34_200))
  })

  test('a month on the way to a day keeps the day, or takes its last one (D33)', () => {
    const state = run(
      open('date', at('2025-03-31')),
      { type: 'headerMonth' },
      { type: 'monthPicked', month: 2 },
    )
    expect(state).toMatchObject({ panel: 'date', focused: '2025-02-28', picked: null })
    const year = run(
      open('date', at('2024-02-29')),
      { type: 'headerYear' },
      { type: 'yearPicked', year: 2025 },
    )
    expect(year).toMatchObject({ panel: 'month', focused: '2025-02-28', picked: null })
  })

  test('a key moves where the calendar stands, and nothing else', () => {
    expect(run(open('date'), { type: 'keyMoved', day: '2025-08-01' })).toEqual({
      ...open('date'),
      focused: '2025-08-01',
    })
    expect(run(open('time'), { type: 'keyMoved', day: '2025-08-01' })).toEqual(open('time'))
  })
})

describe('D16: the time of a newly picked day', () => {
  const from = (seconds: number) => (stamp: Stamp) => stamp.seconds < seconds
  test.each([
    ['that of the value', at(TODAY, 3600), undefined, 3600],
    ['that of the value where it may', at(TODAY, 3600), from(3600), 3600],
    ['00:00 without a value', null, undefined, 0],
    ['00:00 where that of the value may not', at(TODAY, 3600), (stamp: Stamp) => stamp.seconds > 0, 0],
    ['the first minute that may', at(TODAY, 3600), from(36_000), 36_000],
    ['the first whole minute', at(TODAY, 3600), from(36_030), 36_060],
    ['00:00 where none may', at(TODAY, 3600), () => true, 0],
  ])('is %s', (_sentence, value, isDisabled, seconds) => {
    expect(timeForDay({ day: '2025-07-18', value, isDisabled })).toBe(seconds)
  })
})

describe('whatever happens', () => {
  const aDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }).map(dayFromNumber)
  const aStamp = fc.record({ day: aDay, seconds: fc.integer({ min: 0, max: 86_399 }) })
  const aType = fc.constantFrom<PickerType>('date', 'datetime', 'month', 'year', 'time')
  const anEvent: fc.Arbitrary<CalendarEvent> = fc.oneof(
    fc.constantFrom<CalendarEvent>({ type: 'headerYear' }, { type: 'headerMonth' }, { type: 'headerDay' }),
    fc.constantFrom(step('month', 1), step('month', -1), step('year', 1), step('year', -1)),
    aDay.map((day): CalendarEvent => ({ type: 'dayPicked', day })),
    aDay.map((day): CalendarEvent => ({ type: 'keyMoved', day })),
    fc.integer({ min: -1, max: 14 }).map((month): CalendarEvent => ({ type: 'monthPicked', month })),
    fc.integer({ min: -5, max: 10_005 }).map((year): CalendarEvent => ({ type: 'yearPicked', year })),
    fc
      .record({ seconds: fc.integer({ min: -1, max: 86_401 }), isLast: fc.boolean() })
      .map((pick): CalendarEvent => ({ type: 'timePicked', ...pick })),
  )
  const PANELS: Record<PickerType, Panel[]> = {
    date: ['date', 'month', 'year'],
    datetime: ['date', 'month', 'year', 'time'],
    month: ['month', 'year'],
    year: ['year'],
    time: ['time'],
  }

  test('the calendar stands at a day there is, in a panel of its type, and picks what its type is', () => {
    fc.assert(
      fc.property(aType, fc.option(aStamp), fc.array(anEvent, { maxLength: 30 }), (type, value, events) => {
        let state = open(type, value)
        for (const event of events) {
          state = calendarReducer(state, event)
          expect(parseIsoDay(state.focused)).toBe(state.focused)
          expect(PANELS[type]).toContain(state.panel)
          if (state.isComplete) expect(state.picked).not.toBeNull()
          const { picked } = state
          if (!picked) continue
          expect(picked).toBe(state.value)
          expect(picked.seconds >= 0 && picked.seconds < 86_400).toBe(true)
          if (type !== 'datetime' && type !== 'time') expect(picked.seconds).toBe(0)
          if (type === 'month') expect(picked.day.slice(8)).toBe('01')
          if (type === 'year') expect(picked.day.slice(5)).toBe('01-01')
        }
      }),
    )
  })

  test('D33: a step of months shows that month, on the same day or its last', () => {
    const inside = fc
      .integer({ min: dayNumber('0003-01-01'), max: dayNumber('9990-01-01') })
      .map(dayFromNumber)
    fc.assert(
      fc.property(inside, fc.constantFrom<1 | -1>(1, -1), (day, by) => {
        const { focused } = run(open('date', at(day)), step('month', by))
        const months = (each: Day) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7))
        expect(months(focused)).toBe(months(day) + by)
        expect(focused.slice(8) <= day.slice(8)).toBe(true)
      }),
    )
  })
})
