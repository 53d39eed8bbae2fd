import type {
  ColumnFiltersState,
  ColumnOrderState,
  ColumnPinningState,
  ColumnSizingState,
  ColumnVisibilityState,
  GroupingState,
  PaginationState,
  RowData,
  SortingState,
} from '@tanstack/react-table'
import { parseIsoDay } from '../../../foundation/calendar/day.ts'
import type { FilterKind } from '../columns/column-meta.ts'
import type { DataTableInstance } from '../columns/features.ts'
import { isColumnVisible, leafColumns, mergeColumnOrder, orderedIds } from '../columns/leaf-columns.ts'
import { filterKindOf } from '../row-models/column-filter.ts'
import { DENSITIES, type Density } from './data-table.reducer.ts'

/** The slices of a table's state that can be saved. */
export type SavedState = {
  sorting: SortingState
  globalFilter: unknown
  columnFilters: ColumnFiltersState
  columnVisibility: ColumnVisibilityState
  columnOrder: ColumnOrderState
  columnPinning: ColumnPinningState
  columnSizing: ColumnSizingState
  grouping: GroupingState
  pagination: PaginationState
  /** Null: the page's row height. */
  density: Density | null
}

/** A part of a table's state: `sorting`, `columnFilters`, `columnVisibility`, `density` … */
export type SavedSlice = keyof SavedState

/** Named texts: parameters of an address, or a table's entries in a store. */
export type Params = ReadonlyMap<string, string>

/** What the user can do with a column; saved state beyond that is dropped. */
type SavedColumn = {
  filter: FilterKind
  canSort: boolean
  canFilter: boolean
  canHide: boolean
  canPin: boolean
  canResize: boolean
  canGroup: boolean
}

export type SavedColumns = ReadonlyMap<string, SavedColumn>

/** How one slice is written and read. Only differences from the table's initial state are written, so that addresses stay short. */
type SliceCodec<Value> = {
  owns: (name: string) => boolean
  write: (value: Value, initial: Value, columns: SavedColumns) => readonly (readonly [string, string])[]
  /** The initial value if nothing is saved, or nothing that fits the table. */
  read: (params: Params, initial: Value, columns: SavedColumns) => Value
}

/** Longer texts are neither written nor read: servers refuse such addresses. */
const MAX_LENGTH = 4000
/** Wider saved columns are ignored. Pixels. */
const MAX_WIDTH = 10_000

const SLICES: { [Slice in SavedSlice]: SliceCodec<SavedState[Slice]> } = {
  sorting: parameter('sort', {
    write: sorting => joined(sorting.map(({ id, desc }) => (desc ? '-' : '') + escaped(id))),
    read: (text, columns) =>
      items(text, item => {
        const desc = item.startsWith('-')
        const id = unescaped(desc ? item.slice(1) : item)
        return columns.get(id)?.canSort ? [id, { id, desc }] : null
      }),
  }),
  globalFilter: parameter<unknown>('q', {
    write: filter => (typeof filter === 'string' ? filter : ''),
    read: text => text,
  }),
  columnFilters: { owns: name => name.startsWith(FILTER), write: writeFilters, read: readFilters },
  columnVisibility: { owns: name => name === HIDE, write: writeVisibility, read: readVisibility },
  columnOrder: { owns: name => name === ORDER, write: writeOrder, read: readOrder },
  columnPinning: parameter('pin', {
    write: ({ start, end }) => joined([...start.map(escaped), ...end.map(id => `${escaped(id)}:end`)]),
    read(text, columns) {
      const pins = items(text, item => {
        const [id = '', side] = split(item, ':').map(unescaped)
        const isKnown = columns.get(id)?.canPin && (side === undefined || side === 'end')
        return isKnown ? [id, { id, side }] : null
      })
      return (
        pins && {
          start: pins.filter(({ side }) => side === undefined).map(({ id }) => id),
          end: pins.filter(({ side }) => side === 'end').map(({ id }) => id),
        }
      )
    },
  }),
  columnSizing: parameter('width', {
    write: sizing =>
      joined(
        Object.entries(sizing)
          .map(([id, width]) => `${escaped(id)}:${Math.round(width)}`)
          .toSorted(),
      ),
    read(text, columns) {
      const widths = items(text, item => {
        const [id = '', digits = ''] = split(item, ':').map(unescaped)
        const width = /^\d{1,5}$/.test(digits) ? Number(digits) : 0
        return columns.get(id)?.canResize && width > 0 && width <= MAX_WIDTH
          ? [id, [id, width] as const]
          : null
      })
      return widths && Object.fromEntries(widths)
    },
  }),
  grouping: parameter('group', {
    write: ids => joined(ids.map(escaped)),
    read: (text, columns) => idsOf(text, id => columns.get(id)?.canGroup),
  }),
  pagination: parameter('rows', {
    write: ({ pageSize }) => (Number.isFinite(pageSize) ? String(pageSize) : 'all'),
    read(text, _columns, initial) {
      if (text === 'all') return { ...initial, pageSize: Number.POSITIVE_INFINITY }
      return /^[1-9]\d{0,6}$/.test(text) ? { ...initial, pageSize: Number(text) } : undefined
    },
  }),
  density: {
    owns: name => name === 'density',
    write: (density, initial) => (density === initial ? [] : [['density', density ?? '']]),
    read(params, initial) {
      const text = params.get('density')
      return text === '' ? null : (DENSITIES.find(density => density === text) ?? initial)
    },
  },
}

export const SAVED_SLICES = Object.keys(SLICES) as SavedSlice[]

/** The parameters of one slice; none if it has its initial value. */
export function writeSlice<Slice extends SavedSlice>(
  slice: Slice,
  value: SavedState[Slice],
  initial: SavedState,
  columns: SavedColumns,
): Params {
  const params = SLICES[slice].write(value, initial[slice], columns)
  return new Map(params.filter(([name, text]) => name.length + text.length <= MAX_LENGTH))
}

/** Reads one slice from the parameters; invalid, old and unknown parts are ignored. Never throws. */
export function readSlice<Slice extends SavedSlice>(
  slice: Slice,
  params: Params,
  initial: SavedState,
  columns: SavedColumns,
): SavedState[Slice] {
  return SLICES[slice].read(params, initial[slice], columns)
}

/** Whether a parameter belongs to this slice, or to any. */
export function isSavedAs(name: string, slice?: SavedSlice): boolean {
  return slice ? SLICES[slice].owns(name) : SAVED_SLICES.some(each => SLICES[each].owns(name))
}

/** What the user can do with the columns of a table, by id. */
export function savedColumns<Data extends RowData>(table: DataTableInstance<Data>): SavedColumns {
  return new Map(
    leafColumns(table).map(column => [
      column.id,
      {
        filter: filterKindOf(column) ?? 'text',
        canSort: column.getCanSort(),
        canFilter: column.getCanFilter(),
        canHide: column.getCanHide(),
        canPin: column.getCanPin(),
        canResize: column.getCanResize(),
        canGroup: column.getCanGroup(),
      },
    ]),
  )
}

/** A slice with a single parameter. */
function parameter<Value>(
  name: string,
  {
    write,
    read,
  }: {
    write: (value: Value) => string
    read: (text: string, columns: SavedColumns, initial: Value) => Value | undefined
  },
): SliceCodec<Value> {
  return {
    owns: other => other === name,
    write(value, initial) {
      const text = write(value)
      return text === write(initial) ? [] : [[name, text]]
    },
    read(params, initial, columns) {
      const text = textOf(params, name)
      return text === undefined ? initial : (read(text, columns, initial) ?? initial)
    },
  }
}

const HIDE = 'hide'

/** Hidden columns, and as `!id` those that are hidden initially and shown now: columns added later keep the page's default. */
function writeVisibility(
  value: ColumnVisibilityState,
  initial: ColumnVisibilityState,
): readonly (readonly [string, string])[] {
  const ids = [...new Set([...Object.keys(value), ...Object.keys(initial)])]
  const changed = ids.filter(id => isColumnVisible(value, id) !== isColumnVisible(initial, id))
  if (changed.length === 0) return []
  return [[HIDE, joined(changed.map(id => (isColumnVisible(value, id) ? '!' : '') + escaped(id)).toSorted())]]
}

function readVisibility(
  params: Params,
  initial: ColumnVisibilityState,
  columns: SavedColumns,
): ColumnVisibilityState {
  const changed = items(textOf(params, HIDE) ?? '', item => {
    const visible = item.startsWith('!')
    const id = unescaped(visible ? item.slice(1) : item)
    return columns.get(id)?.canHide ? [id, [id, visible] as const] : null
  })
  if (!changed || changed.length === 0) return initial
  const visibility = { ...initial, ...Object.fromEntries(changed) }
  // a table without data columns is useless: the column that names the rows does not count
  const data = [...columns].filter(([, { canHide }], place) => place > 0 || canHide)
  return data.some(([id]) => isColumnVisible(visibility, id)) ? visibility : initial
}

const ORDER = 'order'

/** The order of all columns, so that columns of a later version can be distinguished from the last ones. */
function writeOrder(
  value: ColumnOrderState,
  initial: ColumnOrderState,
  columns: SavedColumns,
): readonly (readonly [string, string])[] {
  const ids = [...columns.keys()]
  const [order, before] = [orderedIds(value, ids), orderedIds(initial, ids)]
  return order.every((id, place) => id === before[place]) ? [] : [[ORDER, joined(order.map(escaped))]]
}

function readOrder(params: Params, initial: ColumnOrderState, columns: SavedColumns): ColumnOrderState {
  const saved = idsOf(textOf(params, ORDER) ?? '', id => columns.has(id))
  if (!saved || saved.length === 0) return initial
  const order = mergeColumnOrder(saved, [...columns.keys()])
  // a first column that cannot be hidden names the rows, so it stays first
  const [first] = columns
  return first && !first[1].canHide ? [first[0], ...order.filter(id => id !== first[0])] : order
}

/** The JSON that versions before 0.3 saved for columns: every id in order, and the hidden ones. */
export function formerParams(text: string): Params {
  let former: unknown
  try {
    former = JSON.parse(text)
  } catch {
    return new Map()
  }
  if (typeof former !== 'object' || former === null) return new Map()
  const { order, off } = former as Partial<Record<'order' | 'off', unknown>>
  if (!isTexts(order) || !isTexts(off)) return new Map()
  return new Map([
    [HIDE, joined(order.map(id => (off.includes(id) ? '' : '!') + escaped(id)))],
    [ORDER, joined(order.map(escaped))],
  ])
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}

const FILTER = 'filter.'

/** One parameter for each filter that differs; an empty one removes an initial filter. */
function writeFilters(
  value: ColumnFiltersState,
  initial: ColumnFiltersState,
  columns: SavedColumns,
): readonly (readonly [string, string])[] {
  const [texts, before] = [filterTexts(value, columns), filterTexts(initial, columns)]
  return [...new Set([...texts.keys(), ...before.keys()])]
    .map(id => [FILTER + id, texts.get(id) ?? '', before.get(id) ?? ''] as const)
    .filter(([, text, initially]) => text !== initially)
    .map(([name, text]) => [name, text])
}

function readFilters(params: Params, initial: ColumnFiltersState, columns: SavedColumns): ColumnFiltersState {
  const filters = new Map(initial.map(filter => [filter.id, filter]))
  for (const name of params.keys()) {
    const text = name.startsWith(FILTER) ? textOf(params, name) : undefined
    const id = name.slice(FILTER.length)
    const column = columns.get(id)
    if (text === undefined || !column?.canFilter) continue
    const value = text === '' ? null : readFilter(text, column.filter)
    if (value !== undefined && value !== null) filters.set(id, { id, value })
    else if (value === null) filters.delete(id)
  }
  return filters.size === initial.length && initial.every(filter => filters.get(filter.id) === filter)
    ? initial
    : [...filters.values()]
}

function filterTexts(filters: ColumnFiltersState, columns: SavedColumns): ReadonlyMap<string, string> {
  return new Map(
    filters.map(({ id, value }) => {
      const column = columns.get(id)
      return [id, column ? writeFilter(value, column.filter) : '']
    }),
  )
}

/** The text of a filter; empty if the value is none, or not of its kind. */
function writeFilter(value: unknown, kind: FilterKind): string {
  if (kind === 'text') return typeof value === 'string' ? value : ''
  if (!Array.isArray(value)) return ''
  if (kind === 'set') return joined(value.filter(item => typeof item === 'string').map(escaped))
  const [from = '', to = ''] = value.slice(0, 2).map(bound => boundText(bound, kind))
  return from || to ? `${from}..${to}` : ''
}

function boundText(bound: unknown, kind: 'range' | 'days'): string {
  if (kind === 'days') return parseIsoDay(bound) ?? ''
  return typeof bound === 'number' && Number.isFinite(bound) ? String(bound) : ''
}

/** The filter of a text; undefined for none. */
function readFilter(text: string, kind: FilterKind): unknown {
  if (kind === 'text') return text
  if (kind === 'set') return items(text, item => [unescaped(item), unescaped(item)])
  const bounds = text.split('..')
  if (bounds.length !== 2) return undefined
  const [from, to] = bounds.map(
    bound => (kind === 'days' ? parseIsoDay(bound) : numberOf(bound)) ?? undefined,
  )
  return from === undefined && to === undefined ? undefined : [from, to]
}

function numberOf(text: string): number | undefined {
  const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  return Number.isFinite(number) ? number : undefined
}

function textOf(params: Params, name: string): string | undefined {
  const text = params.get(name)
  return text !== undefined && name.length + text.length <= MAX_LENGTH ? text : undefined
}

/** Lists are separated by commas; `~` escapes a separator, and stands alone for a single empty item. */
function joined(items: readonly string[]): string {
  return items.length === 1 && items[0] === '' ? '~' : items.join(',')
}

function escaped(item: string): string {
  return item.replace(/[,:~]|^[-!]/g, '~$&')
}

function unescaped(item: string): string {
  return item.replace(/~(.?)/gsu, '$1')
}

function split(text: string, separator: ',' | ':'): string[] {
  const parts: string[] = []
  let part = ''
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at)
    if (char === separator) {
      parts.push(part)
      part = ''
    } else part += char === '~' ? text.slice(at, ++at + 1) : char
  }
  return [...parts, part]
}

/** The valid items of a list, each key once; undefined if there are items but none is valid. */
function items<Item>(
  text: string,
  read: (item: string) => readonly [key: string, item: Item] | null,
): Item[] | undefined {
  if (text === '') return []
  const found = new Map<string, Item>()
  for (const part of split(text, ',')) {
    const item = read(part)
    if (item && !found.has(item[0])) found.set(item[0], item[1])
  }
  return found.size > 0 ? [...found.values()] : undefined
}

function idsOf(text: string, isKnown: (id: string) => boolean | undefined): string[] | undefined {
  return items(text, item => {
    const id = unescaped(item)
    return isKnown(id) ? [id, id] : null
  })
}
