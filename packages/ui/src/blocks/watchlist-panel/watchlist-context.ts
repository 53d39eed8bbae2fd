'use client'
import { createContext, type FocusEvent, useContext } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { WatchlistField } from './field-values.ts'
import type { WatchlistValuation } from './profit.ts'
import type { WatchlistPanelModel } from './use-watchlist-panel.ts'
import type { WatchlistRowId, WatchlistRowPart } from './watchlist-panel.state.ts'
import type { WatchlistText } from './watchlist-panel.view-model.ts'

/** What the parts of the panel share. */
type WatchlistContextValue = WatchlistPanelModel & {
  /** The root of every id. */
  id: string
  valuation: WatchlistValuation
  bondName: string | undefined
}

export const WatchlistContext = createContext<WatchlistContextValue | null>(null)

export function useWatchlist(): WatchlistContextValue {
  const value = useContext(WatchlistContext)
  if (!value) throw new Error('A part of the watchlist panel is outside of WatchlistPanel.')
  return value
}

/** Looks texts of the view model up in the user's language. */
export function useWatchlistText(): (text: WatchlistText) => string {
  const { label, lang } = useUi()
  return text => {
    if ('plain' in text) return text.plain
    if (!('count' in text)) return label(text.key, text.values)
    const { key, count } = text
    return label(pluralKey(key, count, lang), { n: formatDecimal(count, { lang }) ?? '' })
  }
}

/** The id of what can take the focus in a row. */
export function partId(id: string, row: WatchlistRowId, part: WatchlistRowPart): string {
  return `${id}-${row}-${part}`
}

/** The id of a column's heading, which names the fields below it. */
export function columnId(id: string, field: WatchlistField): string {
  return `${id}-column-${field}`
}

/** Whether the focus leaves an element, rather than moving within it. */
export function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
