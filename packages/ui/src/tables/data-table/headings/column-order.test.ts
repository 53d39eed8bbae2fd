import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable, FOUR_COLUMNS } from '../../../testing/build-table.ts'
import { drawnColumns, pinnedCount, pinnedEndCount, visibleColumns } from '../columns/drawn-columns.ts'
import { dropPlace, moveColumn, moveInOrder, movePlaces, pinnedColumns, pinOffsets } from './column-order.ts'

const ORDER = ['name', 'bid', 'ask', 'spread']

describe('the order of columns', () => {
  test.each<[string, string, number, string[]]>([
    ['towards the end', 'bid', 2, ['name', 'ask', 'bid', 'spread']],
    ['to the end', 'bid', 3, ['name', 'ask', 'spread', 'bid']],
    ['towards the start', 'spread', 2, ['name', 'bid', 'spread', 'ask']],
    ['no further than the second place', 'spread', 0, ['name', 'spread', 'bid', 'ask']],
    ['no further than the last place', 'bid', 9, ['name', 'ask', 'spread', 'bid']],
    ['to its own place', 'ask', 2, ORDER],
    ['the first column, which stays', 'name', 2, ORDER],
    ['a column that is not there', 'gone', 2, ORDER],
  ])('moves a column %s', (_sentence, id, to, expected) => {
    expect(moveInOrder(ORDER, id, to)).toEqual(expected)
  })

  test('for any move: the same columns, the first one first, the moved one at its position', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -2, max: 6 }), (at, to) => {
        const id = ORDER[at] ?? ''
        const next = moveInOrder(ORDER, id, to)
        expect([...next].sort()).toEqual([...ORDER].sort())
        expect(next[0]).toBe('name')
        expect(next.indexOf(id)).toBe(Math.min(Math.max(to, 1), 3))
      }),
    )
  })
})

describe('pinned columns', () => {
  test.each<[string, string[], string, 'start' | null, string[]]>([
    ['the first pin takes the first column along', [], 'ask', 'start', ['name', 'ask']],
    ['the next one is after it', ['name', 'ask'], 'bid', 'start', ['name', 'ask', 'bid']],
    ['one that was pinned without the first column', ['ask'], 'bid', 'start', ['name', 'ask', 'bid']],
    ['unpinned, the others stay', ['name', 'ask', 'bid'], 'ask', null, ['name', 'bid']],
    ['with the last one the first column is unpinned too', ['name', 'ask'], 'ask', null, []],
  ])('%s', (_sentence, start, id, side, expected) => {
    expect(pinnedColumns({ start, end: [] }, 'name', id, side).start).toEqual(expected)
  })

  test('a column pinned at the end moves to the start', () => {
    expect(pinnedColumns({ start: [], end: ['bid', 'ask'] }, 'name', 'ask', 'start')).toEqual({
      start: ['name', 'ask'],
      end: ['bid'],
    })
  })

  test('a column pinned at the end precedes the existing ones', () => {
    expect(pinnedColumns({ start: ['name', 'ask'], end: ['bid'] }, 'name', 'ask', 'end')).toEqual({
      start: [],
      end: ['ask', 'bid'],
    })
  })

  test('unpinned at the end, the others stay', () => {
    expect(pinnedColumns({ start: [], end: ['ask', 'bid'] }, 'name', 'ask', null).end).toEqual(['bid'])
  })

  test.each<[string, number[], number, number[], number]>([
    ['one after the other', [150, 80.5, 60], 900, [0, 150, 230], 290.5],
    ['as many as leave space for the others', [150, 80, 60], 400, [0, 150], 230],
    ['the first one always', [150, 80], 100, [0], 150],
  ])('have the offsets %s', (_sentence, widths, boxWidth, offsets, end) => {
    expect(pinOffsets(widths, boxWidth, 1)).toEqual({ offsets, end })
  })

  test('at the end none if the others would have no space', () => {
    expect(pinOffsets([80, 60], 400, 0)).toEqual({ offsets: [0, 80], end: 140 })
    expect(pinOffsets([80, 60], 150, 0)).toEqual({ offsets: [], end: 0 })
  })
})

describe('columns of a table', () => {
  const tableOf = (initialState: object) => {
    const table = buildTable({ columns: FOUR_COLUMNS, data: [], initialState })
    const columns = () =>
      drawnColumns({
        columns: visibleColumns(
          table.getAllLeafColumns(),
          table.getStartVisibleLeafColumns(),
          table.getCenterVisibleLeafColumns(),
          table.getEndVisibleLeafColumns(),
        ),
        phoneColumn: 0,
        oneColumn: false,
      }).visible
    return { table, columns, ids: () => columns().map(({ id }) => id) }
  }

  test.each<[string, object, string[], (number | null)[]]>([
    ['as defined', {}, ORDER, [null, null, null, null]],
    [
      'pinned ones behind the first',
      { columnPinning: { start: ['spread'], end: [] } },
      ['name', 'spread', 'bid', 'ask'],
      [0, 1, null, null],
    ],
    [
      'the first one first, whatever is pinned',
      { columnPinning: { start: ['ask', 'name'], end: ['bid'] } },
      ['name', 'ask', 'spread', 'bid'],
      [0, 1, null, null],
    ],
    [
      'the first of those that are shown',
      { columnVisibility: { name: false }, columnPinning: { start: ['name', 'ask'], end: [] } },
      ['bid', 'ask', 'spread'],
      [0, 1, null],
    ],
    [
      'the first one pinned alone is as without pins',
      { columnPinning: { start: ['name'], end: [] } },
      ORDER,
      [null, null, null, null],
    ],
  ])('are in order: %s', (_sentence, state, ids, pinned) => {
    const { columns } = tableOf(state)
    expect(columns().map(({ id }) => id)).toEqual(ids)
    expect(columns().map(each => each.pinned)).toEqual(pinned)
    expect(pinnedCount(columns())).toBe(Math.max(1, pinned.filter(place => place !== null).length))
  })

  test.each<[string, string[], (number | null)[]]>([
    ['none', [], [null, null, null, null]],
    ['the last ones, from the end', ['ask', 'bid'], [null, null, 1, 0]],
    ['never the first one', ['name', 'bid', 'ask', 'spread'], [null, 2, 1, 0]],
  ])('stay in view at the end: %s', (_sentence, end, pinnedEnd) => {
    const { columns } = tableOf({ columnPinning: { start: [], end } })
    expect(columns().map(column => column.pinnedEnd)).toEqual(pinnedEnd)
    expect(pinnedEndCount(columns())).toBe(pinnedEnd.filter(place => place !== null).length)
  })

  test.each<[string, object, string, number, string[], number | null]>([
    ['among the others', {}, 'spread', 1, ['name', 'spread', 'bid', 'ask'], 1],
    ['not before the first', {}, 'bid', 0, ORDER, null],
    ['not the first', {}, 'name', 2, ORDER, null],
    [
      'beside the neighbour that is seen, past hidden ones',
      { columnVisibility: { bid: false } },
      'spread',
      1,
      ['name', 'spread', 'ask'],
      1,
    ],
    [
      'not in between the pinned ones',
      { columnPinning: { start: ['name', 'bid'], end: [] } },
      'spread',
      1,
      ['name', 'bid', 'spread', 'ask'],
      2,
    ],
    [
      'pinned ones among themselves',
      { columnPinning: { start: ['bid', 'ask'], end: [] } },
      'ask',
      1,
      ['name', 'ask', 'bid', 'spread'],
      1,
    ],
    [
      'those pinned at the end as well',
      { columnPinning: { start: [], end: ['bid', 'ask'] } },
      'ask',
      2,
      ['name', 'spread', 'ask', 'bid'],
      2,
    ],
  ])('move %s', (_sentence, state, id, to, expected, place) => {
    const { table, columns, ids } = tableOf(state)
    expect(moveColumn(table, columns(), id, to)).toBe(place)
    expect(ids()).toEqual(expected)
  })

  test('a hidden column keeps its position among its neighbours', () => {
    const { table, columns, ids } = tableOf({ columnVisibility: { ask: false } })
    moveColumn(table, columns(), 'bid', 2)
    table.getColumn('ask')?.toggleVisibility(true)
    expect(ids()).toEqual(['name', 'ask', 'spread', 'bid'])
  })

  test('move within their region', () => {
    const { columns } = tableOf({ columnPinning: { start: ['name', 'ask'], end: [] } })
    expect(movePlaces(columns(), 'ask')).toEqual({ from: 1, to: 2, at: 1 })
    expect(movePlaces(columns(), 'spread')).toEqual({ from: 2, to: 4, at: 3 })
  })
})

test.each<[string, number, number, number]>([
  ['stays over its own place', 0, 10, 0],
  ['goes behind those whose middle is passed', 0, 120, 1],
  ['goes before those whose middle is not', 2, 90, 1],
  ['goes to the start', 2, -50, 0],
  ['goes to the end', 0, 999, 2],
])('a heading dropped %s', (_sentence, from, x, expected) => {
  expect(dropPlace([0, 100, 200], from, x)).toBe(expected)
})
