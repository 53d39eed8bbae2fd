import type { Day } from '@accrue/ui/foundation/calendar'
import type { StockDay } from '../import/filings.ts'

/** A stock with its days. */
export type Stock = {
  /** By ticker, in alphabetical order from 1. */
  id: number
  ticker: string
  name: string
  /** The issuer of the company's bonds, if there is one. */
  issuerId: number | null
  days: readonly StockDay[]
}

const COMPANIES: Record<string, { name: string; issuerId: number | null }> = {
  AAPL: { name: 'Apple Inc', issuerId: 2 },
  COKE: { name: 'Coca-Cola Bottling Co Consolidated', issuerId: null },
  GOOGL: { name: 'Alphabet Inc', issuerId: null },
  TSLA: { name: 'Tesla Inc', issuerId: null },
  YHOO: { name: 'Yahoo! Inc', issuerId: null },
}

export function buildStocks(data: readonly StockDay[], today: Day): Stock[] {
  const tickers = [...new Set(data.map(row => row.ticker))].sort()
  return tickers.map((ticker, index) => ({
    id: index + 1,
    ticker,
    name: COMPANIES[ticker]?.name ?? ticker,
    issuerId: COMPANIES[ticker]?.issuerId ?? null,
    days: data.filter(row => row.ticker === ticker && row.day <= today),
  }))
}
