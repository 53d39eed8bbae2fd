import type { TableCell } from '../cells/cell.shape.ts'
import type { Fold } from './data-table.model.ts'
import { orderRows, sortKey, type TableSort } from './row-order.ts'
import type { TableColumn } from './table-columns.shape.ts'

/** Cells by column id. */
export type TableCells<Id extends string = string> = { readonly [Key in Id]?: TableCell }

/** A row: its cells, and how it takes part (shared-blocks §3 "Table row"). */
export type TableRow<Id extends string = string> = {
  /** Unique in its table; ticks and focus hold on to it. */
  id: string
  cells: TableCells<Id>
  /** The group it belongs to, an id of `groups`. */
  group?: string
  /** `prev` and `next` rows start folded behind "Show previous/next N"; `hide` is never shown. */
  show?: 'prev' | 'next' | 'hide'
  /** Never shown; a tick on it is kept. */
  hidden?: boolean
  /** Ticked at first. */
  checked?: boolean
  /** How many columns the first cell spans; clamped to the columns there are. */
  colspan?: number
  /** How deep the row stands under others, in levels from 0; its first cell is moved in (shared-blocks §9). */
  depth?: number
  /** `total` stands last whatever the sort; `strong`, `muted` and `marked` stand out in place. */
  look?: 'total' | 'strong' | 'muted' | 'marked'
}

/** A heading over rows that folds them away. */
export type TableGroup<Id extends string = string> = {
  id: string
  label: string
  /** Folded at first. */
  collapsed?: boolean
  /** The group's own figures beside its heading: a subtotal. */
  cells?: TableCells<Id>
}

/** The cell of a column; own cells only, so that `constructor` is as missing as any other word. */
export function cellOf(cells: TableCells | undefined, id: string): TableCell {
  return cells && Object.hasOwn(cells, id) ? cells[id] : undefined
}

/** The deepest level that is still moved in further: lines of a statement go no deeper. */
export const DEEPEST = 6

/** The level of a row, whatever was sent: whole, from 0 to the deepest. */
export function depthOf({ depth = 0 }: TableRow): number {
  return Math.min(Math.max(Math.trunc(depth) || 0, 0), DEEPEST)
}

/** A row with a key of its own, even where ids are missing or stand twice. */
export type KeyedRow = { key: string; row: TableRow }

/** The rows with unique keys, in the order given. */
export function keyedRows(rows: readonly TableRow[]): KeyedRow[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const id = String(row.id ?? '')
    const key = id === '' || seen.has(id) ? `${id} #${index}` : id
    seen.add(key)
    return { key, row }
  })
}

/** Whether a row may ever be shown. */
export function isSeen({ row }: KeyedRow): boolean {
  return !row.hidden && row.show !== 'hide'
}

export type RowsInPlay = {
  /** Rows that can be shown now: neither hidden nor folded away. */
  rows: readonly KeyedRow[]
  /** Totals: last, never sorted or limited. */
  totals: readonly KeyedRow[]
  /** How many rows each block holds. */
  folds: Readonly<Record<Fold, number>>
  /** How many of `rows` come out of opened blocks; the limit does not count them. */
  unfolded: number
}

/** The rows that take part: hidden ones left out, folded blocks only when open, totals apart (T2). */
export function rowsInPlay(rows: readonly KeyedRow[], open: Readonly<Record<Fold, boolean>>): RowsInPlay {
  const seen = rows.filter(isSeen)
  const plain = seen.filter(({ row }) => row.look !== 'total')
  const prev = plain.filter(({ row }) => row.show === 'prev')
  const next = plain.filter(({ row }) => row.show === 'next')
  const before = open.prev ? prev : []
  const after = open.next ? next : []
  return {
    rows: [...before, ...plain.filter(({ row }) => row.show !== 'prev' && row.show !== 'next'), ...after],
    totals: seen.filter(({ row }) => row.look === 'total'),
    folds: { prev: prev.length, next: next.length },
    unfolded: before.length + after.length,
  }
}

export type SortedRowsInput = {
  rows: readonly KeyedRow[]
  columns: readonly TableColumn[]
  sort: TableSort
  lang: string
}

/** The rows in the order of the sort; as given when there is none or its column is unknown (T7). */
export function sortedRows({ rows, columns, sort, lang }: SortedRowsInput): readonly KeyedRow[] {
  const column = sort && columns.find(({ id }) => id === sort.field)
  if (!sort || !column) return rows
  return orderRows(rows, ({ row }) => sortKey(cellOf(row.cells, column.id), column, lang), sort.order, lang)
}

/** A stretch of rows under one heading, or under none. */
export type Section = {
  key: string
  /** `count` counts all its rows, shown or not. */
  group: { id: string; label: string; cells: TableCells | undefined; count: number; folded: boolean } | null
  /** Place of its first row among the shown rows, from 1. */
  from: number
  /** The rows to draw: none while the group is folded. */
  rows: readonly KeyedRow[]
}

export type SectionsInput = {
  /** The rows in play, ordered. */
  rows: readonly KeyedRow[]
  /** How many of them are shown, counted in the order in which they stand on the screen. */
  shown: number
  groups: readonly TableGroup[]
  /** Ids of the groups that are not as they were at first. */
  turned: ReadonlySet<string>
}

/** The shown rows under their groups, in the order of `groups`; rows of no known group stand before them (T2). */
export function sectionsOf({ rows, shown, groups, turned }: SectionsInput): Section[] {
  const loose: KeyedRow[] = []
  const members = new Map(groups.map(({ id }) => [id, [] as KeyedRow[]]))
  for (const keyed of rows) (members.get(keyed.row.group ?? '') ?? loose).push(keyed)

  const sections: Section[] = []
  let from = 1
  const add = (key: string, all: readonly KeyedRow[], of: TableGroup | null) => {
    const visible = all.slice(0, Math.max(0, shown - from + 1))
    if (visible.length === 0) return
    const folded = of !== null && (of.collapsed ?? false) !== turned.has(of.id)
    const group = of && { id: of.id, label: of.label, cells: of.cells, count: all.length, folded }
    sections.push({ key, group, from, rows: folded ? [] : visible })
    from += visible.length
  }
  add('rows', loose, null)
  for (const [id, group] of new Map(groups.map(group => [group.id, group])))
    add(`group ${id}`, members.get(id) ?? [], group)
  return sections
}
