import type { Day } from '@accrue/ui/foundation/calendar'
import { expect, test } from 'vitest'
import { accruedInterest } from './accrued.ts'
import type { BondTerms } from './bond.ts'
import { accruedPer1000 } from './testing/auction.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { capturedAuctions } from './testing/captured.ts'

/** 31 CFR 356 Appendix B §I.D, examples 1 and 2. */
test.each<[string, Partial<BondTerms> & Pick<BondTerms, 'dated' | 'maturity'>, Day, number]>([
  [
    'one half-year: 16.87500',
    { couponRate: 0.0675, dated: '2000-05-15', maturity: '2005-05-15' },
    '2000-08-15',
    16.875,
  ],
  [
    'two half-years: 36.72798',
    { couponRate: 0.1075, dated: '1985-07-02', maturity: '2005-08-15', firstCoupon: '1986-02-15' },
    '1985-11-04',
    36.72798,
  ],
])('published accrued interest per 1,000, %s', (_, terms, settlement, per1000) => {
  expect(must(accruedPer1000({ bond: bondWith(terms), settlement }))).toBe(per1000)
})

test('every published accrued interest of the auctions is reproduced to five decimals', () => {
  const published = capturedAuctions().filter(auction => auction.accruedPer1000 !== null)
  expect(published).toHaveLength(329)
  const wrong = published.filter(
    ({ terms, issueDate, accruedPer1000: per1000 }) =>
      must(accruedPer1000({ bond: bondWith(terms), settlement: issueDate })) !== per1000,
  )
  expect(wrong).toEqual([])
})

test('a nominal auction without published accrued interest has none', () => {
  const without = capturedAuctions().filter(
    ({ terms, accruedPer1000: per1000 }) => terms.kind === 'fixed' && per1000 === null,
  )
  expect(without).toHaveLength(381)
  const wrong = without.filter(
    ({ terms, issueDate }) => must(accruedInterest({ bond: bondWith(terms), settlement: issueDate })) !== 0,
  )
  expect(wrong).toEqual([])
})

test.each<[string, Day, number]>([
  ['zero on the dated day', '2024-02-15', 0],
  ['one day of 182', '2024-02-16', 2 / 182],
  ['the last day before a coupon', '2024-08-14', (2 * 181) / 182],
  ['zero on a coupon day', '2024-08-15', 0],
  ['184 days in the second half', '2024-08-16', 2 / 184],
])('accrued interest of the 4 %% note: %s', (_, settlement, accrued) => {
  expect(must(accruedInterest({ bond: bondWith(TEN_YEAR_NOTE), settlement }))).toBeCloseTo(accrued, 12)
})

test('30/360 accrues a month as a twelfth of the coupon', () => {
  const bond = bondWith({ couponRate: 0.06, dayCount: '30/360', dated: '2024-01-15', maturity: '2030-01-15' })
  expect(must(accruedInterest({ bond, settlement: '2024-02-15' }))).toBeCloseTo(0.5, 12)
  expect(must(accruedInterest({ bond, settlement: '2024-03-31' }))).toBeCloseTo((6 * 76) / 360, 12)
})

test('a bond without a coupon accrues nothing', () => {
  const bond = bondWith({ couponRate: 0, dated: '2024-02-15', maturity: '2034-02-15' })
  expect(must(accruedInterest({ bond, settlement: '2029-11-11' }))).toBe(0)
})

test.each<[string, Day, string]>([
  ['on maturity', '2034-02-15', 'not-before-maturity'],
  ['before interest starts', '2024-02-14', 'before-dated'],
])('refuses %s', (_, settlement, reason) => {
  expect(accruedInterest({ bond: bondWith(TEN_YEAR_NOTE), settlement })).toEqual({ ok: false, reason })
  expect(accruedPer1000({ bond: bondWith(TEN_YEAR_NOTE), settlement })).toEqual({ ok: false, reason })
})
