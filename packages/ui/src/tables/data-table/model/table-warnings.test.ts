import { describe, expect, test, vi } from 'vitest'
import { createColumns } from '../columns/columns.ts'
import { columnIdWarning, rowIdWarning } from './table-warnings.ts'

type Bond = { id: string; name: string }
const bonds = (...ids: string[]): Bond[] => ids.map(id => ({ id, name: `Bond ${id}` }))
const byId = ({ id }: Bond) => id
const column = createColumns<Bond>()

describe('ids of rows', () => {
  test.each<[what: string, data: Bond[], getRowId: typeof byId | undefined]>([
    ['without rows', [], byId],
    ['with an id for each row', bonds('a', 'b'), byId],
    ['without getRowId, where places are ids', bonds('a', 'a'), undefined],
  ])('silent %s', (_, data, getRowId) => expect(rowIdWarning(data, getRowId)).toBeNull())

  test('two rows with one id are reported', () => {
    expect(rowIdWarning(bonds('a', 'b', 'a'), byId)).toBe(
      'DataTable: rows 0 and 2 of `data` have the same id "a". Return a unique id for each row from `getRowId`.',
    )
  })

  test('above 10,000 rows only the first 10,000 are checked', () => {
    const getRowId = vi.fn((_: Bond, at: number) => String(at))
    expect(rowIdWarning(bonds(...Array<string>(12_000).fill('a')), getRowId)).toBeNull()
    expect(getRowId).toHaveBeenCalledTimes(10_000)
  })
})

describe('ids of columns', () => {
  test('silent with an id for each column', () => {
    const columns = [
      column.text('name', { header: 'Name' }),
      column.text('name', { id: 'x', header: 'Name' }),
    ]
    expect(columnIdWarning(columns)).toBeNull()
  })

  test('two columns with one id are reported', () => {
    const columns = [column.text('name', { header: 'Name' }), column.text('name', { header: 'Again' })]
    expect(columnIdWarning(columns)).toBe(
      'DataTable: columns 0 and 1 have the same id "name", and only the first one is drawn. Give each column its own `id`.',
    )
  })
})
