import type { Route } from './paths.ts'

/** The modules with a page's texts: those of a bond's sections come with bond pages alone. */
export function labelModulesOf({ kind }: Pick<Route, 'kind'>): readonly ('ui' | 'bond-page' | 'site')[] {
  return kind === 'bond' ? ['ui', 'bond-page', 'site'] : ['ui', 'site']
}
