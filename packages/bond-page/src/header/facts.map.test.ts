import type { BondFacts } from '@accrue/api-client'
import { labelText } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import english from '../../labels/eng.json' with { type: 'json' }
import { figure, PAGE } from '../testing/facts.ts'
import { factsOf } from './facts.map.ts'

const options = {
  label: (key: string, values?: Record<string, string | number>) => labelText(english, key, values),
  lang: 'eng',
  today: '2025-07-11' as const,
}
const facts = (changed: Partial<BondFacts> = {}) =>
  Object.fromEntries(
    factsOf({ ...PAGE, facts: { ...PAGE.facts, ...changed } }, options).map(fact => [fact.id, fact]),
  )
const masked = { kind: 'masked' } as const

describe('the strip of facts', () => {
  test('every fact says which figure it is', () => {
    expect(facts()).toMatchObject({
      price: {
        title: 'Price, close',
        value: '101.0938',
        detail: '−0.5000 on the day',
        tone: 'down',
      },
      yield: { title: 'Yield, to maturity', value: '3.861%', detail: '+4.1 bp', tone: 'up' },
      gSpread: { title: 'G-spread', value: '2.50 bp', detail: 'over US Treasury par curve', tone: null },
      duration: { title: 'Duration', value: '2,849 d', detail: 'modified 7.66' },
      accrued: {
        title: 'Accrued interest',
        value: '0.08',
        detail: 'USD per 100, 11 Jul',
        info: 'Counted to this calendar day. The archive and the quotes count to the day of settlement.',
      },
      event: { title: 'Next coupon', value: '15 Aug 2025', detail: '2.00 per 100, in 35 days' },
    })
  })

  test('P7 withheld figures are masked, public ones stay', () => {
    const withheld = facts({
      price: masked,
      priceChange: masked,
      yield: masked,
      yieldChange: masked,
      gSpread: masked,
      duration: masked,
      modifiedDuration: masked,
    })
    for (const id of ['price', 'yield', 'gSpread', 'duration'])
      expect(withheld[id]).toMatchObject({ masked: true, value: null })
    expect(withheld.price?.detail).toBeNull()
    expect(withheld.accrued).toMatchObject({ masked: false, value: '0.08' })
  })

  test('a put or call comes before the coupon', () => {
    const nextOffer = { day: '2026-10-20', type: 'put', price: figure('100') } as const
    expect(facts({ nextOffer }).event).toMatchObject({
      title: 'Next put',
      detail: '100.00 per 100, in 466 days',
    })
  })

  test('without coupons the maturity is next, and after it nothing', () => {
    expect(facts({ nextCoupon: null }).event).toMatchObject({ title: 'Maturity', value: '15 Feb 2034' })
    expect(facts({ nextCoupon: null, maturity: null }).event).toMatchObject({ value: null, detail: null })
  })

  test('Q13 a yield above the limit is blank, and blanks spread and duration', () => {
    const withheld = facts({ yield: figure('37.2') })
    for (const id of ['yield', 'gSpread', 'duration']) expect(withheld[id]?.value).toBeNull()
    expect(withheld.price?.value).toBe('101.0938')
  })

  test.each([
    ['2', '2.00'],
    ['2.125', '2.125'],
    ['1.0416666666666667', '1.041667'],
    ['2.1250000', '2.125'],
  ])('a coupon of %s per 100 is written as in the cash flow: %s', (amount, written) => {
    expect(facts({ nextCoupon: { day: '2025-08-15', amount: figure(amount) } }).event?.detail).toBe(
      `${written} per 100, in 35 days`,
    )
  })

  test('X3 what is blank by a rule says why', () => {
    const price: BondFacts['price'] = { kind: 'bad', text: '0', value: 0 }
    expect(facts({ price }).price).toMatchObject({ value: null, info: english.reason_bad_data })
    expect(facts({ yield: figure('37.2') })).toMatchObject({
      yield: { value: null, info: english.reason_yield_limit },
      gSpread: { value: null, info: english.reason_risk_limit },
    })
    expect(facts({ gSpread: { kind: 'blank' } }).gSpread).not.toHaveProperty('info')
  })
})
