import { roundDecimal } from '../../foundation/format/decimal.ts'
import { ordinarySpaces } from '../../foundation/format/format-day.ts'
import { type CellColumn, cellObject, cellText, isBlank, type TableCell } from '../cells/cell.shape.ts'
import type { TableSort } from '../data-table/row-order.ts'
import { rowWindow } from '../data-table/row-window.ts'
import { columnsFigure, type TableColumn, titleOf } from '../data-table/table-columns.shape.ts'
import {
  cellOf,
  rowsInPlay,
  sectionsOf,
  sortedRows,
  type TableGroup,
  type TableRow,
} from '../data-table/table-rows.shape.ts'

/** A table to be written out: what the table on the screen is drawn from. */
export type ExportSource<Id extends string = string> = {
  /** The columns in the order shown. */
  columns: readonly TableColumn<Id>[]
  rows: readonly TableRow<Id>[]
  groups?: readonly TableGroup<Id>[] | undefined
  /** Ids of columns that are not shown; they are not written either. */
  hiddenColumns?: readonly string[] | undefined
  /** The sort of the table; null or absent is the order given, which is also right for rows that come sorted. */
  sort?: TableSort<Id> | undefined
  /** As many rows as the table shows at first, where a lock keeps the others back. */
  limit?: number | undefined
}

/** A value as it is written: `number` in plain decimal digits, all that were given; null for a blank or withheld cell. */
export type ExportedValue = { kind: 'number'; digits: string } | { kind: 'text'; text: string } | null

export type ExportedCell = {
  value: ExportedValue
  /** What the table shows, uncut, with its second text; empty for a blank or withheld cell. */
  shown: string
}

type ExportedColumn = {
  /** Unique among the columns. */
  id: string
  /** The heading with its unit. */
  title: string
  /** Its cells are figures. */
  isNumber: boolean
}

export type ExportedTable = {
  columns: readonly ExportedColumn[]
  /** Cells in the order of the columns. */
  rows: readonly (readonly ExportedCell[])[]
}

export type ExportedTableInput = {
  source: ExportSource
  /** Site language: how the table writes numbers and days, and how words are sorted. */
  lang: string
  /** The heading of the column that names the group of each row; written where rows stand in groups. */
  groupTitle: string
  /** Expanding the table needs access that the user lacks: the rows beyond `limit` are not written. */
  locked?: boolean
}

const OPEN = { prev: true, next: true }
/** A locked table is written as it stands before anything is opened. */
const FOLDED = { prev: false, next: false }

/**
 * The table as it is written out (X7): the shown columns, all rows in the order shown, folded ones and totals included,
 * and rows that are never shown left out. What is withheld on the screen has no value here either.
 */
export function exportedTable({
  source,
  lang,
  groupTitle,
  locked = false,
}: ExportedTableInput): ExportedTable {
  const { rows, sort = null } = source
  const groups = (source.groups ?? []).map(group => ({ ...group, collapsed: false }))
  const { hiddenColumns } = source
  const { shown: columns } = columnsFigure({
    columns: source.columns,
    ...(hiddenColumns ? { hiddenColumns } : {}),
    column: 0,
    oneColumn: false,
  })
  const play = rowsInPlay(rows, locked ? FOLDED : OPEN)
  const ordered = sortedRows({ rows: play.rows, columns: source.columns, sort, lang })
  const limit = locked ? (source.limit ?? 0) : 0
  const { shown } = rowWindow({ count: ordered.length, limit, expansions: 0, locked })
  const sections = sectionsOf({ rows: ordered, shown, groups, turned: new Set() })
  const named = sections.some(({ group }) => group !== null)
  const write = (row: TableRow, group: string) => {
    const cells = columns.map(column => exportedCell(cellOf(row.cells, column.id), column, lang))
    return named ? [textCell(group), ...cells] : cells
  }
  return {
    columns: [
      ...(named ? [groupColumn(columns, groupTitle)] : []),
      ...columns.map(column => ({
        id: column.id,
        title: titleOf(column),
        isNumber: column.kind === 'number',
      })),
    ],
    rows: [
      ...sections.flatMap(({ rows, group }) => rows.map(row => write(row, group?.label ?? ''))),
      ...play.totals.map(row => write(row, '')),
    ],
  }
}

/** Whether there is a row to write. */
export function hasRows({ rows }: Pick<ExportSource, 'rows'>): boolean {
  const play = rowsInPlay(rows, OPEN)
  return play.rows.length + play.totals.length > 0
}

function groupColumn(columns: readonly TableColumn[], title: string): ExportedColumn {
  const taken = new Set(columns.map(({ id }) => id))
  let id = 'group'
  while (taken.has(id)) id = `_${id}`
  return { id, title, isNumber: false }
}

function textCell(text: string): ExportedCell {
  return { value: text === '' ? null : { kind: 'text', text }, shown: text }
}

const NOTHING: ExportedCell = { value: null, shown: '' }

/** One cell: its typed value, and the words of the table. */
export function exportedCell(cell: TableCell, column: CellColumn, lang: string): ExportedCell {
  const { text, detail, locked, placeholder } = cellObject(cell)
  if (locked || placeholder || text === null || text === undefined || isBlank(text, column.kind))
    return NOTHING
  const written = cellText(text, column, lang)
  const shown = column.kind === 'day' ? ordinarySpaces(written) : written
  return { value: exportedValue(text, column), shown: detail ? `${shown} ${detail}` : shown }
}

/** A number is what the table takes for one: a number anywhere, or plain decimal text in a column of numbers. */
function exportedValue(text: string | number, { kind }: CellColumn): ExportedValue {
  const digits = typeof text === 'number' || kind === 'number' ? plainDigits(text) : null
  return digits === null ? { kind: 'text', text: String(text) } : { kind: 'number', digits }
}

/** All the digits of a number without an exponent, up to 30 behind the point (bond-page §9); null when it is none. */
function plainDigits(value: string | number): string | null {
  const text = roundDecimal(value, 30)
  return text?.includes('.') ? text.replace(/\.?0+$/, '') : text
}
