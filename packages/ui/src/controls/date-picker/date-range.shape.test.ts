import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { exampleRange, isSameRange, rangeRoom, rangeRules } from './date-range.shape.ts'
import type { FieldReading } from './picker-field.model.ts'
import { isRange, type StampRange } from './picker-range.ts'
import { PICKER_TYPES } from './picker-type.ts'

const TODAY: Day = '2025-07-11'
const range = (start: Day, end: Day): StampRange => ({ start: stampOf(start), end: stampOf(end) })
const MARCH = range('2024-03-10', '2024-03-20')
const rules = rangeRules({
  type: 'date',
  pattern: 'DD.MM.YYYY',
  lang: 'eng',
  today: TODAY,
  limits: { notBefore: '2024-01-01', disabled: { weekdays: [7] } },
  clearable: true,
  confirm: false,
})

describe('D5, D6: a field of ranges', () => {
  test.each<[text: string, expected: FieldReading<StampRange>]>([
    ['10.03.2024 ~ 20.03.2024', { kind: 'value', value: MARCH }],
    ['10.3.24–20.3.24', { kind: 'value', value: MARCH }],
    ['', { kind: 'empty' }],
    ['10.03.2024', { kind: 'incomplete' }],
    ['20.03.2024 ~ 10.03.2024', { kind: 'reversed' }],
    ['30.02.2024 ~ 20.03.2024', { kind: 'nonexistent' }],
    ['soon', { kind: 'unreadable' }],
  ])('reads "%s" as %o', (text, expected) => expect(rules.read(text, null)).toEqual(expected))

  test('reads what it writes', () => {
    expect(rules.write(MARCH)).toBe('10.03.2024 ~ 20.03.2024')
    expect(rules.read(rules.write(MARCH), null)).toEqual({ kind: 'value', value: MARCH })
  })

  test('a time that is typed stays on the day of the range before', () => {
    const times = rangeRules({
      type: 'time',
      pattern: 'HH:mm',
      lang: 'eng',
      today: TODAY,
      limits: {},
      clearable: true,
      confirm: false,
    })
    expect(times.read('9:00 ~ 18:00', MARCH)).toEqual({
      kind: 'value',
      value: { start: stampOf('2024-03-10', 32_400), end: stampOf('2024-03-10', 64_800) },
    })
  })

  test('D7: refuses a range for either of its ends', () => {
    expect(rules.refusalOf(MARCH)).toBe('disabled')
    expect(rules.refusalOf(range('2023-12-30', '2024-03-20'))).toBe('before')
    expect(rules.refusalOf(range('2024-03-11', '2024-03-20'))).toBeNull()
  })
})

test('D9: two ranges are the same at the granularity of the type', () => {
  expect(isSameRange(MARCH, range('2024-03-01', '2024-03-31'), 'month')).toBe(true)
  expect(isSameRange(MARCH, range('2024-03-01', '2024-03-31'), 'date')).toBe(false)
  expect(isSameRange(MARCH, null, 'date')).toBe(false)
  expect(isSameRange(null, null, 'date')).toBe(true)
})

test.each(PICKER_TYPES)('the example of the type %s is a range', type => {
  expect(isRange(exampleRange(type, TODAY), type)).toBe(true)
  expect(isRange(exampleRange(type, '0001-01-01'), type)).toBe(true)
})

test.each<[pattern: string, placeholder: string, room: number, why: string]>([
  ['DD.MM.YYYY', 'Select a date range', 23, 'two dates and the sign between them'],
  ['YYYY', 'Select a date range', 19, 'what stands in the empty field'],
  ['YYYY', '选择日期范围', 12, 'Chinese signs are twice as wide'],
  ['YYYY', '', 11, 'two years'],
])('a field of %s with "%s" has room for %i digits: %s', (pattern, placeholder, room) =>
  expect(rangeRoom(pattern, 'eng', placeholder)).toBe(room),
)
