import type { AboutSubject } from '../../src/paths.ts'

/** Short text pages: one per valuation that the bond page links to, and one for support. */
export const ABOUT = {
  estimation: '/valuation/estimation/',
  fund: '/valuation/fund/',
  evaluated: '/valuation/evaluated/',
  support: '/support/',
} as const satisfies Record<AboutSubject, string>

const SUBJECTS = Object.keys(ABOUT) as AboutSubject[]

/** The text page at a path; null when there is none. */
export function aboutOf(path: string): AboutSubject | null {
  return SUBJECTS.find(subject => ABOUT[subject] === path) ?? null
}

/** The valuation page of each trading ground with a valuation (bond-page §2, §9: 4, 328, 327 and 78). */
export const VALUATION_PAGES: ReadonlyMap<number, string> = new Map([
  [4, ABOUT.estimation],
  [328, ABOUT.fund],
  [327, ABOUT.fund],
  [78, ABOUT.evaluated],
])
