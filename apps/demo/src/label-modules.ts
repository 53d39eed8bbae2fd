import type { Route } from './paths.ts'

/** The modules with the texts of a page, by what it gets: only bond pages get the texts of a bond's sections. */
export const LABEL_SETS = {
  bond: ['ui', 'bond-page', 'site'],
  site: ['ui', 'site'],
} as const
export type LabelSet = keyof typeof LABEL_SETS

/** The texts that a page gets. */
export function labelSetOf({ kind }: Pick<Route, 'kind'>): LabelSet {
  return kind === 'bond' ? 'bond' : 'site'
}
