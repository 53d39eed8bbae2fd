import type { ColumnChoice, SettingsColumn } from '@accrue/ui/tables'

/**
 * The columns of a table as a word for an address, without escapes (X1, T6): `-bid.-ask` are the usual ones without bid and ask. Where the
 * order is another one too, all are named. '' is the usual ones. The choice names every column, as a choice of the user does.
 */
export function writeColumns(
  choice: ColumnChoice | null,
  columns: readonly Pick<SettingsColumn, 'id' | 'isShown'>[],
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

/** The choice that such a word stands for; null for the usual columns. What it names and the table lacks is passed over by the table. */
export function readColumns(word: string): ColumnChoice | null {
  if (word === '') return null
  const named = word.split('.').map(part => ({ id: part.replace(/^-/, ''), off: part.startsWith('-') }))
  return { order: named.map(({ id }) => id), off: named.filter(({ off }) => off).map(({ id }) => id) }
}
