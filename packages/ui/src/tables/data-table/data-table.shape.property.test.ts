import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FOUR_COLUMNS, figureInput } from '../../testing/table-figures.ts'
import { dataTableStart } from './data-table.model.ts'
import { allToggled, announcement, dataTableFigure, rowFigure, selectionOf } from './data-table.shape.ts'
import { columnsFigure } from './table-columns.shape.ts'
import type { TableRow } from './table-rows.shape.ts'

describe('for any rows and settings', () => {
  const cell = fc.constantFrom<TableRow['cells'][string]>(
    'x',
    1,
    null,
    { locked: true },
    { placeholder: 'send' },
  )
  const anyRow: fc.Arbitrary<TableRow> = fc
    .record({
      cells: fc.dictionary(fc.constantFrom('name', 'bid', 'ask', 'spread', 'other'), cell),
      colspan: fc.oneof(fc.integer({ min: -2, max: 9 }), fc.double()),
      hidden: fc.boolean(),
      look: fc.constantFrom(undefined, 'total' as const),
    })
    .map(({ look, ...row }) => ({ id: '1', ...row, ...(look && { look }) }))
  const rows = fc
    .array(anyRow, { maxLength: 10 })
    .map(all => all.map((row, at) => ({ ...row, id: String(at) })))
  const someIds = fc.subarray(['0', '1', '2', '3', '4', 'gone']).map(ids => new Set(ids))
  const anyColumns = fc.record({ column: fc.integer({ min: -1, max: 5 }), oneColumn: fc.boolean() })

  test('T2 a row fills its line: the span of its first cell and the cells after it are the drawn columns', () => {
    fc.assert(
      fc.property(anyRow, anyColumns, (row, settings) => {
        const of = columnsFigure({ columns: FOUR_COLUMNS, ...settings })
        const figure = rowFigure(row, of, 'eng')
        const { span, columns: drawn, lead } = figure
        expect(span + drawn.length - 1).toBe(of.shown.length)
        expect(drawn[0]?.id).toBe('name')
        const withheld = drawn.filter(column => /locked|request/.test(figure.cell(column).kind))
        expect(lead).toBe(withheld[0]?.id ?? null)
        // what is nothing but text is the text of its figure
        for (const column of drawn) {
          const [text, cell] = [figure.text(column), figure.cell(column)]
          if (text !== null) expect(cell.kind === 'text' ? cell.text : '').toBe(text)
        }
      }),
    )
  })

  test('T2 "select all" pressed twice is all then none, or none then all; ticks on unseen rows stay', () => {
    fc.assert(
      fc.property(rows, someIds, (all, before) => {
        const once = allToggled(selectionOf(all, before), before)
        const { ids, all: state } = selectionOf(all, once)
        const wasAll = selectionOf(all, before).all === 'all'
        expect(state).toBe(wasAll || ids.length === 0 ? 'none' : 'all')
        const unseen = [...before].filter(id => !ids.includes(id))
        expect([...once].filter(id => !ids.includes(id))).toEqual(unseen)
        const twice = selectionOf(all, allToggled(selectionOf(all, once), once))
        expect(twice.all).toBe(ids.length === 0 || !wasAll ? 'none' : 'all')
      }),
    )
  })

  test('T4, T5 what is counted as shown is what is drawn, and totals stand after it', () => {
    const window = fc.record({
      limit: fc.integer({ min: -1, max: 12 }),
      total: fc.option(fc.nat(30), { nil: undefined }),
      locked: fc.boolean(),
      presses: fc.nat(3),
    })
    fc.assert(
      fc.property(rows, window, (all, { limit, total, locked, presses }) => {
        const state = { ...dataTableStart(), expansions: presses }
        const figure = dataTableFigure(
          figureInput(all, { limit, locked, state, ...(total === undefined ? {} : { total }) }),
        )
        const totals = all.filter(({ look, hidden }) => look === 'total' && !hidden)
        expect(figure.totals).toEqual(totals)
        expect(figure.sections.flatMap(section => section.rows)).toHaveLength(figure.shown)
        expect(figure.isEmpty).toBe(all.every(({ hidden }) => hidden))
      }),
    )
  })

  test('what is said names what is there: a column among its columns, rows among the rows', () => {
    const what = fc.constantFrom('sorted' as const, 'column' as const, 'rows' as const)
    const field = fc.constantFrom('name', 'bid', 'gone')
    fc.assert(
      fc.property(rows, what, fc.option(field), anyColumns, (all, did, sorted, settings) => {
        const of = columnsFigure({ columns: FOUR_COLUMNS, ...settings })
        const sort = sorted === null ? null : { field: sorted, order: 'asc' as const }
        const said = announcement(
          { id: 1, what: did },
          dataTableFigure(figureInput(all, { columns: of, sort })),
        )
        const values = said?.values ?? {}
        if (did === 'column') expect(Number(values.at)).toBeLessThanOrEqual(Number(values.of))
        if (did === 'rows') expect(Number(values.shown)).toBeLessThanOrEqual(Number(values.total))
        for (const value of Object.values(values)) expect(String(value)).not.toMatch(/NaN|undefined|null/)
      }),
    )
  })
})
