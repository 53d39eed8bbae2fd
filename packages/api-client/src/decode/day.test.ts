import { describe, expect, test } from 'vitest'
import { day, dayOfUnix, decodeDay, isDay, parseDay, unixMs } from './day.ts'

describe('parsing a day is strict', () => {
  test.each([
    ['2024-08-22', '2024-08-22'],
    ['2024-02-29', '2024-02-29'],
    ['2000-02-29', '2000-02-29'],
    ['1900-02-29', null],
    ['2023-02-29', null],
    ['2026-02-30', null],
    ['2026-04-30', '2026-04-30'],
    ['2026-04-31', null],
    ['2026-06-31', null],
    ['2026-09-31', null],
    ['2026-11-31', null],
    ['2026-12-31', '2026-12-31'],
    ['2026-12-32', null],
    ['2026-01-00', null],
    ['2026-13-01', null],
    ['2026-00-10', null],
    ['0000-01-01', null],
    ['0001-01-01', '0001-01-01'],
    ['9999-12-31', '9999-12-31'],
    ['30.02.2026', null],
    ['2024-8-22', null],
    ['2024-08-22T00:00:00Z', null],
    [' 2024-08-22', null],
    ['２０２４-08-22', null],
    ['', null],
    [20240822, null],
    [['2024-08-22'], null],
    [null, null],
  ])('%s → %s', (written, expected) => {
    expect(parseDay(written)).toBe(expected)
  })
  test('a text is a day, or not', () => {
    expect([isDay('2024-02-29'), isDay('2023-02-29')]).toEqual([true, false])
  })
})

describe('a unix time is seconds, or milliseconds above 1e11 (readings #23)', () => {
  test.each<[unknown, string | null]>([
    [1724371200, '2024-08-23'],
    [1724371200000, '2024-08-23'],
    ['1724371200', '2024-08-23'],
    [' 1724371200 ', '2024-08-23'],
    ['1.5', null],
    [253_402_300_799_999, '9999-12-31'],
    [253_402_300_800_000, null],
    [0, '1970-01-01'],
    [86399, '1970-01-01'],
    [1e11, '5138-11-16'],
    [1e11 + 1, '1973-03-03'],
    [-1, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
    [1e300, null],
    ['soon', null],
    [null, null],
    [{}, null],
  ])('%s → %s', (written, expected) => {
    expect(dayOfUnix(written)).toBe(expected)
  })
  test('in milliseconds', () => {
    expect(unixMs(1752235200)).toBe(1752235200000)
  })
})

describe('a wire date', () => {
  test.each<[string, unknown, string | null]>([
    ['by its text', { value: '2024-08-22', numeric: 0 }, '2024-08-22'],
    ['by its number when the text is none', { value: '22.08.2024', numeric: 1724284800 }, '2024-08-22'],
    ['by its number in milliseconds', { value: '', numeric: 1724284800000 }, '2024-08-22'],
    ['before 1970 by its number', { value: '', numeric: -86400 }, '1969-12-31'],
    ['bare text', '2024-08-22', '2024-08-22'],
    ['bare number', 1724284800, '2024-08-22'],
    ['blank', { value: '', numeric: null }, null],
    ['a list', [], null],
    ['missing', undefined, null],
    ['far before the calendar', { value: '', numeric: -1e15 }, null],
  ])('%s', (_, wire, expected) => {
    expect(decodeDay(wire)).toBe(expected)
  })
  test('the flat form is accepted (readings #68)', () => {
    expect(day({ date: '22.08.2024', 'date.numeric': 1724284800 }, 'date')).toBe('2024-08-22')
  })
})
