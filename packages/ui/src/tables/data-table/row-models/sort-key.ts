import { type Day, dayOf, parseIsoDay } from '../../../foundation/calendar/day.ts'
import { MINUS, type NumberMarks, numberMarks } from '../../../foundation/format/decimal.ts'
import { localeOf } from '../../../foundation/format/format-day.ts'
import { fullYear } from '../../../foundation/format/stamp-format.ts'
import { type CellColumn, cellObject, isBlank, type TableCell } from '../../cells/cell.view-model.ts'

/** The sort key of a cell. Numbers come before text and blanks last, in both directions (T7). */
export type SortKey =
  | { kind: 'number'; value: number }
  | { kind: 'text'; value: string }
  | { kind: 'blank'; value: null }

const BLANK: SortKey = { kind: 'blank', value: null }

/** The key of a cell: its sort value, else its text. Withheld values count as blank. */
export function sortKey(cell: TableCell, { kind = 'text' }: CellColumn, lang: string): SortKey {
  const { text, sortValue, locked, placeholder } = cellObject(cell)
  if (locked || placeholder) return BLANK
  const value = sortValue === undefined ? text : sortValue
  if (isBlank(value, kind)) return BLANK
  if (typeof value === 'number') return { kind: 'number', value }
  const trimmed = String(value).trim()
  // a sort value is the numeric form, so it is parsed as a number even in a text column
  const asNumber =
    kind === 'number' || sortValue !== undefined ? numericForm(trimmed, numberMarks(lang)) : null
  const number = asNumber ?? (kind === 'day' ? dayForm(trimmed) : null)
  return number === null ? { kind: 'text', value: trimmed } : { kind: 'number', value: number }
}

const PLAIN = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

/** The number in a text: a plain decimal as in JSON, else in this language's format ("1 234,50 %", "−0.12"); null for other text. */
export function numericForm(text: string, marks: NumberMarks): number | null {
  const signed = text.replaceAll(MINUS, '-').replace(/\s*%$/, '')
  const plain = PLAIN.test(signed) ? signed : unmarked(signed, marks)
  const number = PLAIN.test(plain) ? Number(plain) : Number.NaN
  return Number.isFinite(number) ? number : null
}

function unmarked(text: string, { decimal, group }: NumberMarks): string {
  const tight = text.replace(/\s/g, '')
  const grouped =
    group === '.' || group === ',' ? new RegExp(`^[+-]?\\d{1,3}(\\${group}\\d{3})+(?!\\d)`) : null
  if (grouped?.test(tight)) return tight.replaceAll(group, '').replace(decimal, '.')
  return tight.replace(',', '.')
}

/** The day in a text, as a number that compares in calendar order; null for other text. */
export function dayForm(text: string): number | null {
  const day = parseIsoDay(text) ?? dayFirst(text)
  return day === null ? null : Number(day.replaceAll('-', ''))
}

const DAY_FIRST = /^(\d{1,2})([-./ ])(\d{1,2})\2(\d{4}|\d{2})$/

/** A day as tables write it, `20.08.2026` or `20/8/26`. */
function dayFirst(text: string): Day | null {
  const [, day, , month, year = ''] = DAY_FIRST.exec(text) ?? []
  if (day === undefined) return null
  return dayOf({
    year: year.length === 2 ? fullYear(Number(year)) : Number(year),
    month: Number(month),
    day: Number(day),
  })
}

/** Text comparison of a language: `a10` after `a9`. The collator is created with the first comparison: numbers do not need it. */
export function textComparator(lang: string): (a: string, b: string) => number {
  return (a, b) => collator(lang).compare(a, b)
}

const collators = new Map<string, Intl.Collator>()

function collator(lang: string): Intl.Collator {
  const known = collators.get(lang)
  if (known) return known
  const created = new Intl.Collator(localeOf(lang), { numeric: true })
  collators.set(lang, created)
  return created
}
