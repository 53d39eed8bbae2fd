import { describe, expect, test } from 'vitest'
import { buildTable } from '../../../testing/build-table.ts'
import { toCellViewModel } from '../../cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../columns/columns.ts'
import { cellValue } from './cell-value.ts'

type Row = Record<string, unknown>

const column = createColumns<Row>()

function valueIn(row: Row, definition: DataTableColumnDef<Row>) {
  const [built] = buildTable({ columns: [definition], data: [row] }).getAllLeafColumns()
  if (!built) throw new Error('a definition makes a column')
  return cellValue(row, 0, built)
}

describe("a row's value for a column", () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s is blank unless the row has it', id => {
    const definition = column.accessor(id, { header: 'Odd' })
    expect(toCellViewModel(valueIn({}, definition), {}, 'en').kind).toBe('blank')
    const own: Row = Object.defineProperty({}, id, { value: 'own', enumerable: true })
    expect(valueIn(own, definition)).toBe('own')
  })

  test.each([
    ['a Date is its ISO day', new Date('2025-07-11T10:00:00Z'), '2025-07-11'],
    ['a Date that is none is blank', new Date(Number.NaN), null],
    ['true is a word', true, 'true'],
    ['a big integer is text', 10n ** 20n, '100000000000000000000'],
    ['a function is blank', () => 1, null],
    ['null is null', null, null],
  ])('%s', (_sentence, value, expected) => {
    expect(valueIn({ value }, column.accessor('value', { header: 'Value' }))).toBe(expected)
  })

  test('the details of the column are added to the value, and override those of a cell', () => {
    const definition = column.text(row => row.value as string, {
      id: 'value',
      header: 'Value',
      details: () => ({ tone: 'up' }),
    })
    expect(valueIn({ value: 'x' }, definition)).toEqual({ text: 'x', tone: 'up' })
    expect(valueIn({}, definition)).toEqual({ text: null, tone: 'up' })
    expect(valueIn({ value: { text: 'x', tone: 'down' } }, definition)).toEqual({ text: 'x', tone: 'up' })
  })
})
