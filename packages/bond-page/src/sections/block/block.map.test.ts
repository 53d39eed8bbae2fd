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
  ])('%s stands as %s', (kind, expected) => {
    expect(blockColumns(tableOf({}, kind), label)[0]?.meta?.kind).toBe(expected)
  })

  test('are named by their ids and have the decimals that the server says, if it says any', () => {
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
    ['words are words', 'text', { text: '10-Year' }, '10-Year'],
    ['a label key is said in the user’s language', 'text', { text: 'label:yes' }, '<yes>'],
    ['a day stays an ISO day for its column', 'date', { text: '2018-01-10' }, '2018-01-10'],
    [
      'a number keeps its digits, and sorts by its numeric form (T7)',
      'percent',
      { text: '20.4451958', numeric: 20.44519580425219 },
      { text: '20.4451958', sortValue: 20.44519580425219 },
    ],
    ['a number without text is still shown', 'number', { numeric: 0 }, { text: 0, sortValue: 0 }],
    [
      'a link leads somewhere',
      'link',
      { text: 'Prospectus', url: '/p/' },
      { text: 'Prospectus', href: '/p/' },
    ],
    ['a link without a name is its address', 'link', { url: '/p/' }, { text: '/p/', href: '/p/' }],
    [
      'explanations come along, in the user’s language',
      'text',
      { text: 'a', info: 'label:i', tooltip: 't' },
      { text: 'a', info: '<i>', tooltip: 't' },
    ],
    ['a known tone is taken', 'number', { text: '1', tone: 'up' }, { text: '1', tone: 'up' }],
    ['another class word is not', 'number', { text: '1', tone: 'blink' }, '1'],
    ['X3 what was not given says so', 'percent', { text: '' }, { reason: '<reason_not_given>' }],
  ])('%s', (_sentence, kind, cell, expected) => {
    expect(cellIn(kind, { col: { ...NO_CELL, ...cell } })).toEqual(expected)
  })

  test('X3 a row without the cell is as blank as one with an empty cell', () => {
    expect(cellIn('text', {})).toEqual({ reason: '<reason_not_given>' })
  })

  test.each<[string, Partial<SectionRow>, object]>([
    ['before the others, folded', { show: 'prev' }, { fold: 'previous' }],
    ['after the others, folded', { show: 'next' }, { fold: 'next' }],
    ['across columns', { colSpan: 2 }, { colSpan: 2 }],
    ['like any other', {}, {}],
  ])('a row takes part as the server says: %s', (_sentence, given, expected) => {
    const [row] = blockRows(tableOf({}, 'text', given))
    expect(row && blockRowMeta(row)).toEqual(expected)
  })

  test.each<[string, Partial<SectionRow>]>([
    ['hidden', { hidden: true }],
    ['never to be shown', { show: 'hide' }],
  ])('a row that is %s is left out', (_sentence, given) => {
    expect(blockRows(tableOf({}, 'text', given))).toEqual([])
  })
})

test('tables without rows are not drawn, and two with one id have two keys', () => {
  const table = tableOf({}, 'text')
  const drawn = drawnTables([table, { ...table, rows: [] }, table])
  expect(drawn.map(one => one.table)).toEqual([table, table])
  expect(new Set(drawn.map(({ key }) => key)).size).toBe(2)
})

describe('Q11 links with their notes', () => {
  test('an issuer and a fund with the same number are two links', () => {
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
    ['a block with nothing in it', [empty], false],
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
