import type { Day } from '@accrue/ui/foundation/calendar'
import { expect, test } from 'vitest'
import { days30360, isDayCount, isMonthEnd, yearsBetween } from './day-count.ts'

test.each<[string, Day, Day, boolean, number]>([
  ['a month has 30 days', '2024-01-15', '2024-02-15', false, 30],
  ['a year has 360 days', '2023-03-10', '2024-03-10', false, 360],
  ['the 31st as the first day counts as the 30th', '2024-01-31', '2024-02-15', false, 15],
  ['the 31st as the last day stays when the first is before the 30th', '2024-01-15', '2024-03-31', false, 76],
  ['the 31st as the last day is the 30th when the first is the 30th', '2024-01-30', '2024-03-31', false, 60],
  ['the 31st at both ends', '2024-01-31', '2024-03-31', false, 60],
  ['end of February without the end-of-month rule', '2007-02-28', '2007-08-31', false, 183],
  ['end of February of a month-end issue counts as the 30th', '2007-02-28', '2007-08-31', true, 180],
  ['end of February at both ends of a month-end issue', '2023-02-28', '2024-02-29', true, 360],
  ['28 February of a leap year is no month end', '2024-02-28', '2024-08-31', true, 183],
  ['the same day', '2024-05-05', '2024-05-05', true, 0],
])('30/360 US: %s', (_, from, to, monthEnd, days) => {
  expect(days30360({ from, to, monthEnd })).toBe(days)
})

test.each<[Day, boolean]>([
  ['2024-02-29', true],
  ['2023-02-28', true],
  ['2024-02-28', false],
  ['2024-04-30', true],
  ['2024-05-30', false],
])('%s is the last day of its month: %s', (day, end) => {
  expect(isMonthEnd(day)).toBe(end)
})

test.each<[string, Day, Day, number]>([
  ['an anniversary is a whole number', '2024-02-15', '2034-02-15', 10],
  ['half of a common year', '2023-01-01', '2023-07-02', 182 / 365],
  ['a broken leap year counts by its own length', '2024-01-01', '2024-07-01', 182 / 366],
  ['from 29 February the year ends on the 28th', '2024-02-29', '2025-02-28', 1],
  ['less than a year across new year', '2023-12-31', '2024-01-01', 1 / 366],
  ['the same day', '2024-02-29', '2024-02-29', 0],
])('years between: %s', (_, from, to, years) => {
  expect(yearsBetween({ from, to })).toBeCloseTo(years, 12)
})

test('only the four day counts are valid', () => {
  expect(['actual/actual', '30/360', 'actual/365', 'actual/360'].every(isDayCount)).toBe(true)
  expect(['30E/360', '', 'ACT/ACT', 'constructor'].some(isDayCount)).toBe(false)
})
