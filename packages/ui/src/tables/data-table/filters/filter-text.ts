import { type CellColumn, cellText } from '../../cells/cell.view-model.ts'
import type { FilterKind } from '../columns/column-meta.ts'

export type FilterTextOptions = {
  /** How the column is filtered; null if the filter is not one of ours. */
  kind: FilterKind | null
  /** The filter's value. */
  filter: unknown
  column: CellColumn
  lang: string
  /** The name of the blank value. */
  blank: string
  /** How many of the chosen values are named; the rest are counted. Default: all. */
  values?: number
}

/**
 * A column's filter as a short text: `bund`, `≥ 90`, `1 Jan 2027 – 31 Dec 2030`, `AAA, AA +3`. '' for a page's own kind of
 * filter, such as an object.
 */
export function filterText({ kind, filter, column, lang, blank, values }: FilterTextOptions): string {
  if (typeof filter === 'string' || typeof filter === 'number') return String(filter).trim()
  if (!Array.isArray(filter)) return ''
  const list: readonly unknown[] = filter
  if (kind === 'range' || kind === 'days') {
    // bounds are shown as typed, not rounded as the column's cells are
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
