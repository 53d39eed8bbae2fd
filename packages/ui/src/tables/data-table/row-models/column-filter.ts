import type { FilterFn, RowData } from '@tanstack/react-table'
import { type CellObject, cellObject, cellText, isBlank } from '../../cells/cell.view-model.ts'
import type { ColumnMeta, FilterKind } from '../columns/column-meta.ts'
import type { DataTableColumn, DataTableFeatures, DataTableRow } from '../columns/features.ts'
import { cellValue } from './cell-value.ts'
import { dayForm, numericForm } from './sort-key.ts'
import { leanKey } from './sort-keys.ts'

const KINDS = { number: 'range', day: 'days', text: 'text', comment: 'text' } as const

/**
 * How a column is filtered: by its `meta.filter`, else by its kind, else by its first value. Null if it is not: it has no
 * accessor, or filtering is disabled.
 */
export function filterKindOf<Data extends RowData>(column: DataTableColumn<Data>): FilterKind | null {
  if (!column.getCanFilter()) return null
  const { filter, kind } = column.columnDef.meta ?? {}
  if (filter && Object.hasOwn(MATCHES, filter)) return filter
  return kind && Object.hasOwn(KINDS, kind) ? KINDS[kind] : kindOfValues(column)
}

const kindsOfValues = new WeakMap<object, { rows: unknown; kind: FilterKind }>()

/** `range` if the first value is a number. Cached, because the filter asks for every row. */
function kindOfValues<Data extends RowData>(column: DataTableColumn<Data>): FilterKind {
  const rows = column.table.getCoreRowModel().flatRows
  const known = kindsOfValues.get(column)
  if (known?.rows === rows) return known.kind
  const first = rows.find(row => !isBlank(shownCell(row, column)?.text))
  const kind = first && typeof shownCell(first, column)?.text === 'number' ? 'range' : 'text'
  kindsOfValues.set(column, { rows, kind })
  return kind
}

/** A filter's value, parsed once for all rows. */
type ResolvedFilter = {
  terms: readonly string[]
  numbers: Bounds
  days: Bounds
  values: ReadonlySet<string>
}

type Bounds = { from: number; to: number }

/**
 * The filter of columns without their own `filterFn`. Its value depends on the column's kind of filter: search words as text; numbers
 * `[min?, max?]`; ISO days `[from?, to?]`, both ends included; or the texts of some values, '' for the blank. Withheld cells never
 * match, blank ones match only '' in a set. Totals always stay.
 */
export function columnFilter<Data extends RowData>(): FilterFn<DataTableFeatures<Data>, Data> {
  return Object.assign(
    (row: DataTableRow<Data>, columnId: string, filter: ResolvedFilter) => {
      const column = row.table.getColumn(columnId)
      const kind = column ? filterKindOf(column) : null
      if (!column || kind === null) return true
      return MATCHES[kind](row, column, filter) || isTotal(row)
    },
    { resolveFilterValue: resolveFilter, autoRemove: isNoFilter },
  )
}

const MATCHES: {
  [Kind in FilterKind]: <Data extends RowData>(
    row: DataTableRow<Data>,
    column: DataTableColumn<Data>,
    filter: ResolvedFilter,
  ) => boolean
} = {
  text: (row, column, { terms }) => {
    const text = searchText(row, column).toLowerCase()
    return terms.every(word => text.includes(word))
  },
  range: (row, column, { numbers }) => {
    const key = leanKey(cellValue(row.original, row.index, column), { kind: 'number' }, langOf(row))
    const number = typeof key === 'number' ? key : key.kind === 'number' ? key.value : Number.NaN
    return number >= numbers.from && number <= numbers.to
  },
  days: (row, column, { days }) => {
    const { text, sortValue } = shownCell(row, column) ?? {}
    const day = dayNumber(text) ?? dayNumber(sortValue) ?? Number.NaN
    return day >= days.from && day <= days.to
  },
  set: (row, column, { values }) => filterTexts(row, column).some(text => values.has(text)),
}

/** Whether a row is a total, which filters do not remove. */
export function isTotal<Data extends RowData>({ table, original }: DataTableRow<Data>): boolean {
  return table.options.meta?.getRowMeta?.(original)?.variant === 'total'
}

/** The text to search: a cell as formatted and as received. Empty if it is withheld or blank. */
export function searchText<Data extends RowData>(
  row: DataTableRow<Data>,
  column: DataTableColumn<Data>,
): string {
  const cell = shownCell(row, column)
  if (!cell) return ''
  const meta: ColumnMeta<Data> = column.columnDef.meta ?? {}
  if (meta.text) return meta.text(row.original)
  const { text, detail = '' } = cell
  if (text === null || text === undefined) return detail
  const formatted = cellText(text, meta, langOf(row))
  return formatted === text && detail === '' ? formatted : `${text} ${formatted} ${detail}`
}

/** The texts of a cell's value for a filter by values: '' if it is blank, none if it is withheld. */
export function filterTexts<Data extends RowData>(
  row: DataTableRow<Data>,
  column: DataTableColumn<Data>,
): readonly string[] {
  const cell = shownCell(row, column)
  if (!cell) return []
  const { meta, getUniqueValues } = column.columnDef
  if (getUniqueValues) return [...getUniqueValues(row.original, row.index)].map(String)
  const text = meta?.text ? meta.text(row.original) : cell.text
  return [isBlank(text, meta?.kind) ? '' : String(text).trim()]
}

/** A cell whose value is visible to the user; null for a withheld one. */
function shownCell<Data extends RowData>(
  { original, index }: DataTableRow<Data>,
  column: DataTableColumn<Data>,
): CellObject | null {
  const cell = cellObject(cellValue(original, index, column))
  return cell.locked || cell.placeholder ? null : cell
}

function langOf<Data extends RowData>({ table }: DataTableRow<Data>): string {
  return table.options.meta?.lang ?? ''
}

const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/

/** A day, or the day of a timestamp, as a number that compares in calendar order. */
function dayNumber(value: unknown): number | null {
  return typeof value === 'string' ? dayForm(DAY.exec(value)?.[0] ?? value) : null
}

function resolveFilter(filter: unknown): ResolvedFilter {
  const list: readonly unknown[] = Array.isArray(filter) ? filter : []
  const [from, to] = list
  return {
    terms: searchTerms(filter),
    numbers: boundsOf(from, to, numberOf),
    days: boundsOf(from, to, dayNumber),
    values: new Set(list.map(value => String(value ?? ''))),
  }
}

function boundsOf(from: unknown, to: unknown, read: (bound: unknown) => number | null): Bounds {
  return { from: read(from) ?? Number.NEGATIVE_INFINITY, to: read(to) ?? Number.POSITIVE_INFINITY }
}

const PLAIN_MARKS = { decimal: '.', group: '', minGrouping: 1 }

function numberOf(bound: unknown): number | null {
  if (typeof bound === 'number') return Number.isNaN(bound) ? null : bound
  return typeof bound === 'string' ? numericForm(bound, PLAIN_MARKS) : null
}

/** Whether a filter lets every row pass: no words, a range without bounds, no values. */
function isNoFilter(filter: unknown): boolean {
  if (!Array.isArray(filter)) return searchTerms(filter).length === 0
  // a single blank is a set: a range has two entries
  return filter.length === 0 || (filter.length === 2 && filter.every(isNoBound))
}

const isNoBound = (bound: unknown) => bound === null || bound === undefined || bound === ''

/** The words of a search, in lower case. */
export function searchTerms(filter: unknown): string[] {
  const text = typeof filter === 'number' ? String(filter) : filter
  return typeof text === 'string' ? text.toLowerCase().split(/\s+/).filter(Boolean) : []
}
