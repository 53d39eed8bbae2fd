import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'
import type { WatchlistField, WatchlistNumberField } from './watchlist-fields.ts'

/** One of the user's lists, with the instrument's entry on it (shared-blocks §3 "Watchlist entry"). */
export type WatchlistList = {
  id: number
  name: string
  /** The instrument is on the list. */
  checked: boolean
  /** The list cannot be changed. */
  readonly: boolean
  /**
   * The code of the refusal for users who may not add to the list, also its label key; removing needs no access (shared-blocks §5).
   * Default none: everybody may add.
   */
  needsAccess?: string | undefined
  /** Saved values by field id: '' or absent for none, null for a value that cannot be shown. */
  values: Readonly<Record<string, string | null>>
  /** The server's error about this entry: a label key or a sentence. */
  error: string | null
}

/** The values of one list by field id: text, a decimal string, a day as `yyyy-mm-dd`; '' for none. */
export type WatchlistValues = Readonly<Record<string, string>>

/** An error in one list's values: a label key, and the id of the field to focus. */
export type WatchlistItemError = {
  field: string
  code: string
  /** The server's own sentence, for a code without a label. */
  message?: string
  /** The smallest or largest accepted number. */
  bound?: number
}

type NumberRule = Pick<WatchlistNumberField, 'decimals' | 'zeroIsBlank'>

/** The number as it is saved: rounded half away from zero; '' for none, and for zero if `zeroIsBlank` (readings #59). */
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
 * The first error in these values, or null: a number outside its bounds, an empty required field, a field without the one that it needs
 * (shared-blocks §5: a price needs its date, a date its price).
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

/** The text cut to `maxLength` UTF-16 code units, as the server counts them, without splitting a surrogate pair. */
export function cutFieldText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** Empty values for all fields. */
export function noValues(fields: readonly WatchlistField[]): WatchlistValues {
  return Object.fromEntries(fields.map(({ id }) => [id, '']))
}

/** The saved values of a list; a value that cannot be shown counts as none. */
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

/** The value for comparison: numbers without trailing zeros, so that 97.5 and 97.500 are equal. */
function shortValue(field: WatchlistField, values: WatchlistValues): string {
  const value = savedValue(field, values)
  return field.kind === 'number' && value.includes('.') ? value.replace(/\.?0+$/, '') : value
}

/** Whether all fields are empty. */
export function isBlankValue(fields: readonly WatchlistField[], values: WatchlistValues): boolean {
  return fields.every(field => savedValue(field, values) === '')
}

/** `values` overwritten by the filled fields of `template`. */
export function filledFrom(
  fields: readonly WatchlistField[],
  template: WatchlistValues,
  values: WatchlistValues,
): WatchlistValues {
  const filled = fields.filter(field => savedValue(field, template) !== '')
  return { ...values, ...Object.fromEntries(filled.map(({ id }) => [id, template[id] ?? ''])) }
}

/** Whether the saved values can be sent again: all are known and valid. */
export function isRestorable(fields: readonly WatchlistField[], list: WatchlistList): boolean {
  const isKnown = fields.every(({ id }) => list.values[id] !== null)
  return isKnown && valueError(fields, valuesOf(fields, list)) === null
}
