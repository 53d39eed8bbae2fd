import { type Cell, NO_CELL, type SectionBlock, type SectionTable, type ValueKind } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { cellsOf } from '../../testing/cells-of.ts'
import {
  blockColumns,
  blockRowMeta,
  blockRows,
  drawnTables,
  linkItems,
  type SectionRow,
} from './block.map.ts'
import { blockOf, hasBlock } from './block-facts.ts'

const label = (key: string) => `<${key}>`

const tableOf = (
  cells: Record<string, Cell>,
  kind: ValueKind,
  row: Partial<SectionTable['rows'][number]> = {},
): SectionTable => ({
  id: 't',
  title: null,
  columns: [{ id: 'col', kind, decimals: null }],
  rows: [{ id: 'r', cells, tone: null, show: null, hidden: false, checked: false, colSpan: null, ...row }],
})

const cellIn = (kind: ValueKind, cells: Record<string, Cell>) => {
  const table = tableOf(cells, kind)
  return cellsOf(blockColumns(table, label), table.rows[0] as SectionRow).col
}

describe('Q8 the columns of a section’s table', () => {
  test.each<[ValueKind, string]>([
    ['text', 'text'],
    ['link', 'text'],
    ['date', 'day'],
    ['number', 'number'],
    ['percent', 'number'],
    ['money', 'number'],
  ])('a value of kind %s is in a column of kind %s', (kind, expected) => {
    expect(blockColumns(tableOf({}, kind), label)[0]?.meta?.kind).toBe(expected)
  })

  test('have their ids as label keys, and the decimals of the server', () => {
    const table = tableOf({}, 'money')
    const columns = [...table.columns, { id: 'col_price', kind: 'number', decimals: 4 } as const]
    expect(blockColumns({ ...table, columns }, label)).toMatchObject([
      { id: 'col', header: '<col>', meta: { kind: 'number', decimals: undefined } },
      { id: 'col_price', header: '<col_price>', meta: { kind: 'number', decimals: 4 } },
    ])
  })
})

describe('Q8 the cells of a section’s table', () => {
  test.each<[string, ValueKind, Partial<Cell>, unknown]>([
    ['text stays as it is', 'text', { text: '10-Year' }, '10-Year'],
    ['a label key becomes a text in the user’s language', 'text', { text: 'label:yes' }, '<yes>'],
    ['a day stays an ISO day', 'date', { text: '2018-01-10' }, '2018-01-10'],
    [
      'a number keeps its digits, and sorts by its numeric form (T7)',
      'percent',
      { text: '20.4451958', numeric: 20.44519580425219 },
      { text: '20.4451958', sortValue: 20.44519580425219 },
    ],
    ['a number without text is still shown', 'number', { numeric: 0 }, { text: 0, sortValue: 0 }],
    [
      'a link has its address',
      'link',
      { text: 'Prospectus', url: '/p/' },
      { text: 'Prospectus', href: '/p/' },
    ],
    ['a link without a name shows its address', 'link', { url: '/p/' }, { text: '/p/', href: '/p/' }],
    [
      'explanations are in the user’s language',
      'text',
      { text: 'a', info: 'label:i', tooltip: 't' },
      { text: 'a', info: '<i>', tooltip: 't' },
    ],
    ['a known tone is used', 'number', { text: '1', tone: 'up' }, { text: '1', tone: 'up' }],
    ['an unknown tone is ignored', 'number', { text: '1', tone: 'blink' }, '1'],
    ['X3 a missing value has a reason', 'percent', { text: '' }, { reason: '<reason_not_given>' }],
  ])('%s', (_sentence, kind, cell, expected) => {
    expect(cellIn(kind, { col: { ...NO_CELL, ...cell } })).toEqual(expected)
  })

  test('X3 a row without the cell is blank, like a row with an empty cell', () => {
    expect(cellIn('text', {})).toEqual({ reason: '<reason_not_given>' })
  })

  test.each<[string, Partial<SectionRow>, object]>([
    ['collapsed before the others', { show: 'prev' }, { collapsible: 'previous' }],
    ['collapsed after the others', { show: 'next' }, { collapsible: 'next' }],
    ['across columns', { colSpan: 2 }, { colSpan: 2 }],
    ['without options', {}, {}],
  ])('row options of the server: %s', (_sentence, fields, expected) => {
    const [row] = blockRows(tableOf({}, 'text', fields))
    expect(row && blockRowMeta(row)).toEqual(expected)
  })

  test.each<[string, Partial<SectionRow>]>([
    ['hidden', { hidden: true }],
    ['never to be shown', { show: 'hide' }],
  ])('a row that is %s is left out', (_sentence, fields) => {
    expect(blockRows(tableOf({}, 'text', fields))).toEqual([])
  })
})

test('tables without rows are left out, and two tables with the same id have different keys', () => {
  const table = tableOf({}, 'text')
  const drawn = drawnTables([table, { ...table, rows: [] }, table])
  expect(drawn.map(one => one.table)).toEqual([table, table])
  expect(new Set(drawn.map(({ key }) => key)).size).toBe(2)
})

describe('Q11 links with their notes', () => {
  test('an issuer and a fund with the same id are two links', () => {
    const links = [
      { id: 1, name: 'United States Treasury', url: '/company/1/', note: null },
      { id: 1, name: 'Bond fund', url: '/etf/1/', note: 'label:holds' },
    ]
    const items = linkItems(links, label)
    expect(new Set(items.map(({ id }) => id)).size).toBe(2)
    expect(items.map(({ id: _, ...item }) => item)).toEqual([
      { text: 'United States Treasury', href: '/company/1/' },
      { text: 'Bond fund', href: '/etf/1/', note: '<holds>' },
    ])
  })
})

describe('a section is shown only when data for it exists (bond-page §2)', () => {
  const empty: SectionBlock = {
    section: 'covenants',
    fields: [],
    tables: [],
    links: [],
    text: null,
    illustrative: false,
  }
  test.each<[string, SectionBlock[], boolean]>([
    ['no block', [], false],
    ['a block of another section', [{ ...empty, section: 'more', text: 'a' }], false],
    ['an empty block', [empty], false],
    [
      'a block whose tables have no rows',
      [{ ...empty, tables: [{ ...tableOf({}, 'text'), rows: [] }] }],
      false,
    ],
    ['a table with a row', [{ ...empty, tables: [tableOf({}, 'text')] }], true],
    ['a text', [{ ...empty, text: 'a' }], true],
    ['a link', [{ ...empty, links: [{ id: 1, name: 'a', url: null, note: null }] }], true],
  ])('%s: %#', (_sentence, blocks, there) => {
    expect(hasBlock('covenants')({ blocks })).toBe(there)
    expect(blockOf({ blocks }, 'covenants') !== undefined).toBe(there)
  })
})
