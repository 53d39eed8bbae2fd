import type { Day } from '../../foundation/calendar/day.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'

/**
 * A text that components resolve in the user's language. With a `count` the key is that of a plural (`pluralKey`); `field` fills the
 * slot `{field}`; `plain` is the text itself.
 */
export type WatchlistText =
  | { key: string; values?: LabelValues; field?: WatchlistText }
  | { key: string; count: number; field?: WatchlistText }
  | { plain: string }

/** Label keys of a field's errors. The defaults name the field. */
type WatchlistFieldErrors = {
  /** The field must not be empty; also the server's code for that. Default `watchlist_required`. */
  missing?: string | undefined
  /** The same for several lists, a plural with `{n}`. Default `watchlist_wrong`. */
  missingInLists?: string | undefined
  /** The server did not accept the number. Default `watchlist_refused`. */
  refused?: string | undefined
}

type FieldBase = {
  /** The key in `values`; `leave` and `fill` are reserved. The default result reads `quantity` and `price`. */
  id: string
  /** The column heading. */
  label: WatchlistText
  /** Whether it must be filled in for every chosen list. Default false. */
  required?: boolean | undefined
  /** The id of a field that must be filled in if this one is. */
  needs?: string | undefined
  errors?: WatchlistFieldErrors | undefined
}

/** Free text. */
export type WatchlistTextField = FieldBase & {
  kind: 'text'
  /** Maximum length, in characters. Default 200. */
  maxLength?: number | undefined
  placeholder?: WatchlistText | undefined
}

/** A number of zero or more, a decimal string in `values`. */
export type WatchlistNumberField = FieldBase & {
  kind: 'number'
  /** Maximum decimals; more are rounded, half away from zero. Default: as typed. */
  decimals?: number | undefined
  /** Smallest number. Default 0. */
  min?: number | undefined
  /** Largest number. Default none. */
  max?: number | undefined
  /** The unit, shown in the heading: `%`, `USD`. */
  unit?: string | undefined
  /** Whether zero counts as empty. Default false. */
  zeroIsBlank?: boolean | undefined
}

/** A day, `yyyy-mm-dd` in `values`, written DD.MM.YYYY; once saved it cannot be cleared. */
export type WatchlistDayField = FieldBase & {
  kind: 'day'
  /** First day. Default 1900-01-01. */
  min?: Day | undefined
  /** Last day. Default today. */
  max?: Day | undefined
}

/** A field of the details, filled in for each chosen list. */
export type WatchlistField = WatchlistTextField | WatchlistNumberField | WatchlistDayField

/** Default `maxLength`, in characters. */
export const LONGEST_TEXT = 200
/** Maximum length of a quantity, in characters (readings #58). */
const QUANTITY_MAX = 32
/** shared-blocks §5: price is rounded to 3 decimals. */
const PRICE_DECIMALS = 3

/**
 * The fields of a purchase: `quantity` as free text, `price` and the buy date `day`, which need each other (shared-blocks §5).
 * `priceUnit` is a currency (`USD`), or `%` if prices are a percentage.
 */
export function purchaseFields({
  priceUnit,
  priceDecimals = PRICE_DECIMALS,
}: {
  priceUnit?: string | undefined
  priceDecimals?: number | undefined
} = {}): readonly WatchlistField[] {
  return [
    {
      id: 'quantity',
      kind: 'text',
      label: { key: 'watchlist_quantity' },
      placeholder: { key: 'watchlist_any' },
      maxLength: QUANTITY_MAX,
    },
    {
      id: 'price',
      kind: 'number',
      label: { key: 'watchlist_price' },
      unit: priceUnit,
      decimals: priceDecimals,
      zeroIsBlank: true,
      needs: 'day',
      errors: {
        missing: 'wl_error_no_price',
        missingInLists: 'watchlist_need_price',
        refused: 'watchlist_error_price',
      },
    },
    {
      id: 'day',
      kind: 'day',
      label: { key: 'watchlist_date' },
      needs: 'price',
      errors: { missing: 'wl_error_no_date', missingInLists: 'watchlist_need_date' },
    },
  ]
}

/** The default fields: a purchase, with a price without a unit. */
export const PURCHASE_FIELDS = purchaseFields()

/** Whether the fields are a purchase with a price and a day that need each other. */
export function isPurchase(fields: readonly WatchlistField[]): boolean {
  return fields.map(({ id }) => id).join(' ') === 'quantity price day'
}

/** The part of a row to focus first. */
export function firstPart(fields: readonly WatchlistField[]): string {
  return fields[0]?.id ?? 'leave'
}
