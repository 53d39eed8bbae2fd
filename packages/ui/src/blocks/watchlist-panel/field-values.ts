import type { Day } from '../../foundation/calendar/day.ts'
import { parseDecimal, roundDecimal } from '../../foundation/format/decimal.ts'

/** A saved price: its decimal text, or why there is none that can be shown. */
export type WatchlistPrice = { kind: 'value'; text: string } | { kind: 'blank' | 'bad' | 'masked' }

/** One of the user's lists, and the bond's place on it (shared-blocks §3 "Watchlist entry"). */
export type WatchlistList = {
  id: number
  name: string
  /** The bond is on the list. */
  checked: boolean
  /** The list can be seen, not changed. */
  readonly: boolean
  /** Adding to the list takes NSD access; removing does not (shared-blocks §5). Default false. */
  needsNsd?: boolean | undefined
  /** How much of the bond, as the user wrote it; '' when nothing is noted (the wire's `count`). */
  quantity: string
  price: WatchlistPrice
  /** The day of the purchase. */
  day: Day | null
  /** What the server has against this entry: the key of a label or a sentence. */
  error: string | null
}

/** What can be noted for the bond on one list. */
export type WatchlistValues = {
  /** Free text of at most 32 characters (readings #58). */
  quantity: string
  /** A decimal string; '' for none. */
  price: string
  day: Day | null
}

export type WatchlistField = 'quantity' | 'price' | 'day'

/** What is wrong with one list's values: the key of a label, and the field to go to. */
export type WatchlistItemError = {
  field: WatchlistField
  code: string
  /** A sentence of the server's own, for a code without a label. */
  message?: string
}

/** Longest quantity, in characters (readings #58). */
export const QUANTITY_MAX = 32
/** shared-blocks §5: price is rounded to 3 decimals. */
export const PRICE_DECIMALS = 3

export const NO_VALUES: WatchlistValues = { quantity: '', price: '', day: null }

/** The price as it is saved: three decimals, half away from zero; '' for none and for zero (readings #59). */
export function roundedPrice(price: string): string {
  const decimal = parseDecimal(price)
  const [whole, fraction = ''] = (decimal ?? '').split('.')
  const rounded =
    fraction.length > PRICE_DECIMALS
      ? roundDecimal(`${whole || '0'}.${fraction}`, PRICE_DECIMALS)
      : `${whole || '0'}${fraction && '.'}${fraction}`
  return rounded !== null && /[1-9]/.test(rounded) ? rounded : ''
}

/** The cross rule of shared-blocks §5: a price needs its date, a date its price; both or neither. */
export function crossError({ price, day }: WatchlistValues): WatchlistItemError | null {
  const hasPrice = roundedPrice(price) !== ''
  if (hasPrice && day === null) return { field: 'day', code: 'wl_error_no_date' }
  return !hasPrice && day !== null ? { field: 'price', code: 'wl_error_no_price' } : null
}

/** The text cut to 32 characters as the server counts them, never through the middle of one. */
export function cutQuantity(text: string): string {
  const cut = text.slice(0, QUANTITY_MAX)
  return /[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut
}

/** What is saved for a list; a price that cannot be shown counts as none. */
export function valuesOf(list: WatchlistList): WatchlistValues {
  const price = list.price.kind === 'value' ? list.price.text : ''
  return { quantity: list.quantity, price, day: list.day }
}

export function isSameValues(one: WatchlistValues, other: WatchlistValues): boolean {
  return (
    one.quantity === other.quantity &&
    one.day === other.day &&
    trimmedPrice(one.price) === trimmedPrice(other.price)
  )
}

/** The price without zeros at its end: 97.5 and 97.500 are the same. */
function trimmedPrice(price: string): string {
  const rounded = roundedPrice(price)
  return rounded.includes('.') ? rounded.replace(/\.?0+$/, '') : rounded
}

/** Whether nothing is noted at all. */
export function isBlank(values: WatchlistValues): boolean {
  return isSameValues(values, NO_VALUES)
}

/** `values` with everything that `template` holds; its blank fields change nothing. */
export function filledFrom(template: WatchlistValues, values: WatchlistValues): WatchlistValues {
  return {
    quantity: template.quantity || values.quantity,
    price: roundedPrice(template.price) === '' ? values.price : template.price,
    day: template.day ?? values.day,
  }
}

/** Whether these values can be saved again as they are: the price is known, and the server accepts them. */
export function isRestorable(list: WatchlistList): boolean {
  return (list.price.kind === 'value' || list.price.kind === 'blank') && crossError(valuesOf(list)) === null
}
