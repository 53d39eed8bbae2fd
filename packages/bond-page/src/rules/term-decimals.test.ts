import type { NumericField } from '@accrue/api-client'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnDecimals, columnSum, PAYMENT_DECIMALS, POOL_FACTOR_DECIMALS } from './term-decimals.ts'

const value = (text: string): NumericField => ({ kind: 'value', value: Number(text), text })
const BLANK: NumericField = { kind: 'blank' }

test.each<[string, string[], number]>([
  ['at least two', ['2', '100'], 2],
  ['as many as the most precise amount has', ['1.8125', '2.5', '100'], 4],
  ['at most six', ['1.0333333333', '2'], 6],
  ['trailing zeros do not count', ['1.500000', '2'], 2],
  ['an empty column has two', [], 2],
])('Q7 decimals of amounts: %s', (_sentence, texts, decimals) => {
  expect(columnDecimals(texts.map(value), PAYMENT_DECIMALS)).toBe(decimals)
})

test('Q7 a pool factor has as many decimals as it needs, up to eight', () => {
  expect(columnDecimals([value('1'), BLANK], POOL_FACTOR_DECIMALS)).toBe(0)
  expect(columnDecimals([value('0.98765432109')], POOL_FACTOR_DECIMALS)).toBe(8)
})

test.each<[string, NumericField[], number, string]>([
  ['of an empty column is zero', [], 2, '0.00'],
  ['is exact, unlike a sum of doubles', [value('0.1'), value('0.2')], 2, '0.30'],
  ['leaves out unknown values', [value('2'), BLANK, { kind: 'masked' }], 2, '2.00'],
  ['adds the rounded values', [value('0.004'), value('0.004')], 2, '0.00'],
  ['can be negative', [value('-0.5'), value('0.25')], 2, '-0.25'],
])('Q7 a sum %s', (_sentence, fields, decimals, sum) => {
  expect(columnSum(fields, decimals)).toBe(sum)
})

test('Q7 a sum of amounts equals the sum of their cents', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 })), cents => {
      const sum = columnSum(
        cents.map(one => value((one / 100).toFixed(2))),
        2,
      )
      expect(Math.round(Number(sum) * 100) + 0).toBe(cents.reduce((total, one) => total + one, 0) + 0)
    }),
  )
})
