import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { watchlist } from '../../testing/fixtures/watchlists.ts'
import {
  cutFieldText,
  filledFrom,
  isRestorable,
  isSameValues,
  noValues,
  savedNumber,
  savedValues,
  valueError,
  valuesOf,
  type WatchlistValues,
} from './field-values.ts'
import { PURCHASE_FIELDS, type WatchlistField } from './watchlist-fields.ts'

const PRICE = { decimals: 3, zeroIsBlank: true }
const roundedPrice = (text: string) => savedNumber(text, PRICE)
const crossError = (values: WatchlistValues) => valueError(PURCHASE_FIELDS, values)
const NO_VALUES = noValues(PURCHASE_FIELDS)

describe('W2 the price that is saved has three decimals, half away from zero (shared-blocks §5)', () => {
  test.each([
    ['nothing', '', ''],
    ['five decimals of the reference note', '101.09375', '101.094'],
    ['a comma', '101,09375', '101.094'],
    ['half a thousandth', '0.0005', '0.001'],
    ['less than half a thousandth is zero, and zero is none', '0.0004', ''],
    ['a half that no double represents', '1.0005', '1.001'],
    ['just below', '99.99949', '99.999'],
    ['a carry through all digits', '99.9995', '100.000'],
    ['fewer decimals stay as they are', '98.5', '98.5'],
    ['no integer digits', '.5', '0.5'],
    ['no decimals after the dot', '5.', '5'],
    ['zero with a comma (readings #59)', '0,00', ''],
    ['zero', '0', ''],
    ['many zeros', '000.000', ''],
    ['20 digits', '12345678901234567890', '12345678901234567890'],
    ['two dots are no number', '1.2.3', ''],
    ['two commas are no number', '1,2,3', ''],
    ['text', 'abc', ''],
    ['a minus', '-5', ''],
    ['a minus alone', '-', ''],
    ['an exponent', '1e5', ''],
    ['Arabic digits', '٣٤', ''],
    ['NaN', 'NaN', ''],
  ])('%s: "%s" is "%s"', (_sentence, price, saved) => {
    expect(roundedPrice(price)).toBe(saved)
  })

  test('rounding twice equals rounding once, with at most three decimals', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,12}[.,]?\d{0,12}$/), price => {
        const saved = roundedPrice(price)
        expect(roundedPrice(saved)).toBe(saved)
        expect(saved).toMatch(/^$|^\d+(\.\d{1,3})?$/)
        if (saved !== '')
          expect(Math.abs(Number(saved) - Number(price.replace(',', '.')))).toBeLessThanOrEqual(0.00051)
      }),
    )
  })
})

describe('W2 a price needs its date and a date its price (shared-blocks §5, rule 28)', () => {
  test.each([
    ['price 100 without a date', '100', '', 'wl_error_no_date', 'day'],
    ['price 0,001 without a date', '0,001', '', 'wl_error_no_date', 'day'],
    ['a date without a price', '', '2025-07-01', 'wl_error_no_price', 'price'],
    ['a date with price 0', '0', '2025-07-01', 'wl_error_no_price', 'price'],
    ['a date with price 0,00', '0,00', '2025-07-01', 'wl_error_no_price', 'price'],
    ['a date with a price that rounds to nothing', '0.0004', '2025-07-01', 'wl_error_no_price', 'price'],
    ['a date with a price that is no number', 'abc', '2025-07-01', 'wl_error_no_price', 'price'],
  ] as const)('%s: %s', (_sentence, price, day, code, field) => {
    expect(crossError({ quantity: '', price, day })).toEqual({ code, field })
  })

  test.each([
    ['both empty', '', ''],
    ['zero without a date', '0,00', ''],
    ['both filled in', '101.5', '2025-07-01'],
  ] as const)('%s is valid', (_sentence, price, day) => {
    expect(crossError({ quantity: 'ten', price, day })).toBeNull()
  })

  test('there is an error exactly when one of the two is filled in', () => {
    const day = fc.constantFrom('', '2025-07-01')
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), day, (price, bought) => {
        const isWrong = (roundedPrice(price) !== '') !== (bought !== '')
        expect(crossError({ quantity: '', price, day: bought }) !== null).toBe(isWrong)
      }),
    )
  })
})

describe('W2 quantity is free text of at most 32 characters (readings #58)', () => {
  test.each([
    ['a number', '1 000', '1 000'],
    ['text', 'two lots', 'two lots'],
    ['a formula is text', '=SUM(A1)', '=SUM(A1)'],
    ['a minus', '-5', '-5'],
    ['32 characters', 'x'.repeat(32), 'x'.repeat(32)],
    ['33 characters lose one', 'x'.repeat(33), 'x'.repeat(32)],
    ['10 KB', 'x'.repeat(10_240), 'x'.repeat(32)],
    ['a character is not split', `${'x'.repeat(31)}🏦`, 'x'.repeat(31)],
    ['16 emoji', '🏦'.repeat(17), '🏦'.repeat(16)],
  ])('%s', (_sentence, text, cut) => {
    expect(cutFieldText(text, 32)).toBe(cut)
  })
})

describe('the saved values of a list', () => {
  const on = (price: string | null) => watchlist(1, 'A', { checked: true, price, day: '2025-07-01' })

  test.each<[string, string | null, string, boolean]>([
    ['a price', '97.625', '97.625', true],
    ['a price that cannot be shown: withheld, or no number', null, '', false],
    ['a date without a price, which the server would refuse', '', '', false],
  ])('%s', (_sentence, price, shown, restorable) => {
    expect(valuesOf(PURCHASE_FIELDS, on(price)).price).toBe(shown)
    expect(isRestorable(PURCHASE_FIELDS, on(price))).toBe(restorable)
  })

  test.each<[string, WatchlistValues, WatchlistValues, boolean]>([
    ['the same', { price: '1.5' }, { price: '1.5' }, true],
    ['a comma for a dot', { price: '1,5' }, { price: '1.5' }, true],
    ['beyond the third decimal', { price: '1.5001' }, { price: '1.5' }, true],
    ['zero and empty', { price: '0' }, { price: '' }, true],
    ['another price', { price: '1.6' }, { price: '1.5' }, false],
    ['another quantity', { quantity: '1' }, { quantity: '1 ' }, false],
    ['another day', { day: '2025-07-01' }, { day: '' }, false],
  ])('%s: the same values?', (_sentence, one, other, same) => {
    expect(isSameValues(PURCHASE_FIELDS, { ...NO_VALUES, ...one }, { ...NO_VALUES, ...other })).toBe(same)
  })
})

describe('custom fields', () => {
  const FIELDS: readonly WatchlistField[] = [
    { id: 'shares', kind: 'number', label: { plain: 'Shares' }, min: 1, max: 100, required: true },
    { id: 'target', kind: 'number', label: { plain: 'Target' }, needs: 'review' },
    { id: 'review', kind: 'day', label: { plain: 'Review' }, errors: { missing: 'review_missing' } },
  ]

  test.each<[string, WatchlistValues, object | null]>([
    ['a required field that is absent', {}, { field: 'shares', code: 'watchlist_required' }],
    [
      'a required field that is no number',
      { shares: 'ten' },
      { field: 'shares', code: 'watchlist_required' },
    ],
    ['below its bound', { shares: '0.99' }, { field: 'shares', code: 'watchlist_min', bound: 1 }],
    ['at its lower bound', { shares: '1' }, null],
    ['at its upper bound, with a comma', { shares: '100,0' }, null],
    ['above its bound', { shares: '100.01' }, { field: 'shares', code: 'watchlist_max', bound: 100 }],
    [
      'without the field that it needs, which has its own message',
      { shares: '5', target: '0' },
      { field: 'review', code: 'review_missing' },
    ],
    ['the needed field alone', { shares: '5', review: '2025-07-11' }, null],
    ['a value without a field', { shares: '5', other: 'x' }, null],
  ])('%s', (_sentence, values, error) => {
    expect(valueError(FIELDS, values)).toEqual(error)
  })

  test.each([
    ['zero counts, unless the field says otherwise', '0', {}, '0'],
    ['zero with decimals', '0.00', { decimals: 1 }, '0.0'],
    ['a field without decimals keeps all', '1.23456789', {}, '1.23456789'],
    ['whole numbers', '2.5', { decimals: 0 }, '3'],
  ])('numbers: %s', (_sentence, text, rule, saved) => {
    expect(savedNumber(text, rule)).toBe(saved)
  })

  test('saved values have all fields and no others', () => {
    const values = { shares: '5,50', other: 'x' }
    expect(savedValues(FIELDS, values)).toEqual({ shares: '5.50', target: '', review: '' })
  })

  test('filling in copies the values of the template, including zero', () => {
    const filled = filledFrom(FIELDS, { shares: '0', target: '' }, { shares: '5', target: '9', review: '' })
    expect(filled).toEqual({ shares: '0', target: '9', review: '' })
  })
})
