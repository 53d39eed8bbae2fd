import type { TableCell } from '../cells/cell.shape.ts'
import type { Fold } from './data-table.model.ts'
import { type TableSort, wordOrder } from './row-order.ts'
import { leanKey, orderOf, type SortKeys, sortKeys } from './sort-keys.ts'
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
  /** Whether the rows below it are shown, which the holder of the rows gives or takes; absent: there is nothing to fold. */
  subRows?: 'open' | 'closed'
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

/** Keys for rows that are drawn together: their ids where these are unique, and unique where they are not. */
export function rowKeys(rows: readonly TableRow[]): string[] {
  const seen = new Set<string>()
  return rows.map((row, index) => {
    const id = String(row.id ?? '')
    let key = id
    // a made key may be another row's own id
    for (let n = index; key === '' || seen.has(key); n++) key = `${id} #${n}`
    seen.add(key)
    return key
  })
}

/** Whether a row may ever be shown. */
export function isSeen(row: TableRow): boolean {
  return !row.hidden && row.show !== 'hide'
}

export type RowsInPlay = {
  /** Rows that can be shown now: neither hidden nor folded away. */
  rows: readonly TableRow[]
  /** Totals: last, never sorted or limited. */
  totals: readonly TableRow[]
  /** How many rows each block holds. */
  folds: Readonly<Record<Fold, number>>
  /** How many of `rows` come out of opened blocks; the limit does not count them. */
  unfolded: number
}

/** The rows that take part: hidden ones left out, folded blocks only when open, totals apart (T2). */
export function rowsInPlay(rows: readonly TableRow[], open: Readonly<Record<Fold, boolean>>): RowsInPlay {
  // most tables have no such rows: then nothing is copied, whatever their length
  if (rows.every(isPlain)) return { rows, totals: [], folds: { prev: 0, next: 0 }, unfolded: 0 }
  const seen = rows.filter(isSeen)
  const plain = seen.filter(({ look }) => look !== 'total')
  const prev = plain.filter(({ show }) => show === 'prev')
  const next = plain.filter(({ show }) => show === 'next')
  const before = open.prev ? prev : []
  const after = open.next ? next : []
  return {
    rows: [...before, ...plain.filter(({ show }) => show !== 'prev' && show !== 'next'), ...after],
    totals: seen.filter(({ look }) => look === 'total'),
    folds: { prev: prev.length, next: next.length },
    unfolded: before.length + after.length,
  }
}

function isPlain({ hidden, show, look }: TableRow): boolean {
  return !hidden && show === undefined && look !== 'total'
}

export type SortedRowsInput = {
  rows: readonly TableRow[]
  columns: readonly TableColumn[]
  sort: TableSort
  lang: string
}

/** The rows in the order of the sort; as given when there is none or its column is unknown (T7). */
export function sortedRows({ rows, columns, sort, lang }: SortedRowsInput): readonly TableRow[] {
  const column = sort && columns.find(({ id }) => id === sort.field)
  if (!sort || !column) return rows
  const places = orderOf(keysOf(rows, column, lang), sort.order, wordOrder(lang))
  const sorted = new Array<TableRow>(places.length)
  for (let index = 0; index < places.length; index++)
    sorted[index] = rows[places[index] as number] as TableRow
  return sorted
}

type KnownKeys = { column: TableColumn; lang: string; keys: SortKeys }

/** The keys last read of some rows: the next press on the same heading turns them round without reading them again. */
const known = new WeakMap<readonly TableRow[], KnownKeys>()

function keysOf(rows: readonly TableRow[], column: TableColumn, lang: string): SortKeys {
  const last = known.get(rows)
  if (last?.column === column && last.lang === lang) return last.keys
  const { id } = column
  // only names that every object inherits need the question whether they are the row's own
  const read: typeof cellOf = id in Object.prototype ? cellOf : cells => cells?.[id]
  const keys = sortKeys(rows.length, place => leanKey(read(rows[place]?.cells, id), column, lang))
  known.set(rows, { column, lang, keys })
  return keys
}

/** A stretch of rows under one heading, or under none. */
export type Section = {
  key: string
  /** `count` counts all its rows, shown or not. */
  group: { id: string; label: string; cells: TableCells | undefined; count: number; folded: boolean } | null
  /** Place of its first row among the shown rows, from 1. */
  from: number
  /** The rows to draw: none while the group is folded. */
  rows: readonly TableRow[]
}

export type SectionsInput = {
  /** The rows in play, ordered. */
  rows: readonly TableRow[]
  /** How many of them are shown, counted in the order in which they stand on the screen. */
  shown: number
  groups: readonly TableGroup[]
  /** Ids of the groups that are not as they were at first. */
  turned: ReadonlySet<string>
}

/** The shown rows under their groups, in the order of `groups`; rows of no known group stand before them (T2). */
export function sectionsOf({ rows, shown, groups, turned }: SectionsInput): Section[] {
  const { loose, members } = byGroup(rows, groups)
  const sections: Section[] = []
  let from = 1
  const add = (key: string, all: readonly TableRow[], of: TableGroup | null) => {
    const room = Math.max(0, shown - from + 1)
    const visible = room < all.length ? all.slice(0, room) : all
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

function byGroup(rows: readonly TableRow[], groups: readonly TableGroup[]) {
  const members = new Map(groups.map(({ id }) => [id, [] as TableRow[]]))
  if (groups.length === 0) return { loose: rows, members }
  const loose: TableRow[] = []
  for (const row of rows) (members.get(row.group ?? '') ?? loose).push(row)
  return { loose, members }
}
