import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'

/** Trading grounds whose quotes lead to the provider's valuation pages (bond-page §9 "Special quote handling"). */
const VALUATION_GROUNDS: ReadonlySet<number> = new Set([4, 328, 327, 78])

/** P11: whether a ground's name leads to a valuation page wherever quotes and prices stand; the address comes with the quotes. */
export function isValuationGround(tradingGroundId: number | null): boolean {
  return tradingGroundId !== null && VALUATION_GROUNDS.has(tradingGroundId)
}

/** A quote older than so many days says so, as old data of the chart does (bond-page §9, readings #33). */
const OLD_QUOTE_DAYS = 7

/** Q1: whether a quote is old; exactly seven days are not. */
export function isOldQuote(day: Day | null, today: Day): boolean {
  return day !== null && daysBetween(day, today) > OLD_QUOTE_DAYS
}

/** Milliseconds after a granted request until the table is asked for again (bond-page §9 "table refresh 1000 ms"). */
export const TABLE_REFRESH_MS = 1000

/** The language in which responsible persons can be chatted with (bond-page §2, access row 37). */
export const CHAT_LANG = 'rus'
