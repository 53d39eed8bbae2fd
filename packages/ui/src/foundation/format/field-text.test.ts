import { describe, expect, test } from 'vitest'
import { type FieldValue, fieldText, wordOf } from './field-text.ts'

const label = (key: string) => `<${key}>`
const options = { label, lang: 'en' }
const field = (value: string, kind: FieldValue['kind'], currency?: string): FieldValue => ({
  ...{ value, kind },
  ...(currency ? { currency } : {}),
})

describe('Q8 the text of a named value', () => {
  test.each<[string, FieldValue, string | null]>([
    ['a number has the separators of the language', field('12974476', 'number'), '12,974,476'],
    ['a percentage has its sign', field('4.43', 'percent'), '4.43%'],
    ['a percentage drops the zeros at its end', field('4.000', 'percent'), '4%'],
    ['money has its currency', field('5000', 'money', 'USD'), 'USD 5,000'],
    ['money of no currency is a number', field('5000', 'money'), '5,000'],
    ['a day is written out', field('2025-07-11', 'date'), '11 Jul 2025'],
    ['an invalid day is blank', field('2025-02-30', 'date'), null],
    ['an invalid number is blank', field('abc', 'number'), null],
    ['a price keeps its decimals', field('177.20', 'money', 'USD'), 'USD 177.20'],
    ['an invalid percentage is blank', field('', 'percent'), null],
    ['a text is unchanged', field('USD', 'text'), 'USD'],
    ['a label key is translated', field('label:daily', 'text'), '<daily>'],
    ['an empty link is blank', field('', 'link'), null],
  ])('%s', (_, input, expected) => {
    expect(fieldText(input, options)).toBe(expected)
  })

  test.each([
    ['1.5', '+1.5'],
    ['-1.85', '−1.85'],
    ['0', '0'],
  ])('a change of %s is written %s', (value, expected) => {
    expect(fieldText(field(value, 'number'), { ...options, sign: 'change' })).toBe(expected)
  })

  test('the language determines the format', () => {
    expect(fieldText(field('1234567.5', 'number'), { label, lang: 'de' })).toBe('1.234.567,5')
  })
})

test('a word of the server is shown unchanged, or translated by its key', () => {
  expect([wordOf('Estimation', label), wordOf('label:yes', label)]).toEqual(['Estimation', '<yes>'])
})
