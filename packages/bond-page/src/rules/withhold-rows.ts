import {
  QUOTE_FIGURES,
  type QuoteRow,
  type Quotes,
  TRADING_FIGURES,
  type TradingRow,
} from '@accrue/api-client'
import type { Session } from '@accrue/ui/foundation'
import { masked, needsNoLock } from './withhold.ts'

const TRADING = masked(Object.keys(TRADING_FIGURES) as (keyof typeof TRADING_FIGURES)[])
const QUOTE = masked(Object.keys(QUOTE_FIGURES) as (keyof typeof QUOTE_FIGURES)[])

/** The row as the session may see it on the row's ground. */
export function withholdTrading(row: TradingRow, session: Session): TradingRow {
  return needsNoLock(row, session) ? row : { ...row, ...TRADING, masked: true, shape: null }
}

/** The quote as the session may see it. */
export function withholdQuote(row: QuoteRow, session: Session): QuoteRow {
  return needsNoLock(row, session) ? row : { ...row, ...QUOTE, masked: true }
}

/** All rows of the answer as the session may see them. */
export function withholdQuotes(quotes: Quotes, session: Session): Quotes {
  return {
    ...quotes,
    rows: quotes.rows.map(row => withholdQuote(row, session)),
    today: quotes.today.map(row => withholdTrading(row, session)),
    endOfDay: quotes.endOfDay.map(row => withholdTrading(row, session)),
  }
}
