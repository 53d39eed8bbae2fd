'use client'
import { useEffect } from 'react'
import { kindWarnings, warnOnce } from '../../foundation/dev-warnings.ts'
import type { GlobalSearchKind } from './global-search.reducer.ts'

/** Warnings for developers about the kinds of a global search, one sentence per mistake. */
export function globalKindWarnings(kinds: readonly GlobalSearchKind[], navigates: boolean): string[] {
  const withoutLinks = navigates ? kinds.filter(({ hrefOf }) => !hrefOf) : []
  return [
    ...kindWarnings('GlobalSearch', kinds),
    ...withoutLinks.map(
      ({ kind }) =>
        `GlobalSearch: the kind "${kind}" has no \`hrefOf\`, so its results cannot be chosen. Give it one, or handle choices with \`onSelect\`.`,
    ),
  ]
}

/** Warns developers about kinds without a label or links, and two kinds with one name. */
export function useGlobalKindWarnings(kinds: readonly GlobalSearchKind[], navigates: boolean): void {
  useEffect(() => {
    for (const text of globalKindWarnings(kinds, navigates)) warnOnce(text)
  }, [kinds, navigates])
}
