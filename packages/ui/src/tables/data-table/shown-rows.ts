import { memo, type RowData } from '@tanstack/react-table'
import { withRowsById } from './core-rows.ts'
import type { FeatureRow, FeatureRowModel, FeatureTable } from './registered-features.ts'
import type { Fold, RowMeta } from './table-meta.ts'

/** What of a table's rows is shown. */
export type ShownRows<Data extends RowData> = FeatureRowModel<Data> & {
  /** Data rows that are shown, and data rows that could be: group headings, totals, sub-rows and folded rows do not count. */
  shownCount: number
  totalCount: number
  /** How many rows each fold holds, open or not. */
  foldCounts: Readonly<Record<Fold, number>>
  /** How many of the last rows are totals. */
  totals: number
}

/**
 * The last row model, which is drawn as it is: `pageSize` data rows of page `pageIndex` with the headings and sub-rows that belong to
 * them, without rows that are folded away, totals last. Showing more rows is a larger `pageSize`; unfolded rows come on top of it.
 */
export function createShownRows() {
  return <Data extends RowData>(table: FeatureTable<Data>): (() => ShownRows<Data>) =>
    memo({
      memoDeps: () => [
        table.getPrePaginatedRowModel(),
        table.atoms.pagination.get(),
        table.atoms.sorting.get(),
        table.options.meta?.openFolds,
        table.options.meta?.getRowMeta,
      ],
      fn: () => shownRows(table),
    })
}

function shownRows<Data extends RowData>(table: FeatureTable<Data>): ShownRows<Data> {
  const { rows } = table.getPrePaginatedRowModel()
  const { pageIndex, pageSize } = table.atoms.pagination.get()
  const { getRowMeta, openFolds } = table.options.meta ?? {}
  const parts = getRowMeta ? partsOf(rows, row => getRowMeta(row.original)) : null
  const { previous, body, next, totals } = parts ?? { previous: [], body: rows, next: [], totals: [] }
  const before = openFolds?.previous ? previous : []
  const after = openFolds?.next ? next : []
  const unfolded = before.length + after.length
  const isSorted = table.atoms.sorting.get().length > 0
  // sorted rows stand where the sort puts them, folded ones as well
  const all =
    isSorted && unfolded > 0 ? rows.filter(keptIn([before, body, after])) : [...before, ...body, ...after]
  const groupDepth = table.atoms.grouping.get().filter(id => table.getColumn(id)).length
  const page = pageOf(
    unfolded > 0 ? all : body,
    groupDepth,
    pageIndex === 0 ? 0 : pageIndex * pageSize,
    pageSize + unfolded,
  )
  const shown = totals.length > 0 ? [...page.rows, ...totals] : page.rows
  return {
    ...withRowsById(shown, shown),
    shownCount: page.shownCount,
    totalCount: page.totalCount,
    foldCounts: { previous: previous.length, next: next.length },
    totals: totals.length,
  }
}

function keptIn<Data extends RowData>(parts: readonly (readonly FeatureRow<Data>[])[]) {
  const kept = new Set(parts.flat())
  return (row: FeatureRow<Data>) => kept.has(row)
}

/** Rows before the body, after it and below it. Headings of groups are part of the body. */
function partsOf<Data extends RowData>(
  rows: readonly FeatureRow<Data>[],
  metaOf: (row: FeatureRow<Data>) => RowMeta | undefined,
) {
  const previous: FeatureRow<Data>[] = []
  const body: FeatureRow<Data>[] = []
  const next: FeatureRow<Data>[] = []
  const totals: FeatureRow<Data>[] = []
  for (const row of rows) {
    const meta = row.getIsGrouped() ? undefined : metaOf(row)
    if (meta?.variant === 'total') totals.push(row)
    else if (meta?.fold === 'previous') previous.push(row)
    else if (meta?.fold === 'next') next.push(row)
    else body.push(row)
  }
  totals.sort((a, b) => a.index - b.index)
  return { previous, body, next, totals }
}

/** The data rows from `from` on, `size` of them, with their headings and sub-rows. A collapsed group counts as its rows. */
function pageOf<Data extends RowData>(
  rows: FeatureRow<Data>[],
  groupDepth: number,
  from: number,
  size: number,
) {
  const isFlat = groupDepth === 0 && rows.every(({ depth }) => depth === 0)
  if (isFlat) {
    const page = from === 0 && size >= rows.length ? rows : rows.slice(from, from + size)
    return { rows: page, shownCount: page.length, totalCount: rows.length }
  }
  const shown: FeatureRow<Data>[] = []
  let headings: FeatureRow<Data>[] = []
  let shownCount = 0
  let count = 0
  let isOnPage = false
  for (const row of rows) {
    const isHeading = row.getIsGrouped()
    const isSubRow = !isHeading && row.depth > groupDepth
    if (isHeading) headings = [...headings.filter(({ depth }) => depth < row.depth), row]
    const members = isSubRow || (isHeading && row.getIsExpanded()) ? 0 : isHeading ? leafCount(row) : 1
    if (members > 0) {
      const onPage = Math.min(count + members, from + size) - Math.max(count, from)
      isOnPage = onPage > 0
      shownCount += Math.max(0, onPage)
      count += members
      if (isOnPage) shown.push(...headings.splice(0))
    }
    if (isOnPage && !isHeading) shown.push(row)
  }
  return { rows: shown, shownCount, totalCount: count }
}

function leafCount<Data extends RowData>(group: FeatureRow<Data>): number {
  return group.subRows.reduce((count, row) => count + (row.getIsGrouped() ? leafCount(row) : 1), 0)
}
