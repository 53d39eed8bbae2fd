import { type CellColumn, cellText } from '../../cells/cell.view-model.ts'
import { wordOrder } from './sort-key.ts'
import { leanKey, orderOf, sortKeys } from './sort-keys.ts'

/** A value that a column can be filtered by. */
export type ColumnValue = {
  /** As the filter holds it; '' is the blank. */
  value: string
  /** As the column writes it. */
  text: string
  /** In how many rows it stands. */
  count: number
}

export type ColumnValuesInput = {
  /** The values and in how many rows each one stands. */
  counts: ReadonlyMap<string, number>
  /** The values that are filtered by; those that no row has any more stay in the list. */
  chosen: readonly string[]
  column: CellColumn
  lang: string
}

/** The values of a column in the order in which the table sorts them, the blank last. */
export function columnValues({ counts, chosen, column, lang }: ColumnValuesInput): ColumnValue[] {
  const values = [...new Set([...counts.keys(), ...chosen])]
  const keys = sortKeys(values.length, place => leanKey(values[place], column, lang))
  const places = Uint32Array.from(values, (_, place) => place)
  const ordered = orderOf(keys, places, { desc: false, compare: wordOrder(lang) })
  return Array.from(ordered, place => {
    const value = values[place] ?? ''
    return { value, text: cellText(value, column, lang), count: counts.get(value) ?? 0 }
  })
}
