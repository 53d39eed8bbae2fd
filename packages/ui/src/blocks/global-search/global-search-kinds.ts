import type { GlobalSearchKind } from './global-search.reducer.ts'

export function kindLabel(kinds: readonly GlobalSearchKind[], id: string): string {
  return kinds.find(({ kind }) => kind === id)?.label ?? ''
}

/** The labels of kinds in one text. */
export function kindLabels(kinds: readonly GlobalSearchKind[], ids: readonly string[]): string {
  return ids.map(id => kindLabel(kinds, id)).join(', ')
}
