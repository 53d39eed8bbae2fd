import { type CellColumn, cellText } from '../../cells/cell.view-model.ts'
import type { FilterKind } from '../columns/column-meta.ts'

export type FilterTextOptions = {
  /** How the column is filtered; null where it has no filter of ours. */
  kind: FilterKind | null
  /** The filter's value. */
  filter: unknown
  column: CellColumn
  lang: string
  /** How the blank is named among values. */
  blank: string
  /** So many of the chosen values are named; the others are counted. Default: all. */
  values?: number
}

/**
 * What a column is filtered by, in a few signs: `bund`, `≥ 90`, `1 Jan 2027 – 31 Dec 2030`, `AAA, AA +3`. '' where a page filters by
 * something of its own, such as an object.
 */
export function filterText({ kind, filter, column, lang, blank, values }: FilterTextOptions): string {
  if (typeof filter === 'string' || typeof filter === 'number') return String(filter).trim()
  if (!Array.isArray(filter)) return ''
  const list: readonly unknown[] = filter
  if (kind === 'range' || kind === 'days') {
    // bounds are written as they were typed, not rounded as the column's cells are
    const bounds = kind === 'days' ? column : ({ kind: 'number' } as const)
    return boundsText(list.map(bound => valueText(bound, bounds, lang)))
  }
  const texts = list.map(value => valueText(value, column, lang) || blank)
  const named = texts.slice(0, values).join(', ')
  const others = texts.length - Math.min(texts.length, values ?? texts.length)
  return others > 0 ? `${named} +${others}` : named
}

function valueText(value: unknown, column: CellColumn, lang: string): string {
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return ''
  return cellText(value, column, lang)
}

function boundsText([from = '', to = '']: readonly string[]): string {
  if (from && to) return from === to ? from : `${from} – ${to}`
  if (from) return `≥ ${from}`
  return to && `≤ ${to}`
}
