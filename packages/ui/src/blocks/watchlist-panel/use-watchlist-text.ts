'use client'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { WatchlistText } from './watchlist-panel.shape.ts'

/** Gives the words of a text in the user's language; what the server says stands as it is. */
export function useWatchlistText(): (text: WatchlistText) => string {
  const label = useLabel()
  return text => ('plain' in text ? text.plain : label(text.key, text.values))
}
