import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeInZones } from '../../testing/time-zones.ts'
import {
  addDays,
  addMonths,
  addYears,
  businessDay,
  type Day,
  dayFromMs,
  dayFromNumber,
  dayNumber,
  dayOf,
  daysBetween,
  daysInMonth,
  dayToMs,
  isLeapYear,
  parseIsoDay,
  partsOf,
  weekdayOf,
} from './day.ts'

const anyDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') }).map(dayFromNumber)
const recentDay = fc
  .integer({ min: dayNumber('1000-01-01'), max: dayNumber('3000-01-01') })
  .map(dayFromNumber)

describe('existing days', () => {
  test.each<[text: unknown, day: Day | null, why: string]>([
    ['2026-08-20', '2026-08-20', 'a day'],
    ['2024-02-29', '2024-02-29', 'a leap day'],
    ['2000-02-29', '2000-02-29', 'divisible by 400'],
    ['1900-02-29', null, 'divisible by 100'],
    ['2025-02-29', null, 'no leap year'],
    ['2026-02-30', null, 'new Date would give 2 March'],
    ['2026-04-31', null, 'April has 30'],
    ['2026-13-01', null, 'no month 13'],
    ['2026-00-10', null, 'no month 0'],
    ['2026-01-00', null, 'no day 0'],
    ['0000-01-01', null, 'no year 0'],
    ['0001-01-01', '0001-01-01', 'the first'],
    ['9999-12-31', '9999-12-31', 'the last'],
    ['20.08.2026', null, 'another pattern'],
    ['2026-8-20', null, 'two digits each'],
    ['2026-08-20T00:00:00Z', null, 'an instant is no day'],
    [' 2026-08-20', null, 'exactly the day'],
    ['２０２６-08-20', null, 'full-width digits are the typed field’s business'],
    ['+010000-01-01', null, 'after year 9999'],
    [20260820, null, 'a number'],
    [null, null, 'nothing'],
    [['2026-08-20'], null, 'a list of one day is no day'],
    [new Date(0), null, 'a Date'],
  ])('%s → %s: %s', (text, day) => expect(parseIsoDay(text)).toBe(day))

  test.each([
    { year: 2026.5, month: 1, day: 1 },
    { year: 2026, month: Number.NaN, day: 1 },
    { year: 10000, month: 1, day: 1 },
    { year: -1, month: 1, day: 1 },
    { year: 2026, month: 6, day: 31 },
  ])('%o is not a day', parts => expect(dayOf(parts)).toBeNull())

  test('months have the lengths of the Gregorian calendar', () => {
    const lengths = (year: number) => Array.from({ length: 12 }, (_, index) => daysInMonth(year, index + 1))
    expect(lengths(2025)).toEqual([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    expect(lengths(2024)[1]).toBe(29)
    expect([1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([2000, 2024])
  })
})

describe('calculations', () => {
  test.each<[day: Day, count: number, expected: Day]>([
    ['2025-12-31', 1, '2026-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-03-30', 1, '2025-03-31'],
    ['1970-01-01', -1, '1969-12-31'],
    ['0099-12-31', 1, '0100-01-01'],
    ['0001-01-01', 0, '0001-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
    ['0001-01-01', -1, '0001-01-01'],
  ])('%s plus %i days is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected))

  test.each<[day: Day, count: number, expected: Day, why: string]>([
    ['2026-03-31', -1, '2026-02-28', 'February lacks the 31st'],
    ['2024-03-31', -1, '2024-02-29', 'a leap February'],
    ['2026-01-31', 1, '2026-02-28', 'forwards as well'],
    ['2026-05-31', -3, '2026-02-28', 'three months back'],
    ['2026-01-15', -1, '2025-12-15', 'over the new year'],
    ['2026-12-15', 1, '2027-01-15', 'over the new year'],
    ['2026-10-31', 1, '2026-11-30', 'November has 30'],
    ['2025-07-11', -36, '2022-07-11', 'three years'],
    ['0001-01-31', -1, '0001-01-01', 'clamped to the first day'],
    ['9999-12-01', 1, '9999-12-31', 'clamped to the last day'],
  ])('%s plus %i months is %s: %s', (day, count, expected) => expect(addMonths(day, count)).toBe(expected))

  test('C5, readings #29: ten years before 29 February is 28 February', () => {
    expect(addYears('2024-02-29', -10)).toBe('2014-02-28')
    expect(addYears('2024-02-29', 4)).toBe('2028-02-29')
    expect(addYears('2025-07-11', -10)).toBe('2015-07-11')
  })

  test.each<[from: Day, to: Day, days: number]>([
    ['2025-07-11', '2025-07-18', 7],
    ['2025-07-18', '2025-07-11', -7],
    ['2024-01-01', '2025-01-01', 366],
    ['0001-01-01', '9999-12-31', 3_652_058],
  ])('from %s to %s are %i days', (from, to, days) => expect(daysBetween(from, to)).toBe(days))

  test.each<[day: Day, weekday: number]>([
    ['2025-07-11', 5],
    ['1970-01-01', 4],
    ['2000-01-01', 6],
    ['1969-12-28', 7],
    ['0001-01-01', 1],
    ['9999-12-31', 5],
  ])('%s is ISO day %i of the week', (day, weekday) => expect(weekdayOf(day)).toBe(weekday))
})

describe('calculations as properties', () => {
  test('adding and subtracting days returns the same day', () => {
    fc.assert(
      fc.property(recentDay, fc.integer({ min: -300_000, max: 300_000 }), (day, count) => {
        expect(addDays(addDays(day, count), -count)).toBe(day)
        expect(daysBetween(day, addDays(day, count))).toBe(count)
      }),
    )
  })

  test('a day can be rebuilt from its parts, its number and its milliseconds', () => {
    fc.assert(
      fc.property(anyDay, day => {
        expect(dayOf(partsOf(day))).toBe(day)
        expect(parseIsoDay(day)).toBe(day)
        expect(dayFromNumber(dayNumber(day))).toBe(day)
        expect(dayFromMs(dayToMs(day) + 86_399_999)).toBe(day)
      }),
    )
  })

  test('days sort like their texts', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(one < other).toBe(dayNumber(one) < dayNumber(other))
      }),
    )
  })

  test('adding months keeps the day of the month, or uses the last one', () => {
    fc.assert(
      fc.property(recentDay, fc.integer({ min: -2400, max: 2400 }), (day, count) => {
        const from = partsOf(day)
        const to = partsOf(addMonths(day, count))
        expect(to.year * 12 + to.month).toBe(from.year * 12 + from.month + count)
        expect(to.day).toBe(Math.min(from.day, daysInMonth(to.year, to.month)))
      }),
    )
  })

  test('weekdays repeat after seven days', () => {
    fc.assert(
      fc.property(recentDay, day => {
        expect(weekdayOf(addDays(day, 7))).toBe(weekdayOf(day))
        expect(weekdayOf(addDays(day, 1))).toBe((weekdayOf(day) % 7) + 1)
      }),
    )
  })
})

describe('readings #30: today is the day in UTC+3', () => {
  test.each<[instant: string, day: Day]>([
    ['2026-08-20T20:59:59.999Z', '2026-08-20'],
    ['2026-08-20T21:00:00.000Z', '2026-08-21'],
    ['2026-12-31T21:00:00.000Z', '2027-01-01'],
    ['2024-02-28T20:59:00.000Z', '2024-02-28'],
    ['2024-02-28T21:00:00.000Z', '2024-02-29'],
    ['1969-12-31T20:59:00.000Z', '1969-12-31'],
    ['1969-12-31T21:00:00.000Z', '1970-01-01'],
  ])('at %s it is %s', (instant, day) => expect(businessDay(Date.parse(instant))).toBe(day))
})

describeInZones(() => {
  test('converting a day to milliseconds and back returns it', () => {
    expect(parseIsoDay('2025-03-09')).toBe('2025-03-09')
    expect(dayNumber('2025-03-09')).toBe(20_156)
    expect(dayToMs('2025-03-30')).toBe(Date.UTC(2025, 2, 30))
    expect(addDays('2025-03-08', 2)).toBe('2025-03-10')
    expect(addDays('2025-10-26', -1)).toBe('2025-10-25')
    expect(addMonths('2025-03-31', -1)).toBe('2025-02-28')
    expect(weekdayOf('2025-03-30')).toBe(7)
    expect(businessDay(Date.UTC(2025, 6, 11, 20, 59))).toBe('2025-07-11')
    expect(businessDay(Date.UTC(2025, 6, 11, 21, 0))).toBe('2025-07-12')
  })

  test('365 consecutive days are distinct and complete', () => {
    const days = Array.from({ length: 365 }, (_, index) => addDays('2025-01-01', index))
    expect(new Set(days).size).toBe(365)
    expect(days.at(-1)).toBe('2025-12-31')
    expect(days).toEqual([...days].sort())
  })
})
