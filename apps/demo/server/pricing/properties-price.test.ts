import { addDays, dayFromNumber, dayNumber, daysBetween } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accruedInterest } from './accrued.ts'
import { type Bond, type BondKind, bondOf } from './bond.ts'
import { riskOf } from './risk.ts'
import type { Frequency } from './schedule.ts'
import { bonds, conventions, DAY_COUNTS, dayIn, FREQUENCIES, trades, yields } from './testing/arbitrary.ts'
import { isNumberOrReason, must } from './testing/bonds.ts'
import { priceFromYield, yieldFromPrice } from './yield.ts'

describe('price and yield', () => {
  test('price(yield(p)) = p under both conventions', () => {
    fc.assert(
      fc.property(trades, yields, conventions, (trade, yieldFraction, convention) => {
        const price = must(priceFromYield({ ...trade, yieldFraction, convention }))
        fc.pre(price > 0)
        const again = must(yieldFromPrice({ ...trade, price, convention }))
        const repriced = must(priceFromYield({ ...trade, yieldFraction: again, convention }))
        expect(Math.abs(repriced - price)).toBeLessThan(1e-9 * Math.max(1, price))
      }),
    )
  })

  test('yield(price(y)) = y as long as a day is left to maturity', () => {
    fc.assert(
      fc.property(trades, yields, (trade, yieldFraction) => {
        const price = must(priceFromYield({ ...trade, yieldFraction }))
        const left = daysBetween(trade.settlement, trade.bond.terms.maturity)
        fc.pre(price > 0 && left > 30)
        expect(must(yieldFromPrice({ ...trade, price }))).toBeCloseTo(yieldFraction, 8)
      }),
    )
  })

  test('a higher yield is a lower price', () => {
    fc.assert(
      fc.property(
        trades,
        yields,
        fc.double({ min: 0.0001, max: 0.1, noNaN: true }),
        conventions,
        (trade, yieldFraction, more, convention) => {
          fc.pre(daysBetween(trade.settlement, trade.bond.terms.maturity) > 31)
          const low = must(priceFromYield({ ...trade, yieldFraction, convention }))
          const high = must(priceFromYield({ ...trade, yieldFraction: yieldFraction + more, convention }))
          expect(high).toBeLessThan(low)
        },
      ),
    )
  })

  test('any price gives a finite yield or a reason', () => {
    fc.assert(
      fc.property(trades, fc.double(), conventions, (trade, price, convention) => {
        expect(isNumberOrReason(yieldFromPrice({ ...trade, price, convention }))).toBe(true)
      }),
    )
  })

  test('any yield gives a finite price or a reason', () => {
    fc.assert(
      fc.property(trades, fc.double(), conventions, (trade, yieldFraction, convention) => {
        expect(isNumberOrReason(priceFromYield({ ...trade, yieldFraction, convention }))).toBe(true)
      }),
    )
  })
})

describe('accrued interest', () => {
  test('is never negative and zero on every payment day', () => {
    fc.assert(
      fc.property(trades, trade => {
        expect(must(accruedInterest(trade))).toBeGreaterThanOrEqual(0)
        for (const flow of trade.bond.flows.slice(0, -1))
          expect(must(accruedInterest({ bond: trade.bond, settlement: dayFromNumber(flow.day) }))).toBe(0)
      }),
    )
  })

  test('is additive within a period on actual days: each day adds the same', () => {
    fc.assert(
      fc.property(
        trades,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 1, max: 20 }),
        ({ bond, settlement }, first, second) => {
          fc.pre(bond.terms.dayCount !== '30/360')
          const regular = bond.schedule.boundaries
          const from = dayNumber(settlement)
          fc.pre(!regular.some(day => day > from && day <= from + first + second))
          const at = (days: number) => must(accruedInterest({ bond, settlement: addDays(settlement, days) }))
          expect((at(first + second) - at(first)) / second).toBeCloseTo((at(second) - at(0)) / second, 10)
        },
      ),
    )
  })

  test('on the day before a payment it has nearly reached the coupon', () => {
    fc.assert(
      fc.property(bonds, fc.nat(), (bond, pick) => {
        fc.pre(bond.terms.couponRate > 0 && bond.flows.length > 1)
        const flow = bond.flows[pick % (bond.flows.length - 1)]
        fc.pre(flow !== undefined && flow.day - bond.datedNumber > 7)
        const eve = must(accruedInterest({ bond, settlement: dayFromNumber((flow?.day ?? 0) - 1) }))
        // 30/360 may not change at the end of February: three days at most.
        expect(Math.abs((flow?.coupon ?? 0) - eve)).toBeLessThan(
          (4 * 100 * bond.terms.couponRate) / 360 + 1e-9,
        )
      }),
    )
  })
})

describe('risk', () => {
  test('duration falls as the yield rises', () => {
    fc.assert(
      fc.property(
        trades,
        fc.double({ min: 0, max: 0.3, noNaN: true }),
        fc.double({ min: 0.001, max: 0.1, noNaN: true }),
        (trade, yieldFraction, more) => {
          fc.pre(daysBetween(trade.settlement, trade.bond.terms.maturity) > 31)
          const low = must(riskOf({ ...trade, yieldFraction }))
          const high = must(riskOf({ ...trade, yieldFraction: yieldFraction + more }))
          expect(high.modifiedYears).toBeLessThan(low.modifiedYears)
          expect(high.macaulayYears).toBeLessThanOrEqual(low.macaulayYears + 1e-12)
        },
      ),
    )
  })

  test('convexity is positive, and duration lies between the next payment and maturity', () => {
    fc.assert(
      fc.property(trades, yields, (trade, yieldFraction) => {
        const risk = must(riskOf({ ...trade, yieldFraction }))
        expect(risk.convexity).toBeGreaterThanOrEqual(0)
        expect(risk.macaulayYears).toBeGreaterThanOrEqual(0)
        // Coupon periods are not exactly equal shares of a year.
        expect(risk.macaulayYears).toBeLessThanOrEqual(risk.yearsToMaturity + 0.02)
      }),
    )
  })
})

/** Callers pass arbitrary terms from a database. */
test('any terms give a bond or a reason', () => {
  const anyDay = fc.oneof(dayIn('1990-01-01', '2060-12-31'), fc.string()) as fc.Arbitrary<
    Bond['terms']['dated']
  >
  const terms = fc.record({
    kind: fc.constantFrom<BondKind>('fixed', 'bill', 'inflation', 'floating'),
    couponRate: fc.double(),
    frequency: fc.oneof(fc.constantFrom(...FREQUENCIES), fc.double()) as fc.Arbitrary<Frequency>,
    dayCount: fc.oneof(fc.constantFrom(...DAY_COUNTS), fc.string()) as fc.Arbitrary<
      (typeof DAY_COUNTS)[number]
    >,
    dated: anyDay,
    maturity: anyDay,
    firstCoupon: fc.oneof(fc.constant(null), anyDay),
    redemption: fc.oneof(fc.constant(100), fc.double()),
  })
  fc.assert(
    fc.property(terms, input => {
      const outcome = bondOf(input)
      if (outcome.ok) expect(outcome.value.flows.length).toBeGreaterThan(0)
      else expect(outcome.reason).toMatch(/^[a-z-]+$/)
    }),
  )
})
