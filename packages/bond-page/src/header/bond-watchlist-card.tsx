'use client'
import type { BondPageData } from '@accrue/api-client'
import {
  purchaseFields,
  purchaseProfit,
  WatchlistCard,
  type WatchlistCardModel,
  type WatchlistValuation,
} from '@accrue/ui/blocks'
import { useLabel } from '@accrue/ui/foundation'
import type { BondPagePorts } from '../ports.ts'

const FIELDS = purchaseFields({ priceUnit: '%' })
/** Per cent of face value is per 100 of it. */
const NOMINAL = 100

export type BondWatchlistCardProps = {
  page: BondPageData
  port: BondPagePorts['watchlist']
  model: WatchlistCardModel
}

/** The user's lists for the bond; prices are per cent of face value. */
export function BondWatchlistCard({ page: { bond, facts, header }, port, model }: BondWatchlistCardProps) {
  const label = useLabel()
  const currentPrice = facts.price.kind === 'value' ? facts.price.value : null
  const terms = { currentPrice, pointValue: NOMINAL / 100, currency: header.currency ?? '' }
  const valuation: WatchlistValuation = values => purchaseProfit(values, terms)
  return (
    <WatchlistCard
      {...port(bond.id)}
      model={model}
      fields={FIELDS}
      name={header.name}
      currentPrice={currentPrice}
      valuation={currentPrice === null ? null : valuation}
      formula={label('watchlist_nominal_formula')}
    />
  )
}
