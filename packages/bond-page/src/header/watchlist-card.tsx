'use client'
import type { BondPage } from '@accrue/api-client'
import { WatchlistPanel } from '@accrue/ui/blocks'
import { Card, CardBody } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import type { BondPagePorts } from '../ports.ts'
import type { WatchlistCardState } from './use-watchlist-card.ts'

/** Prices are in per cent of face value. */
const NOMINAL = 100

export type WatchlistCardProps = {
  page: BondPage
  port: BondPagePorts['watchlist']
  card: WatchlistCardState
}

/** The user's lists, below the page's header. Their form keeps its state while the card is closed. */
export function WatchlistCard({ page: { bond, facts, header }, port, card }: WatchlistCardProps) {
  const label = useLabel()
  const { price } = facts
  return (
    <Card id={card.id} title={label('add_to_watchlist')} hidden={!card.open}>
      <CardBody>
        <WatchlistPanel
          {...port(bond.id)}
          lists={card.lists}
          onUpdated={card.setLists}
          bondName={header.name}
          currentPrice={price.kind === 'value' ? price.value : null}
          nominal={NOMINAL}
          {...(header.currency ? { currency: header.currency } : {})}
        />
      </CardBody>
    </Card>
  )
}
