import { describe, expect, test } from 'vitest'
import { profitOf, type WatchlistValuation } from './profit.ts'

const bond: WatchlistValuation = { currentPrice: 98.5, nominal: 1000, currency: 'USD' }

describe('W2 profit or loss at today’s price, prices in percent of the nominal', () => {
  test.each([
    ['ten bonds bought at 100, now 98.5', '10', '100', bond, -150, -1.5],
    ['bought at 97, now 98.5', '10', '97', bond, 150, 1.5464],
    ['a quantity with spaces', '1 000', '97', bond, 15_000, 1.5464],
    ['a quantity with NBSP and a comma', '1\u00a0000,5', '97', bond, 15_007.5, 1.5464],
    ['a price with a comma', '10', '97,0', bond, 150, 1.5464],
    ['the same price', '10', '98.5', bond, 0, 0],
    ['a nominal of 100', '10', '97', { ...bond, nominal: 100 }, 15, 1.5464],
  ])('%s', (_sentence, quantity, price, valuation, amount, percent) => {
    const profit = profitOf({ quantity, price, ...valuation })
    expect(profit?.amount).toBeCloseTo(amount, 6)
    expect(profit?.percent).toBeCloseTo(percent, 3)
    expect(profit?.currency).toBe('USD')
  })

  test.each([
    ['no quantity', '', bond],
    ['a quantity in words', 'two lots', bond],
    ['a quantity that is a formula', '=10', bond],
    ['a negative quantity', '-10', bond],
    ['zero bonds', '0', bond],
    ['no nominal', '10', { currentPrice: 98.5 }],
    ['a nominal of null', '10', { currentPrice: 98.5, nominal: null }],
    ['a nominal that is no number', '10', { currentPrice: 98.5, nominal: Number.NaN }],
  ])('%s: percent alone', (_sentence, quantity, valuation: WatchlistValuation) => {
    const profit = profitOf({ quantity, price: '97', ...valuation })
    expect(profit?.amount).toBeNull()
    expect(profit?.percent).toBeCloseTo(1.5464, 3)
  })

  test.each<[string, string, WatchlistValuation]>([
    ['today’s price is withheld', '97', { currentPrice: null, nominal: 1000 }],
    ['today’s price is not known', '97', { nominal: 1000 }],
    ['today’s price is 0, as bad data have it', '97', { currentPrice: 0, nominal: 1000 }],
    ['today’s price is no number', '97', { currentPrice: Number.NaN, nominal: 1000 }],
    ['no price was paid', '', bond],
    ['price 0,00', '0,00', bond],
    ['a price that is no number', '1.2.3', bond],
  ])('%s: nothing is told', (_sentence, price, valuation) => {
    expect(profitOf({ quantity: '10', price, ...valuation })).toBeNull()
  })

  test('a quantity of 32 nines brings no infinity', () => {
    const profit = profitOf({ quantity: '9'.repeat(32), price: '97', ...bond })
    expect(Number.isFinite(profit?.amount)).toBe(true)
  })
})
