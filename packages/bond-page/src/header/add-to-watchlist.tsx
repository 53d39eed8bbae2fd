'use client'
import { GatedButton, lazyWithPlaceholder } from '@accrue/ui/controls'
import { useLabel } from '@accrue/ui/foundation'
import { Star } from '@accrue/ui/foundation/icons'
import type { WatchlistCardState } from './use-watchlist-card.ts'

/** Smallest height of the lists in pixels. */
const LISTS_HEIGHT = 200

/** Loads with the first press: the card needs a dialog and a calendar. */
export const LazyWatchlistCard = lazyWithPlaceholder(
  async () => (await import('./watchlist-card.tsx')).WatchlistCard,
  () => LISTS_HEIGHT,
)

/** Opens the lists, or shows the access that they need (bond-page §4, access row 4). The star is filled while a list has the bond. */
export function AddToWatchlist({ open, toggle, lists, id }: WatchlistCardState) {
  const label = useLabel()
  const isListed = lists.some(({ checked }) => checked)
  return (
    <GatedButton
      action="watchlist"
      aria-expanded={open}
      aria-controls={open ? id : undefined}
      onAllowed={toggle}
      className="max-desk:border-transparent max-desk:bg-transparent max-desk:px-3.25"
    >
      <Star className={isListed ? 'fill-current' : undefined} />
      <span className="max-desk:sr-text">{label('add_to_watchlist')}</span>
    </GatedButton>
  )
}
