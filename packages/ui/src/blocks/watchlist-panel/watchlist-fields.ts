import type { Day } from '../../foundation/calendar/day.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'

/**
 * A text as a label key, for components to look up in the user's language. With a `count` it is the key of a plural (`pluralKey`);
 * `field` fills the slot `{field}`; `plain` is the text itself.
 */
export type WatchlistText =
  | { key: string; values?: LabelValues; field?: WatchlistText }
  | { key: string; count: number; field?: WatchlistText }
  | { plain: string }

/** Label keys of what is wrong with a field. Each has a general default that names the field. */
export type WatchlistFieldErrors = {
  /** It is empty and must not be; also the server's code for that. Default `watchlist_required`. */
  missing?: string | undefined
  /** The same of several lists, a plural with `{n}`. Default `watchlist_wrong`. */
  missingInLists?: string | undefined
  /** The server did not accept the number. Default `watchlist_refused`. */
  refused?: string | undefined
}

type FieldBase = {
  /** Its key in `values`; neither `leave` nor `fill`. The default result reads `quantity` and `price`. */
  id: string
  /** The heading of its column: the key of a label, or a text in the user's language. */
  label: WatchlistText
  /** Must be filled in for every chosen list. Default false. */
  required?: boolean | undefined
  /** The id of the field that must be filled in where this one is. */
  needs?: string | undefined
  errors?: WatchlistFieldErrors | undefined
}

/** Free text. */
export type WatchlistTextField = FieldBase & {
  kind: 'text'
  /** Longest text, in characters. Default 200. */
  maxLength?: number | undefined
  placeholder?: WatchlistText | undefined
}

/** A number of zero or more, a decimal string in `values`. */
export type WatchlistNumberField = FieldBase & {
  kind: 'number'
  /** Most digits after the point; more are rounded, half away from zero. Default: as typed. */
  decimals?: number | undefined
  /** Smallest number. Default 0. */
  min?: number | undefined
  /** Largest number. Default none. */
  max?: number | undefined
  /** What it counts, in its heading: `%`, `USD`. */
  unit?: string | undefined
  /** Zero counts as not filled in. Default false. */
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

/** One field of the details: what is noted for each chosen list. */
export type WatchlistField = WatchlistTextField | WatchlistNumberField | WatchlistDayField

/** Longest text of a field without a `maxLength`, in characters. */
export const LONGEST_TEXT = 200
/** Longest quantity, in characters (readings #58). */
const QUANTITY_MAX = 32
/** shared-blocks §5: price is rounded to 3 decimals. */
const PRICE_DECIMALS = 3

/**
 * The fields of a purchase: a quantity of free text, a price and a buy date that need each other (shared-blocks §5). `priceUnit` is
 * the unit of the price: a currency (`USD`), or `%` where prices are a percentage.
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

/** The default fields: a purchase, its price without a unit. */
export const PURCHASE_FIELDS = purchaseFields()

/** Whether the fields are a purchase with a price and a day that need each other. */
export function isPurchase(fields: readonly WatchlistField[]): boolean {
  return fields.map(({ id }) => id).join(' ') === 'quantity price day'
}

/** The field that the focus goes to in a row. */
export function firstPart(fields: readonly WatchlistField[]): string {
  return fields[0]?.id ?? 'leave'
}
