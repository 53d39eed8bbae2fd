import { parseDecimal } from '../../foundation/format/decimal.ts'
import type { WatchlistValues } from './field-values.ts'

/** Profit or loss of a purchase: in percent of what was paid, and in money where that is known. */
export type WatchlistProfit = {
  percent: number
  amount: number | null
  /** Written before the amount; '' for none. */
  currency: string
}

/** The result of a purchase with these values at today's price; null where it is unknown, which shows a dash. */
export type WatchlistValuation = (values: WatchlistValues) => WatchlistProfit | null

/** What the result of a purchase is computed from. */
export type PurchaseTerms = {
  /** The price now, in the unit of the paid price; null or absent when it is not known or withheld. */
  currentPrice?: number | null | undefined
  /**
   * The money that one unit of the price is worth in one piece. Default 1: prices are money. Where they are percent of a nominal it
   * is nominal ÷ 100; null when it is not known, and the result is in percent alone.
   */
  pointValue?: number | null | undefined
  /** The currency of the amount. */
  currency?: string | undefined
}

/**
 * The profit of a purchase with `quantity` and `price` at today's price, or null when it is unknown:
 * amount = quantity × pointValue × (current − paid), percent = (current ÷ paid − 1) × 100. Income and fees are left out.
 */
export function purchaseProfit(
  values: WatchlistValues,
  { currentPrice, pointValue = 1, currency = '' }: PurchaseTerms,
): WatchlistProfit | null {
  const paid = Number(parseDecimal(values.price ?? ''))
  if (!isPositive(paid) || !isPositive(currentPrice)) return null
  const percent = (currentPrice / paid - 1) * 100
  if (!Number.isFinite(percent)) return null
  const count = countOf(values.quantity ?? '')
  const amount = count !== null && isPositive(pointValue) ? count * pointValue * (currentPrice - paid) : null
  return { percent, amount: amount !== null && Number.isFinite(amount) ? amount : null, currency }
}

/** The quantity as a number, if that free text is one; spaces between digits do not matter. */
function countOf(quantity: string): number | null {
  const decimal = parseDecimal(quantity.replace(/[\s\u00a0\u202f]/g, ''))
  const count = decimal === null ? Number.NaN : Number(decimal)
  return isPositive(count) ? count : null
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
