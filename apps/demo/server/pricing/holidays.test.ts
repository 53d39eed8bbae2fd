import { addDays, type Day, weekdayOf } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import {
  type BusinessCalendar,
  easterSunday,
  followingBusinessDay,
  isBusinessDay,
  isHoliday,
  previousBusinessDay,
  settlementDay,
} from './holidays.ts'
import { capturedCurves } from './testing/captured.ts'

test.each<[number, Day]>([
  [1990, '1990-04-15'],
  [2000, '2000-04-23'],
  [2008, '2008-03-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2038, '2038-04-25'],
])('Easter Sunday of %i is %s', (year, day) => {
  expect(easterSunday(year)).toBe(day)
})

test.each<[string, Day, boolean, boolean]>([
  ['New Year', '2025-01-01', true, true],
  ['New Year on a Sunday is observed on Monday', '2023-01-02', true, true],
  ['New Year on a Saturday is not observed on Friday', '2021-12-31', false, false],
  ['Martin Luther King Jr. Day', '2024-01-15', true, true],
  ["Presidents' Day", '2024-02-19', true, true],
  ['Good Friday', '2024-03-29', true, false],
  ['Good Friday with the employment report', '2023-04-07', false, false],
  ['Good Friday in early April before 1996', '1994-04-01', true, false],
  ['Memorial Day', '2024-05-27', true, true],
  ['Juneteenth', '2024-06-19', true, true],
  ['Juneteenth before 2022', '2020-06-19', false, false],
  ['Independence Day on a Saturday', '2020-07-03', true, false],
  ['Labor Day', '2024-09-02', true, true],
  ['Columbus Day', '2024-10-14', true, true],
  ['Veterans Day on a Saturday', '2017-11-10', false, false],
  ['Veterans Day on a Sunday', '2018-11-12', true, true],
  ['Thanksgiving', '2024-11-28', true, true],
  ['Christmas on a Saturday', '2021-12-24', true, false],
  ['hurricane Sandy', '2012-10-30', true, false],
  ['an ordinary Tuesday', '2024-08-20', false, false],
])('%s: %s (securities %s, Federal Reserve %s)', (_, day, market, reserve) => {
  expect(isHoliday(day)).toBe(market)
  expect(isHoliday(day, 'federal-reserve')).toBe(reserve)
  expect(isHoliday(day, 'weekdays')).toBe(false)
})

describe('against 35 years of published Treasury curves', () => {
  const published = new Set(capturedCurves().map(curve => curve.day))

  test('no curve was published on a holiday of the securities calendar', () => {
    expect([...published].filter(day => !isBusinessDay(day))).toEqual([])
  })

  test('a curve was published on every business day, except in gaps of the captured data', () => {
    const missing: Day[] = []
    for (let day: Day = '1990-01-02'; day <= '2025-07-11'; day = addDays(day, 1))
      if (isBusinessDay(day) && !published.has(day)) missing.push(day)
    expect(missing.filter(day => day < '2024-12-09' || day > '2024-12-31')).toEqual([])
    expect(missing).toHaveLength(16)
  })
})

test.each<[string, Day, BusinessCalendar, Day]>([
  ['a business day stays', '2024-08-15', 'federal-reserve', '2024-08-15'],
  ['Saturday moves to Monday', '2026-08-15', 'federal-reserve', '2026-08-17'],
  ['Sunday before a holiday moves to Tuesday', '2015-02-15', 'federal-reserve', '2015-02-17'],
  ['Good Friday pays', '2022-04-15', 'federal-reserve', '2022-04-15'],
  ['Good Friday does not trade', '2022-04-15', 'securities', '2022-04-18'],
  ['weekdays know no holiday', '2024-07-04', 'weekdays', '2024-07-04'],
])('following business day: %s', (_, day, calendar, moved) => {
  expect(followingBusinessDay(day, calendar)).toBe(moved)
})

test.each<[string, Day, Day]>([
  ['midweek', '2024-08-15', '2024-08-14'],
  ['Monday goes back to Friday', '2024-08-19', '2024-08-16'],
  ['Tuesday after Labor Day goes back to Friday', '2024-09-03', '2024-08-30'],
])('previous business day: %s', (_, day, before) => {
  expect(previousBusinessDay(day, 'federal-reserve')).toBe(before)
})

test.each<[string, Day, number, BusinessCalendar, Day]>([
  ['T+1', '2024-08-20', 1, 'securities', '2024-08-21'],
  ['T+1 over a weekend', '2024-08-23', 1, 'securities', '2024-08-26'],
  ['T+1 over a holiday', '2024-07-03', 1, 'securities', '2024-07-05'],
  ['T+2 on weekdays counts the holiday', '2024-02-16', 2, 'weekdays', '2024-02-20'],
  ['T+2 of the market skips it', '2024-02-16', 2, 'securities', '2024-02-21'],
  ['same day', '2024-08-20', 0, 'securities', '2024-08-20'],
  ['same day on a Saturday waits for Monday', '2024-08-24', 0, 'securities', '2024-08-26'],
])('settlement: %s', (_, trade, lag, calendar, settlement) => {
  expect(settlementDay({ trade, lag, calendar })).toBe(settlement)
})

test('settlement is the next business day by default', () => {
  expect(settlementDay({ trade: '2024-12-24' })).toBe('2024-12-26')
  expect(weekdayOf(settlementDay({ trade: '2025-07-11' }))).toBe(1)
})
