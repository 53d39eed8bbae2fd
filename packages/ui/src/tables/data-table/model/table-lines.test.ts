import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildTable, FOUR_COLUMNS, type Four } from '../../../testing/build-table.ts'
import type { DataTableRow } from '../columns/features.ts'
import type { LineSpan } from './line-window.ts'
import {
  DRAW_ALL,
  drawnSections,
  headingOf,
  lineAt,
  nameOfLine,
  placeOfLine,
  rowIndexes,
  type TableSection,
  tableLinesOf,
  tableSectionsOf,
} from './table-lines.ts'

/** Rows with these ids. */
function rowsOf(prefix: string, count: number): DataTableRow<Four>[] {
  const data = Array.from({ length: count }, (_, index) => ({ name: `${prefix}${index}` }))
  return buildTable({ columns: FOUR_COLUMNS, data, getRowId: ({ name }) => name }).getRowModel().rows
}

/** The row of a group with this value. */
function groupOf(name: string): DataTableRow<Four> {
  const table = buildTable({ columns: FOUR_COLUMNS, data: [{ name }], initialState: { grouping: ['name'] } })
  const [group] = table.getRowModel().rows
  if (!group) throw new Error('a row makes a group')
  return group
}

function section(id: string, count: number, headed = true): TableSection<Four> {
  return { key: id, group: headed ? groupOf(id) : null, from: 1, rows: rowsOf(id, count) }
}

const lines = tableLinesOf([section('-', 2, false), section('a', 3), section('b', 0), section('c', 2)])

describe('T2 the sections of a table', () => {
  const data = ['x', 'y', 'x', 'z'].map((name, index) => ({ name, bid: index }))
  const summary = (expanded: Record<string, boolean> | true) => {
    const table = buildTable({ columns: FOUR_COLUMNS, data, initialState: { grouping: ['name'], expanded } })
    return tableSectionsOf({ rows: table.getRowModel().rows, totals: 0, isGrouped: true }).sections.map(
      ({ group, rows, from }) =>
        `${group?.groupingValue ?? '-'}@${from}: ${rows.map(({ id }) => id).join(' ')}`,
    )
  }

  test('count the shown rows continuously, including those of collapsed groups', () => {
    expect(summary(true)).toEqual(['x@1: 0 2', 'y@3: 1', 'z@4: 3'])
    expect(summary({ 'name:y': true })).toEqual(['x@1: ', 'y@3: 1', 'z@4: '])
  })

  test('rows without groups are one range, with the totals apart', () => {
    const rows = rowsOf('r', 4)
    const { sections, totals } = tableSectionsOf({ rows, totals: 1, isGrouped: false })
    expect(sections).toEqual([{ key: 'rows', group: null, from: 1, rows: rows.slice(0, 3) }])
    expect(totals).toEqual(rows.slice(3))
    expect(tableSectionsOf({ rows: [], totals: 0, isGrouped: true })).toEqual({ sections: [], totals: [] })
  })
})

describe('T2 the lines of a table', () => {
  test('are its rows and its group headings', () => {
    const names = Array.from({ length: lines.count }, (_, at) => {
      const line = lineAt(lines, at)
      return line?.kind === 'row' ? line.row.id : line?.section.group?.groupingValue
    })
    expect(names).toEqual(['-0', '-1', 'a', 'a0', 'a1', 'a2', 'b', 'c', 'c0', 'c1'])
  })

  test.each([-1, 10, Number.NaN])('there is no line %d', at => {
    expect(lineAt(lines, at)).toBeNull()
    expect(nameOfLine(lines, at)).toBeNull()
  })

  test('a line is found by its identity, and not after it is gone', () => {
    for (let at = 0; at < lines.count; at++) {
      const name = nameOfLine(lines, at)
      expect(name && placeOfLine(lines, name)).toBe(at)
    }
    expect(placeOfLine(lines, { kind: 'row', id: 'gone' })).toBe(-1)
    expect(placeOfLine(lines, { kind: 'group', id: 'gone' })).toBe(-1)
  })

  test.each([
    ['of a row is the one above it', 5, [{ from: 2, to: 3 }]],
    ['of a heading is itself', 7, [{ from: 7, to: 8 }]],
    ['of a row without a group is none', 1, []],
  ])('the heading %s', (_sentence, at, expected) => {
    expect(headingOf(lines, at)).toEqual(expected)
  })

  test('without lines there is no heading', () => {
    expect(headingOf(tableLinesOf([]), 0)).toEqual([])
  })

  test.each([
    ['500 are all drawn', DRAW_ALL, false],
    ['501 are not', DRAW_ALL + 1, true],
  ])('%s', (_sentence, count, windowed) => {
    expect(tableLinesOf([section('-', count, false)]).windowed).toBe(windowed)
  })
})

describe('T2 the rendered part of each section', () => {
  const summary = (spans: LineSpan[]) =>
    drawnSections(lines, spans).map(
      ({ section, ranges }) =>
        `${section.key}:${ranges
          .map(
            ({ gap, heading, rows }) => ` ${gap.to - gap.from} ${heading ? 'H' : ''}${rows.from}–${rows.to}`,
          )
          .join('')}`,
    )

  test.each<[string, LineSpan[], string[]]>([
    ['all', [{ from: 0, to: 10 }], ['-: 0 0–2', 'a: 0 H0–3', 'b: 0 H0–0', 'c: 0 H0–2']],
    ['a heading alone', [{ from: 2, to: 3 }], ['a: 2 H0–0']],
    ['a range without the heading', [{ from: 4, to: 6 }], ['a: 4 1–3']],
    ['over two sections', [{ from: 5, to: 7 }], ['a: 5 2–3', 'b: 0 H0–0']],
    [
      'two ranges of one section stay in one element',
      [
        { from: 2, to: 4 },
        { from: 5, to: 6 },
      ],
      ['a: 2 H0–1 1 2–3'],
    ],
    ['nothing', [{ from: 3, to: 3 }], []],
  ])('%s', (_sentence, spans, expected) => {
    expect(summary(spans)).toEqual(expected)
  })

  test('for any sections and spans: gaps and rendered lines make up the table, in order', () => {
    const sizes = fc.array(fc.tuple(fc.nat(5), fc.boolean()), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(sizes, fc.nat(40), fc.nat(40), fc.nat(40), (sections, a, b, c) => {
        const any = tableLinesOf(sections.map(([size, headed], index) => section(`s${index}-`, size, headed)))
        const [from, middle, to] = [a, b, c].map(at => at % (any.count + 1)).sort((x, y) => x - y)
        const spans = [
          { from: from ?? 0, to: middle ?? 0 },
          { from: to ?? 0, to: any.count },
        ]
        let at = 0
        for (const { section, ranges } of drawnSections(any, spans))
          for (const { gap, heading, rows, at: first } of ranges) {
            expect(gap.from).toBe(at)
            at = gap.to + Number(heading)
            expect(first).toBe(at)
            const line = lineAt(any, at)
            if (rows.to > rows.from && line?.kind === 'row') expect(line.row).toBe(section.rows[rows.from])
            at += rows.to - rows.from
          }
        const drawn = spans.filter(span => span.to > span.from)
        if (drawn.length > 0) expect(at).toBe(drawn.at(-1)?.to)
      }),
    )
  })
})

describe('T2 row indexes for screen readers', () => {
  const many = tableLinesOf([section('-', 600, false)])
  const plain = { collapsibleCounts: { previous: 0, next: 0 }, totals: 0 }

  test('a table with all rows rendered has none: the browser counts', () => {
    expect(rowIndexes(lines, plain)).toBeNull()
  })

  test.each([
    ['the headings count', plain, { lines: 2, count: 601 }],
    [
      'and so do the collapsible rows, and totals',
      { collapsibleCounts: { previous: 3, next: 3 }, totals: 2 },
      { previous: 2, lines: 3, next: 603, totals: 604, count: 605 },
    ],
  ])('%s', (_sentence, model, expected) => {
    expect(rowIndexes(many, model)).toMatchObject(expected)
  })
})
