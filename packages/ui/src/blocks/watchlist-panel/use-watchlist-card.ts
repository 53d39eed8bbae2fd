'use client'
import { useId, useState } from 'react'
import type { WatchlistList } from './field-values.ts'

export type WatchlistCardModel = {
  /** Id of the card, for the button that opens it. */
  id: string
  open: boolean
  /** Whether the card has ever been open: until then it need not be loaded. */
  mounted: boolean
  /** The lists as of the last save. */
  lists: readonly WatchlistList[]
  onToggle: () => void
  onUpdated: (lists: readonly WatchlistList[]) => void
  onRemoved: (lists: readonly WatchlistList[]) => void
}

/** State of a page's watchlist button and card. `initialLists` are the lists that the page was loaded with. */
export function useWatchlistCard(initialLists: readonly WatchlistList[]): WatchlistCardModel {
  const [state, setState] = useState<'never' | 'closed' | 'open'>('never')
  const [lists, setLists] = useState(initialLists)
  const open = state === 'open'
  return {
    id: useId(),
    open,
    mounted: state !== 'never',
    lists,
    onToggle: () => setState(open ? 'closed' : 'open'),
    onUpdated: setLists,
    onRemoved: removed =>
      setLists(before => before.map(list => removed.find(({ id }) => id === list.id) ?? list)),
  }
}
