'use client'
import { useEffect } from 'react'
import { firstDuplicate, warnOnce } from '../../foundation/dev-warnings.ts'
import { SERIES_STYLES } from '../../foundation/tokens/series.ts'
import type { CompareKind } from './compare-kinds.ts'

/** Warnings for developers about the kinds of a comparison, one sentence per mistake. */
export function compareKindWarnings(component: string, kinds: readonly CompareKind[]): string[] {
  const texts = kinds
    .filter(({ label }) => !label)
    .map(({ kind }) => `${component}: the kind "${kind}" has no \`label\`. Give it the text that users read.`)
  const twice = firstDuplicate(kinds.map(({ kind }) => kind))
  if (twice)
    texts.push(
      `${component}: kinds ${twice.first} and ${twice.second} are both "${twice.id}". Give each its own \`kind\`.`,
    )
  const most = kinds.reduce((sum, { limit }) => sum + limit, 0)
  if (most >= SERIES_STYLES)
    texts.push(
      `${component}: the limits of all kinds add up to ${most}, and a chart has styles for ${SERIES_STYLES - 1} compared lines. Lower a \`limit\`.`,
    )
  return texts
}

/** Warns developers about kinds without a label, two kinds with one name, and more lines than a chart has styles for. */
export function useCompareKindWarnings(component: string, kinds: readonly CompareKind[]): void {
  useEffect(() => {
    for (const text of compareKindWarnings(component, kinds)) warnOnce(text)
  }, [component, kinds])
}
