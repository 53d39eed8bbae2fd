import type { TradingRow } from '@accrue/api-client'
import { type DataTableColumnDef, mergeColumnOrder } from '@accrue/ui/tables'

/** A choice of columns: every column known then, in order, and those that were off. */
export type ColumnChoice = { order: readonly string[]; off: readonly string[] }

/** TanStack's state of the columns. */
export type ColumnState = { columnVisibility: Record<string, boolean>; columnOrder: string[] }

/** A column as it begins. */
export type InitialColumn = { id: string; isShown: boolean; isFixed: boolean }

export function initialColumn({ id, enableHiding, meta }: DataTableColumnDef<TradingRow>): InitialColumn {
  return { id: id ?? '', isShown: meta?.settings?.isShown !== false, isFixed: enableHiding === false }
}

/** The columns under a choice; null is the usual ones. What it names and the table lacks is passed over, new columns are as they begin. */
export function columnState(choice: ColumnChoice | null, columns: readonly InitialColumn[]): ColumnState {
  const known = new Set(choice?.order)
  const off = new Set(choice?.off)
  const merged = mergeColumnOrder(
    choice?.order ?? [],
    columns.map(({ id }) => id),
  )
  // the day names the rows, so it stays first
  const [first] = columns
  const naming = first?.isFixed ? [first.id] : []
  const data = merged.filter(id => !naming.includes(id))
  const columnVisibility = Object.fromEntries(
    columns.map(({ id, isShown, isFixed }) => [id, isFixed || (known.has(id) ? !off.has(id) : isShown)]),
  )
  // a table without data is no table
  const [kept] = data
  if (kept !== undefined && data.every(id => !columnVisibility[id])) columnVisibility[kept] = true
  return { columnVisibility, columnOrder: [...naming, ...data] }
}

/** What was chosen where the columns are so; null where they are the usual ones. */
export function choiceOf(
  { columnVisibility, columnOrder }: ColumnState,
  columns: readonly InitialColumn[],
): ColumnChoice | null {
  const usual = columnState(null, columns)
  const order = [...new Set([...columnOrder, ...usual.columnOrder])].filter(id =>
    usual.columnOrder.includes(id),
  )
  const isOn = (id: string) => columnVisibility[id] ?? true
  const isUsual = order.every(
    (id, place) => id === usual.columnOrder[place] && isOn(id) === usual.columnVisibility[id],
  )
  return isUsual ? null : { order, off: order.filter(id => !isOn(id)) }
}

/**
 * The columns of a table as a word for an address, without escapes (X1, T6): `-bid.-ask` are the usual ones without bid and ask. Where the
 * order is another one too, all are named. '' is the usual ones. The choice names every column, as a choice of the user does.
 */
export function writeColumns(
  choice: ColumnChoice | null,
  columns: readonly Pick<InitialColumn, 'id' | 'isShown'>[],
): string {
  if (!choice) return ''
  const usual = columns.map(({ id }) => id)
  const usuallyOff = new Set(columns.flatMap(({ id, isShown }) => (isShown ? [] : [id])))
  const off = new Set(choice.off)
  const order = choice.order.filter(id => usual.includes(id))
  const isUsual = usual.every((id, at) => id === order[at])
  const named = isUsual ? order.filter(id => off.has(id) !== usuallyOff.has(id)) : order
  return named.map(id => (off.has(id) ? `-${id}` : id)).join('.')
}

/** The choice that such a word stands for; null for the usual columns. */
export function readColumns(word: string): ColumnChoice | null {
  if (word === '') return null
  const named = word.split('.').map(part => ({ id: part.replace(/^-/, ''), off: part.startsWith('-') }))
  return { order: named.map(({ id }) => id), off: named.filter(({ off }) => off).map(({ id }) => id) }
}

/** Longer text is not ours: forty columns need a tenth of it. */
const LONGEST = 20_000

/** The choice as text for a store; the usual columns are empty text. */
export function writeChoice(choice: ColumnChoice | null): string {
  return choice ? JSON.stringify({ order: choice.order, off: choice.off }) : ''
}

/** The choice that stored text holds, or null for anything that is none. Throws nothing. */
export function parseChoice(text: string): ColumnChoice | null {
  if (text.length > LONGEST) return null
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
