import { type CellColumn, cellText } from '../../cells/cell.view-model.ts'
import { textComparator } from './sort-key.ts'
import { leanKey, orderOf, sortKeys } from './sort-keys.ts'

/** A value that a column can be filtered by. */
export type ColumnValue = {
  /** The value in the filter; '' is the blank. */
  value: string
  /** The value in the column's format. */
  text: string
  /** The number of rows with it. */
  count: number
}

export type ColumnValuesInput = {
  /** The values with the number of rows of each. */
  counts: ReadonlyMap<string, number>
  /** The values in the filter; they stay in the list even if no row has them any more. */
  chosen: readonly string[]
  column: CellColumn
  lang: string
}

/** The values of a column in the table's sort order, the blank last. */
export function columnValues({ counts, chosen, column, lang }: ColumnValuesInput): ColumnValue[] {
  const values = [...new Set([...counts.keys(), ...chosen])]
  const keys = sortKeys(values.length, place => leanKey(values[place], column, lang))
  const places = Uint32Array.from(values, (_, place) => place)
  const ordered = orderOf(keys, places, { desc: false, compare: textComparator(lang) })
  return Array.from(ordered, place => {
    const value = values[place] ?? ''
    return { value, text: cellText(value, column, lang), count: counts.get(value) ?? 0 }
  })
}
