import { verdict } from '@accrue/api-client/access'
import type { WatchlistEntry } from '@accrue/api-client/wire'
import { parseIsoDay } from '@accrue/ui/foundation/calendar'
import { formatDayPattern } from '@accrue/ui/foundation/format'
import type { Security, Watchlist } from '../db/watchlists.ts'
import type { Call } from '../http/route.ts'
import { wireDate, wireNumber } from '../wire/values.ts'

/** The user's lists with their entries for one security; empty for users without watchlists. */
export async function wireWatchlists(
  { deps, session }: Pick<Call, 'deps' | 'session'>,
  security: Security,
): Promise<WatchlistEntry[]> {
  if (verdict('watchlist', session).kind !== 'allowed') return []
  return (await deps.store.watchlists.lists(session.userId, security)).map(wireWatchlist)
}

/** One list (shared-blocks §3 "Watchlist entry"). */
export function wireWatchlist({ id, name, readonly, entry }: Watchlist): WatchlistEntry {
  const day = parseIsoDay(entry?.date ?? '')
  return {
    id,
    name,
    checked: entry !== null,
    readonly,
    count: entry?.quantity ?? null,
    user_price: wireNumber(entry?.price),
    buy_date: wireDate(day),
    buy_date_formatted: day && formatDayPattern(day, 'DD.MM.YYYY'),
    error: null,
  }
}
