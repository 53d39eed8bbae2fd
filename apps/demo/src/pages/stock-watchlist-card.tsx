import type { Api, EntityPage } from '@accrue/api-client'
import { purchaseFields, WatchlistCard, type WatchlistCardModel } from '@accrue/ui/blocks'
import { useMemo } from 'react'

export type StockWatchlistCardProps = {
  api: Api
  page: EntityPage
  model: WatchlistCardModel
}

/** Prices of stocks are quoted to the cent. */
const PRICE_DECIMALS = 2

/** The user's lists for the stock; prices are money. */
export function StockWatchlistCard({ api, page: { id, header, facts }, model }: StockWatchlistCardProps) {
  const currency = header.currency ?? undefined
  const fields = useMemo(
    () => purchaseFields({ priceUnit: currency, priceDecimals: PRICE_DECIMALS }),
    [currency],
  )
  const close = facts.find(fact => fact.id === 'entity_last')
  return (
    <WatchlistCard
      {...api.watchlist.ofStock(id)}
      model={model}
      fields={fields}
      name={header.name}
      currentPrice={close?.masked ? null : close?.numeric}
      currency={currency}
    />
  )
}
