import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'
import type { WatchlistField, WatchlistNumberField } from './watchlist-fields.ts'

/** One of the user's lists, and the instrument's place on it (shared-blocks §3 "Watchlist entry"). */
export type WatchlistList = {
  id: number
  name: string
  /** The instrument is on the list. */
  checked: boolean
  /** The list can be seen, not changed. */
  readonly: boolean
  /**
   * The code of the refusal for those who may not add to the list, also the key of its label; removing needs no access (shared-blocks
   * §5). Default none: everybody may add.
   */
  needsAccess?: string | undefined
  /** What is saved, by field id: '' or absent for nothing, null for a value that cannot be shown. */
  values: Readonly<Record<string, string | null>>
  /** What the server has against this entry: the key of a label or a sentence. */
  error: string | null
}

/** What can be noted on one list, by field id: text, a decimal string, a day as `yyyy-mm-dd`; '' for nothing. */
export type WatchlistValues = Readonly<Record<string, string>>

/** What is wrong with one list's values: the key of a label, and the id of the field to go to. */
export type WatchlistItemError = {
  field: string
  code: string
  /** A sentence of the server's own, for a code without a label. */
  message?: string
  /** The smallest or largest number that is accepted. */
  bound?: number
}

type NumberRule = Pick<WatchlistNumberField, 'decimals' | 'zeroIsBlank'>

/** The number as it is saved: rounded half away from zero; '' for none, and for zero where zero is none (readings #59). */
export function savedNumber(text: string, { decimals, zeroIsBlank }: NumberRule): string {
  const decimal = parseDecimal(text)
  if (decimal === null) return ''
  const [whole, fraction = ''] = decimal.split('.')
  const plain = `${whole || '0'}${fraction && '.'}${fraction}`
  const isLong = decimals !== undefined && fraction.length > decimals
  const rounded = isLong ? roundDecimal(plain, decimals) : plain
  return rounded === null || (zeroIsBlank && !/[1-9]/.test(rounded)) ? '' : rounded
}

/** A field's value as it is saved. */
export function savedValue(field: WatchlistField, values: WatchlistValues): string {
  const text = values[field.id] ?? ''
  return field.kind === 'number' ? savedNumber(text, field) : text
}

/** The values of all fields as they are saved. */
export function savedValues(fields: readonly WatchlistField[], values: WatchlistValues): WatchlistValues {
  return Object.fromEntries(fields.map(field => [field.id, savedValue(field, values)]))
}

/**
 * The first thing that is wrong with these values, or null: a number out of its bounds, a required field that is empty, a field
 * without the one that it needs (shared-blocks §5: a price needs its date, a date its price).
 */
export function valueError(
  fields: readonly WatchlistField[],
  values: WatchlistValues,
): WatchlistItemError | null {
  for (const field of fields) {
    const value = savedValue(field, values)
    const needed = value === '' ? undefined : fields.find(({ id }) => id === field.needs)
    if (value === '' && field.required) return missing(field)
    if (needed && savedValue(needed, values) === '') return missing(needed)
    const outside = value !== '' && field.kind === 'number' ? boundError(field, Number(value)) : null
    if (outside) return outside
  }
  return null
}

function missing({ id, errors }: WatchlistField): WatchlistItemError {
  return { field: id, code: errors?.missing ?? 'watchlist_required' }
}

function boundError(
  { id, min = 0, max = Number.POSITIVE_INFINITY }: WatchlistNumberField,
  value: number,
): WatchlistItemError | null {
  if (value < min) return { field: id, code: 'watchlist_min', bound: min }
  return value > max ? { field: id, code: 'watchlist_max', bound: max } : null
}

/** The text cut to so many characters as the server counts them, never through the middle of one. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Nothing in any field. */
export function noValues(fields: readonly WatchlistField[]): WatchlistValues {
  return Object.fromEntries(fields.map(({ id }) => [id, '']))
}

/** What is saved for a list; a value that cannot be shown counts as none. */
export function valuesOf(fields: readonly WatchlistField[], list: WatchlistList): WatchlistValues {
  return Object.fromEntries(fields.map(({ id }) => [id, list.values[id] ?? '']))
}

export function isSameValues(
  fields: readonly WatchlistField[],
  one: WatchlistValues,
  other: WatchlistValues,
): boolean {
  return fields.every(field => shortValue(field, one) === shortValue(field, other))
}

/** The value, a number without zeros at its end: 97.5 and 97.500 are the same. */
function shortValue(field: WatchlistField, values: WatchlistValues): string {
  const value = savedValue(field, values)
  return field.kind === 'number' && value.includes('.') ? value.replace(/\.?0+$/, '') : value
}

/** Whether nothing is noted at all. */
export function isBlank(fields: readonly WatchlistField[], values: WatchlistValues): boolean {
  return fields.every(field => savedValue(field, values) === '')
}

/** `values` with everything that `template` holds; its blank fields change nothing. */
export function filledFrom(
  fields: readonly WatchlistField[],
  template: WatchlistValues,
  values: WatchlistValues,
): WatchlistValues {
  const filled = fields.filter(field => savedValue(field, template) !== '')
  return { ...values, ...Object.fromEntries(filled.map(({ id }) => [id, template[id] ?? ''])) }
}

/** Whether these values can be saved again as they are: all are known, and the server accepts them. */
export function isRestorable(fields: readonly WatchlistField[], list: WatchlistList): boolean {
  const isKnown = fields.every(({ id }) => list.values[id] !== null)
  return isKnown && valueError(fields, valuesOf(fields, list)) === null
}
