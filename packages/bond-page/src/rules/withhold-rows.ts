import { QUOTE_FIELDS, type QuoteRow, type Quotes, TRADING_FIELDS, type TradingRow } from '@accrue/api-client'
import type { AccessPolicy } from '@accrue/ui/foundation'
import { masked, nothingToWithhold } from './withhold.ts'

const TRADING = masked(Object.keys(TRADING_FIELDS) as (keyof typeof TRADING_FIELDS)[])
const QUOTE = masked(Object.keys(QUOTE_FIELDS) as (keyof typeof QUOTE_FIELDS)[])

/** The row as the user can see it on its trading ground. */
export function withholdTrading(row: TradingRow, access: AccessPolicy): TradingRow {
  return nothingToWithhold(row, access) ? row : { ...row, ...TRADING, masked: true, shape: null }
}

/** The quote as the user can see it. */
export function withholdQuote(row: QuoteRow, access: AccessPolicy): QuoteRow {
  return nothingToWithhold(row, access) ? row : { ...row, ...QUOTE, masked: true }
}

/** All rows of the answer as the user can see them. */
export function withholdQuotes(quotes: Quotes, access: AccessPolicy): Quotes {
  return {
    ...quotes,
    rows: quotes.rows.map(row => withholdQuote(row, access)),
    today: quotes.today.map(row => withholdTrading(row, access)),
    endOfDay: quotes.endOfDay.map(row => withholdTrading(row, access)),
  }
}
