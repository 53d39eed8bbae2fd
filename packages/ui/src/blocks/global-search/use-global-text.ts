'use client'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { GlobalText } from './global-search.view-model.ts'

/** Resolves a text in the user's language, with formatted numbers. */
export function useGlobalText(): (text: GlobalText | { key: string; values?: LabelValues }) => string {
  const { label, lang } = useUi()
  return text => {
    if ('text' in text) return text.text
    const values = Object.entries(text.values ?? {}).map(([slot, value]) => [
      slot,
      typeof value === 'number' ? (formatDecimal(value, { lang, decimals: 0 }) ?? '') : value,
    ])
    return label(text.key, Object.fromEntries(values))
  }
}
