import { addDays, dayFromNumber, dayNumber, daysBetween } from '@accrue/ui/foundation/calendar'
import fc from 'fast-check'
import { type BondKind, bondOf } from '../bond.ts'
import { curveOf, TENORS } from '../curve.ts'
import type { Frequency } from '../schedule.ts'
import { must, paymentDays } from './bonds.ts'

export const FREQUENCIES: Frequency[] = [1, 2, 4, 12]
export const DAY_COUNTS = ['actual/actual', '30/360', 'actual/365', 'actual/360'] as const

/** A day within a range. */
export const dayIn = (from: '1990-01-01' | '2000-01-01', to: '2030-12-31' | '2060-12-31') =>
  fc.integer({ min: dayNumber(from), max: dayNumber(to) }).map(dayFromNumber)

/** Any valid bond, including short and long first periods and month ends. */
export const bonds = fc
  .record({
    maturity: dayIn('2000-01-01', '2060-12-31'),
    life: fc.integer({ min: 1, max: 40 * 365 }),
    couponRate: fc.oneof(fc.constant(0), fc.double({ min: 0.0001, max: 0.2, noNaN: true })),
    frequency: fc.constantFrom(...FREQUENCIES),
    dayCount: fc.constantFrom(...DAY_COUNTS),
    kind: fc.constantFrom<BondKind>('fixed', 'inflation', 'floating'),
    long: fc.boolean(),
  })
  .map(({ maturity, life, long, ...rest }) => {
    const terms = { ...rest, maturity, dated: addDays(maturity, -life) }
    const bond = must(bondOf(terms))
    // The second regular date as the first payment: a long first period.
    const firstCoupon = long ? (paymentDays(bond.schedule)[1] ?? null) : null
    return must(bondOf({ ...terms, firstCoupon }))
  })

/** A bond and a valid settlement day. */
export const trades = fc
  .tuple(bonds, fc.double({ min: 0, max: 0.999999, noNaN: true }))
  .map(([bond, share]) => {
    const { dated, maturity } = bond.terms
    return { bond, settlement: addDays(dated, Math.floor(daysBetween(dated, maturity) * share)) }
  })

/** Yields seen in real markets. */
export const yields = fc.double({ min: -0.05, max: 0.5, noNaN: true })
/** Either yield convention. */
export const conventions = fc.constantFrom('street', 'treasury')

/** A curve of any two or more tenors around a level, as uneven as real ones. */
export const curves = fc
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
