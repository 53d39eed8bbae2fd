'use client'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { WatchlistText } from './watchlist-panel.shape.ts'

/** Gives the words of a text in the user's language; what the server says stands as it is. */
export function useWatchlistText(): (text: WatchlistText) => string {
  const { label, lang } = useUi()
  return text => {
    if ('plain' in text) return text.plain
    if (!('count' in text)) return label(text.key, text.values)
    const { key, count } = text
    return label(pluralKey(key, count, lang), { n: formatDecimal(count, { lang }) ?? '' })
  }
}
