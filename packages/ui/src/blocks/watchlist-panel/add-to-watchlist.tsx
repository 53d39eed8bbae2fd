'use client'
import { GatedButton } from '../../controls/access-prompt/gated-button.tsx'
import { Star } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { WatchlistCardModel } from './use-watchlist-card.ts'

export type AddToWatchlistProps = {
  /** From `useWatchlistCard`. */
  model: WatchlistCardModel
}

/**
 * Opens the page's watchlist card, or shows the access that watchlists need. The star is filled while a list has the security. Phones
 * show only the star.
 */
export function AddToWatchlist({ model: { id, open, lists, onToggle } }: AddToWatchlistProps) {
  const label = useLabel()
  const isListed = lists.some(({ checked }) => checked)
  return (
    <GatedButton
      action="watchlist"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onAllowed={onToggle}
      className="max-desk:border-transparent max-desk:bg-transparent max-desk:px-3.25"
    >
      <Star className={isListed ? 'fill-current' : undefined} />
      <span className="max-desk:sr-text">{label('add_to_watchlist')}</span>
    </GatedButton>
  )
}
