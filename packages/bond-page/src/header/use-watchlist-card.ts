'use client'
import type { BondPageData } from '@accrue/api-client'
import type { WatchlistList } from '@accrue/ui/blocks'
import { useId, useState } from 'react'

export type WatchlistCardState = ReturnType<typeof useWatchlistCard>

/** Whether the card is open, whether it has ever been opened, and the lists as of the last save. */
export function useWatchlistCard({ bond }: Pick<BondPageData, 'bond'>) {
  const [state, setState] = useState<'never' | 'closed' | 'open'>('never')
  const [lists, setLists] = useState<readonly WatchlistList[]>(bond.watchlists)
  const id = useId()
  const open = state === 'open'
  return {
    open,
    lists,
    setLists,
    id,
    mounted: state !== 'never',
    toggle: () => setState(open ? 'closed' : 'open'),
  }
}
