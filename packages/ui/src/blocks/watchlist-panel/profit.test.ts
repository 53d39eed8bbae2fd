import { describe, expect, test } from 'vitest'
import { type PurchaseTerms, purchaseProfit } from './profit.ts'

/** A bond with a nominal of 1000; prices are percent of it. */
const bond: PurchaseTerms = { currentPrice: 98.5, pointValue: 10, currency: 'USD' }

describe('W2 profit or loss at today’s price, prices in percent of the nominal', () => {
  test.each([
    ['ten bonds bought at 100, now 98.5', '10', '100', bond, -150, -1.5],
    ['bought at 97, now 98.5', '10', '97', bond, 150, 1.5464],
    ['a quantity with spaces', '1 000', '97', bond, 15_000, 1.5464],
    ['a quantity with NBSP and a comma', '1\u00a0000,5', '97', bond, 15_007.5, 1.5464],
    ['a price with a comma', '10', '97,0', bond, 150, 1.5464],
    ['the same price', '10', '98.5', bond, 0, 0],
    ['a nominal of 100', '10', '97', { ...bond, pointValue: 1 }, 15, 1.5464],
  ])('%s', (_sentence, quantity, price, valuation, amount, percent) => {
    const profit = purchaseProfit({ quantity, price }, valuation)
    expect(profit?.amount).toBeCloseTo(amount, 6)
    expect(profit?.percent).toBeCloseTo(percent, 3)
    expect(profit?.currency).toBe('USD')
  })

  test.each([
    ['no quantity', '', bond],
    ['a quantity as text', 'two lots', bond],
    ['a quantity that is a formula', '=10', bond],
    ['a negative quantity', '-10', bond],
    ['zero bonds', '0', bond],
    ['no nominal', '10', { currentPrice: 98.5, pointValue: null }],
    ['a nominal of zero', '10', { currentPrice: 98.5, pointValue: 0 }],
    ['a nominal that is no number', '10', { currentPrice: 98.5, pointValue: Number.NaN }],
  ])('%s: only percent', (_sentence, quantity, valuation: PurchaseTerms) => {
    const profit = purchaseProfit({ quantity, price: '97' }, valuation)
    expect(profit?.amount).toBeNull()
    expect(profit?.percent).toBeCloseTo(1.5464, 3)
  })

  test.each<[string, string, PurchaseTerms]>([
    ['today’s price is withheld', '97', { currentPrice: null, pointValue: 10 }],
    ['today’s price is unknown', '97', { pointValue: 10 }],
    ['today’s price is 0, as in bad data', '97', { currentPrice: 0, pointValue: 10 }],
    ['today’s price is no number', '97', { currentPrice: Number.NaN, pointValue: 10 }],
    ['no price was paid', '', bond],
    ['price 0,00', '0,00', bond],
    ['a price that is no number', '1.2.3', bond],
  ])('%s: no result', (_sentence, price, valuation) => {
    expect(purchaseProfit({ quantity: '10', price }, valuation)).toBeNull()
  })

  test('a quantity of 32 nines gives a finite result', () => {
    const profit = purchaseProfit({ quantity: '9'.repeat(32), price: '97' }, bond)
    expect(Number.isFinite(profit?.amount)).toBe(true)
  })
})

describe('profit or loss of prices in money, as stocks have them', () => {
  test.each([
    [
      'ten shares bought at 150, now 187.44',
      '10',
      '150',
      { currentPrice: 187.44, currency: 'USD' },
      374.4,
      24.96,
    ],
    ['a loss', '40', '200', { currentPrice: 187.44, currency: 'USD' }, -502.4, -6.28],
    ['a fraction of a share', '0.5', '150', { currentPrice: 187.44, currency: 'USD' }, 18.72, 24.96],
  ])('%s', (_sentence, quantity, price, terms, amount, percent) => {
    const profit = purchaseProfit({ quantity, price }, terms)
    expect(profit?.amount).toBeCloseTo(amount, 6)
    expect(profit?.percent).toBeCloseTo(percent, 6)
    expect(profit?.currency).toBe('USD')
  })

  test('a price of six decimals counts with all of them', () => {
    const profit = purchaseProfit({ quantity: '1000000', price: '0.000412' }, { currentPrice: 0.000413 })
    expect(profit?.amount).toBeCloseTo(1, 6)
  })
})
