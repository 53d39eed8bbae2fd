import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { columnsFigure, type TableColumn } from './table-columns.shape.ts'

const columns: TableColumn[] = [
  { id: 'date', header: 'Date', kind: 'day' },
  { id: 'price', header: 'Price', kind: 'number' },
  { id: 'yield', header: 'Yield', kind: 'number' },
  { id: 'ground', header: 'Trading ground' },
]
const given = { columns, column: 0, oneColumn: false }
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ')

describe('which columns a table draws', () => {
  test('all of them on a desk, the first naming the rows', () => {
    const { shown } = columnsFigure(given)
    expect(ids(shown)).toBe('date price yield ground')
    expect(shown.filter(({ rowHeading }) => rowHeading).map(({ id }) => id)).toEqual(['date'])
  })

  test('T6 not those that the settings took away', () => {
    const figure = columnsFigure({ ...given, hiddenColumns: ['yield', 'unknown'] })
    expect(ids(figure.shown)).toBe('date price ground')
    expect(ids(figure.every)).toBe('date price yield ground')
  })

  test('T6 the next column names the rows when the first is taken away', () => {
    const { shown } = columnsFigure({ ...given, hiddenColumns: ['date'] })
    expect(shown[0]).toMatchObject({ id: 'price', rowHeading: true, side: 'start' })
  })

  test('numbers and days stand at the end, words and row headings at the start', () => {
    expect(columnsFigure(given).shown.map(({ side }) => side)).toEqual(['start', 'end', 'end', 'start'])
    const centred = columnsFigure({ ...given, columns: [...columns, { id: 'x', header: 'X', align: 'end' }] })
    expect(centred.shown.at(-1)?.side).toBe('end')
  })

  test('of two columns with the same id the first counts', () => {
    const { shown } = columnsFigure({ ...given, columns: [...columns, { id: 'price', header: 'Again' }] })
    expect(shown.map(({ header }) => header)).toEqual(['Date', 'Price', 'Yield', 'Trading ground'])
  })
})

describe('T3 one column at a time on a phone', () => {
  test.each([
    ['the first data column at first', 0, 'date price', 0],
    ['the next one', 1, 'date yield', 1],
    ['the last one', 2, 'date ground', 2],
    ['past the end is the last: columns may be taken away', 9, 'date ground', 2],
    ['before the start is the first', -3, 'date price', 0],
    ['what is no number is the first', Number.NaN, 'date price', 0],
  ])('%s', (_sentence, column, expected, at) => {
    const figure = columnsFigure({ ...given, column, oneColumn: true })
    expect(ids(figure.shown)).toBe(expected)
    expect(figure.at).toBe(at)
    expect(ids(figure.data)).toBe('price yield ground')
  })

  test('a table of one column has nothing to step through', () => {
    const figure = columnsFigure({ columns: columns.slice(0, 1), column: 0, oneColumn: true })
    expect(ids(figure.shown)).toBe('date')
    expect(figure).toMatchObject({ at: -1, data: [] })
    expect(figure.shown[0]?.current).toBe(false)
  })

  test('a table of none has none', () => {
    expect(columnsFigure({ columns: [], column: 0, oneColumn: true })).toMatchObject({ shown: [], at: -1 })
  })

  test("the desk knows the phone's column too, so that CSS can show it before any script", () => {
    const { shown } = columnsFigure({ ...given, column: 1 })
    expect(shown.filter(({ current }) => current).map(({ id }) => id)).toEqual(['yield'])
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
  '%s is a column id like any other',
  id => {
    const figure = columnsFigure({ ...given, columns: [...columns, { id, header: 'Odd' }] })
    expect(figure.shown.at(-1)?.id).toBe(id)
    expect(figure.headers.get(id)).toBe('Odd')
    expect(ids(columnsFigure({ ...given, hiddenColumns: [id] }).shown)).toBe('date price yield ground')
  },
)

describe('T3, T6 for any columns', () => {
  const id = fc.constantFrom<string>('a', 'b', 'c', 'd', '__proto__', 'constructor', '')
  const column: fc.Arbitrary<TableColumn> = fc.record(
    {
      id,
      header: fc.constantFrom('Bid', 'A heading that needs two lines'),
      kind: fc.constantFrom('text' as const, 'number' as const, 'day' as const, 'comment' as const),
      align: fc.constantFrom('start' as const, 'end' as const),
    },
    { requiredKeys: ['id', 'header'] },
  )
  const input = fc.record({
    columns: fc.array(column, { maxLength: 8 }),
    hiddenColumns: fc.array(id, { maxLength: 4 }),
    column: fc.oneof(fc.integer({ min: -3, max: 10 }), fc.double()),
    oneColumn: fc.boolean(),
  })

  test('every column that is left stands once, in its order, and the first alone names the rows', () => {
    fc.assert(
      fc.property(input, given => {
        const { order, every, shown, headers } = columnsFigure(given)
        const unique = [...new Set(given.columns.map(each => each.id))]
        expect(every.map(each => each.id)).toEqual(unique)
        expect(order).toEqual(unique.filter(each => !given.hiddenColumns.includes(each)))
        expect([...headers.keys()]).toEqual(unique)
        expect(shown.map(({ rowHeading }) => rowHeading)).toEqual(shown.map((_, place) => place === 0))
        if (!given.oneColumn) expect(shown.map(each => each.id)).toEqual(order)
      }),
    )
  })

  test('a phone draws the first column and one other, whatever place is asked for', () => {
    fc.assert(
      fc.property(input, given => {
        const { shown, order, data, at } = columnsFigure({ ...given, oneColumn: true })
        expect(shown).toHaveLength(Math.min(order.length, 2))
        expect(data.map(each => each.id)).toEqual(order.slice(1))
        expect(at).toBeGreaterThanOrEqual(data.length === 0 ? -1 : 0)
        expect(at).toBeLessThan(Math.max(data.length, 0))
        expect(shown[1]?.id).toBe(data[at]?.id)
        expect(data.filter(({ current }) => current)).toHaveLength(Math.min(data.length, 1))
      }),
    )
  })

  test('phone and desk draw a column alike', () => {
    fc.assert(
      fc.property(input, given => {
        const desk = columnsFigure({ ...given, oneColumn: false })
        for (const each of columnsFigure({ ...given, oneColumn: true }).shown)
          expect(desk.shown).toContainEqual(each)
      }),
    )
  })
})

test.each([
  ['a long heading', 'Indicative yield', '%', 'always'],
  ['a short one of two words', 'Yield, bid', '%', 'crowded'],
  ['a short one of one word, which has a hyphen', 'G-spread', 'bp', 'never'],
  ['a long one of one word', 'Durchschnittsrendite', '%', 'always'],
])('%s stands on more than one line: %s, %s: %s', (_sentence, header, unit, wraps) => {
  const { every } = columnsFigure({ columns: [{ id: 'a', header, unit }], column: 0, oneColumn: false })
  expect(every[0]?.wraps).toBe(wraps)
})
