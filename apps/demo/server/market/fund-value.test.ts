import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import { expect, test } from 'vitest'
import { TODAY, testData, testMarket } from '../testing/app.ts'
import { createMarket } from './market.ts'

const market = testMarket()
const { days, values } = market.fundValue()
const holdings = market.bonds.filter(({ holding }) => holding !== null)
const reported = holdings.reduce((sum, { holding }) => sum + (holding?.valueUsd ?? 0), 0)

test('it begins with the reported value on the day of the report, and has one point a week up to the demo’s day', () => {
  expect(days[0]).toBe('2023-03-31')
  expect(values[0]).toBeCloseTo(reported, 4)
  expect(days.at(-1)).toBe(TODAY)
  const steps = days.slice(1).map((day, at) => daysBetween(days[at] ?? day, day))
  // the curve was not published from 7 December 2024 to 1 January 2025
  expect(steps.filter(step => step > 8)).toEqual([28])
  // of the last week, the demo's day may be any
  expect(Math.min(...steps.slice(0, -1))).toBeGreaterThanOrEqual(6)
})

test('a day’s value is the sum of positions at their estimated prices', () => {
  const at = days.findIndex(day => day >= '2024-06-01')
  const day = days[at] as Day
  const expected = holdings.reduce((sum, issue) => {
    const value = issue.holding?.valueUsd ?? 0
    const series = market.seriesOn(issue, 4)
    const priceOf = (on: Day) => {
      const index = series?.days.indexOf(on) ?? -1
      return index < 0 ? null : (series?.row(index).values.indicative_price ?? null)
    }
    const first = priceOf('2023-03-31' as Day)
    if (first === null) return sum + value
    return (
      sum +
      (value * (market.pricing.settlement(day) >= issue.maturity ? 100 : (priceOf(day) ?? first))) / first
    )
  }, 0)
  expect(values[at]).toBeCloseTo(expected, 2)
  expect(Math.abs(expected / reported - 1)).toBeGreaterThan(0.001)
})

test('before the report there is no value', () => {
  expect(createMarket(testData(), '2023-03-30' as Day).fundValue()).toEqual({ days: [], values: [] })
})
