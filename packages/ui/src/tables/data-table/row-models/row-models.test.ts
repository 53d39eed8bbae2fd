import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { type BuiltTableOptions, buildTable } from '../../../testing/build-table.ts'
import { createColumns } from '../columns/columns.ts'
import type { DataTableInstance } from '../columns/features.ts'
import type { RowMeta } from '../columns/table-meta.ts'
import { shownRowModel } from './shown-rows.ts'

type Bond = { id: string; price?: number | null; group?: string; meta?: RowMeta; subRows?: Bond[] }

const column = createColumns<Bond>()
const columns = [
  column.text('id', { header: 'Bond' }),
  column.number('price', { header: 'Price' }),
  column.text('group', { header: 'Group', filterFn: (row, _id, value) => row.original.group === value }),
]
const bond = (id: string, more: Partial<Bond> = {}): Bond => ({ id, price: Number(id), ...more })
const tableOf = (data: readonly Bond[], more: Partial<BuiltTableOptions<Bond>> = {}) =>
  buildTable({
    columns,
    data,
    getRowId: ({ id }) => id,
    getRowMeta: ({ meta }) => meta,
    ...more,
  })
/** The rendered rows: groups by their value in brackets. */
const drawn = (table: DataTableInstance<Bond>) =>
  table
    .getRowModel()
    .rows.map(row => (row.getIsGrouped() ? `[${row.groupingValue}]` : row.id))
    .join(' ')

describe('T2 which rows take part', () => {
  const rows = [
    bond('1', { meta: { collapsible: 'previous' } }),
    bond('2', { meta: { collapsible: 'previous' } }),
    bond('3'),
    bond('6'),
    bond('7', { meta: { variant: 'total' } }),
    bond('8', { meta: { collapsible: 'next' } }),
  ]

  test.each([
    ['collapsed at first', { previous: false, next: false }, '3 6 7'],
    ['with the previous ones', { previous: true, next: false }, '1 2 3 6 7'],
    ['with the next ones', { previous: false, next: true }, '3 6 8 7'],
    ['with both', { previous: true, next: true }, '1 2 3 6 8 7'],
  ])('%s, and totals come last', (_sentence, expandedParts, expected) => {
    const table = tableOf(rows, { expandedParts })
    expect(drawn(table)).toBe(expected)
    expect(shownRowModel(table)).toMatchObject({ collapsibleCounts: { previous: 2, next: 1 }, totals: 1 })
  })

  test('the limit counts neither expanded collapsible rows nor totals', () => {
    expect(drawn(tableOf(rows, { limit: 1 }))).toBe('3 7')
    expect(drawn(tableOf(rows, { limit: 1, expandedParts: { previous: true, next: false } }))).toBe('1 2 3 7')
  })

  test('expanded rows follow the sort order', () => {
    const table = tableOf(rows, {
      expandedParts: { previous: true, next: true },
      initialState: { sorting: [{ id: 'price', desc: true }] },
    })
    expect(drawn(table)).toBe('8 6 3 2 1 7')
  })

  test('several totals keep their order in any sort order', () => {
    const totals = [bond('9', { meta: { variant: 'total' } }), bond('5', { meta: { variant: 'total' } })]
    const table = tableOf([...totals, ...rows], { initialState: { sorting: [{ id: 'price', desc: false }] } })
    expect(drawn(table)).toBe('3 6 9 5 7')
  })
})

describe('T7 the sorted rows', () => {
  const rows = [bond('3'), bond('1'), bond('2')]

  test.each([
    ['as given without a sort (readings #50)', [], '3 1 2'],
    ['ascending', [{ id: 'price', desc: false }], '1 2 3'],
    ['descending', [{ id: 'price', desc: true }], '3 2 1'],
    ['as given when the column is unknown', [{ id: 'constructor', desc: false }], '3 1 2'],
  ])('%s', (_sentence, sorting, expected) => {
    expect(drawn(tableOf(rows, { initialState: { sorting } }))).toBe(expected)
  })

  test('a column whose id is __proto__ sorts by its own values', () => {
    const odd = [...columns, column.number(row => row.price, { id: '__proto__', header: 'Odd' })]
    const sorting = [{ id: '__proto__', desc: false }]
    expect(drawn(tableOf(rows, { columns: odd, initialState: { sorting } }))).toBe('1 2 3')
  })

  test("a column's own sortFn has priority", () => {
    const own = column.number('price', {
      header: 'Price',
      sortFn: (a, b) => Number(b.id) - Number(a.id),
    })
    const table = tableOf(rows, { columns: [own], initialState: { sorting: [{ id: 'price', desc: false }] } })
    expect(drawn(table)).toBe('3 2 1')
    table.setSorting([{ id: 'price', desc: true }])
    expect(drawn(table)).toBe('1 2 3')
  })

  test('by two columns: the first has priority', () => {
    const data = [
      bond('1', { price: 2, group: 'b' }),
      bond('2', { price: 1, group: 'b' }),
      bond('3', { price: 1, group: 'a' }),
    ]
    const sorting = [
      { id: 'price', desc: false },
      { id: 'group', desc: false },
    ]
    expect(drawn(tableOf(data, { initialState: { sorting } }))).toBe('3 2 1')
  })
})

describe('T2 rows under their groups', () => {
  const rows = [
    bond('1', { group: 'emission' }),
    bond('2', { group: 'emitent' }),
    bond('3'),
    bond('4', { group: 'emission' }),
    bond('5', { group: '__proto__' }),
  ]
  const listed = column.text('group', { header: 'Group' })
  const withGroups = [
    ...columns.slice(0, 2),
    {
      ...listed,
      meta: {
        ...listed.meta,
        groups: new Map([
          ['emitent', { label: 'Issuer' }],
          ['emission', { label: 'Issue' }],
          ['spv', { label: 'SPV' }],
        ]),
      },
    },
  ]
  const grouped = (more: Partial<BuiltTableOptions<Bond>> = {}) =>
    tableOf(rows, {
      columns: withGroups,
      ...more,
      initialState: { grouping: ['group'], ...more.initialState },
    })

  test.each<[string, Partial<BuiltTableOptions<Bond>>, string]>([
    [
      'in the order of the groups, rows of no group first, groups that are not listed last',
      {},
      '3 [emitent] 2 [emission] 1 4 [__proto__] 5',
    ],
    [
      'a collapsed group keeps its heading',
      { initialState: { expanded: { 'group:emitent': true, 'group:__proto__': true } } },
      '3 [emitent] 2 [emission] [__proto__] 5',
    ],
    ['the limit counts in the order of the screen', { limit: 2 }, '3 [emitent] 2'],
    ['a group may be cut by the limit', { limit: 3 }, '3 [emitent] 2 [emission] 1'],
    [
      'sorted within them',
      { initialState: { sorting: [{ id: 'price', desc: true }] } },
      '3 [emitent] 2 [emission] 4 1 [__proto__] 5',
    ],
    [
      'sorted by their column',
      { initialState: { sorting: [{ id: 'group', desc: true }] } },
      '3 [emitent] 2 [emission] 1 4 [__proto__] 5',
    ],
    ['no grouping: one range', { initialState: { grouping: [] } }, '1 2 3 4 5'],
    ['an unknown column groups nothing', { initialState: { grouping: ['gone'] } }, '1 2 3 4 5'],
    ['no rows: nothing', { data: [] }, ''],
  ])('%s', (_sentence, more, expected) => {
    expect(drawn(grouped(more))).toBe(expected)
  })

  test('a collapsed group counts as its rows', () => {
    const table = grouped({ initialState: { expanded: {} } })
    expect(shownRowModel(table)).toMatchObject({ shownCount: 5, totalCount: 5 })
  })
})

describe('sub-rows', () => {
  const rows = [bond('1', { subRows: [bond('5'), bond('4')] }), bond('2'), bond('3')]
  const tree = (more: Partial<BuiltTableOptions<Bond>> = {}) =>
    tableOf(rows, { getSubRows: ({ subRows }) => subRows, ...more })

  test.each<[string, Partial<BuiltTableOptions<Bond>>, string]>([
    ['are below their row', {}, '1 5 4 2 3'],
    ['are collapsed with it', { initialState: { expanded: {} } }, '1 2 3'],
    ['come with their row, whatever the limit', { limit: 1 }, '1 5 4'],
    [
      'are sorted among themselves',
      { initialState: { sorting: [{ id: 'price', desc: false }] } },
      '1 4 5 2 3',
    ],
  ])('%s', (_sentence, more, expected) => {
    const table = tree(more)
    expect(drawn(table)).toBe(expected)
    expect(shownRowModel(table).totalCount).toBe(3)
  })

  test.each<[string, Partial<BuiltTableOptions<Bond>>, object]>([
    ['all are shown', {}, { shownSubRows: 2, totalSubRows: 2 }],
    ['collapsed ones are none', { initialState: { expanded: {} } }, { shownSubRows: 0, totalSubRows: 0 }],
    [
      'those of rows beyond the limit are not shown',
      { initialState: { sorting: [{ id: 'price', desc: true }] }, limit: 1 },
      { shownCount: 1, totalCount: 3, shownSubRows: 0, totalSubRows: 2 },
    ],
  ])('have a count of their own: %s', (_sentence, more, expected) => {
    expect(shownRowModel(tree(more))).toMatchObject(expected)
  })
})

test('a hundred thousand rows are complete, sorted and unsorted', () => {
  const many = Array.from({ length: 100_000 }, (_, index) =>
    bond(`${index}`, { price: index % 13 ? ((index * 7919) % 1000) / 10 : null }),
  )
  const table = tableOf(many)
  expect(table.getRowModel().rows).toHaveLength(100_000)
  table.setSorting([{ id: 'price', desc: false }])
  const { rows } = table.getRowModel()
  expect(rows).toHaveLength(100_000)
  expect(rows[0]?.original.price).toBe(0)
  expect(rows.at(-1)?.original.price).toBeNull()
})

describe('for any rows, filters, collapsible rows, groups and limit', () => {
  const group = fc.constantFrom(undefined, 'a', 'b', '__proto__', 'constructor')
  const meta = fc.constantFrom<RowMeta | undefined>(
    undefined,
    undefined,
    { collapsible: 'previous' },
    { collapsible: 'next' },
    { variant: 'total' },
    { variant: 'strong' },
  )
  const anyRow = fc.record({ price: fc.constantFrom(1, 2, 3, null), group, meta })
  const anyRows = fc
    .array(anyRow, { maxLength: 14 })
    .map(all => all.map((row, index): Bond => ({ ...row, id: String(index) })))
  const settings = fc.record({
    expandedParts: fc.record({ previous: fc.boolean(), next: fc.boolean() }),
    limit: fc.integer({ min: -1, max: 15 }),
    isGrouped: fc.boolean(),
    filter: fc.option(fc.constantFrom('a', 'b')),
    sorting: fc.subarray([
      { id: 'price', desc: true },
      { id: 'group', desc: false },
    ]),
    collapsed: fc.subarray(['group:a', 'group:b', 'group:__proto__', 'group:constructor', 'group:gone']),
  })
  type Settings = typeof settings extends fc.Arbitrary<infer Value> ? Value : never
  const GROUPS = ['group:a', 'group:b', 'group:__proto__', 'group:constructor']
  const anyTable = (data: readonly Bond[], of: Settings) =>
    tableOf(data, {
      limit: of.limit,
      expandedParts: of.expandedParts,
      initialState: {
        sorting: of.sorting,
        grouping: of.isGrouped ? ['group'] : [],
        columnFilters: of.filter === null ? [] : [{ id: 'group', value: of.filter }],
        expanded: Object.fromEntries(GROUPS.filter(id => !of.collapsed.includes(id)).map(id => [id, true])),
      },
    })
  const isTotal = ({ original }: { original: Bond }) => original.meta?.variant === 'total'
  const isCollapsed = ({ meta }: Bond, { expandedParts }: Settings) =>
    meta?.collapsible !== undefined && !expandedParts[meta.collapsible]

  test('no row is rendered twice, and none that is filtered or collapsed', () => {
    fc.assert(
      fc.property(anyRows, settings, (data, of) => {
        const { rows } = anyTable(data, of).getRowModel()
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
        for (const row of rows) {
          if (row.getIsGrouped()) continue
          expect(data).toContain(row.original)
          expect(isCollapsed(row.original, of)).toBe(false)
          if (of.filter !== null) expect(row.original.group).toBe(of.filter)
          if (of.isGrouped && row.original.group !== undefined && !isTotal(row))
            expect(of.collapsed).not.toContain(`group:${row.original.group}`)
        }
      }),
    )
  })

  test('without a limit nothing is lost: every visible row is rendered, or counted by its group', () => {
    fc.assert(
      fc.property(anyRows, settings, (data, of) => {
        const settings = { ...of, limit: 0 }
        const model = shownRowModel(anyTable(data, settings))
        const seen = data.filter(row => of.filter === null || row.group === of.filter)
        const isHidden = (row: Bond) =>
          of.isGrouped &&
          row.group !== undefined &&
          !isTotal({ original: row }) &&
          of.collapsed.includes(`group:${row.group}`)
        const expected = seen.filter(row => !isCollapsed(row, settings) && !isHidden(row))
        const rows = model.rows.filter(row => !row.getIsGrouped()).map(({ original }) => original)
        expect(new Set(rows)).toEqual(new Set(expected))
        expect(model.shownCount).toBe(model.totalCount)
      }),
    )
  })

  test('T4 the shown count equals the rendered rows, and totals follow them', () => {
    fc.assert(
      fc.property(anyRows, settings, (data, of) => {
        const settings = { ...of, collapsed: [] }
        const model = shownRowModel(anyTable(data, settings))
        const rows = model.rows.filter(row => !row.getIsGrouped())
        expect(rows.length - model.totals).toBe(model.shownCount)
        expect(model.shownCount).toBeLessThanOrEqual(model.totalCount)
        const last = model.rows.slice(model.rows.length - model.totals)
        expect(last.every(({ original }) => original.meta?.variant === 'total')).toBe(true)
        expect(rows.slice(0, rows.length - model.totals).some(isTotal)).toBe(false)
      }),
    )
  })
  test('expanding adds the rows at their end and moves no other', () => {
    fc.assert(
      fc.property(anyRows, data => {
        const ids = (previous: boolean, next: boolean) => {
          const model = shownRowModel(tableOf(data, { expandedParts: { previous, next } }))
          return model.rows.slice(0, model.rows.length - model.totals).map(({ id }) => id)
        }
        const shut = ids(false, false)
        const before = ids(true, false)
        const after = ids(false, true)
        expect(before.slice(before.length - shut.length)).toEqual(shut)
        expect(after.slice(0, shut.length)).toEqual(shut)
        expect(ids(true, true)).toEqual([...before, ...after.slice(shut.length)])
      }),
    )
  })

  test('toggling a group changes only that group', () => {
    fc.assert(
      fc.property(anyRows, settings, (data, of) => {
        const table = anyTable(data, { ...of, isGrouped: true, limit: 0 })
        const before = table.getRowModel().rows
        const turned = before.find(row => row.getIsGrouped())
        if (!turned) return
        const isMember = (row: (typeof before)[number]) => row.parentId === turned.id && !isTotal(row)
        const others = (rows: typeof before) =>
          rows.filter(row => row.id !== turned.id && !isMember(row)).map(({ id }) => id)
        turned.toggleExpanded()
        const after = table.getRowModel().rows
        expect(others(after)).toEqual(others(before))
        expect(after.some(isMember)).not.toBe(before.some(isMember))
      }),
    )
  })
})

describe('T2 many flat rows', () => {
  const many = Array.from({ length: 2000 }, (_, index) =>
    bond(String(index), { price: (index * 7) % 2000, group: index % 2 ? 'odd' : 'even' }),
  )
  const long = () => {
    const getRowId = vi.fn(({ id }: Bond) => id)
    const table = buildTable({ columns, data: many, getRowId })
    return { table, made: () => getRowId.mock.calls.length }
  }
  const first = (table: DataTableInstance<Bond>) =>
    table
      .getRowModel()
      .rows.slice(0, 3)
      .map(({ id }) => id)

  test('a row is created when it is read, and sorting reads only the data', () => {
    const { table, made } = long()
    expect(table.getRowModel().rows).toHaveLength(2000)
    // the first row determines whether rows are grouped
    expect(made()).toBe(1)
    expect(first(table)).toEqual(['0', '1', '2'])
    expect(made()).toBe(3)
    table.setSorting([{ id: 'price', desc: true }])
    expect(first(table)).toEqual(['857', '1714', '571'])
    expect(made()).toBe(6)
  })

  test('a row keeps its identity in any sort order', () => {
    const { table } = long()
    const [row] = table.getRowModel().rows
    table.setSorting([{ id: 'price', desc: false }])
    expect(table.getRowModel().rows[0]).toBe(row)
  })

  test('hiding, resizing and selecting create no new rows', () => {
    const { table, made } = long()
    first(table)
    table.setColumnVisibility({ price: false })
    table.setColumnSizing({ id: 300 })
    table.setRowSelection({ 1: true })
    expect(first(table)).toEqual(['0', '1', '2'])
    expect(made()).toBe(3)
  })

  test('group fields on rows are reset with the groups', () => {
    const { table } = long()
    table.setGrouping(['group'])
    expect(table.getRowModel().rows.filter(row => row.getIsGrouped())).toHaveLength(2)
    table.setGrouping([])
    const [row] = table.getRowModel().rows
    expect(row).toMatchObject({ id: '0', depth: 0, parentId: undefined })
    expect(table.getRowModel().rows).toHaveLength(2000)
  })

  test('filters can be applied and removed', () => {
    const { table } = long()
    table.setColumnFilters([{ id: 'group', value: 'odd' }])
    expect(table.getRowModel().rows).toHaveLength(1000)
    table.setColumnFilters([])
    expect(table.getRowModel().rows).toHaveLength(2000)
    expect(first(table)).toEqual(['0', '1', '2'])
  })
})
