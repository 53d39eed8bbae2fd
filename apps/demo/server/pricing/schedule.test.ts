import { type Day, dayNumber } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { type Frequency, isFrequency, regularDate, regularDateOnOrBefore, scheduleOf } from './schedule.ts'
import { must, paymentDays } from './testing/bonds.ts'

test.each<[string, Day, Frequency, number, Day]>([
  ['half a year before the 15th', '2034-02-15', 2, 1, '2033-08-15'],
  ['the 30th falls back to the end of February', '2030-08-30', 2, 1, '2030-02-28'],
  ['the 30th comes back after February', '2030-08-30', 2, 2, '2029-08-30'],
  ['a month end stays a month end', '2026-04-30', 2, 1, '2025-10-31'],
  ['28 February of a common year is a month end', '2023-02-28', 2, 1, '2022-08-31'],
  ['28 February of a leap year is not', '2024-02-28', 2, 1, '2023-08-28'],
  ['29 February pays on 28 February of a common year', '2024-02-29', 1, 1, '2023-02-28'],
  ['quarterly month ends', '2027-01-31', 4, 3, '2026-04-30'],
  ['monthly', '2027-03-31', 12, 1, '2027-02-28'],
  ['after maturity with a negative count', '2024-02-29', 2, -1, '2024-08-31'],
])('regular date: %s', (_, maturity, frequency, periods, date) => {
  expect(regularDate({ maturity, frequency, periods })).toBe(date)
})

test.each<[string, Day, Frequency, Day, Day]>([
  ['between two dates', '2029-08-26', 2, '2023-03-31', '2023-02-26'],
  ['on a date', '2029-08-26', 2, '2023-02-26', '2023-02-26'],
  ['the day before a date', '2029-08-26', 2, '2023-02-25', '2022-08-26'],
  ['month ends', '2026-04-30', 2, '2025-10-31', '2025-10-31'],
  ['a maturity a century away', '2121-07-28', 2, '2023-03-31', '2023-01-28'],
  ['a maturity in the past counts forwards', '2022-10-28', 2, '2023-03-31', '2022-10-28'],
  ['annual', '2030-01-31', 1, '2024-01-30', '2023-01-31'],
  ['quarterly, late in the month', '2027-01-31', 4, '2026-03-24', '2026-01-31'],
])('the last regular date on or before a day: %s', (_, maturity, frequency, day, date) => {
  expect(regularDateOnOrBefore({ maturity, frequency, day })).toBe(date)
})

describe('the schedule of a bond', () => {
  test('runs back from maturity to the regular date on or before the dated day', () => {
    const schedule = must(scheduleOf({ dated: '2024-02-15', maturity: '2025-02-15', frequency: 2 }))
    expect(schedule.boundaries).toEqual(
      (['2024-02-15', '2024-08-15', '2025-02-15'] satisfies Day[]).map(dayNumber),
    )
    expect(paymentDays(schedule)).toEqual(['2024-08-15', '2025-02-15'])
    expect(schedule.monthEnd).toBe(false)
  })

  test('a dated day inside a period makes the first period short', () => {
    const schedule = must(scheduleOf({ dated: '1990-04-02', maturity: '1992-03-31', frequency: 2 }))
    expect(schedule.boundaries[0]).toBe(dayNumber('1990-03-31'))
    expect(paymentDays(schedule)).toEqual(['1990-09-30', '1991-03-31', '1991-09-30', '1992-03-31'])
  })

  test('a later first coupon makes the first period long', () => {
    const schedule = must(
      scheduleOf({ dated: '1990-03-01', maturity: '1991-05-15', frequency: 2, firstCoupon: '1990-11-15' }),
    )
    expect(schedule.boundaries[0]).toBe(dayNumber('1989-11-15'))
    expect(schedule.firstCoupon).toBe(2)
    expect(paymentDays(schedule)).toEqual(['1990-11-15', '1991-05-15'])
  })

  test.each<[string, Day, Day, Day | null, string]>([
    ['maturity on the dated day', '2024-02-15', '2024-02-15', null, 'dates-out-of-order'],
    ['maturity before the dated day', '2024-02-15', '2020-02-15', null, 'dates-out-of-order'],
    ['a first coupon on the dated day', '2024-02-15', '2034-02-15', '2024-02-15', 'dates-out-of-order'],
    ['a first coupon after maturity', '2024-02-15', '2034-02-15', '2034-08-15', 'dates-out-of-order'],
    [
      'a first coupon off the schedule',
      '2024-02-15',
      '2034-02-15',
      '2024-08-16',
      'first-coupon-off-schedule',
    ],
    [
      'a schedule before the first year of the calendar',
      '0001-01-05',
      '0003-03-15',
      null,
      'dates-out-of-order',
    ],
  ])('refuses %s', (_, dated, maturity, firstCoupon, reason) => {
    expect(scheduleOf({ dated, maturity, frequency: 2, firstCoupon })).toEqual({ ok: false, reason })
  })

  test('a day before the calendar’s first regular date returns itself', () => {
    expect(regularDateOnOrBefore({ maturity: '0003-03-15', frequency: 1, day: '0001-01-05' })).toBe(
      '0001-01-05',
    )
  })
})

test('coupons are paid once, twice, four or twelve times a year', () => {
  expect([1, 2, 4, 12].every(isFrequency)).toBe(true)
  expect([0, 3, 6, 365, -2, 2.5, Number.NaN].some(isFrequency)).toBe(false)
})
