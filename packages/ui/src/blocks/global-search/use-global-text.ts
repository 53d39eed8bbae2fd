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

/** Resolves a text in the user's language, with formatted numbers and the names of kinds. */
export function useGlobalText(): (text: GlobalText) => string {
  const { label, lang } = useUi()
  const nameOf = (kind: GlobalKind) => label(GLOBAL_KIND_LABELS[kind])
  return text => {
    if ('text' in text) return text.text
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
