import { daysBetween } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashFlowsOf } from './cash-flows.ts'
import { parYieldAt } from './curve.ts'
import { estimatePrice, impliedSpread } from './estimation.ts'
import { followingBusinessDay, isBusinessDay } from './holidays.ts'
import { regularDate } from './schedule.ts'
import { bonds, curves, dayIn, trades } from './testing/arbitrary.ts'
import { bondWith, isNumberOrReason, must } from './testing/bonds.ts'
import { discountAt, zeroRateAt } from './testing/discount.ts'

describe('curves', () => {
  test('a bootstrap reprices its par bonds to 100 within 1e-9', () => {
    fc.assert(
      fc.property(curves, fc.integer({ min: 1, max: 60 }), (curve, halves) => {
        const maturity = regularDate({ maturity: '2024-02-15', frequency: 2, periods: -halves })
        const couponRate = Math.max(0, parYieldAt(curve, halves / 2))
        fc.pre(couponRate > 0)
        const par = bondWith({ couponRate, dated: '2024-02-15', maturity })
        const price = must(estimatePrice({ bond: par, curve, settlement: '2024-02-15' }))
        expect(Math.abs(price - 100)).toBeLessThan(1e-9)
      }),
    )
  })

  test('zero rates and discount factors agree', () => {
    fc.assert(
      fc.property(curves, fc.double({ min: 0.01, max: 100, noNaN: true }), (curve, years) => {
        const factor = (1 + zeroRateAt(curve, years) / 2) ** (-2 * years)
        expect(factor / discountAt(curve, years)).toBeCloseTo(1, 10)
      }),
    )
  })

  test('the implied spread is the inverse of the estimate', () => {
    fc.assert(
      fc.property(
        trades,
        curves,
        fc.double({ min: -200, max: 3000, noNaN: true }),
        (trade, curve, spreadBp) => {
          const estimated = estimatePrice({ ...trade, curve, spreadBp })
          fc.pre(estimated.ok && estimated.value > 0)
          fc.pre(daysBetween(trade.settlement, trade.bond.terms.maturity) > 31)
          const again = must(impliedSpread({ ...trade, curve, price: must(estimated) }))
          expect(again).toBeCloseTo(spreadBp, 4)
        },
      ),
    )
  })

  test('any price gives a finite spread or a reason', () => {
    fc.assert(
      fc.property(trades, curves, fc.double(), (trade, curve, price) => {
        expect(isNumberOrReason(impliedSpread({ ...trade, curve, price }))).toBe(true)
        expect(isNumberOrReason(estimatePrice({ ...trade, curve, spreadBp: price }))).toBe(true)
      }),
    )
  })
})

describe('cash flows', () => {
  test('are in order, pay on business days and repay the principal once', () => {
    fc.assert(
      fc.property(bonds, bond => {
        const flows = cashFlowsOf({ bond, recordRule: 'previous-business-day' })
        expect(flows.at(-1)?.date).toBe(bond.terms.maturity)
        expect(flows.reduce((sum, flow) => sum + flow.redemption, 0)).toBe(100)
        for (const [index, flow] of flows.entries()) {
          expect(flow.num).toBe(index + 1)
          expect(flow.actualPaymentDate >= flow.date).toBe(true)
          expect(isBusinessDay(flow.actualPaymentDate, 'federal-reserve')).toBe(true)
          expect((flow.recordDate ?? '') < flow.actualPaymentDate).toBe(true)
          expect(flow.date > (flows[index - 1]?.date ?? bond.terms.dated)).toBe(true)
        }
      }),
    )
  })

  test('a payment is delayed by at most four days', () => {
    fc.assert(
      fc.property(dayIn('1990-01-01', '2060-12-31'), day => {
        expect(daysBetween(day, followingBusinessDay(day))).toBeLessThanOrEqual(4)
      }),
    )
  })
})
