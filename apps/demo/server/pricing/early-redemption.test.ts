import { describe, expect, test } from 'vitest'
import { yieldToRedemption, yieldToWorst } from './early-redemption.ts'
import { bondWith, must } from './testing/bonds.ts'
import { yieldFromPrice } from './yield.ts'

/** Fabozzi, Bond Markets, Analysis, and Strategies, ch. 3: 11 %, 18 years, at 116.90; callable in 8 years at 105.5 and in 13 at par. */
const bond = bondWith({ couponRate: 0.11, dayCount: '30/360', dated: '2000-01-15', maturity: '2018-01-15' })
const settlement = '2000-01-15' as const
const price = 116.9
const FIRST_CALL = { day: '2008-01-15', price: 105.5 } as const
const PAR_CALL = { day: '2013-01-15', price: 100 } as const
const PUT = { day: '2005-01-15', price: 100 } as const

const percent = (fraction: number) => (fraction * 100).toFixed(3)

describe('yield to an early redemption', () => {
  test.each([
    ['the first call', FIRST_CALL, '8.535'],
    ['the first par call', PAR_CALL, '8.793'],
    ['the put', PUT, '6.942'],
  ])('published: to %s', (_, redemption, yields) => {
    expect(percent(must(yieldToRedemption({ bond, settlement, price, redemption })))).toBe(yields)
  })

  test('published: the yield to worst is that to the first call', () => {
    expect(percent(must(yieldFromPrice({ bond, settlement, price })))).toBe('9.077')
    const worst = must(yieldToWorst({ bond, settlement, price, calls: [FIRST_CALL, PAR_CALL] }))
    expect({ ...worst, yieldFraction: percent(worst.yieldFraction) }).toEqual({
      yieldFraction: '8.535',
      day: '2008-01-15',
    })
  })

  test('below par calls are not exercised: the worst is maturity', () => {
    const worst = must(yieldToWorst({ bond, settlement, price: 90, calls: [FIRST_CALL, PAR_CALL] }))
    expect(worst).toEqual({
      yieldFraction: must(yieldFromPrice({ bond, settlement, price: 90 })),
      day: '2018-01-15',
    })
  })

  test('a past call does not count', () => {
    const worst = must(yieldToWorst({ bond, settlement: '2009-03-02', price, calls: [FIRST_CALL] }))
    expect(worst.day).toBe('2018-01-15')
  })

  test('a call between two coupon days pays interest since the last one, and the yield reprices the bond', () => {
    const redemption = { day: '2003-04-20', price: 102 } as const
    const found = must(yieldToRedemption({ bond, settlement: '2000-03-01', price, redemption }))
    // Each payment on its own: coupons on 15 July and 15 January, then 102 and 95 days of interest.
    const first = 1 - 46 / 180
    const growth = 1 + found / 2
    let full = 0
    for (let coupon = 0; coupon < 6; coupon += 1) full += 5.5 * growth ** -(first + coupon)
    full += (102 + (11 * 95) / 360) * growth ** -(first + 5 + 95 / 181)
    expect(full).toBeCloseTo(price + (11 * 46) / 360, 8)
  })

  test('when only the redemption is left, interest is simple', () => {
    const redemption = { day: '2000-07-10', price: 100 } as const
    const found = must(yieldToRedemption({ bond, settlement: '2000-02-15', price: 100, redemption }))
    expect(found).toBeGreaterThan(0.1)
    expect(found).toBeLessThan(0.12)
  })

  test.each([
    ['the settlement day', '2000-01-15'],
    ['maturity', '2018-01-15'],
  ] as const)('a redemption on %s is refused', (_, day) => {
    expect(yieldToRedemption({ bond, settlement, price, redemption: { day, price: 100 } })).toEqual({
      ok: false,
      reason: 'dates-out-of-order',
    })
  })
})
