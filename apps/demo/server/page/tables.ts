import type { SectionColumn, SectionTable, TableCell, TableRow } from '@accrue/api-client/wire'
import type { Day } from '@accrue/ui/foundation/calendar'
import { decimalText } from '../wire/values.ts'

type CellValue = string | number | null | { text: string; url: string }

/** A column and its accessor. */
export type PageTableColumn<Row> = SectionColumn & { of: (row: Row) => CellValue }

export function textColumn<Row>(id: string, of: (row: Row) => string | null): PageTableColumn<Row> {
  return { id, kind: 'text', of }
}
export function dateColumn<Row>(id: string, of: (row: Row) => Day | null): PageTableColumn<Row> {
  return { id, kind: 'date', of }
}
export function numberColumn<Row>(
  id: string,
  of: (row: Row) => number | null,
  decimals?: number,
): PageTableColumn<Row> {
  return { id, kind: 'number', of, ...(decimals === undefined ? {} : { decimals }) }
}
/** Money in currency units, without decimals. */
export function moneyColumn<Row>(id: string, of: (row: Row) => number | null): PageTableColumn<Row> {
  return { id, kind: 'money', of, decimals: 0 }
}
/** A number in per cent. */
export function percentColumn<Row>(
  id: string,
  of: (row: Row) => number | null,
  decimals = 3,
): PageTableColumn<Row> {
  return { id, kind: 'percent', of, decimals }
}

/** A plain table of a section. */
export function sectionTable<Row>(
  id: string,
  columns: readonly PageTableColumn<Row>[],
  rows: readonly Row[],
): SectionTable {
  return {
    id,
    columns: columns.map(({ of: _, ...column }) => column),
    rows: rows.map(
      (row, index): TableRow => ({
        id: String(index + 1),
        cells: Object.fromEntries(columns.map(column => [column.id, cell(column.of(row))])),
      }),
    ),
  }
}

function cell(value: CellValue): TableCell {
  if (value === null) return ''
  if (typeof value === 'number') return { val: decimalText(value), numeric: value }
  return typeof value === 'string' ? value : { ttl: value.text, lnk: value.url }
}
