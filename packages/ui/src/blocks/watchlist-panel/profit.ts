import { parseDecimal } from '../../foundation/format/decimal.ts'
import { roundedPrice } from './field-values.ts'

/** What the result of a purchase is computed from. */
export type WatchlistValuation = {
  /** The price now, in percent of the nominal, without accrued interest; null or absent when it is not known or withheld. */
  currentPrice?: number | null | undefined
  /** The nominal of one bond; without it the result is in percent alone. */
  nominal?: number | null | undefined
  /** The currency of the nominal, as it is written before the amount. */
  currency?: string | undefined
}

/** Profit or loss of a purchase: in percent of what was paid, and in money where the quantity and the nominal are known. */
export type WatchlistProfit = { percent: number; amount: number | null; currency: string }

/**
 * The profit of a purchase at today's price, or null when it is unknown. Prices of bonds are percent of the nominal:
 * amount = quantity × nominal × (current − paid) ÷ 100, percent = (current ÷ paid − 1) × 100. Coupons, accrued interest
 * and fees are left out.
 */
export function profitOf({
  quantity,
  price,
  currentPrice,
  nominal,
  currency = '',
}: { quantity: string; price: string } & WatchlistValuation): WatchlistProfit | null {
  const paid = Number(roundedPrice(price))
  if (!isPositive(paid) || !isPositive(currentPrice)) return null
  const percent = (currentPrice / paid - 1) * 100
  const count = countOf(quantity)
  const amount =
    count !== null && isPositive(nominal) ? (count * nominal * (currentPrice - paid)) / 100 : null
  if (!Number.isFinite(percent)) return null
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
