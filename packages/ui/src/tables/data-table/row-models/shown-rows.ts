import { memo, type RowData } from '@tanstack/react-table'
import type { DataTableInstance, DataTableRow, DataTableRowModel } from '../columns/features.ts'
import type { CollapsiblePart, RowMeta } from '../columns/table-meta.ts'
import { FlatRowModel, LazyRowModel } from './core-rows.ts'
import { groupDepth, groupRows, groupSize } from './groups.ts'

type RowCounts = { shownCount: number; totalCount: number; shownSubRows?: number; totalSubRows?: number }

/** The shown rows of a table. */
export class ShownRowModel<Data extends RowData> extends LazyRowModel<Data> {
  /** Data rows that are shown, and data rows that could be: group headings, totals, sub-rows and collapsible rows do not count. */
  readonly shownCount: number
  readonly totalCount: number
  /** Expanded sub-rows that are shown, and those that could be. */
  readonly shownSubRows: number
  readonly totalSubRows: number
  /** How many of the last rows are totals. */
  readonly totals: number
  /** Whether the rows may include group headings. */
  readonly isGrouped: boolean
  /** Number of collapsible rows of each kind, expanded or not. */
  readonly collapsibleCounts: Readonly<Record<CollapsiblePart, number>>

  /** `all` are the rows before this model, which `row.toggleExpanded` and `getRow` search, as in TanStack's own pagination. */
  constructor(
    rows: DataTableRow<Data>[],
    all: DataTableRow<Data>[],
    counts: RowCounts & {
      totals?: number
      isGrouped?: boolean
      collapsibleCounts?: Record<CollapsiblePart, number>
    },
  ) {
    super(rows, all)
    this.shownCount = counts.shownCount
    this.totalCount = counts.totalCount
    this.shownSubRows = counts.shownSubRows ?? 0
    this.totalSubRows = counts.totalSubRows ?? 0
    this.totals = counts.totals ?? 0
    this.isGrouped = counts.isGrouped ?? true
    this.collapsibleCounts = counts.collapsibleCounts ?? { previous: 0, next: 0 }
  }
}

/** The rendered rows of a table, and their counts; rows that arrive paged are all shown. */
export function shownRowModel<Data extends RowData>(table: DataTableInstance<Data>): ShownRowModel<Data> {
  const model = table.getRowModel()
  if (model instanceof ShownRowModel) return model
  return new ShownRowModel(model.rows, model.flatRows, {
    shownCount: model.rows.length,
    totalCount: model.rows.length,
  })
}

/**
 * The last row model, which is rendered as it is: `pageSize` data rows of page `pageIndex` with their headings and sub-rows,
 * without collapsed rows, totals last. A larger `pageSize` shows more rows; expanded collapsible rows are added to it.
 */
export function createShownRows() {
  return <Data extends RowData>(table: DataTableInstance<Data>): (() => DataTableRowModel<Data>) =>
    memo({
      memoDeps: () => [
        table.getPrePaginatedRowModel(),
        table.atoms.pagination.get(),
        table.atoms.sorting.get(),
        table.options.meta?.expandedParts,
        table.options.meta?.getRowMeta,
      ],
      fn: () => shownRows(table),
    })
}

function shownRows<Data extends RowData>(table: DataTableInstance<Data>): ShownRowModel<Data> {
  const before = table.getPrePaginatedRowModel()
  const { rows, flatRows } = before
  const { pageIndex, pageSize } = table.atoms.pagination.get()
  const { getRowMeta, expandedParts } = table.options.meta ?? {}
  const parts = getRowMeta ? partsOf(rows, row => getRowMeta(row.original)) : null
  const levels = groupDepth(table)
  const { previous, body, next, totals } = parts ?? { previous: [], body: rows, next: [], totals: [] }
  const above = expandedParts?.previous ? previous : []
  const below = expandedParts?.next ? next : []
  const expanded = above.length + below.length
  const isOrdered = levels > 0 || table.atoms.sorting.get().length > 0
  // sorting and grouping determine the position of expanded rows too
  const inside =
    expanded === 0
      ? body
      : isOrdered
        ? rows.filter(isIn([above, body, below]))
        : [...above, ...body, ...below]
  // reading every row's depth would create all rows
  const isFlat = before instanceof FlatRowModel || (levels === 0 && inside.every(({ depth }) => depth === 0))
  const page = pageOf(
    inside,
    isFlat ? null : levels,
    row => groupSize(row, getRowMeta, expandedParts),
    pageIndex === 0 ? 0 : pageIndex * pageSize,
    pageSize + expanded,
  )
  const shown = totals.length > 0 ? [...page.rows, ...totals] : page.rows
  return new ShownRowModel(shown, flatRows, {
    ...page.counts,
    collapsibleCounts: { previous: previous.length, next: next.length },
    totals: totals.length,
    isGrouped: levels > 0,
  })
}

function isIn<Data extends RowData>(parts: readonly (readonly DataTableRow<Data>[])[]) {
  const rows = new Set(parts.flat())
  return (row: DataTableRow<Data>) => rows.has(row)
}

/** Whether a row is outside of the body: collapsible, or a total. */
function isApart(meta: RowMeta | undefined): boolean {
  return meta?.variant === 'total' || meta?.collapsible !== undefined
}

/** Rows before the body, after it and below it. Group headings are part of the body. */
function partsOf<Data extends RowData>(
  rows: readonly DataTableRow<Data>[],
  metaOf: (row: DataTableRow<Data>) => RowMeta | undefined,
) {
  const previous: DataTableRow<Data>[] = []
  const body: DataTableRow<Data>[] = []
  const next: DataTableRow<Data>[] = []
  const totals: DataTableRow<Data>[] = []
  const sort = (row: DataTableRow<Data>) => {
    const meta = metaOf(row)
    if (meta?.variant === 'total') totals.push(row)
    else if (meta?.collapsible === 'previous') previous.push(row)
    else if (meta?.collapsible === 'next') next.push(row)
    else body.push(row)
  }
  for (const row of rows) {
    if (!row.getIsGrouped()) sort(row)
    else {
      body.push(row)
      // a collapsed group hides neither its totals nor its collapsible rows
      if (!row.getIsExpanded()) for (const leaf of groupRows(row)) if (isApart(metaOf(leaf))) sort(leaf)
    }
  }
  totals.sort((a, b) => a.index - b.index)
  return { previous, body, next, totals }
}

/** `size` data rows from `from` on, with their headings and sub-rows. A collapsed group counts as its rows. */
function pageOf<Data extends RowData>(
  rows: DataTableRow<Data>[],
  /** Null: the rows have neither groups nor sub-rows. */
  groupLevels: number | null,
  sizeOf: (group: DataTableRow<Data>) => number,
  from: number,
  size: number,
) {
  if (groupLevels === null) {
    const page = from === 0 && size >= rows.length ? rows : rows.slice(from, from + size)
    return { rows: page, counts: { shownCount: page.length, totalCount: rows.length } }
  }
  const shown: DataTableRow<Data>[] = []
  let headings: DataTableRow<Data>[] = []
  let shownCount = 0
  let shownSubRows = 0
  let totalSubRows = 0
  let count = 0
  let isOnPage = false
  for (const row of rows) {
    const isHeading = row.getIsGrouped()
    const isSubRow = !isHeading && row.depth > groupLevels
    if (isHeading) headings = [...headings.filter(({ depth }) => depth < row.depth), row]
    const members = isSubRow || (isHeading && row.getIsExpanded()) ? 0 : isHeading ? sizeOf(row) : 1
    if (members > 0) {
      const onPage = Math.min(count + members, from + size) - Math.max(count, from)
      isOnPage = onPage > 0
      shownCount += Math.max(0, onPage)
      count += members
      if (isOnPage) shown.push(...headings.splice(0))
    }
    if (isOnPage && !isHeading) shown.push(row)
    if (isSubRow) {
      totalSubRows++
      if (isOnPage) shownSubRows++
    }
  }
  return { rows: shown, counts: { shownCount, totalCount: count, shownSubRows, totalSubRows } }
}
