'use client'
import { createContext, useContext } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { pluralKey } from '../../foundation/labels/plural-key.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import type { WatchlistValuation } from './profit.ts'
import type { WatchlistPanelModel } from './use-watchlist-panel.ts'
import type { WatchlistField, WatchlistText } from './watchlist-fields.ts'
import type { WatchlistRowId, WatchlistRowPart } from './watchlist-panel.state.ts'

/** How results are computed, and the explanation of it. */
export type WatchlistResults = { valuation: WatchlistValuation; formula: WatchlistText | null }

/** The context of the panel's parts. */
type WatchlistContextValue = WatchlistPanelModel & {
  /** The prefix of all ids. */
  id: string
  name: string | undefined
  currentPrice: number | null
  detailsTitle: string | undefined
  detailsNote: string | undefined
  /** Null when results cannot be computed. */
  results: WatchlistResults | null
}

export const WatchlistContext = createContext<WatchlistContextValue | null>(null)

export function useWatchlist(): WatchlistContextValue {
  const value = useContext(WatchlistContext)
  if (!value) throw new Error('A part of the watchlist panel is outside of WatchlistPanel.')
  return value
}

/** Resolves texts of the view model in the user's language. */
export function useWatchlistText(): (text: WatchlistText) => string {
  const { label, lang } = useUi()
  const textOf = (text: WatchlistText): string => {
    if ('plain' in text) return text.plain
    const field = text.field ? textOf(text.field) : ''
    if ('count' in text) {
      const { key, count } = text
      return label(pluralKey(key, count, lang), { n: formatDecimal(count, { lang }) ?? '', field })
    }
    const values = Object.entries(text.values ?? {}).map(([name, value]) => [name, valueText(value, lang)])
    return label(text.key, { ...Object.fromEntries(values), field })
  }
  return textOf
}

function valueText(value: string | number, lang: string): string {
  return typeof value === 'string' ? value : (formatDecimal(value, { maxDecimals: 6, lang }) ?? '')
}

/** The label of a field, with the unit of a number: "Price, USD". */
export function useFieldName(): (field: WatchlistField) => string {
  const label = useLabel()
  const textOf = useWatchlistText()
  return field => {
    const name = textOf(field.label)
    const unit = field.kind === 'number' ? field.unit : undefined
    return unit ? label('watchlist_with_unit', { name, unit }) : name
  }
}

/** The id of a focusable part of a row. */
export function watchlistPartId(id: string, row: WatchlistRowId, part: WatchlistRowPart): string {
  return `${id}-${row}-${part}`
}

/** The id of a column's heading, which labels the fields below it. */
export function watchlistColumnId(id: string, field: string): string {
  return `${id}-column-${field}`
}
