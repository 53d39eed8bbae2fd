import type { Day } from '@accrue/ui/foundation/calendar'
import type { ReferencePrice } from '../import/references.ts'

/** A commodity or a currency: prices by day, and no page of its own. */
export type PriceLine = {
  kind: 'commodities' | 'currencies'
  /** From 1 within its kind. */
  id: number
  /** `BRENT`; of a currency `USD/EUR`, euros for a dollar. */
  ticker: string
  /** The currency's ISO 4217 code; null for a commodity. */
  currency: string | null
  /** Unit of the values: `USD/bbl`, `EUR`. */
  measure: string
  days: readonly Day[]
  values: readonly number[]
}

type Terms = Pick<PriceLine, 'kind' | 'ticker' | 'currency' | 'measure'>

const commodity = (ticker: string, measure: string): Terms => ({
  kind: 'commodities',
  ticker,
  currency: null,
  measure,
})
const perDollar = (currency: string): Terms => ({
  kind: 'currencies',
  ticker: `USD/${currency}`,
  currency,
  measure: currency,
})

/** By the id in the data, in the order of their numbers. */
const LINES: Readonly<Record<string, Terms>> = {
  brent: commodity('BRENT', 'USD/bbl'),
  wti: commodity('WTI', 'USD/bbl'),
  gold: commodity('GOLD', 'USD/oz'),
  eur: perDollar('EUR'),
  gbp: perDollar('GBP'),
  jpy: perDollar('JPY'),
  chf: perDollar('CHF'),
  cny: perDollar('CNY'),
}

export function buildPriceLines(prices: readonly ReferencePrice[], today: Day): PriceLine[] {
  const counts = { commodities: 0, currencies: 0 }
  return Object.entries(LINES).map(([id, terms]) => {
    const known = prices.filter(price => price.id === id && price.day <= today)
    counts[terms.kind]++
    return {
      ...terms,
      id: counts[terms.kind],
      days: known.map(({ day }) => day),
      values: known.map(({ value }) => value),
    }
  })
}
