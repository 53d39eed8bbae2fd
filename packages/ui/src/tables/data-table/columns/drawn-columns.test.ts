import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import { createColumns, type DataTableColumnDef } from './columns.ts'
import { drawnColumns, headerText, titleOf } from './drawn-columns.ts'

type Row = { date?: string; price?: number; yield?: number; source?: string }
type Def = DataTableColumnDef<Row>

const column = createColumns<Row>()
const columns = [
  column.day('date', { header: 'Date' }),
  column.number('price', { header: 'Price' }),
  column.number('yield', { header: 'Yield' }),
  column.text('source', { header: 'Trading source' }),
]
const odd = (id: string, header: string) => column.text(() => null, { id, header })
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join(' ')

type Input = { columns: readonly Def[]; hidden: readonly string[]; phoneColumn: number; oneColumn: boolean }
const input: Input = { columns, hidden: [], phoneColumn: 0, oneColumn: false }

/** Renders the columns of a table with some of them hidden. */
function draw({ columns, hidden, phoneColumn, oneColumn }: Input) {
  const columnVisibility = Object.fromEntries(hidden.map(id => [id, false]))
  const table = buildTable({ columns, data: [], initialState: { columnVisibility } })
  return drawnColumns({ columns: table.getVisibleLeafColumns(), phoneColumn, oneColumn })
}

describe('which columns a table renders', () => {
  test('all of them on desktop, the first naming the rows', () => {
    const { drawn } = draw(input)
    expect(ids(drawn)).toBe('date price yield source')
    expect(drawn.filter(({ isRowHeading }) => isRowHeading).map(({ id }) => id)).toEqual(['date'])
  })

  test('T6 not the columns hidden by the settings', () => {
    const { drawn } = draw({ ...input, hidden: ['yield', 'unknown'] })
    expect(ids(drawn)).toBe('date price source')
  })

  test('T6 the next column names the rows if the first is hidden', () => {
    const { drawn } = draw({ ...input, hidden: ['date'] })
    expect(drawn[0]).toMatchObject({ id: 'price', isRowHeading: true, side: 'start' })
  })

  test('numbers and days are aligned at the end, text and row headings at the start', () => {
    expect(draw(input).drawn.map(({ side }) => side)).toEqual(['start', 'end', 'end', 'start'])
    const aligned = [...columns, column.text(() => '', { id: 'x', header: 'X', align: 'end' })]
    expect(draw({ ...input, columns: aligned }).drawn.at(-1)?.side).toBe('end')
  })

  test('of two columns with the same id the first is used', () => {
    const { drawn } = draw({ ...input, columns: [...columns, odd('price', 'Again')] })
    expect(drawn.map(({ title }) => title)).toEqual(['Date', 'Price', 'Yield', 'Trading source'])
  })
})

test('an unchanged column keeps its object identity', () => {
  const table = buildTable({ columns, data: [] })
  const shown = (hidden: readonly string[], phoneColumn = 0) =>
    drawnColumns({
      columns: table.getAllLeafColumns().filter(({ id }) => !hidden.includes(id)),
      phoneColumn,
      oneColumn: false,
    }).drawn
  const [date, price, , source] = shown([])
  const others = shown(['yield'])
  expect(others).toHaveLength(3)
  for (const [place, column] of [date, price, source].entries()) expect(others[place]).toBe(column)
  // the phone's column is part of the rendered state
  const [first, second] = shown([], 1)
  expect(first).toBe(date)
  expect(second).toEqual({ ...price, isCurrent: false })
})

describe('T3 one column at a time on a phone', () => {
  test.each([
    ['the first data column at first', 0, 'date price', 0],
    ['the next one', 1, 'date yield', 1],
    ['the last one', 2, 'date source', 2],
    ['past the end is the last: columns may be hidden', 9, 'date source', 2],
    ['before the start is the first', -3, 'date price', 0],
    ['what is no number is the first', Number.NaN, 'date price', 0],
  ])('%s', (_sentence, phoneColumn, expected, at) => {
    const phone = draw({ ...input, phoneColumn, oneColumn: true })
    expect(ids(phone.drawn)).toBe(expected)
    expect(phone.at).toBe(at)
    expect(ids(phone.data)).toBe('price yield source')
  })

  test('a table with one column has no stepper', () => {
    const phone = draw({ ...input, columns: columns.slice(0, 1), oneColumn: true })
    expect(ids(phone.drawn)).toBe('date')
    expect(phone).toMatchObject({ at: -1, data: [] })
    expect(phone.drawn[0]?.isCurrent).toBe(false)
  })

  test('a table without columns has none', () => {
    expect(draw({ ...input, columns: [], oneColumn: true })).toMatchObject({ drawn: [], at: -1 })
  })

  test("desktop knows the phone's column too, so that CSS can show it before any script", () => {
    const { drawn } = draw({ ...input, phoneColumn: 1 })
    expect(drawn.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual(['yield'])
  })
})

test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is a valid column id', id => {
  const withOdd = [...columns, odd(id, 'Odd')]
  expect(draw({ ...input, columns: withOdd }).drawn.at(-1)).toMatchObject({ id, title: 'Odd' })
  expect(ids(draw({ ...input, hidden: [id] }).drawn)).toBe('date price yield source')
})

describe('T3, T6 for any columns', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor', ' ')
  const anyColumn = fc
    .record({
      id,
      header: fc.constantFrom('Bid', 'A heading that needs two lines'),
      kind: fc.constantFrom('text' as const, 'number' as const, 'day' as const, 'comment' as const),
      align: fc.constantFrom(undefined, 'start' as const, 'end' as const),
    })
    .map(({ kind, ...options }): Def => column[kind](() => null, options))
  const inputs: fc.Arbitrary<Input> = fc.record({
    columns: fc.array(anyColumn, { maxLength: 8 }),
    hidden: fc.array(id, { maxLength: 4 }),
    phoneColumn: fc.oneof(fc.integer({ min: -3, max: 10 }), fc.double()),
    oneColumn: fc.boolean(),
  })

  test('every remaining column appears once, in order, and only the first names the rows', () => {
    fc.assert(
      fc.property(inputs, of => {
        const { drawn, visible } = draw(of)
        const unique = [...new Set(of.columns.map(each => each.id))]
        expect(visible.map(each => each.id)).toEqual(unique.filter(each => !of.hidden.includes(each ?? '')))
        expect(drawn.map(({ isRowHeading }) => isRowHeading)).toEqual(drawn.map((_, place) => place === 0))
        if (!of.oneColumn) expect(drawn).toEqual(visible)
      }),
    )
  })

  test('a phone renders the first column and one other, for any requested position', () => {
    fc.assert(
      fc.property(inputs, of => {
        const { drawn, visible, data, at } = draw({ ...of, oneColumn: true })
        expect(drawn).toHaveLength(Math.min(visible.length, 2))
        expect(data).toEqual(visible.slice(1))
        expect(at).toBeGreaterThanOrEqual(data.length === 0 ? -1 : 0)
        expect(at).toBeLessThan(Math.max(data.length, 0))
        expect(drawn[1]?.id).toBe(data[at]?.id)
        expect(data.filter(({ isCurrent }) => isCurrent)).toHaveLength(Math.min(data.length, 1))
      }),
    )
  })

  test('phone and desktop render a column alike', () => {
    const withoutColumn = ({ column: _, ...drawn }: ReturnType<typeof draw>['drawn'][number]) => drawn
    fc.assert(
      fc.property(inputs, of => {
        const desk = draw({ ...of, oneColumn: false }).drawn.map(withoutColumn)
        for (const each of draw({ ...of, oneColumn: true }).drawn)
          expect(desk).toContainEqual(withoutColumn(each))
      }),
    )
  })
})

test('a heading that is a component is named by meta.title', () => {
  const trends = [column.display({ id: 'trend', header: () => null, meta: { title: 'Trend', unit: '%' } })]
  const [trend] = buildTable({ columns: trends, data: [] }).getAllLeafColumns()
  expect(trend && [headerText(trend), titleOf(trend)]).toEqual(['Trend', 'Trend, %'])
})
