import type { LabelValues } from '../../foundation/labels/labels.ts'
import { type CellFigure, cellFigure, plainText, type TableCell } from '../cells/cell.shape.ts'
import type { DataTableState, Fold, Said } from './data-table.model.ts'
import type { TableSort } from './row-order.ts'
import { type RowWindow, rowWindow } from './row-window.ts'
import type { ColumnFigure, ColumnsFigure } from './table-columns.shape.ts'
import {
  cellOf,
  depthOf,
  isSeen,
  type RowsInPlay,
  type Section,
  sectionsOf,
  type TableGroup,
  type TableRow,
} from './table-rows.shape.ts'

/** A row as it is drawn. What it says is worked out when it is asked for: of a long and wide table little is drawn. */
export type RowFigure = {
  readonly id: string
  readonly look: TableRow['look']
  /** What the row is called: the text of its first cell, or nothing. */
  readonly name: string
  /** How many of the drawn columns the first cell spans, at least 1. */
  readonly span: number
  /** How many levels its first cell is moved in, from 0. */
  readonly depth: number
  /** Whether the rows below it are shown; null when there is nothing to fold. */
  readonly subRows: 'open' | 'closed' | null
  /** The drawn columns in which the row has a cell of its own: not those under the span of its first cell. */
  readonly columns: readonly ColumnFigure[]
  /** The column whose withheld cell carries the action; the row's other withheld cells are silent. */
  readonly lead: string | null
  /** The text of a cell that is nothing but text; null where `cell` has more to draw. */
  text(column: ColumnFigure): string | null
  cell(column: ColumnFigure): CellFigure
}

/** A section as it is drawn. */
export type SectionFigure = Section & {
  /** The group's own figures, when it has some. */
  summary: RowFigure | null
}

/** The table as it is drawn: everything that the parts need, and nothing that they would have to work out. */
export type DataTableFigure = RowWindow & {
  columns: ColumnsFigure
  sections: readonly SectionFigure[]
  totals: readonly TableRow[]
  /** A row in its final text: worked out when it is drawn, because a long table draws few of its rows. */
  figureOf: (row: TableRow) => RowFigure
  folds: readonly { fold: Fold; count: number; open: boolean }[]
  sort: TableSort
  isEmpty: boolean
}

export type DataTableFigureInput = {
  columns: ColumnsFigure
  /** The rows in play, their `rows` ordered. */
  play: RowsInPlay
  groups: readonly TableGroup[]
  sort: TableSort
  limit?: number
  step?: number
  total?: number
  /** Expanding needs access that the user lacks. */
  locked: boolean
  state: Pick<DataTableState, 'expansions' | 'open' | 'turned'>
  /** Makes and keeps the figures of rows; see `rowFigures`. */
  figureOf: (row: TableRow) => RowFigure
}

/** Rows in play → the window of them that is shown, grouped and written (T2, T4, T5). */
export function dataTableFigure(input: DataTableFigureInput): DataTableFigure {
  const { columns, play, groups, state, figureOf, limit = 0 } = input
  const window = rowWindow({
    count: play.rows.length,
    limit: limit > 0 ? limit + play.unfolded : 0,
    step: input.step,
    total: input.total,
    expansions: state.expansions,
    locked: input.locked,
  })
  const sections = sectionsOf({ rows: play.rows, shown: window.shown, groups, turned: state.turned })
  const folds = (['prev', 'next'] as const).map(fold => ({
    fold,
    count: play.folds[fold],
    open: state.open[fold],
  }))
  return {
    ...window,
    columns,
    sections: sections.map(section => ({
      ...section,
      summary: section.group?.cells ? groupFigure(section, figureOf) : null,
    })),
    totals: play.totals,
    figureOf,
    folds: folds.filter(({ count }) => count > 0),
    sort: input.sort,
    isEmpty: play.rows.length + play.totals.length + play.folds.prev + play.folds.next === 0,
  }
}

function groupFigure({ key, group }: Section, figureOf: (row: TableRow) => RowFigure): RowFigure {
  return figureOf({ id: key, cells: group?.cells ?? {} })
}

/** Figures kept at least, many times what a window shows: whoever scrolls past a hundred thousand rows must not keep them all. */
const KEPT_FIGURES = 1000

/**
 * Makes the figures of rows for these columns and this language, each row once while it is in use: a row that stays is the
 * same object, so that React draws it once. The figures that were not asked for the longest are let go.
 */
export function rowFigures(columns: ColumnsFigure, lang: string): (row: TableRow) => RowFigure {
  let recent = new Map<TableRow, RowFigure>()
  let older = new Map<TableRow, RowFigure>()
  return row => {
    const known = recent.get(row)
    if (known) return known
    const figure = older.get(row) ?? rowFigure(row, columns, lang)
    if (recent.size >= KEPT_FIGURES) {
      older = recent
      recent = new Map()
    }
    recent.set(row, figure)
    return figure
  }
}

/** The row as it is drawn in these columns. */
export function rowFigure(row: TableRow, columns: ColumnsFigure, lang: string): RowFigure {
  return new FigureOfRow(row, columns, lang)
}

/** A class, because a long table makes thousands of these: what they can tell stands once, on the prototype. */
class FigureOfRow implements RowFigure {
  readonly span: number
  readonly #row: TableRow
  readonly #of: ColumnsFigure
  readonly #lang: string

  constructor(row: TableRow, columns: ColumnsFigure, lang: string) {
    this.#row = row
    this.#of = columns
    this.#lang = lang
    this.span = spanOf(row.colspan, columns)
  }

  get id(): string {
    return String(this.#row.id ?? '')
  }

  get look(): TableRow['look'] {
    return this.#row.look
  }

  get depth(): number {
    return depthOf(this.#row)
  }

  get subRows(): 'open' | 'closed' | null {
    return this.#row.subRows ?? null
  }

  get columns(): readonly ColumnFigure[] {
    const { shown } = this.#of
    return this.span === 1 ? shown : shown.filter((_, index) => index === 0 || index >= this.span)
  }

  get name(): string {
    const [first] = this.#of.shown
    const figure = first && this.cell(first)
    return figure?.kind === 'text' ? (figure.full ?? figure.text) : ''
  }

  get lead(): string | null {
    return this.columns.find(({ id }) => isWithheld(cellOf(this.#row.cells, id)))?.id ?? null
  }

  text(column: ColumnFigure): string | null {
    return plainText(cellOf(this.#row.cells, column.id), column, this.#lang)
  }

  cell(column: ColumnFigure): CellFigure {
    return cellFigure(cellOf(this.#row.cells, column.id), column, this.#lang)
  }
}

function isWithheld(cell: TableCell): boolean {
  return typeof cell === 'object' && cell !== null && Boolean(cell.locked || cell.placeholder)
}

/** The drawn columns under the row's first `colspan` columns, at least the first. */
function spanOf(colspan: number | undefined, { shown, order }: ColumnsFigure): number {
  if (colspan === undefined || !(colspan > 1)) return 1
  const spanned = new Set(order.slice(0, Math.floor(colspan)))
  return Math.max(1, shown.filter(({ id }) => spanned.has(id)).length)
}

/** The ids of the rows that are marked as ticked. */
export function checkedIds(rows: readonly TableRow[]): ReadonlySet<string> {
  return new Set(rows.filter(({ checked }) => checked).map(({ id }) => id))
}

/** What the box above the checkboxes shows, and the ids that it sets (T2). */
export type Selection = { all: 'all' | 'some' | 'none'; ids: readonly string[]; count: number }

/** The state of "select all": over all rows that can ever be shown, folded or beyond the limit included. */
export function selectionOf(rows: readonly TableRow[], selected: ReadonlySet<string>): Selection {
  const ids = rows.filter(row => isSeen(row) && row.look !== 'total').map(({ id }) => id)
  const count = ids.filter(id => selected.has(id)).length
  return { ids, count, all: count === 0 ? 'none' : count === ids.length ? 'all' : 'some' }
}

/** The ticks after "select all" was pressed: all shown rows, or none when all were ticked. Ticks on hidden rows stay. */
export function allToggled({ all, ids }: Selection, selected: ReadonlySet<string>): ReadonlySet<string> {
  if (all !== 'all') return new Set([...selected, ...ids])
  const seen = new Set(ids)
  return new Set([...selected].filter(id => !seen.has(id)))
}

/** A label and what fills it, and its place among the things said. */
export type Announcement = { id: number; key: string; values: LabelValues }

/** What the live region says of the user's last act; null when there was none. */
export function announcement(said: Said, figure: DataTableFigure): Announcement | null {
  const { columns, sort, shown, total } = figure
  if (said === null) return null
  const { id, what } = said
  if (what === 'rows') return { id, key: 'table_said_rows', values: { shown, total } }
  if (what === 'sorted') {
    if (sort === null) return { id, key: 'table_said_unsorted', values: {} }
    return { id, key: `table_said_${sort.order}`, values: { column: columns.headers.get(sort.field) ?? '' } }
  }
  const header = columns.data[columns.at]?.header
  if (header === undefined) return null
  const values = { at: columns.at + 1, of: columns.data.length, column: header }
  return { id, key: 'table_said_column', values }
}
