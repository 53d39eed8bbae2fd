'use client'
import { useEffect } from 'react'
import { warnOnce } from '../../foundation/dev-warnings.ts'
import { compareKindWarnings } from './compare-kind-warnings.ts'
import type { CompareKind } from './compare-kinds.ts'

/** Warns developers of kinds without a label, of two kinds with one name, and of more lines than a chart has styles for. */
export function useCompareKindWarnings(component: string, kinds: readonly CompareKind[]): void {
  useEffect(() => {
    for (const text of compareKindWarnings(component, kinds)) warnOnce(text)
  }, [component, kinds])
}
