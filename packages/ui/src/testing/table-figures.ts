import { dataTableStart } from '../tables/data-table/data-table.model.ts'
import { type DataTableFigureInput, rowFigures } from '../tables/data-table/data-table.shape.ts'
import { columnsFigure, type TableColumn } from '../tables/data-table/table-columns.shape.ts'
import { rowsInPlay, type TableRow } from '../tables/data-table/table-rows.shape.ts'

/** A name and three figures: the columns of a small table of quotes. */
export const FOUR_COLUMNS: readonly TableColumn[] = [
  { id: 'name', header: 'Market participant' },
  { id: 'bid', header: 'Bid', kind: 'number', decimals: 4 },
  { id: 'ask', header: 'Ask', kind: 'number', decimals: 4 },
  { id: 'spread', header: 'G-spread', kind: 'number', decimals: 2 },
]

/** The same, all of them drawn. */
export const FOUR_DRAWN = columnsFigure({ columns: FOUR_COLUMNS, column: 0, oneColumn: false })

/** What a table of these rows is drawn from, as it is at first: no groups, no sort, nothing locked. */
export function figureInput(
  rows: readonly TableRow[],
  more: Partial<DataTableFigureInput> = {},
): DataTableFigureInput {
  const state = dataTableStart()
  return {
    columns: FOUR_DRAWN,
    play: rowsInPlay(rows, state.open),
    groups: [],
    sort: null,
    locked: false,
    state,
    figureOf: rowFigures(FOUR_DRAWN, 'eng'),
    ...more,
  }
}
