'use client'
import { useEffect } from 'react'
import { kindWarnings, warnOnce } from '../../foundation/dev-warnings.ts'
import { SERIES_STYLES } from '../../foundation/tokens/series.ts'
import type { CompareKind } from './compare-kinds.ts'

/** Warnings for developers about the kinds of a comparison, one sentence per mistake. */
export function compareKindWarnings(component: string, kinds: readonly CompareKind[]): string[] {
  const texts = kindWarnings(component, kinds)
  if (kinds.length === 0)
    texts.push(
      `${component}: \`kinds\` is empty, so there is nothing to compare with and nothing is shown. Give it a kind, or leave the comparison out.`,
    )
  const most = kinds.reduce((sum, { limit }) => sum + limit, 0)
  if (most >= SERIES_STYLES)
    texts.push(
      `${component}: the limits of all kinds add up to ${most}, and a chart has styles for ${SERIES_STYLES - 1} compared lines. Lower a \`limit\`.`,
    )
  return texts
}

/** Warns developers about no kinds, kinds without a label, two kinds with one name, and more lines than a chart has styles for. */
export function useCompareKindWarnings(component: string, kinds: readonly CompareKind[] | undefined): void {
  useEffect(() => {
    if (!kinds) return
    for (const text of compareKindWarnings(component, kinds)) warnOnce(text)
  }, [component, kinds])
}
