import { parseDecimal } from '../../foundation/format/decimal.ts'
import type { WatchlistValues } from './field-values.ts'

/** Profit or loss of a purchase: in percent of the paid price, and in money if known. */
export type WatchlistProfit = {
  percent: number
  amount: number | null
  /** Shown before the amount; '' for none. */
  currency: string
}

/** The result of a purchase with these values at today's price; null if unknown, which shows a dash. */
export type WatchlistValuation = (values: WatchlistValues) => WatchlistProfit | null

/** The inputs of a purchase's result. */
export type PurchaseTerms = {
  /** The current price, in the unit of the paid price; null or absent when unknown or withheld. */
  currentPrice?: number | null | undefined
  /**
   * The money value of one price unit for a quantity of 1. Default 1: prices are money. For prices in percent of a nominal it is
   * nominal ÷ 100. Null when unknown: the result is in percent only.
   */
  pointValue?: number | null | undefined
  /** The currency of the amount. */
  currency?: string | undefined
}

/**
 * The profit of a purchase with `quantity` and `price` at today's price, or null when unknown:
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

/** The quantity, which is free text, as a number if it is one; spaces between digits are ignored. */
function countOf(quantity: string): number | null {
  const decimal = parseDecimal(quantity.replace(/[\s\u00a0\u202f]/g, ''))
  const count = decimal === null ? Number.NaN : Number(decimal)
  return isPositive(count) ? count : null
}

function isPositive(value: number | null | undefined): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0
}
