'use client'
import type { BondPage } from '@accrue/api-client'
import type { WatchlistList } from '@accrue/ui/blocks'
import { useId, useState } from 'react'

export type WatchlistCardState = ReturnType<typeof useWatchlistCard>

/** Whether the lists are shown, whether they ever were, and the lists as they are after the last save. */
export function useWatchlistCard({ bond }: Pick<BondPage, 'bond'>) {
  const [state, setState] = useState<'never' | 'closed' | 'open'>('never')
  const [lists, setLists] = useState<readonly WatchlistList[]>(bond.watchlists)
  const open = state === 'open'
  return {
    ...{ open, lists, setLists, id: useId() },
    wanted: state !== 'never',
    toggle: () => setState(open ? 'closed' : 'open'),
  }
}
