import { addDays, dayFromNumber, dayNumber, daysBetween } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { accruedInterest } from './accrued.ts'
import { type Bond, bondOf } from './bond.ts'
import { cashFlowsOf } from './cash-flows.ts'
import { curveOf, discountAt, parYieldAt, TENORS, zeroRateAt } from './curve.ts'
import { estimatePrice, impliedSpread } from './estimation.ts'
import { followingBusinessDay, isBusinessDay } from './holidays.ts'
import type { Outcome } from './outcome.ts'
import { riskOf } from './risk.ts'
import { type Frequency, regularDate } from './schedule.ts'
import { given, must } from './testing/given.ts'
import { priceFromYield, yieldFromPrice } from './yield.ts'

const FREQUENCIES: Frequency[] = [1, 2, 4, 12]
const DAY_COUNTS = ['actual/actual', '30/360', 'actual/365', 'actual/360'] as const
const RUNS = { numRuns: 1000 }

const dayIn = (from: '1990-01-01' | '2000-01-01', to: '2030-12-31' | '2060-12-31') =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayFromNumber)

/** Any bond that can exist, short and long first periods, month ends and all. */
const bonds = fc
  .record({
    maturity: dayIn('2000-01-01', '2060-12-31'),
    life: fc.integer({ min: 1, max: 40 * 365 }),
    couponRate: fc.oneof(fc.constant(0), fc.double({ min: 0.0001, max: 0.2, noNaN: true })),
    frequency: fc.constantFrom(...FREQUENCIES),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    kind: fc.constantFrom('fixed', 'inflation', 'floating'),
  })
  .map(({ maturity, life, ...terms }) =>
    must(bondOf({ ...terms, kind: terms.kind as 'fixed', maturity, dated: addDays(maturity, -life) })),
  )

/** A bond and a day on which it can change hands. */
const trades = fc.tuple(bonds, fc.double({ min: 0, max: 0.999999, noNaN: true })).map(([bond, share]) => {
  const { dated, maturity } = bond.terms
  return { bond, settlement: addDays(dated, Math.floor(daysBetween(dated, maturity) * share)) }
})

const yields = fc.double({ min: -0.05, max: 0.5, noNaN: true })
const conventions = fc.constantFrom('street', 'treasury')

const curves = fc
  .tuple(
    fc.double({ min: 0, max: 0.12, noNaN: true }),
    fc.array(fc.double({ min: -0.003, max: 0.003, noNaN: true }), { minLength: 13, maxLength: 13 }),
    fc.subarray([...TENORS], { minLength: 2 }),
  )
  .map(([level, steps, published]) =>
    curveOf({
      day: '2024-02-15',
      parYields: Object.fromEntries(
        published.map(tenor => [tenor, level + (steps[TENORS.indexOf(tenor)] ?? 0)]),
      ),
    }),
  )
  .filter(outcome => outcome.ok)
  .map(must)

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
      RUNS,
    )
  })

  test('yield(price(y)) = y wherever a day is left to earn it', () => {
    fc.assert(
      fc.property(trades, yields, (trade, yieldFraction) => {
        const price = must(priceFromYield({ ...trade, yieldFraction }))
        const left = daysBetween(trade.settlement, trade.bond.terms.maturity)
        fc.pre(price > 0 && left > 30)
        expect(must(yieldFromPrice({ ...trade, price }))).toBeCloseTo(yieldFraction, 8)
      }),
      RUNS,
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
      RUNS,
    )
  })

  test('any price is answered with a finite yield or a reason', () => {
    fc.assert(
      fc.property(trades, fc.double(), conventions, (trade, price, convention) => {
        expectSound(yieldFromPrice({ ...trade, price, convention }))
      }),
      RUNS,
    )
  })

  test('any yield is answered with a finite price or a reason', () => {
    fc.assert(
      fc.property(trades, fc.double(), conventions, (trade, yieldFraction, convention) => {
        expectSound(priceFromYield({ ...trade, yieldFraction, convention }))
      }),
      RUNS,
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
      RUNS,
    )
  })

  test('is additive within a period on real days: each day adds the same', () => {
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
      RUNS,
    )
  })

  test('on the eve of a payment it has nearly reached the coupon', () => {
    fc.assert(
      fc.property(bonds, fc.nat(), (bond, pick) => {
        fc.pre(bond.terms.couponRate > 0 && bond.flows.length > 1)
        const flow = bond.flows[pick % (bond.flows.length - 1)]
        fc.pre(flow !== undefined && flow.day - bond.datedNumber > 7)
        const eve = must(accruedInterest({ bond, settlement: dayFromNumber((flow?.day ?? 0) - 1) }))
        // 30/360 may stand still for the end of February: three days at most
        expect(Math.abs((flow?.coupon ?? 0) - eve)).toBeLessThan(
          (4 * 100 * bond.terms.couponRate) / 360 + 1e-9,
        )
      }),
      RUNS,
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
      RUNS,
    )
  })

  test('convexity is positive, and duration lies between the next payment and maturity', () => {
    fc.assert(
      fc.property(trades, yields, (trade, yieldFraction) => {
        const risk = must(riskOf({ ...trade, yieldFraction }))
        expect(risk.convexity).toBeGreaterThanOrEqual(0)
        expect(risk.macaulayYears).toBeGreaterThanOrEqual(0)
        // coupon periods are not exactly equal shares of a year
        expect(risk.macaulayYears).toBeLessThanOrEqual(risk.yearsToMaturity + 0.02)
      }),
      RUNS,
    )
  })
})

describe('curves', () => {
  test('a bootstrap reprices its par bonds to 100 within 1e-9', () => {
    fc.assert(
      fc.property(curves, fc.integer({ min: 1, max: 60 }), (curve, halves) => {
        const maturity = regularDate({ maturity: '2024-02-15', frequency: 2, periods: -halves })
        const couponRate = Math.max(0, parYieldAt(curve, halves / 2))
        fc.pre(couponRate > 0)
        const par = given({ couponRate, dated: '2024-02-15', maturity })
        const price = must(estimatePrice({ bond: par, curve, settlement: '2024-02-15' }))
        expect(Math.abs(price - 100)).toBeLessThan(1e-9)
      }),
      RUNS,
    )
  })

  test('zero rates and discount factors say the same', () => {
    fc.assert(
      fc.property(curves, fc.double({ min: 0.01, max: 100, noNaN: true }), (curve, years) => {
        const factor = (1 + zeroRateAt(curve, years) / 2) ** (-2 * years)
        expect(factor / discountAt(curve, years)).toBeCloseTo(1, 10)
      }),
      RUNS,
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
      RUNS,
    )
  })

  test('any price is answered with a finite spread or a reason', () => {
    fc.assert(
      fc.property(trades, curves, fc.double(), (trade, curve, price) => {
        expectSound(impliedSpread({ ...trade, curve, price }))
        expectSound(estimatePrice({ ...trade, curve, spreadBp: price }))
      }),
      RUNS,
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
      { numRuns: 200 },
    )
  })

  test('a payment never waits longer than four days', () => {
    fc.assert(
      fc.property(dayIn('1990-01-01', '2060-12-31'), day => {
        expect(daysBetween(day, followingBusinessDay(day))).toBeLessThanOrEqual(4)
      }),
      RUNS,
    )
  })
})

/** An outcome is a finite number or a reason, never NaN. */
function expectSound(outcome: Outcome<number>) {
  if (outcome.ok) expect(Number.isFinite(outcome.value)).toBe(true)
  else expect(outcome.reason).toMatch(/^[a-z-]+$/)
}

/** The library is asked with whatever stands in a database. */
test('any terms are answered with a bond or a reason', () => {
  const anyDay = fc.oneof(dayIn('1990-01-01', '2060-12-31'), fc.string()) as fc.Arbitrary<
    Bond['terms']['dated']
  >
  const terms = fc.record({
    kind: fc.constantFrom('fixed', 'bill', 'inflation', 'floating'),
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
    fc.property(terms, given => {
      const outcome = bondOf({ ...given, kind: given.kind as 'fixed' })
      if (outcome.ok) expect(outcome.value.flows.length).toBeGreaterThan(0)
      else expect(outcome.reason).toMatch(/^[a-z-]+$/)
    }),
    RUNS,
  )
})
