import { describe, expect, test } from 'vitest'
import type { Day } from '../../foundation/calendar/day.ts'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import type { PickerLimits } from './picker-limits.ts'
import {
  clampRange,
  isRange,
  parseTypedRange,
  type RangeReading,
  rangeRefusalOf,
  type StampRange,
  splitRange,
} from './picker-range.ts'
import { ISO_PATTERNS, type PickerType } from './picker-type.ts'

const range = (start: Day, end: Day): StampRange => ({ start: stampOf(start), end: stampOf(end) })
const is = (start: Day, end: Day): RangeReading => ({ kind: 'range', range: range(start, end) })

describe('D6: splitting a typed range', () => {
  test.each<[text: string, parts: [string, string] | null, why: string]>([
    ['12.03.2024 ~ 15.03.2024', ['12.03.2024', '15.03.2024'], 'as the field writes it'],
    ['12.03.2024~15.03.2024', ['12.03.2024', '15.03.2024'], 'without spaces'],
    ['12.03.2024 ～ 15.03.2024', ['12.03.2024', '15.03.2024'], 'a full-width sign'],
    ['12.03.2024 – 15.03.2024', ['12.03.2024', '15.03.2024'], 'a dash'],
    ['12.03.2024–15.03.2024', ['12.03.2024', '15.03.2024'], 'a dash without spaces'],
    ['12.03.2024—15.03.2024', ['12.03.2024', '15.03.2024'], 'a long dash'],
    ['12.03.2024 - 15.03.2024', ['12.03.2024', '15.03.2024'], 'a hyphen between spaces'],
    ['2024-03-12 - 2024-03-15', ['2024-03-12', '2024-03-15'], 'hyphens within the dates'],
    ['2024-03-12 ~ 2024-03-15', ['2024-03-12', '2024-03-15'], 'hyphens within the dates'],
    ['12–03–2024 – 15–03–2024', ['12–03–2024', '15–03–2024'], 'dashes within the dates'],
    ['12.03.2024\u00A0~\u00A015.03.2024', ['12.03.2024', '15.03.2024'], 'no-break spaces'],
    ['12.03.2024 ~ ', ['12.03.2024', ''], 'an end left out'],
    ['~15.03.2024', ['', '15.03.2024'], 'a start left out'],
    ['~', ['', ''], 'only the separator'],
    ['12.03.2024', null, 'a single date'],
    ['2024-03-12', null, 'hyphens of a date'],
    ['1 ~ 2 ~ 3', null, 'three dates'],
    ['1 - 2 - 3', null, 'three dates'],
    ['', null, 'nothing'],
  ])('"%s" → %o: %s', (text, parts) => expect(splitRange(text)).toEqual(parts))
})

const read = (text: string, unit: PickerType = 'date') =>
  parseTypedRange(text, { unit, pattern: ISO_PATTERNS[unit], lang: 'en', today: '2026-08-20' })

describe('D8: a range is two dates, the end not before the start', () => {
  test.each<[text: string, expected: RangeReading, why: string]>([
    ['2024-03-12 ~ 2024-03-15', is('2024-03-12', '2024-03-15'), 'in the pattern'],
    ['12.03.2024 ~ 15.03.2024', is('2024-03-12', '2024-03-15'), 'pasted'],
    ['12.3.24-15.3.24', { kind: 'unreadable' }, 'a hyphen without spaces is not a separator'],
    ['12 March 2024 – 15 March 2024', is('2024-03-12', '2024-03-15'), 'with month names'],
    ['today ~ tomorrow', is('2026-08-20', '2026-08-21'), 'words for days'],
    ['12.03.2024 ~ 12.03.2024', is('2024-03-12', '2024-03-12'), 'the same day twice'],
    ['15.03.2024 ~ 12.03.2024', { kind: 'reversed' }, 'the end before the start'],
    ['12.03.2024 ~', { kind: 'incomplete' }, 'no end'],
    ['~ 12.03.2024', { kind: 'incomplete' }, 'no start'],
    ['12.03.2024', { kind: 'incomplete' }, 'one date'],
    ['12.03.2024 ~ 31.02.2024', { kind: 'nonexistent' }, 'a day that does not exist'],
    ['31.02.2024', { kind: 'nonexistent' }, 'one date that does not exist'],
    ['31.02.2024 ~ soon', { kind: 'unreadable' }, 'an unreadable date is reported first'],
    ['soon', { kind: 'unreadable' }, 'a word'],
    ['1.1.24 ~ 2.1.24 ~ 3.1.24', { kind: 'unreadable' }, 'three dates'],
    ['', { kind: 'empty' }, 'nothing'],
    [' ~ ', { kind: 'empty' }, 'only the separator'],
  ])('"%s" → %o: %s', (text, expected) => expect(read(text)).toEqual(expected))

  test.each<[type: PickerType, text: string, expected: RangeReading]>([
    ['month', '03.2024 ~ 2024-05', is('2024-03-01', '2024-05-01')],
    ['month', '15.03.2024 ~ 12.03.2024', is('2024-03-01', '2024-03-01')],
    ['year', '2024 – 2026', is('2024-01-01', '2026-01-01')],
    ['datetime', '12.3.24 9:30 ~ 12.3.24 9:29', { kind: 'reversed' }],
    [
      'time',
      '9:30 - 11 am',
      { kind: 'range', range: { start: stampOf('2026-08-20', 34_200), end: stampOf('2026-08-20', 39_600) } },
    ],
  ])('of the type %s: "%s" → %o', (type, text, expected) => expect(read(text, type)).toEqual(expected))

  test('the end is not before the start, by the granularity of the type', () => {
    const [early, late] = [stampOf('2024-03-12'), stampOf('2024-03-15')]
    expect(isRange({ start: early, end: late }, 'date')).toBe(true)
    expect(isRange({ start: late, end: early }, 'date')).toBe(false)
    expect(isRange({ start: late, end: early }, 'month')).toBe(true)
  })
})

describe('D7: ranges and limits', () => {
  const limits: PickerLimits = { notBefore: '2024-03-10', notAfter: '2024-03-20', disabled: ['2024-03-15'] }
  test.each<[range: StampRange, refusal: string | null, clamped: StampRange | null, why: string]>([
    [range('2024-03-12', '2024-03-14'), null, range('2024-03-12', '2024-03-14'), 'within'],
    [range('2024-03-12', '2024-03-18'), null, range('2024-03-12', '2024-03-18'), 'over a disabled day'],
    [range('2024-03-15', '2024-03-18'), 'disabled', range('2024-03-15', '2024-03-18'), 'from a disabled day'],
    [range('2024-03-01', '2024-03-18'), 'before', range('2024-03-10', '2024-03-18'), 'begins too early'],
    [range('2024-03-12', '2024-04-18'), 'after', range('2024-03-12', '2024-03-20'), 'ends too late'],
    [range('2024-03-01', '2024-04-18'), 'before', range('2024-03-10', '2024-03-20'), 'both'],
    [range('2024-02-01', '2024-02-18'), 'before', null, 'wholly before'],
    [range('2024-04-01', '2024-04-18'), 'after', null, 'wholly after'],
  ])('%o is rejected: %s; clamped to the limits it is %o: %s', (one, refusal, clamped) => {
    expect(rangeRefusalOf(one, 'date', limits)).toBe(refusal)
    expect(clampRange(one, 'date', limits)).toEqual(clamped)
  })

  test('limits that allow nothing leave no range', () => {
    const none: PickerLimits = { notBefore: '2024-03-20', notAfter: '2024-03-10' }
    expect(clampRange(range('2024-03-01', '2024-03-31'), 'date', none)).toBeNull()
  })
})
