import type { TradingRow } from '@accrue/api-client'
import { type DataTableColumnDef, mergeColumnOrder } from '@accrue/ui/tables'

/** A user's choice of columns: all columns in order, and the hidden ones. */
export type ColumnChoice = { order: readonly string[]; off: readonly string[] }

/** TanStack's state of the columns. */
export type ColumnState = { columnVisibility: Record<string, boolean>; columnOrder: string[] }

/** Initial state of a column. */
export type InitialColumn = { id: string; isShown: boolean; isFixed: boolean }

export function initialColumn({ id, enableHiding, meta }: DataTableColumnDef<TradingRow>): InitialColumn {
  return { id: id ?? '', isShown: meta?.settings?.isShown !== false, isFixed: enableHiding === false }
}

/** The columns under a choice, or the default ones for null. Unknown ids of the choice are ignored; columns that it does not know have their initial state. */
export function columnState(choice: ColumnChoice | null, columns: readonly InitialColumn[]): ColumnState {
  const known = new Set(choice?.order)
  const off = new Set(choice?.off)
  const merged = mergeColumnOrder(
    choice?.order ?? [],
    columns.map(({ id }) => id),
  )
  // the day is the row header, so it stays first
  const [first] = columns
  const headers = first?.isFixed ? [first.id] : []
  const data = merged.filter(id => !headers.includes(id))
  const columnVisibility = Object.fromEntries(
    columns.map(({ id, isShown, isFixed }) => [id, isFixed || (known.has(id) ? !off.has(id) : isShown)]),
  )
  // at least one column of data is shown
  const [firstData] = data
  if (firstData !== undefined && data.every(id => !columnVisibility[id])) columnVisibility[firstData] = true
  return { columnVisibility, columnOrder: [...headers, ...data] }
}

/** The choice behind a state of the columns; null for the default one. */
export function columnChoiceOf(
  { columnVisibility, columnOrder }: ColumnState,
  columns: readonly InitialColumn[],
): ColumnChoice | null {
  const initial = columnState(null, columns)
  const order = [...new Set([...columnOrder, ...initial.columnOrder])].filter(id =>
    initial.columnOrder.includes(id),
  )
  const isOn = (id: string) => columnVisibility[id] ?? true
  const isDefault = order.every(
    (id, place) => id === initial.columnOrder[place] && isOn(id) === initial.columnVisibility[id],
  )
  return isDefault ? null : { order, off: order.filter(id => !isOn(id)) }
}

/**
 * A choice as the value of a query parameter, without escapes (X1, T6): `-bid.-ask` are the default columns without bid and ask. With
 * another order, all are named. '' is the default. The choice has to name every column.
 */
export function writeColumns(
  choice: ColumnChoice | null,
  columns: readonly Pick<InitialColumn, 'id' | 'isShown'>[],
): string {
  if (!choice) return ''
  const defaults = columns.map(({ id }) => id)
  const offByDefault = new Set(columns.flatMap(({ id, isShown }) => (isShown ? [] : [id])))
  const off = new Set(choice.off)
  const order = choice.order.filter(id => defaults.includes(id))
  const isDefaultOrder = defaults.every((id, at) => id === order[at])
  const named = isDefaultOrder ? order.filter(id => off.has(id) !== offByDefault.has(id)) : order
  return named.map(id => (off.has(id) ? `-${id}` : id)).join('.')
}

/** Parses the value of `writeColumns`; null for the default columns. */
export function readColumns(text: string): ColumnChoice | null {
  if (text === '') return null
  const named = text.split('.').map(part => ({ id: part.replace(/^-/, ''), off: part.startsWith('-') }))
  return { order: named.map(({ id }) => id), off: named.filter(({ off }) => off).map(({ id }) => id) }
}

/** Longer text is not ours: forty columns need a tenth of it. */
const MAX_LENGTH = 20_000

/** The choice as text for a store; '' for the default columns. */
export function writeChoice(choice: ColumnChoice | null): string {
  return choice ? JSON.stringify({ order: choice.order, off: choice.off }) : ''
}

/** The choice in stored text, or null for any other text. Never throws. */
export function parseChoice(text: string): ColumnChoice | null {
  if (text.length > MAX_LENGTH) return null
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof read !== 'object' || read === null) return null
  const { order, off } = read as Partial<Record<'order' | 'off', unknown>>
  return isTexts(order) && isTexts(off) ? { order, off } : null
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(each => typeof each === 'string')
}
