import { describe, expect, test } from 'vitest'
import { decodeNumber, maskable, type NumericField, numberOf, numericField } from './numeric-field.ts'

const value = (number: number, text = String(number)): NumericField => ({
  kind: 'value',
  value: number,
  text,
})
const bad = (text: string, number: number | null = null): NumericField => ({
  kind: 'bad',
  text,
  value: number,
})
const blank: NumericField = { kind: 'blank' }

describe('decoding a wire number (readings #68, F21)', () => {
  test.each<[string, unknown, NumericField]>([
    ['the documented form', { value: '101.09375', numeric: 101.09375 }, value(101.09375)],
    ['trailing zeros of the text are kept', { value: '101.50', numeric: 101.5 }, value(101.5, '101.50')],
    [
      '30 decimals of the text are kept',
      { value: '0.123456789012345678901234567891', numeric: 0.12345678901234568 },
      value(0.12345678901234568, '0.123456789012345678901234567891'),
    ],
    ['numeric takes precedence over a text with another number', { value: '5', numeric: 7 }, value(7)],
    [
      'numeric takes precedence over a text without a number',
      { value: '16.5 M', numeric: 16500000 },
      value(16500000),
    ],
    ['numeric null with a readable text', { value: '1,5', numeric: null }, value(1.5, '1.5')],
    ['numeric as text', { value: '', numeric: '3.25' }, value(3.25)],
    ['numeric as a dash', { value: '', numeric: '-' }, blank],
    ['numeric as a dash with spaces, and a text', { value: '5', numeric: ' - ' }, value(5)],
    ['a number in place of the text', { value: 5, numeric: null }, value(5)],
    ['neither number nor text', { value: null }, blank],
    ['blank', { value: '', numeric: null }, blank],
    ['numeric missing and no text', { value: '' }, blank],
    ['an empty object', {}, blank],
    ['null', null, blank],
    ['missing', undefined, blank],
    ['an empty text', '', blank],
    ['a dash', '–', blank],
    ['a dash with spaces', ' – ', blank],
    ['a plain number', 3, value(3)],
    ['a decimal text with a comma', '1,5', value(1.5, '1.5')],
    ['a text with spaces between thousands', '1 234,5', value(1234.5, '1234.5')],
    ['a text with a true minus', '−0.25', value(-0.25, '-0.25')],
    ['a plus sign is dropped', '+2', value(2)],
    ['zero', { value: '0.00', numeric: 0 }, value(0, '0.00')],
    ['minus zero is zero', -0, value(0)],
    ['minus zero as text is zero', '-0.0', value(0, '0.0')],
    ['zero with an exponent', '0e-5', value(0, '0e-5')],
    ['a plus sign of the exponent stays', '1e+5', value(100_000, '1e+5')],
    ['an exponent too large for a number', '1e999', bad('1e999')],
    ['a text of 64 digits', '9'.repeat(64), value(1e64, '9'.repeat(64))],
    ['a text of 65 digits', '9'.repeat(65), bad('9'.repeat(64))],
    ['two separators are not a number', '1,234.5', bad('1,234.5')],
    ['NaN as text', 'NaN', bad('NaN')],
    ['NaN', Number.NaN, bad('')],
    ['1e400, which JSON reads as Infinity', Number.POSITIVE_INFINITY, bad('')],
    ['a text of 1000 digits', '9'.repeat(1000), bad('9'.repeat(64))],
    ['text', 'n.m.', bad('n.m.')],
    [
      'a bad value with its number',
      { value: '3723.67', numeric: 3723.67, baddata: true },
      bad('3723.67', 3723.67),
    ],
    ['a bad value without a number', { value: '', numeric: null, baddata: true }, bad('')],
    ['a bad number without a text', { value: null, numeric: 1, baddata: true }, bad('', 1)],
    ['baddata as text', { value: '0', numeric: 0, baddata: '1' }, bad('0', 0)],
    ['baddata 1', { value: '0', numeric: 0, baddata: 1 }, bad('0', 0)],
    ['baddata false', { value: '1', numeric: 1, baddata: false }, value(1)],
    ['true', true, bad('')],
    ['a list', [1], bad('')],
    ['numeric as a list', { value: '1', numeric: [1] }, bad('')],
    ['value as an object', { value: {}, numeric: null }, bad('')],
  ])('%s', (_, wire, expected) => {
    expect(decodeNumber(wire)).toEqual(expected)
  })
})

describe('the number of a field, nested or flat (readings #68)', () => {
  test.each<[string, Record<string, unknown>, NumericField]>([
    ['nested', { price: { value: '1', numeric: 1 } }, value(1)],
    ['flat', { price: '1.50', 'price.numeric': 1.5 }, value(1.5, '1.50')],
    ['flat without a text', { 'price.numeric': 1.5 }, value(1.5)],
    ['flat and bad', { price: '0', 'price.numeric': 0, 'price.baddata': true }, bad('0', 0)],
    ['flat and blank', { price: '', 'price.numeric': null }, blank],
    ['missing', {}, blank],
    [
      'nested takes precedence over flat',
      { price: { value: '2', numeric: 2 }, 'price.numeric': 9 },
      value(2),
    ],
  ])('%s', (_, row, expected) => {
    expect(numericField(row, 'price')).toEqual(expected)
  })

  test('prototype properties are not fields', () => {
    expect(numericField({}, 'constructor')).toEqual(blank)
  })
})

describe('withheld numbers (P7)', () => {
  test('a number of a masked row is masked', () => {
    expect(maskable({ price: { value: '', numeric: null } }, 'price', true)).toEqual({ kind: 'masked' })
  })
  test('a masked row hides a number that was sent', () => {
    expect(maskable({ price: { value: '101.5', numeric: 101.5 } }, 'price', true)).toEqual({ kind: 'masked' })
  })
  test('an unmasked row has its number', () => {
    expect(maskable({ price: 2 }, 'price', false)).toEqual(value(2))
  })
})

test('numberOf is null unless the field has a value', () => {
  expect([value(3), blank, bad('0', 0), { kind: 'masked' } as const].map(numberOf)).toEqual([
    3,
    null,
    null,
    null,
  ])
})
