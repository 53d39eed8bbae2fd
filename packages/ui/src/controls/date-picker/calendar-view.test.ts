import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Day, dayFromNumber, dayNumber, parseIsoDay } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { at, day, open, run, stamps, TODAY, used } from '../../testing/picker-play.ts'
import { type OpenPanel, openView, type Panel, stepView } from './calendar-view.ts'
import { type CalendarAction, initialPicker, panelOf, timeForDay } from './picker.reducer.ts'
import type { PickerLimits } from './picker-limits.ts'
import type { PickerType } from './picker-type.ts'

const start = (action: CalendarAction) => used('start', action)
const step = (unit: 'month' | 'year', by: 1 | -1): CalendarAction => ({ type: 'stepped', unit, by })
const turn = (panel: OpenPanel): CalendarAction => ({ type: 'panelTurned', panel })
const played = (type: PickerType, value: ReturnType<typeof at> | null, ...actions: CalendarAction[]) =>
  run(stamps(type), open(stamps(type), value), ...actions.map(start))
const viewOf = (state: ReturnType<typeof played>) => state.calendar?.views.start

describe('opening', () => {
  test.each<[string, PickerType, Day | null, OpenPanel | undefined, Panel]>([
    ['the first of the type', 'date', null, undefined, 'date'],
    ['the first of the type', 'datetime', null, undefined, 'date'],
    ['the first of the type', 'month', null, undefined, 'month'],
    ['the first of the type', 'year', null, undefined, 'year'],
    ['the first of the type', 'time', null, undefined, 'time'],
    ['the requested panel', 'date', null, 'year', 'year'],
    ['the months', 'datetime', null, 'month', 'month'],
    ['the times of a selected day', 'datetime', '2025-07-24', 'time', 'time'],
    ['the days without a selected day', 'datetime', null, 'time', 'date'],
    ['not a panel that the type lacks', 'month', null, 'date', 'month'],
    ['not a panel that the type lacks', 'year', null, 'month', 'year'],
    ['only times', 'time', null, 'year', 'time'],
  ])('D30 D34: %s: %s', (_sentence, type, value, panel, expected) => {
    expect(openView({ type, day: value, today: TODAY, panel })).toEqual({
      panel: expected,
      focused: value ?? TODAY,
    })
  })

  test('D30: it opens at the value, wherever it was before', () => {
    const left = played('date', at('2024-02-29'), step('year', 1), turn('year'))
    const closed = run(stamps('date'), left, { type: 'escaped' })
    expect(panelOf(closed, 'start')).toBe('none')
    expect(run(stamps('date'), closed, { type: 'opened', by: 'press' })).toEqual(
      open(stamps('date'), at('2024-02-29')),
    )
  })

  test.each<CalendarAction>([
    turn('year'),
    step('month', 1),
    { type: 'dayPicked', day: '2025-01-01' },
    { type: 'timePicked', seconds: 60, isLast: true },
    { type: 'dayFocused', day: '2025-01-01' },
  ])('shared-blocks §2: a closed calendar ("none") ignores actions: $type', action => {
    const closed = initialPicker(null, stamps('datetime'))
    expect(run(stamps('datetime'), closed, start(action))).toBe(closed)
  })
})

describe('the heading (D14)', () => {
  test.each<[type: PickerType, actions: CalendarAction[], panel: Panel, why: string]>([
    ['date', [turn('year')], 'year', 'the year leads to the years'],
    ['date', [turn('month')], 'month', 'the month to the months'],
    ['date', [turn('year'), { type: 'yearPicked', year: 2024 }], 'month', 'a year to its months'],
    ['date', [turn('month'), { type: 'monthPicked', month: 2 }], 'date', 'a month to its days'],
    ['month', [turn('year')], 'year', 'months lead to the years'],
    ['month', [turn('year'), { type: 'yearPicked', year: 2024 }], 'month', 'and years back'],
    ['month', [turn('date')], 'month', 'a picker of months has no days'],
    ['year', [turn('month')], 'year', 'a picker of years has no months'],
    ['time', [turn('year')], 'time', 'a picker of times has no years'],
  ])('of the type %s, %j: %s: %s', (type, actions, panel) => {
    const state = played(type, null, ...actions)
    expect(panelOf(state, 'start')).toBe(panel)
    expect(state.value).toBeNull()
  })

  test('the time panel can switch back to the days', () => {
    const state = played('datetime', null, { type: 'dayPicked', day: '2025-07-18' }, turn('date'))
    expect(panelOf(state, 'start')).toBe('date')
  })
})

describe('the arrows of the heading', () => {
  test.each<[type: PickerType, actions: CalendarAction[], focused: Day, why: string]>([
    ['date', [step('month', 1)], '2025-02-28', 'D33: 31 January has no day in February'],
    ['date', [step('month', -1)], '2024-12-31', 'over the new year'],
    ['date', [step('year', 1)], '2026-01-31', 'a year'],
    ['date', [step('month', 1), step('year', -1)], '2024-02-28', 'the month end is not remembered'],
    ['month', [step('year', 1)], '2026-01-31', 'a year of months'],
    ['month', [step('month', 1)], '2025-01-31', 'months have no arrows for months'],
    ['year', [step('year', -1)], '2015-01-31', 'D13: ten years'],
    ['year', [step('month', -1)], '2025-01-31', 'years have no arrows for months'],
    ['time', [step('year', 1)], '2025-01-31', 'a time has no months'],
    ['date', [turn('year'), step('year', 1)], '2035-01-31', 'D13: ten years on the way'],
  ])('of the type %s, %j: %s: %s', (type, actions, focused) => {
    expect(viewOf(played(type, at('2025-01-31'), ...actions))?.focused).toBe(focused)
  })

  test.each<[PickerType, Day, 1 | -1, Day]>([
    ['date', '0050-01-31', 1, '0051-01-31'],
    ['year', '0005-06-15', -1, '0001-01-01'],
    ['year', '9995-06-15', 1, '9999-12-31'],
  ])('D33: years 0–99 are possible, the first and last day stop the arrows: %s %s', (type, from, by, to) => {
    expect(viewOf(played(type, at(from), step('year', by)))?.focused).toBe(to)
  })
})

describe('selection', () => {
  const VALUE = at('2025-03-31', 3600)
  test.each<[type: PickerType, actions: CalendarAction[], value: typeof VALUE, closes: boolean, why: string]>(
    [
      ['date', [{ type: 'dayPicked', day: '2025-07-18' }], at('2025-07-18'), true, 'a day'],
      [
        'datetime',
        [{ type: 'dayPicked', day: '2025-07-18' }],
        at('2025-07-18', 3600),
        false,
        'D16: the time is kept',
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
        'datetime',
        [
          { type: 'dayPicked', day: '2025-07-18' },
          { type: 'timePicked', seconds: 34_200, isLast: false },
          turn('date'),
          { type: 'dayPicked', day: '2025-07-21' },
        ],
        at('2025-07-21', 34_200),
        false,
        'D16: a second day keeps the time',
      ],
      [
        'time',
        [{ type: 'timePicked', seconds: 0, isLast: true }],
        at('2025-03-31', 0),
        true,
        'D19: a fixed list',
      ],
      ['time', [{ type: 'timePicked', seconds: -1, isLast: true }], VALUE, false, 'no time'],
      ['time', [{ type: 'timePicked', seconds: 1.5, isLast: true }], VALUE, false, 'no whole second'],
      ['month', [{ type: 'monthPicked', month: 2 }], at('2025-02-01'), true, 'D15: a month ends it'],
      ['month', [{ type: 'monthPicked', month: 13 }], VALUE, false, 'no month'],
      ['year', [{ type: 'yearPicked', year: 2028 }], at('2028-01-01'), true, 'D15: a year ends it'],
      ['year', [{ type: 'yearPicked', year: 0 }], VALUE, false, 'no year'],
      ['year', [{ type: 'yearPicked', year: Number.NaN }], VALUE, false, 'nothing'],
      ['date', [{ type: 'timePicked', seconds: 0, isLast: true }], VALUE, false, 'another panel'],
      ['date', [{ type: 'yearPicked', year: 2028 }], VALUE, false, 'another panel'],
    ],
  )('of the type %s, %j: %j, closes %s: %s', (type, actions, value, closes) => {
    const state = played(type, VALUE, ...actions)
    expect(state.value).toEqual(value)
    expect(state.openedBy === null).toBe(closes)
  })

  test.each<[Day, CalendarAction[], OpenPanel]>([
    ['2025-03-31', [turn('month'), { type: 'monthPicked', month: 2 }], 'date'],
    ['2024-02-29', [turn('year'), { type: 'yearPicked', year: 2025 }], 'month'],
  ])(
    'selecting a month on the way to a day keeps the day, or uses the last one (D33): %s',
    (from, actions, panel) => {
      const state = played('date', at(from), ...actions)
      expect(viewOf(state)).toEqual({ panel, focused: '2025-02-28' })
      expect(state.value).toEqual(at(from))
    },
  )
})

describe('D16: the time of a newly selected day', () => {
  const from = (seconds: number): PickerLimits => ({ disabled: stamp => stamp.seconds < seconds })
  test.each<[string, number, PickerLimits, number]>([
    ['that of the value', 3600, {}, 3600],
    ['that of the value where it may', 3600, from(3600), 3600],
    ['00:00 where that of the value may not', 3600, { disabled: stamp => stamp.seconds > 0 }, 0],
    ['the first minute that may', 3600, from(36_000), 36_000],
    ['the first whole minute', 3600, from(36_030), 36_060],
    ['00:00 when none is allowed', 3600, { disabled: () => true }, 0],
  ])('is %s', (_sentence, before, limits, seconds) => {
    expect(timeForDay('2025-07-18', before, 'datetime', limits)).toBe(seconds)
  })
})

describe('any sequence of actions', () => {
  const aDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }).map(dayFromNumber)
  const aStamp = fc.record({ day: aDay, seconds: fc.integer({ min: 0, max: 86_399 }) })
  const aType = fc.constantFrom<PickerType>('date', 'datetime', 'month', 'year', 'time')
  const anAction: fc.Arbitrary<CalendarAction> = fc.oneof(
    fc.constantFrom(turn('year'), turn('month'), turn('date')),
    fc.constantFrom(step('month', 1), step('month', -1), step('year', 1), step('year', -1)),
    aDay.map((of): CalendarAction => ({ type: 'dayPicked', day: of })),
    aDay.map((of): CalendarAction => ({ type: 'dayFocused', day: of })),
    fc.integer({ min: -1, max: 14 }).map((month): CalendarAction => ({ type: 'monthPicked', month })),
    fc.integer({ min: -5, max: 10_005 }).map((year): CalendarAction => ({ type: 'yearPicked', year })),
    fc
      .record({ seconds: fc.integer({ min: -1, max: 86_401 }), isLast: fc.boolean() })
      .map((pick): CalendarAction => ({ type: 'timePicked', ...pick })),
  )
  const PANELS: Record<PickerType, Panel[]> = {
    date: ['none', 'date', 'month', 'year'],
    datetime: ['none', 'date', 'month', 'year', 'time'],
    month: ['none', 'month', 'year'],
    year: ['none', 'year'],
    time: ['none', 'time'],
  }

  test('the calendar is at an existing day, in a panel of its type, and selects values of its type', () => {
    fc.assert(
      fc.property(aType, fc.option(aStamp), fc.array(anAction, { maxLength: 30 }), (type, value, actions) => {
        const kind = stamps(type)
        let state = open<Stamp>(kind, value)
        for (const action of actions) {
          const before = state
          state = run(kind, state, start(action))
          const view = viewOf(state)
          if (view) expect(parseIsoDay(view.focused)).toBe(view.focused)
          expect(PANELS[type]).toContain(panelOf(state, 'start'))
          const picked = state.value
          if (!picked || picked === before.value) continue
          expect(picked.seconds >= 0 && picked.seconds < 86_400).toBe(true)
          if (type !== 'datetime' && type !== 'time') expect(picked.seconds).toBe(0)
          if (type === 'month') expect(picked.day.slice(8)).toBe('01')
          if (type === 'year') expect(picked.day.slice(5)).toBe('01-01')
        }
      }),
    )
  })

  test('D33: a step by months shows that month, on the same day or its last', () => {
    const inside = fc
      .integer({ min: dayNumber('0003-01-01'), max: dayNumber('9990-01-01') })
      .map(dayFromNumber)
    fc.assert(
      fc.property(inside, fc.constantFrom<1 | -1>(1, -1), (of, by) => {
        const { focused } = stepView({ panel: 'date', focused: of }, 'month', by)
        const months = (each: Day) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7))
        expect(months(focused)).toBe(months(of) + by)
        expect(focused.slice(8) <= of.slice(8)).toBe(true)
      }),
    )
  })
})

describe('a value that changed outside the calendar', () => {
  const kind = stamps('date')
  const opened = open(kind, at('2025-07-24'))

  test('moves the calendar to it', () => {
    const next = run(kind, opened, start(turn('year')), { type: 'valueReceived', value: at('2024-03-12') })
    expect(viewOf(next)).toEqual({ panel: 'date', focused: '2024-03-12' })
  })

  test('does not move the calendar when it is equal', () => {
    const turned = run(kind, opened, start(step('month', 1)))
    expect(run(kind, turned, { type: 'valueReceived', value: at('2025-07-24') })).toBe(turned)
  })

  test('does not change the month when it is null', () => {
    const next = run(kind, opened, { type: 'valueReceived', value: null })
    expect(viewOf(next)?.focused).toBe('2025-07-24')
  })

  test('does not open a closed calendar', () => {
    const closed = initialPicker(at('2025-07-24'), kind)
    expect(run(kind, closed, { type: 'valueReceived', value: at('2024-03-12') }).calendar).toBeNull()
  })

  test('with another type opens its panel', () => {
    const months = run(stamps('month'), opened, { type: 'valueReceived', value: at('2025-07-24') })
    expect(panelOf(months, 'start')).toBe('month')
  })

  test('a selection in the calendar does not count as an outside value', () => {
    const inline = stamps('date', { inline: true })
    const state = run(inline, initialPicker(null, inline), day('start', '2025-08-01'))
    expect(viewOf(state)?.focused).toBe('2025-08-01')
  })
})
