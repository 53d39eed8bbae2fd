import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDecimal, numberMarks } from '../../../foundation/format/decimal.ts'
import type { CellColumn, TableCell } from '../../cells/cell.view-model.ts'
import { numericForm, sortKey, textComparator } from './sort-key.ts'
import { leanKey, orderOf, sortKeys } from './sort-keys.ts'

type SortOrder = 'asc' | 'desc'

const price: CellColumn = { kind: 'number' }
const text: CellColumn = {}
const days: CellColumn = { kind: 'day' }

const places = (cells: readonly TableCell[], column: CellColumn, order: SortOrder, lang = 'en') => {
  const keys = sortKeys(cells.length, place => leanKey(cells[place], column, lang))
  const places = Uint32Array.from(cells, (_, place) => place)
  return [...orderOf(keys, places, { desc: order === 'desc', compare: textComparator(lang) })]
}
const sorted = (cells: readonly TableCell[], column: CellColumn, order: SortOrder = 'asc', lang = 'en') =>
  places(cells, column, order, lang).map(place => cells[place])

describe('T7 the order of cells', () => {
  test.each<[string, readonly TableCell[], CellColumn, readonly TableCell[]]>([
    ['numbers by size', [10, 9, -1.5], price, [-1.5, 9, 10]],
    ['numbers in text by size, not by letter', ['10', '9'], price, ['9', '10']],
    [
      'text by letter, digits in it by size',
      ['UST 10Y', 'UST 2Y', 'Bund'],
      text,
      ['Bund', 'UST 2Y', 'UST 10Y'],
    ],
    ['a comma is a decimal sign where it groups nothing', ['1,5', '1'], price, ['1', '1,5']],
    ['a comma in thousands groups', ['1,500', '2'], price, ['2', '1,500']],
    ['percent text by its number', ['12 %', '3.5%'], price, ['3.5%', '12 %']],
    ['numbers before text before blanks', ['n/a', null, 3, '-', 1], price, [1, 3, 'n/a', null, '-']],
    [
      'days in time, however they are written',
      ['2025-07-11', '01.02.2024'],
      days,
      ['01.02.2024', '2025-07-11'],
    ],
    [
      'NaN and the infinities are blank',
      [Number.NaN, 2, Number.POSITIVE_INFINITY, 1],
      price,
      [1, 2, Number.NaN, Number.POSITIVE_INFINITY],
    ],
  ])('%s', (_sentence, cells, column, expected) => {
    expect(sorted(cells, column)).toEqual(expected)
  })

  test('the numeric form has priority over the text', () => {
    const [low, high] = [
      { text: 'nine', sortValue: 9 },
      { text: 'eight', sortValue: '10.5' },
    ]
    expect(sorted([high, low], text)).toEqual([low, high])
  })

  test('a sort value of null is a blank, although the cell shows text', () => {
    const bad = { text: '3723.67', sortValue: null }
    expect(sorted([bad, 4, 5], price, 'desc')).toEqual([5, 4, bad])
  })

  test('blanks come last in both directions', () => {
    expect(sorted([null, 1, '', 2], price, 'asc')).toEqual([1, 2, null, ''])
    expect(sorted([null, 1, '', 2], price, 'desc')).toEqual([2, 1, null, ''])
  })

  test('withheld values have no position among the values: masked cells are blanks', () => {
    const locked = { text: 1, sortValue: 1, locked: true }
    const requested = { sortValue: 2, placeholder: 'sent' as const }
    expect(sorted([locked, 9, requested, 5], price)).toEqual([5, 9, locked, requested])
  })

  test('the language determines the order of letters', () => {
    expect(sorted(['z', 'ö', 'a'], text, 'asc', 'de')).toEqual(['a', 'ö', 'z'])
    expect(sorted(['о', 'ё', 'е'], text, 'asc', 'ru')).toEqual(['е', 'ё', 'о'])
  })
})

describe('the number in a text', () => {
  test.each([
    ['plain', '101.094', 'en', 101.094],
    ['plain decimals keep their point in every language', '101.094', 'de', 101.094],
    ['German thousands', '4.237.000', 'de', 4237000],
    ['German thousands and decimals', '1.234,5', 'de', 1234.5],
    ['English thousands and decimals', '1,234.5', 'en', 1234.5],
    ['Russian spaces', '1\u00a0234,50', 'ru', 1234.5],
    ['French narrow spaces', '1\u202f234,50', 'fr', 1234.5],
    ['a true minus', '\u22120.12', 'en', -0.12],
    ['an exponent', '1e3', 'en', 1000],
    ['too large to hold', '1e400', 'en', null],
    ['two numbers are text', '3.641 / 3.583', 'en', null],
    ['two separators of the same kind are text', '1,2,3', 'en', null],
    ['words are text', 'floating', 'en', null],
  ])('%s', (_sentence, text, lang, expected) => {
    expect(numericForm(text, numberMarks(lang))).toBe(expected)
  })
})

describe('for any number, in any of the ten languages', () => {
  const language = fc.constantFrom('en', 'ru', 'it', 'de', 'fr', 'es', 'pl', 'tr', 'uk', 'zh')

  test('numbers with two decimals read back unchanged, with a percent sign too', () => {
    const number = fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }).map(cents => cents / 100)
    fc.assert(
      fc.property(number, language, fc.constantFrom('', '%', ' %'), (value, lang, sign) => {
        const written = `${formatDecimal(value, { lang, decimals: 2 })}${sign}`
        expect(numericForm(written, numberMarks(lang))).toBe(value === 0 ? 0 : value)
      }),
    )
  })

  test('no text is read as a non-finite number', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0159.,-+e %\u2212\u00a0') }))
    fc.assert(
      fc.property(text, language, (written, lang) => {
        const number = numericForm(written, numberMarks(lang))
        if (number !== null) expect(Number.isFinite(number)).toBe(true)
        if (!/\d/.test(written)) expect(number).toBeNull()
      }),
    )
  })
})

describe('T7 for any cells', () => {
  const cell = fc.oneof(
    fc.double(),
    fc.integer({ min: -20, max: 20 }),
    fc.constantFrom<TableCell>(null, undefined, '', '-', '10', '9', '1,5', 'n/a', 'AAA', '2025-07-11'),
    fc.record({ text: fc.constantFrom('x', 'y'), sortValue: fc.integer({ min: 0, max: 3 }) }),
  )
  const column = fc.constantFrom(price, text, days)
  const order = fc.constantFrom<SortOrder>('asc', 'desc')
  const sortRows = (cells: readonly TableCell[], of: CellColumn, way: SortOrder) =>
    places(cells, of, way).map(place => ({ value: cells[place], place }))

  test('sorting keeps exactly the same rows', () => {
    fc.assert(
      fc.property(fc.array(cell), column, order, (cells, of, way) => {
        const places = sortRows(cells, of, way).map(({ place }) => place)
        expect([...places].sort((a, b) => a - b)).toEqual(cells.map((_, place) => place))
      }),
    )
  })

  test('equal rows keep their original order in both directions', () => {
    fc.assert(
      fc.property(fc.array(cell), column, order, (cells, of, way) => {
        const out = sortRows(cells, of, way)
        out.forEach((row, index) => {
          const before = out[index - 1]
          if (!before) return
          const alike =
            JSON.stringify(sortKey(before.value, of, 'en')) === JSON.stringify(sortKey(row.value, of, 'en'))
          if (alike) expect(before.place).toBeLessThan(row.place)
        })
      }),
    )
  })

  test('blanks come last, and numbers before text', () => {
    const rank = { number: 0, text: 1, blank: 2 }
    fc.assert(
      fc.property(fc.array(cell), column, order, (cells, of, way) => {
        const ranks = sortRows(cells, of, way).map(({ value }) => rank[sortKey(value, of, 'en').kind])
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b))
      }),
    )
  })

  test('descending is ascending reversed, except for blanks', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: -1000, max: 1000 })), fc.nat(3), (numbers, blanks) => {
        const cells = [...Array<null>(blanks).fill(null), ...numbers]
        const up = sorted(cells, price, 'asc').filter(value => value !== null)
        const down = sorted(cells, price, 'desc').filter(value => value !== null)
        expect(down).toEqual([...up].reverse())
      }),
    )
  })

  test('numbers have the order of a comparator sort', () => {
    const number = fc.oneof(
      fc.double({ noNaN: true }),
      fc.constantFrom(0, -0, 1e-320, -1e-320, 5e-324, 2 ** 31),
    )
    fc.assert(
      fc.property(fc.array(number.filter(Number.isFinite), { maxLength: 300 }), order, (numbers, way) => {
        const turn = way === 'asc' ? 1 : -1
        const expected = numbers
          .map((value, place) => ({ value, place }))
          .sort((a, b) => turn * Math.sign(a.value - b.value))
        expect(places(numbers, price, way)).toEqual(expected.map(({ place }) => place))
      }),
    )
  })

  test('prices with few decimals have the order of a comparator sort, also with one of many decimals', () => {
    const places = fc.integer({ min: 0, max: 9 }).chain(decimals =>
      fc.array(
        fc.integer({ min: -5_000_000, max: 5_000_000 }).map(units => units / 10 ** decimals),
        { maxLength: 200 },
      ),
    )
    const stray = fc.option(fc.constantFrom(1 / 3, 1e300, -0, 2 ** 53 + 2, 1e-7))
    fc.assert(
      fc.property(places, stray, order, (prices, other, way) => {
        const numbers = other === null ? prices : [...prices, other]
        const turn = way === 'asc' ? 1 : -1
        expect(sorted(numbers, price, way).map(value => Number(value) + 0)).toEqual(
          [...numbers].sort((a, b) => turn * (a - b)).map(value => value + 0),
        )
      }),
    )
  })

  test('sorting a sorted list changes nothing', () => {
    fc.assert(
      fc.property(fc.array(cell), column, order, (cells, of, way) => {
        const once = sorted(cells, of, way)
        expect(sorted(once, of, way)).toEqual(once)
      }),
    )
  })
})
