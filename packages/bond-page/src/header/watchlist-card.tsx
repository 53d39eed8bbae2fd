'use client'
import type { BondPageData } from '@accrue/api-client'
import { purchaseFields, purchaseProfit, WatchlistPanel, type WatchlistValuation } from '@accrue/ui/blocks'
import { Card, CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { BondPagePorts } from '../ports.ts'
import type { WatchlistCardState } from './use-watchlist-card.ts'

const FIELDS = purchaseFields({ priceUnit: '%' })
/** Per cent of face value is per 100 of it. */
const NOMINAL = 100

export type WatchlistCardProps = {
  page: BondPageData
  port: BondPagePorts['watchlist']
  card: WatchlistCardState
}

/** The user's lists, below the page's header. Their form keeps its state while the card is closed. */
export function WatchlistCard({ page: { bond, facts, header }, port, card }: WatchlistCardProps) {
  const label = useLabel()
  const currentPrice = facts.price.kind === 'value' ? facts.price.value : null
  const terms = { currentPrice, pointValue: NOMINAL / 100, currency: header.currency ?? '' }
  const valuation: WatchlistValuation = values => purchaseProfit(values, terms)
  return (
    <Card id={card.id} title={label('add_to_watchlist')} hidden={!card.open}>
      <CardBody>
        <WatchlistPanel
          {...port(bond.id)}
          lists={card.lists}
          onUpdated={card.setLists}
          fields={FIELDS}
          name={header.name}
          currentPrice={currentPrice}
          valuation={currentPrice === null ? null : valuation}
          formula={label('watchlist_nominal_formula')}
        />
      </CardBody>
    </Card>
  )
}
