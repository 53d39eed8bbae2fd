'use client'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import type { LabelValues } from '../../foundation/labels/labels.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { CompareText } from './compare-search.view-model.ts'

/** Resolves a text in the user's language, with formatted numbers. */
export function useCompareText(): (text: CompareText) => string {
  const { label, lang } = useUi()
  return ({ key, values = {} }) => label(key, formatted(values, lang))
}

function formatted(values: LabelValues, lang: string): LabelValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'number' ? (formatDecimal(value, { lang, decimals: 0 }) ?? '') : value,
  ])
  return Object.fromEntries(entries)
}
