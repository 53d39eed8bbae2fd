import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'

/** Trading grounds whose quotes link to the provider's valuation pages (bond-page §9 "Special quote handling"). */
const VALUATION_VENUES: ReadonlySet<number> = new Set([4, 328, 327, 78])

/** P11: whether a trading ground's name links to a valuation page; the quotes contain the address. */
export function isValuationVenue(venueId: number | null): boolean {
  return venueId !== null && VALUATION_VENUES.has(venueId)
}

/** An older quote has a warning, like old data of the chart (bond-page §9, readings #33). */
const OLD_QUOTE_DAYS = 7

/** Q1: whether a quote is older than seven days. */
export function isOldQuote(day: Day | null, today: Day): boolean {
  return day !== null && daysBetween(day, today) > OLD_QUOTE_DAYS
}

/** Delay before the table reloads after an access request was sent (bond-page §9 "table refresh 1000 ms"). */
export const TABLE_REFRESH_MS = 1000

/** Chat links of responsible persons exist in this language only (bond-page §2, access row 37). */
export const CHAT_LANG = 'ru'
