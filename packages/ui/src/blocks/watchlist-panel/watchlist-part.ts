import type { FocusEvent } from 'react'
import type { WatchlistPanelModel } from './use-watchlist-panel.ts'
import type { WatchlistValuation } from './watchlist-profit.shape.ts'
import type { WatchlistField } from './watchlist-values.model.ts'

/** What the parts share. */
export type WatchlistPart = WatchlistPanelModel & {
  /** The root of every id. */
  id: string
  valuation: WatchlistValuation
}

/** The id of a field's input, by which the error summary finds it. */
export function fieldId(id: string, listId: number, field: WatchlistField): string {
  return `${id}-${listId}-${field}`
}

/** Whether the focus goes out of an element, not to another part of it. */
export function leaves({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  return !(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
}
