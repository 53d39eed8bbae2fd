'use client'
import type { ComparedItem, CompareKind, CompareKindRules } from '@accrue/ui/charts'
import { useLabel } from '@accrue/ui/foundation'
import { useMemo } from 'react'
import type { ComparedKind, UrlCompared } from '../../rules/chart-url.ts'

/** A bond is compared with at most 9 bonds and 10 indexes (bond-page §5). */
const BONDS = { kind: 'bonds', limit: 9, onVenues: true }
const INDEXES = { kind: 'index', limit: 10 }

/** What a bond is compared with, for `compareReducer`. */
export const COMPARE_RULES: readonly CompareKindRules[] = [BONDS, INDEXES]

/** The same with its texts in the user's language. */
export function useCompareKinds(): readonly CompareKind[] {
  const label = useLabel()
  return useMemo(
    () => [
      {
        ...BONDS,
        label: label('compare_kind_bonds'),
        countLabel: label('compare_count_bonds'),
        limitMessage: label('compare_max_count_alert'),
      },
      {
        ...INDEXES,
        label: label('compare_kind_indexes'),
        countLabel: label('compare_count_indexes'),
        limitMessage: label('compare_max_index_count_alert'),
      },
    ],
    [label],
  )
}

/** The kind of a compared item: the reducer adds no other. */
export function comparedKind(kind: string): ComparedKind {
  return kind === 'index' ? 'index' : 'bonds'
}

/** The items without their names and styles, as requests and addresses have them. */
export function comparedOf(items: readonly ComparedItem[]): UrlCompared[] {
  return items.map(({ kind, id, venueId }) => ({ kind: comparedKind(kind), id, venueId }))
}
