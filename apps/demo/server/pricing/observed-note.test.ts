import { describe, expect, test } from 'vitest'
import { settlementDay } from './holidays.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { observedDays } from './testing/captured.ts'
import { priceFromYield, yieldFromPrice } from './yield.ts'

const bond = bondWith(TEN_YEAR_NOTE)
const days = observedDays()
const good = days.slice(0, -1)

/** The largest difference in percentage points between captured and computed yields for a settlement rule. */
function worst(lag: number, calendar: 'securities' | 'weekdays'): number {
  const distances = good.map(({ date, price, yieldPercent }) => {
    const settlement = settlementDay({ trade: date, lag, calendar })
    return Math.abs(must(yieldFromPrice({ bond, settlement, price })) * 100 - yieldPercent)
  })
  return Math.max(...distances)
}

describe('the 134 captured days of 91282CJZ5', () => {
  test('T+2 on weekdays, with holidays as business days, gives every good yield to six decimals', () => {
    expect(good).toHaveLength(133)
    expect(worst(2, 'weekdays')).toBeLessThan(0.00000051)
  })

  test.each<[string, number, 'securities' | 'weekdays']>([
    ['the market rule T+1', 1, 'securities'],
    ['same-day settlement', 0, 'weekdays'],
    ['T+2 with holidays skipped', 2, 'securities'],
  ])('%s stays within 0.002 but misses the decimals', (_, lag, calendar) => {
    expect(worst(lag, calendar)).toBeLessThan(0.002)
    expect(worst(lag, calendar)).toBeGreaterThan(0.00001)
  })

  test('the last day is bad data: its price of 0 has no yield (finding 2, rule 4)', () => {
    const last = days.at(-1)
    expect(last).toMatchObject({ date: '2024-08-23', price: 0 })
    const outcome = yieldFromPrice({ bond, settlement: '2024-08-27', price: 0 })
    expect(outcome).toEqual({ ok: false, reason: 'price-not-positive' })
  })

  test('its captured yield of 3723.67 % is what the formula gives when the buyer pays only accrued interest', () => {
    const yieldFraction = (days.at(-1)?.yieldPercent ?? 0) / 100
    expect(must(priceFromYield({ bond, settlement: '2024-08-27', yieldFraction }))).toBeCloseTo(0, 8)
  })
})
