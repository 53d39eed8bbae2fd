import { NSD_WATCHLIST } from '../access/access.ts'
import { requireList, requireObject } from './body.ts'
import { day } from './day.ts'
import { numericField } from './numeric-field.ts'
import { flag, type Raw, rawRows, rows, text, textOrNull, withId } from './reading.ts'

/** One of the user's lists, with its entry for the security (shared-blocks §3 "Watchlist entry"). */
export type WatchlistEntry = {
  id: number
  name: string
  /** The security is on the list. */
  checked: boolean
  readonly: boolean
  /** The code of the refusal for those who may not add to the list; absent where everybody may. */
  needsAccess?: string | undefined
  /** What is saved, '' for nothing. */
  values: {
    /** Free text of the user (readings #58). */
    quantity: string
    /** Decimal text: of a bond per cent of face value, of a stock the price of a piece; null where it is withheld or no number. */
    price: string | null
    /** Day of the purchase, `yyyy-mm-dd`. */
    day: string
  }
  dayText: string | null
  error: string | null
}

/** Result of a save. */
export type WatchlistSaveResult = {
  saved: boolean
  /** All lists after the save. */
  watchlists: WatchlistEntry[]
  message: string | null
}

/** Entries with an id; others are skipped. */
export function decodeWatchlists(list: Raw[]): WatchlistEntry[] {
  return withId(list, entryOf)
}

function entryOf(raw: Raw, id: number): WatchlistEntry {
  return {
    id,
    name: text(raw, 'name'),
    checked: flag(raw, 'checked'),
    readonly: flag(raw, 'readonly'),
    needsAccess: id === NSD_WATCHLIST ? 'watchlist_nsd_forbiddance' : undefined,
    values: {
      quantity: text(raw, 'count'),
      price: priceOf(raw),
      day: day(raw, 'buy_date') ?? '',
    },
    dayText: textOrNull(raw, 'buy_date_formatted'),
    error: textOrNull(raw, 'error'),
  }
}

function priceOf(raw: Raw): string | null {
  const price = numericField(raw, 'user_price')
  if (price.kind === 'value') return price.text
  return price.kind === 'blank' ? '' : null
}

/** The lists that no longer have the security. */
export function decodeRemoved(body: unknown): WatchlistEntry[] {
  return decodeWatchlists(rawRows(requireList(body)))
}

export function decodeSaved(body: unknown): WatchlistSaveResult {
  const raw = requireObject(body)
  return {
    saved: flag(raw, 'success'),
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
    message: textOrNull(raw, 'message'),
  }
}
