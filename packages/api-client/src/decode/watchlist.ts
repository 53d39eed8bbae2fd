import { NSD_WATCHLIST } from '../access/access.ts'
import { type Day, day } from './day.ts'
import { type Figure, figure } from './figure.ts'
import { needList, needObject } from './form.ts'
import { flag, type Raw, rawRows, rows, text, textOrNull, withId } from './reading.ts'

/** One of the user's lists, and the bond's place on it (shared-blocks §3 "Watchlist entry"). */
export type WatchlistEntry = {
  id: number
  name: string
  /** The bond is on the list. */
  checked: boolean
  readonly: boolean
  /** Adding to the list takes NSD access. */
  needsNsd: boolean
  /** Quantity as the user wrote it; '' when there is none (readings #58). */
  quantity: string
  price: Figure
  /** The day of the purchase. */
  day: Day | null
  dayText: string | null
  error: string | null
}

/** What saving came to. */
export type WatchlistSaved = {
  saved: boolean
  /** The lists as they are now. */
  watchlists: WatchlistEntry[]
  message: string | null
}

/** The entries that have an id. */
export function decodeWatchlists(list: Raw[]): WatchlistEntry[] {
  return withId(list, entryOf)
}

function entryOf(raw: Raw, id: number): WatchlistEntry {
  return {
    id,
    name: text(raw, 'name'),
    checked: flag(raw, 'checked'),
    readonly: flag(raw, 'readonly'),
    needsNsd: id === NSD_WATCHLIST,
    quantity: text(raw, 'count'),
    price: figure(raw, 'user_price'),
    day: day(raw, 'buy_date'),
    dayText: textOrNull(raw, 'buy_date_formatted'),
    error: textOrNull(raw, 'error'),
  }
}

/** The lists from which the bond was removed. */
export function decodeRemoved(body: unknown): WatchlistEntry[] {
  return decodeWatchlists(rawRows(needList(body)))
}

/** The answer of saving. */
export function decodeSaved(body: unknown): WatchlistSaved {
  const raw = needObject(body)
  return {
    saved: flag(raw, 'success'),
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
    message: textOrNull(raw, 'message'),
  }
}
