import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import type { Stamp } from '../../foundation/calendar/stamp.ts'
import { LANGUAGES } from '../../foundation/format/format-day.ts'
import { calendarReducer, closedCalendar, openCalendar, type Panel } from './date-picker.model.ts'
import {
  disabledCells,
  followValue,
  isNumeric,
  monthTurned,
  openPanel,
  patternRoom,
  stampRules,
} from './date-picker.shape.ts'
import { dayValue } from './day-value.ts'
import type { PickerType } from './picker-type.ts'

const TODAY: Day = '2025-07-11'
const at = (day: Day, seconds = 0): Stamp => ({ day, seconds })

describe('the panel that a calendar opens with (D30, D34)', () => {
  test.each<[string, PickerType, Stamp | null, Panel | undefined, Panel]>([
    ['the first of the type', 'date', null, undefined, 'date'],
    ['the one that is asked for', 'date', null, 'year', 'year'],
    ['the months', 'datetime', null, 'month', 'month'],
    ['the times of a day that is picked', 'datetime', at('2025-07-24'), 'time', 'time'],
    ['the days while none is picked', 'datetime', null, 'time', 'date'],
    ['none that the type does not have', 'month', null, 'date', 'month'],
    ['none that the type does not have', 'year', null, 'month', 'year'],
    ['times alone', 'time', null, 'year', 'time'],
  ])('%s: %s', (_sentence, type, value, panel, expected) => {
    expect(openPanel({ type, value, today: TODAY, panel }).panel).toBe(expected)
  })
})

describe('a value that became another one elsewhere', () => {
  const open = openCalendar('date', at('2025-07-24'), TODAY)

  test('turns the calendar to it', () => {
    const next = followValue({ calendar: open, type: 'date', value: at('2024-03-12'), today: TODAY })
    expect(next).toMatchObject({ panel: 'date', focused: '2024-03-12', value: at('2024-03-12') })
  })

  test('that is the same leaves the calendar where it is', () => {
    const turned = calendarReducer(open, { type: 'stepped', unit: 'month', by: 1 })
    const given = { calendar: turned, type: 'date' as const, value: at('2025-07-24'), today: TODAY }
    expect(followValue(given)).toBe(turned)
  })

  test('that is none leaves the month and marks nothing', () => {
    const next = followValue({ calendar: open, type: 'date', value: null, today: TODAY })
    expect(next).toMatchObject({ focused: '2025-07-24', value: null })
    expect(followValue({ calendar: next, type: 'date', value: null, today: TODAY })).toBe(next)
  })

  test('does not open what is closed', () => {
    const calendar = closedCalendar('date', TODAY)
    expect(followValue({ calendar, type: 'date', value: at('2024-03-12'), today: TODAY })).toBe(calendar)
  })
})

test.each<[string, Stamp, 'date' | 'month' | 'year' | 'time', boolean]>([
  ['a day before the first', at('2025-07-09'), 'date', true],
  ['the first day, though its morning may not be', at('2025-07-10'), 'date', false],
  ['its morning', at('2025-07-10', 8 * 3600), 'time', true],
  ['its day', at('2025-07-10', 12 * 3600), 'time', false],
  ['the month of the first day', at('2025-07-01'), 'month', false],
  ['the month before', at('2025-06-01'), 'month', true],
  ['the year', at('2025-01-01'), 'year', false],
])('%s is shut: %#', (_sentence, stamp, grain, expected) => {
  const isDisabled = disabledCells('datetime', { notBefore: at('2025-07-10', 9 * 3600) })
  expect(isDisabled(stamp, grain)).toBe(expected)
})

test.each<[string, string, number]>([
  ['DD.MM.YYYY', 'eng', 10],
  ['YYYY-MM-DD HH:mm:ss', 'eng', 19],
  ['MMMM YYYY', 'eng', 14],
  ['YYYY年M月D日', 'chn', 14],
])('the field has room for all that %s writes in %s: %i letters', (pattern, lang, room) => {
  expect(patternRoom(pattern, lang)).toBe(room)
})

test.each(LANGUAGES)('what the field writes in %s it reads as the same', lang => {
  const rules = stampRules({
    ...{ type: 'date', pattern: 'D MMMM YYYY', lang, today: TODAY, limits: {} },
    ...{ clearable: true, confirm: false },
  })
  expect(rules.read(rules.write(at('2024-03-12')), null)).toEqual({ kind: 'value', value: at('2024-03-12') })
})

test.each([
  ['DD.MM.YYYY', true],
  ['HH:mm:ss', true],
  ['D MMMM YYYY', false],
  ['MMM YYYY', false],
  ['h:mm A', false],
])('%s is digits and signs alone: %s', (pattern, expected) => expect(isNumeric(pattern)).toBe(expected))

test('a calendar that is turned says from which month to which (D28)', () => {
  const old = openCalendar('date', at('2024-12-31'), TODAY)
  const now = calendarReducer(old, { type: 'stepped', unit: 'month', by: 1 })
  expect(monthTurned(now, old)).toEqual([
    { year: 2025, month: 1 },
    { year: 2024, month: 12 },
  ])
  expect(monthTurned(calendarReducer(old, { type: 'keyMoved', day: '2024-12-01' }), old)).toBeNull()
})

test('days are values of a picker, what is no day is none (D24)', () => {
  expect(dayValue.toStamp('2025-07-24')).toEqual(at('2025-07-24'))
  expect(dayValue.toStamp('2025-02-30')).toBeNull()
  expect(dayValue.fromStamp(at('2025-07-24', 3600))).toBe('2025-07-24')
})
