import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TableColumn } from './table-columns.shape.ts'
import {
  cellOf,
  DEEPEST,
  depthOf,
  rowKeys,
  rowsInPlay,
  type SectionsInput,
  sectionsOf,
  sortedRows,
  type TableRow,
} from './table-rows.shape.ts'

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  cells: { price: Number(id) },
  ...more,
})
const ids = (rows: readonly TableRow[]) => rows.map(({ id }) => id).join(' ')
const closed = { prev: false, next: false }

describe('the cell of a column', () => {
  test.each(['__proto__', 'constructor', 'toString'])('%s is missing unless the row has it', id => {
    expect(cellOf({}, id)).toBeUndefined()
    const own = Object.defineProperty({}, id, { value: 'own', enumerable: true })
    expect(cellOf(own, id)).toBe('own')
  })

  test('a row without cells has none', () => {
    expect(cellOf(undefined, 'price')).toBeUndefined()
  })
})

describe('keys', () => {
  test('are the ids where these are unique, and unique where they are not', () => {
    const keys = rowKeys([row('1'), row('1'), row(''), { cells: {} } as never])
    expect(keys[0]).toBe('1')
    expect(new Set(keys).size).toBe(4)
  })

  test('a made key is never another row’s id', () => {
    const rows = fc.array(fc.constantFrom('', '1', '1 #2', ' #0', '1 #0').map(id => row(id)))
    fc.assert(fc.property(rows, given => new Set(rowKeys(given)).size === given.length))
  })
})

describe('T1 how deep a row stands', () => {
  test.each([
    ['at the top when nothing is said', undefined, 0],
    ['under a heading line', 1, 1],
    ['no deeper than the deepest', 40, DEEPEST],
    ['never out of the table', -2, 0],
    ['in whole levels', 2.9, 2],
    ['at the top when it is no number', Number.NaN, 0],
  ])('%s', (_sentence, depth, expected) => {
    expect(depthOf(row('1', depth === undefined ? {} : { depth }))).toBe(expected)
  })
})

describe('T2 which rows take part', () => {
  const rows = [
    row('1', { show: 'prev' }),
    row('2', { show: 'prev' }),
    row('3'),
    row('4', { hidden: true }),
    row('5', { show: 'hide' }),
    row('6'),
    row('7', { look: 'total' }),
    row('8', { show: 'next' }),
  ]

  test.each([
    ['folded at first', closed, '3 6'],
    ['with the previous ones', { prev: true, next: false }, '1 2 3 6'],
    ['with the next ones', { prev: false, next: true }, '3 6 8'],
    ['with both', { prev: true, next: true }, '1 2 3 6 8'],
  ])('%s', (_sentence, open, expected) => {
    const play = rowsInPlay(rows, open)
    expect(ids(play.rows)).toBe(expected)
    expect(play.unfolded).toBe(play.rows.length - 2)
    expect(play.folds).toEqual({ prev: 2, next: 1 })
  })

  test('totals stand apart', () => {
    expect(ids(rowsInPlay(rows, closed).totals)).toBe('7')
  })

  test('a hidden row of a block is not counted', () => {
    expect(rowsInPlay([row('1', { show: 'prev', hidden: true })], closed).folds.prev).toBe(0)
  })
})

describe('T7 the sorted rows', () => {
  const columns: TableColumn[] = [{ id: 'price', header: 'Price', kind: 'number' }]
  const rows = [row('3'), row('1'), row('2')]

  test.each([
    ['as given without a sort (readings #50)', null, '3 1 2'],
    ['ascending', { field: 'price', order: 'asc' as const }, '1 2 3'],
    ['descending', { field: 'price', order: 'desc' as const }, '3 2 1'],
    ['as given when the column is unknown', { field: 'constructor', order: 'asc' as const }, '3 1 2'],
  ])('%s', (_sentence, sort, expected) => {
    expect(ids(sortedRows({ rows, columns, sort, lang: 'eng' }))).toBe(expected)
  })

  test('a column whose id is __proto__ sorts by its own cells', () => {
    const odd = (id: string, value: number): TableRow => ({
      id,
      cells: Object.defineProperty({}, '__proto__', { value, enumerable: true }),
    })
    const sort = { field: '__proto__', order: 'asc' as const }
    const sorted = sortedRows({
      rows: [odd('b', 2), odd('a', 1)],
      columns: [{ id: '__proto__', header: 'Odd', kind: 'number' }],
      sort,
      lang: 'eng',
    })
    expect(ids(sorted)).toBe('a b')
  })
})

describe('T2 rows under their groups', () => {
  const rows = [
    row('1', { group: 'emission' }),
    row('2', { group: 'emitent' }),
    row('3'),
    row('4', { group: 'emission' }),
    row('5', { group: '__proto__' }),
  ]
  const groups = [
    { id: 'emitent', label: 'Issuer' },
    { id: 'emission', label: 'Issue' },
    { id: 'spv', label: 'SPV' },
  ]
  const given: SectionsInput = { rows, shown: 5, groups, turned: new Set() }
  const drawn = (input: Partial<SectionsInput>) =>
    sectionsOf({ ...given, ...input }).map(
      ({ group, rows, from }) =>
        `${group ? `${group.label}(${group.count})${group.folded ? '…' : ''}` : '-'}@${from}: ${ids(rows)}`,
    )

  test.each<[string, Partial<SectionsInput>, string[]]>([
    [
      'in the order of the groups, rows of no known group first',
      {},
      ['-@1: 3 5', 'Issuer(1)@3: 2', 'Issue(2)@4: 1 4'],
    ],
    [
      'a folded group keeps its heading and its count',
      { turned: new Set(['emission']) },
      ['-@1: 3 5', 'Issuer(1)@3: 2', 'Issue(2)…@4: '],
    ],
    ['the limit counts in the order of the screen', { shown: 3 }, ['-@1: 3 5', 'Issuer(1)@3: 2']],
    ['a group may be cut by the limit', { shown: 4 }, ['-@1: 3 5', 'Issuer(1)@3: 2', 'Issue(2)@4: 1']],
    ['no groups: one stretch', { groups: [] }, ['-@1: 1 2 3 4 5']],
    ['no rows: nothing', { rows: [] }, []],
  ])('%s', (_sentence, input, expected) => {
    expect(drawn(input)).toEqual(expected)
  })

  test('a group that starts folded opens when it is turned', () => {
    const folded = [{ id: 'emitent', label: 'Issuer', collapsed: true }]
    expect(drawn({ groups: folded })).toContain('Issuer(1)…@5: ')
    expect(drawn({ groups: folded, turned: new Set(['emitent']) })).toContain('Issuer(1)@5: 2')
  })

  test('two groups with one id are one', () => {
    expect(drawn({ groups: [...groups, { id: 'emitent', label: 'Again' }] })).toHaveLength(3)
  })

  test('whatever the groups, every shown row is drawn once', () => {
    const any = fc.array(fc.constantFrom(undefined, 'a', 'b', '__proto__', 'constructor'))
    fc.assert(
      fc.property(any, fc.nat(30), (of, shown) => {
        const all = of.map((group, index) => row(String(index), group === undefined ? {} : { group }))
        const sections = sectionsOf({
          rows: all,
          shown,
          groups: [
            { id: 'a', label: 'A' },
            { id: 'b', label: 'B' },
            { id: '__proto__', label: 'P' },
          ],
          turned: new Set(),
        })
        const keys = sections.flatMap(({ rows }) => rows.map(({ id }) => id))
        expect(new Set(keys).size).toBe(keys.length)
        expect(keys).toHaveLength(Math.min(shown, all.length))
      }),
    )
  })
})

describe('T2 for any rows', () => {
  const id = fc.constantFrom('', '1', '2', '3', '__proto__')
  const anyRow = fc.record(
    {
      id,
      cells: fc.constantFrom({}, { price: 1 }, { price: null }),
      show: fc.constantFrom('prev' as const, 'next' as const, 'hide' as const),
      hidden: fc.boolean(),
      look: fc.constantFrom('total' as const, 'strong' as const),
      group: fc.constantFrom('a', 'b', 'gone', '__proto__'),
    },
    { requiredKeys: ['id', 'cells'] },
  ) as fc.Arbitrary<TableRow>
  const anyRows = fc.array(anyRow, { maxLength: 12 })
  const anyOpen = fc.record({ prev: fc.boolean(), next: fc.boolean() })

  test('every row that may be seen is in play, folded away or a total, and no row twice', () => {
    fc.assert(
      fc.property(anyRows, anyOpen, (rows, open) => {
        const play = rowsInPlay(rows, open)
        const drawn = [...play.rows, ...play.totals]
        expect(new Set(drawn).size).toBe(drawn.length)
        const folded = (open.prev ? 0 : play.folds.prev) + (open.next ? 0 : play.folds.next)
        const seen = rows.filter(({ hidden, show }) => !hidden && show !== 'hide')
        expect(drawn.length + folded).toBe(seen.length)
        for (const each of drawn) expect(seen).toContain(each)
      }),
    )
  })

  test('opening a block adds its rows at its end and moves no other', () => {
    fc.assert(
      fc.property(anyRows, rows => {
        const shut = rowsInPlay(rows, closed).rows
        const before = rowsInPlay(rows, { prev: true, next: false }).rows
        const after = rowsInPlay(rows, { prev: false, next: true }).rows
        expect(before.slice(before.length - shut.length)).toEqual(shut)
        expect(after.slice(0, shut.length)).toEqual(shut)
        expect(rowsInPlay(rows, { prev: true, next: true }).rows).toEqual([
          ...before,
          ...after.slice(shut.length),
        ])
      }),
    )
  })

  const groups = fc.array(
    fc.record({
      id: fc.constantFrom<string>('a', 'b', '__proto__'),
      label: fc.constant('G'),
      collapsed: fc.boolean(),
    }),
    { maxLength: 4 },
  )
  const turned = fc.subarray(['a', 'b', '__proto__', 'gone']).map(ids => new Set(ids))

  test('sections count the shown rows through, folded ones too, and turning a group changes that group alone', () => {
    fc.assert(
      fc.property(anyRows, groups, turned, fc.nat(14), (given, of, ids, shown) => {
        const rows = rowsInPlay(given, { prev: true, next: true }).rows
        const sections = sectionsOf({ rows, shown, groups: of, turned: ids })
        const unfolded = sectionsOf({
          rows,
          shown,
          groups: of.map(group => ({ ...group, collapsed: false })),
          turned: new Set(),
        })
        expect(sections.map(({ key, from }) => [key, from])).toEqual(
          unfolded.map(({ key, from }) => [key, from]),
        )
        expect(unfolded.flatMap(section => section.rows)).toHaveLength(Math.min(shown, rows.length))
        let from = 1
        for (const [place, section] of unfolded.entries()) {
          expect(section.from).toBe(from)
          from += section.rows.length
          expect(sections[place]?.rows).toEqual(sections[place]?.group?.folded ? [] : section.rows)
        }
        const first = new Map(of.map(group => [group.id, group.collapsed]))
        for (const { group } of sections)
          if (group) expect(group.folded).toBe(first.get(group.id) !== ids.has(group.id))
      }),
    )
  })
})
