'use client'
import { Card, CardBody } from '../../controls/card/card.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { WatchlistCardModel } from './use-watchlist-card.ts'
import type { WatchlistPanelOptions } from './use-watchlist-panel.ts'
import { WatchlistPanel, type WatchlistPanelViewProps } from './watchlist-panel.tsx'

export type WatchlistCardProps = Omit<WatchlistPanelViewProps, 'id'> &
  Omit<WatchlistPanelOptions, 'lists' | 'onUpdated' | 'onRemoved'> & {
    /** From `useWatchlistCard`. */
    model: WatchlistCardModel
  }

/** A `WatchlistPanel` in a card below the page's title, opened by `AddToWatchlist`. Its form keeps its state while the card is closed. */
export const WatchlistCard = forwardRef(function WatchlistCard({
  model: { id, open, lists, onUpdated, onRemoved },
  ...panel
}: WatchlistCardProps) {
  const label = useLabel()
  return (
    <Card id={id} title={label('add_to_watchlist')} hidden={!open} className="mb-2.5">
      <CardBody>
        <WatchlistPanel {...panel} lists={lists} onUpdated={onUpdated} onRemoved={onRemoved} />
      </CardBody>
    </Card>
  )
})
