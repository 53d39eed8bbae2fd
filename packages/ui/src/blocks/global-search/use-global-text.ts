'use client'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { GlobalKind } from './global-search.reducer.ts'
import type { GlobalText } from './global-search.view-model.ts'

/** The titles of the tabs (shared-blocks §2). */
export const GLOBAL_KIND_LABELS: Readonly<Record<GlobalKind, string>> = {
  bonds: 'global_search_bonds',
  stocks: 'global_search_stocks',
  indexes: 'global_search_indexes',
  companies: 'global_search_companies',
  etfs: 'global_search_etfs',
}

/** Looks a text up in the user's language: numbers as it writes them, kinds by their names. */
export function useGlobalText(): (text: GlobalText) => string {
  const { label, lang } = useUi()
  const nameOf = (kind: GlobalKind) => label(GLOBAL_KIND_LABELS[kind])
  return text => {
    if ('said' in text) return text.said
    const values = Object.entries(text.values).map(([slot, value]) => [
      slot,
      typeof value === 'number' ? (formatDecimal(value, { lang, decimals: 0 }) ?? '') : value,
    ])
    const names = Object.entries(text.named ?? {}).map(([slot, kinds]) => [
      slot,
      kinds.map(nameOf).join(', '),
    ])
    return label(text.key, Object.fromEntries([...values, ...names]))
  }
}
