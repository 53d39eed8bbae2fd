import type { Day } from '@accrue/ui/foundation/calendar'
import { expect, test } from 'vitest'
import { accruedInterest } from './accrued.ts'
import type { BondTerms } from './bond.ts'
import { auctionPrice } from './testing/auction.ts'
import { bondWith, must, TEN_YEAR_NOTE } from './testing/bonds.ts'
import { capturedAuctions } from './testing/captured.ts'

type Terms = Partial<BondTerms> & Pick<BondTerms, 'dated' | 'maturity'>

/** 31 CFR 356 Appendix B §II, examples A to G, and §III, examples A and B (with P and with the adjusted price). */
test.each<[string, Terms, Day, number, number, number]>([
  [
    'II.A regular first period',
    { couponRate: 0.0875, dated: '1990-05-15', maturity: '2020-05-15' },
    '1990-05-15',
    0.0884,
    0,
    99.057893,
  ],
  [
    'II.B short first period',
    { couponRate: 0.085, dated: '1990-04-02', maturity: '1992-03-31' },
    '1990-04-02',
    0.0859,
    0,
    99.838183,
  ],
  [
    'II.C long first period',
    { couponRate: 0.085, dated: '1990-03-01', maturity: '1995-05-15', firstCoupon: '1990-11-15' },
    '1990-03-01',
    0.0853,
    0,
    99.805118,
  ],
  [
    'II.D accruing from the coupon date before issue',
    { couponRate: 0.095, dated: '1985-11-15', maturity: '1995-11-15' },
    '1985-11-29',
    0.0954,
    0.367403,
    99.730918,
  ],
  [
    'II.E reopened in the regular part of a long first period',
    { couponRate: 0.1075, dated: '1985-07-02', maturity: '2005-08-15', firstCoupon: '1986-02-15' },
    '1985-11-04',
    0.1047,
    3.672798,
    102.214586,
  ],
  [
    'II.F reopened in a short first period',
    { couponRate: 0.105, dated: '1983-05-16', maturity: '1991-05-15', firstCoupon: '1983-11-15' },
    '1983-08-15',
    0.1053,
    2.596467,
    99.777074,
  ],
  [
    'II.G reopened in the broken part of a long first period',
    { couponRate: 0.0975, dated: '1988-10-15', maturity: '1994-12-15', firstCoupon: '1989-06-15' },
    '1988-11-15',
    0.0979,
    0.82582,
    99.738045,
  ],
  [
    'III.A inflation-protected, regular first period',
    { kind: 'inflation', couponRate: 0.03875, dated: '1999-01-15', maturity: '2009-01-15' },
    '1999-01-15',
    0.03898,
    0,
    99.81103,
  ],
  [
    'III.B inflation-protected, reopened: unadjusted',
    { kind: 'inflation', couponRate: 0.03625, dated: '1998-01-15', maturity: '2008-01-15' },
    '1998-10-15',
    0.0365,
    0.90625,
    99.797017,
  ],
  [
    'III.B inflation-protected, reopened: times the index ratio',
    {
      kind: 'inflation',
      couponRate: 0.03625,
      dated: '1998-01-15',
      maturity: '2008-01-15',
      indexRatio: 1.01074,
    },
    '1998-10-15',
    0.0365,
    0.90625,
    100.868837,
  ],
])('published example %s', (_, terms, settlement, yieldFraction, accrued, price) => {
  const bond = bondWith(terms)
  expect(must(accruedInterest({ bond, settlement }))).toBeCloseTo(accrued, 6)
  expect(must(auctionPrice({ bond, settlement, yieldFraction }))).toBe(price)
})

test('every captured auction awarded at a yield is reproduced to the six published decimals', () => {
  const auctions = capturedAuctions()
  expect(auctions.filter(auction => auction.terms.kind === 'fixed')).toHaveLength(710)
  expect(auctions.filter(auction => auction.terms.kind === 'inflation')).toHaveLength(85)
  const wrong = auctions.filter(
    ({ terms, issueDate, highYield, pricePer100 }) =>
      must(auctionPrice({ bond: bondWith(terms), settlement: issueDate, yieldFraction: highYield })) !==
      pricePer100,
  )
  expect(wrong.map(auction => auction.cusip)).toEqual([])
})

test.each<[string, Day, number, string]>([
  ['a yield that is not a number', '2024-02-15', Number.NaN, 'not-a-number'],
  ['a yield of -100 % a half-year', '2024-02-15', -2, 'yield-out-of-range'],
  ['settlement after maturity', '2034-03-01', 0.04, 'not-before-maturity'],
])('refuses %s', (_, settlement, yieldFraction, reason) => {
  expect(auctionPrice({ bond: bondWith(TEN_YEAR_NOTE), settlement, yieldFraction })).toEqual({
    ok: false,
    reason,
  })
})
