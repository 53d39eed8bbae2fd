import type { BondFacts } from '@accrue/api-client'
import { labelText } from '@accrue/ui/foundation'
import { describe, expect, test } from 'vitest'
import { numeric, PAGE } from '../testing/facts.ts'
import { ENGLISH as english } from '../testing/labels.ts'
import { factsOf } from './facts.map.ts'

const options = {
  label: (key: string, values?: Record<string, string | number>) => labelText(english, key, values),
  lang: 'en',
  today: '2025-07-11' as const,
}
const facts = (changed: Partial<BondFacts> = {}) =>
  Object.fromEntries(
    factsOf({ ...PAGE, facts: { ...PAGE.facts, ...changed } }, options).map(fact => [fact.id, fact]),
  )
const masked = { kind: 'masked' } as const

describe('the strip of facts', () => {
  test('every fact has its type, value and change', () => {
    expect(facts()).toMatchObject({
      price: {
        title: 'Price, close',
        value: '101.0938',
        detail: '−0.5000[ on the day]',
        change: { of: 'price', direction: 'down' },
      },
      yield: {
        title: 'Yield, to maturity',
        value: '3.861%',
        detail: '+4.1 bp[ on the day]',
        change: { of: 'yield', direction: 'up' },
      },
      gSpread: { title: 'G-spread', value: '2.50 bp', detail: 'US Treasury par curve' },
      duration: { title: 'Duration', value: '2,849 d', detail: 'modified 7.66[ years]' },
      accrued: {
        title: 'Accrued interest',
        value: '0.08',
        detail: 'USD[ per 100], 11 Jul',
        info: 'Counted to this calendar day. The archive and the quotes count to the day of settlement.',
      },
      event: { title: 'Next coupon', value: '15 Aug 2025', detail: '2.00[ per 100], in 35 days' },
    })
  })

  test('P7 withheld values are masked, public ones stay', () => {
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
    // units, no changes
    expect(['price', 'yield', 'duration'].map(id => withheld[id]?.detail)).toEqual([
      '% of par',
      '% a year',
      'days',
    ])
    expect(withheld.accrued).toMatchObject({ masked: false, value: '0.08' })
  })

  test('a put or call comes before the coupon', () => {
    const nextOffer = { day: '2026-10-20', type: 'put', price: numeric('100') } as const
    expect(facts({ nextOffer }).event).toMatchObject({
      title: 'Next put',
      detail: '100.00[ per 100], in 466 days',
    })
  })

  test('without coupons the maturity is next; without it there is no event', () => {
    expect(facts({ nextCoupon: null }).event).toMatchObject({ title: 'Maturity', value: '15 Feb 2034' })
    expect(facts({ nextCoupon: null, maturity: null }).event).toMatchObject({ value: null, detail: null })
  })

  test('Q13 a yield above the limit is blank, and blanks spread and duration', () => {
    const withheld = facts({ yield: numeric('37.2') })
    for (const id of ['yield', 'gSpread', 'duration']) expect(withheld[id]?.value).toBeNull()
    expect(withheld.price?.value).toBe('101.0938')
  })

  test.each([
    ['2', '2.00'],
    ['2.125', '2.125'],
    ['1.0416666666666667', '1.041667'],
    ['2.1250000', '2.125'],
  ])('a coupon of %s per 100 is written as in the cash flow: %s', (amount, written) => {
    expect(facts({ nextCoupon: { day: '2025-08-15', amount: numeric(amount) } }).event?.detail).toBe(
      `${written}[ per 100], in 35 days`,
    )
  })

  test('X3 a value that a rule blanks has a reason', () => {
    const price: BondFacts['price'] = { kind: 'bad', text: '0', value: 0 }
    expect(facts({ price }).price).toMatchObject({ value: null, reason: english.reason_bad_data })
    expect(facts({ yield: numeric('37.2') })).toMatchObject({
      yield: { value: null, reason: english.reason_yield_limit },
      gSpread: { value: null, reason: english.reason_risk_limit },
    })
    expect(facts({ gSpread: { kind: 'blank' } }).gSpread).not.toHaveProperty('reason')
  })

  test.each([
    ['price', 'price', 'no_price', english.blank_no_price],
    ['yield', 'yield', 'in_default', english.blank_in_default],
    ['gSpread', 'gSpread', 'no_curve', english.blank_no_curve],
    ['duration', 'duration', 'no_yield', english.blank_no_yield],
    ['accrued', 'accruedInterest', 'matured', english.blank_matured],
  ] as const)('X3 a value that the server lacks has a reason: %s', (id, name, reason, text) => {
    const fact = facts({ [name]: { kind: 'blank' }, blanks: { [name]: reason } })[id]
    expect(fact).toMatchObject({ value: null, reason: text })
  })

  test('a callable bond has its yield to worst beside the change, with its day', () => {
    const call = facts({ yieldToWorst: numeric('0.03712'), worstDay: '2033-08-15' }).yield
    expect(call).toMatchObject({ detail: '+4.1 bp', note: 'YTW 3.712%' })
    expect(call?.noteInfo).toBe('Yield to worst: to the call on 15 Aug 2033.')
    const maturity = facts({ yieldToWorst: numeric('0.03712'), worstDay: '2034-02-15' }).yield
    expect(maturity?.noteInfo).toBe(english.fact_worst_maturity)
  })
})

describe('the facts of bonds that are not priced by a nominal yield', () => {
  const priced = (pricing: 'inflation' | 'floating', changed: Partial<BondFacts>) =>
    factsOf({ ...PAGE, bond: { ...PAGE.bond, pricing }, facts: { ...PAGE.facts, ...changed } }, options)

  test('a floating-rate note: discount margin, current yield and PVBP', () => {
    const strip = priced('floating', {
      yieldType: 'Coupon',
      discountMargin: numeric('11.8936'),
      pvbp: numeric('0.01782'),
    })
    expect(strip.map(({ title, value }) => [title, value])).toEqual([
      ['Price, close', '101.0938'],
      ['Discount margin', '11.89 bp'],
      ['Yield, current', '3.861%'],
      ['PVBP', '0.0178'],
      ['Accrued interest', '0.08'],
      ['Next coupon', '15 Aug 2025'],
    ])
  })

  test('an inflation-indexed bond: real yield, and the index ratio with its day', () => {
    const strip = priced('inflation', {
      yieldType: 'Real',
      indexRatio: numeric('1.01192'),
      indexRatioDay: '2021-12-31',
    })
    expect(strip[1]).toMatchObject({ title: 'Yield, real', value: '3.861%', info: english.fact_real_info })
    expect(strip[2]).toMatchObject({
      title: 'Index ratio',
      value: '1.01192',
      detail: 'at issue, 31 Dec 2021',
    })
  })

  test.each([
    ['inflation', 'Yield, real'],
    ['floating', 'Yield, current'],
  ] as const)('without a price the yield of %s is still named: %s', (pricing, title) => {
    const yieldFact = priced(pricing, { yieldType: null, yield: { kind: 'blank' } }).find(
      ({ id }) => id === 'yield',
    )
    expect(yieldFact?.title).toBe(title)
  })

  test('P7 a withheld margin is masked', () => {
    const strip = priced('floating', { discountMargin: masked, pvbp: masked })
    for (const id of ['discountMargin', 'pvbp'])
      expect(strip.find(fact => fact.id === id)).toMatchObject({ masked: true, value: null })
  })
})
