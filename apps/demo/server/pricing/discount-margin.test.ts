import { dayNumber } from '@accrue/ui/foundation/calendar'
import { describe, expect, test } from 'vitest'
import { parYieldAt } from './curve.ts'
import { marginFromPrice, priceFromMargin } from './discount-margin.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { capturedCurves, floaterAuctions } from './testing/captured.ts'

const FRN = { kind: 'floating', frequency: 4, dayCount: 'actual/360' } as const

const note = bondWith({ ...FRN, couponRate: 0.0445, dated: '2024-04-30', maturity: '2026-04-30' })

describe('discount margin of a floating-rate note', () => {
  /**
   * The Treasury publishes price and margin of each auction. The file lacks the index, the 13-week bill rate, so the
   * test uses the curve's three-month yield; the price hardly depends on it.
   */
  test('published auctions: the margin gives the price to a hundredth of a cent per 100, and the price the margin to 0.05 bp', () => {
    const curves = new Map(capturedCurves().map(curve => [curve.day, curve]))
    const auctions = floaterAuctions()
    expect(auctions).toHaveLength(14)
    for (const { dated, maturity, auctioned, issued, spread, margin, price } of auctions) {
      const curve = curves.get(auctioned)
      if (!curve) throw new Error(`no curve on ${auctioned}`)
      const indexRate = (parYieldAt(curve, 0.25) * 360) / 365
      const bond = bondWith({ ...FRN, couponRate: indexRate + spread, dated, maturity })
      const settlement = issued
      const priced = must(priceFromMargin({ bond, settlement, indexRate, margin }))
      expect(Math.abs(priced.price - price)).toBeLessThan(1e-4)
      const found = must(marginFromPrice({ bond, settlement, indexRate, price }))
      expect(Math.abs(found.margin - margin) * 1e4).toBeLessThan(0.05)
    }
  })

  /** Auction result of 23 December 2015, CUSIP 912828M23: spread 0.168 %, high discount margin 0.330 %, price 99.698968. */
  test('published: the reopening of 912828M23', () => {
    const indexRate = 0.0025
    const terms = { ...FRN, couponRate: indexRate + 0.00168 }
    const bond = bondWith({ ...terms, dated: '2015-10-31', maturity: '2017-10-31' })
    const { price } = must(priceFromMargin({ bond, settlement: '2015-12-28', indexRate, margin: 0.0033 }))
    expect(price).toBeCloseTo(99.698968, 4)
  })

  test('a note whose margin equals its spread costs 100 on a coupon day', () => {
    const { price } = must(
      priceFromMargin({ bond: note, settlement: '2025-04-30', indexRate: 0.043, margin: 0.0015 }),
    )
    expect(price).toBeCloseTo(100, 10)
  })

  test('the price equals the sum of discounted payments', () => {
    const settlement = '2025-07-14'
    const indexRate = 0.043
    const margin = 0.0021
    const days = ['2025-04-30', '2025-07-31', '2025-10-31', '2026-01-31', '2026-04-30'] as const
    let discount = 1
    let full = 0
    for (const [index, day] of days.entries()) {
      const before = days[index - 1]
      if (!before) continue
      const from = before < settlement ? settlement : before
      discount /= 1 + ((indexRate + margin) * (dayNumber(day) - dayNumber(from))) / 360
      full += ((4.45 * (dayNumber(day) - dayNumber(before))) / 360) * discount
    }
    full += 100 * discount
    const accrued = (4.45 * (dayNumber(settlement) - dayNumber('2025-04-30'))) / 360
    const found = must(priceFromMargin({ bond: note, settlement, indexRate, margin }))
    expect(found.accrued).toBeCloseTo(accrued, 12)
    expect(found.price).toBeCloseTo(full - accrued, 10)
  })

  test('the price value of a basis point matches the price change', () => {
    const at = (margin: number) =>
      must(priceFromMargin({ bond: note, settlement: '2025-07-14', indexRate: 0.043, margin }))
    expect(at(0.0015).pvbp).toBeCloseTo(at(0.00145).price - at(0.00155).price, 6)
  })

  test.each([[99], [100.009903], [101.5]])('price %d and back', price => {
    const at = { bond: note, settlement: '2025-07-14', indexRate: 0.043 } as const
    const { margin } = must(marginFromPrice({ ...at, price }))
    expect(must(priceFromMargin({ ...at, margin })).price).toBeCloseTo(price, 9)
  })

  test.each([
    ['a price of zero', { price: 0 }, 'price-not-positive'],
    ['no number', { price: Number.NaN }, 'not-a-number'],
    ['a day after maturity', { settlement: '2026-05-01' as const }, 'not-before-maturity'],
    ['a bond with a fixed coupon', { bond: bondWith(TEN_YEAR_NOTE) }, 'unknown-day-count'],
  ])('%s is refused', (_, changed, reason) => {
    const input = { bond: note, settlement: '2025-07-14', indexRate: 0.043, price: 100 } as const
    expect(marginFromPrice({ ...input, ...changed })).toEqual({ ok: false, reason })
  })
})
