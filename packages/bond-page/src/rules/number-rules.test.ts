import type { NumericField } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { isAboveLimit, type NumberKind, priceTypeLabel, showNumber, yieldTypeLabel } from './number-rules.ts'

const value = (text: string): NumericField => ({ kind: 'value', value: Number(text), text })

describe('Q13 decimals (bond-page §9, readings #65)', () => {
  test.each<[NumberKind, string, string]>([
    ['price', '101.09375', '101.0938'],
    ['yield', '0.03860872', '3.861'],
    ['spread', '-4.125', '-4.13'],
    ['bidAskSpread', '0.015625', '0.02'],
    ['days', '2812.49', '2812'],
    ['years', '7.705', '7.71'],
    ['pvbp', '0.077654', '0.0777'],
    ['volume', '42000000000', '42000000000.00'],
    ['accrued', '0.075549', '0.08'],
    ['coupon', '4.125', '4.125'],
    ['amount', '29920439700.4', '29920439700'],
    ['share', '20.4451958', '20.45'],
    ['count', '12', '12'],
  ])('a %s of %s is %s', (kind, text, shown) => {
    expect(showNumber(kind, value(text))).toEqual({ kind: 'value', text: shown })
  })

  test('accrued interest takes the issuer’s precision', () => {
    expect(showNumber('accrued', value('0.0755494'), { decimals: 6 })).toEqual({
      kind: 'value',
      text: '0.075549',
    })
  })

  test('full precision has all known decimals, up to 30', () => {
    expect(showNumber('price', value('101.09375'), { fullPrecision: true })).toEqual({
      kind: 'value',
      text: '101.09375',
    })
    expect(showNumber('yield', value('0.03860872'), { fullPrecision: true })).toEqual({
      kind: 'value',
      text: '3.860872',
    })
    expect(showNumber('price', value('100'), { fullPrecision: true })).toEqual({ kind: 'value', text: '100' })
  })
})

describe('Q13 blanks and their reasons (bond-page §5)', () => {
  test.each([
    ['a yield of exactly 2000 per cent is shown (readings #21)', '20', { kind: 'value', text: '2000.000' }],
    ['a yield above it is blank', '20.00001', { kind: 'blank', reason: 'reason_yield_limit' }],
    ['a negative yield is shown', '-0.0012', { kind: 'value', text: '-0.120' }],
  ])('%s', (_sentence, text, shown) => {
    expect(showNumber('yield', value(text))).toEqual(shown)
  })

  const above: NumericField = value('37.23665078')
  test.each<[string, NumberKind, NumericField | undefined, 'value' | 'blank']>([
    ['an indicative yield above 20 blanks a duration', 'days', above, 'blank'],
    ['… a modified duration', 'years', above, 'blank'],
    ['… convexity', 'convexity', above, 'blank'],
    ['… a spread', 'spread', above, 'blank'],
    ['… not a price', 'price', above, 'value'],
    ['an indicative yield of exactly 20 blanks nothing', 'days', value('20'), 'value'],
    ['a missing one blanks nothing (readings #22)', 'days', { kind: 'blank' }, 'value'],
    ['a masked one blanks nothing', 'days', { kind: 'masked' }, 'value'],
    [
      'bad data above the limit blanks a duration',
      'days',
      { kind: 'bad', text: '37.2', value: 37.2 },
      'blank',
    ],
  ])('%s', (_sentence, kind, indicativeYield, expected) => {
    expect(showNumber(kind, value('12'), indicativeYield ? { indicativeYield } : {}).kind).toBe(expected)
  })

  test('bad data is blank, with the reason', () => {
    expect(showNumber('price', { kind: 'bad', text: '0', value: 0 })).toEqual({
      kind: 'blank',
      reason: 'reason_bad_data',
    })
  })

  test('masked stays masked, and a missing field is blank without a reason', () => {
    expect(showNumber('price', { kind: 'masked' })).toEqual({ kind: 'masked' })
    expect(showNumber('price', undefined)).toEqual({ kind: 'blank', reason: null })
    expect(isAboveLimit(undefined)).toBe(false)
  })
})

describe('Q12 names of types', () => {
  test.each([
    ['Clearance', 'yield_type_maturity'],
    ['Offer', 'yield_type_option'],
    [' coupon ', 'yield_type_current'],
    ['constructor', null],
    [null, null],
  ])('the yield type %s is labelled %s (bond-page §5)', (type, key) => {
    expect(yieldTypeLabel(type)).toBe(key)
  })

  test.each([
    ['mid', 'price_type_mid'],
    ['close', 'price_type_close'],
    ['other', null],
    [null, null],
  ])('the price type %s is labelled %s (readings #67)', (type, key) => {
    expect(priceTypeLabel(type)).toBe(key)
  })
})
