/** Pages of a few sentences: what stands behind the valuations that the bond page links to, and where support is asked. */
export const ABOUT = {
  estimation: '/valuation/estimation/',
  fund: '/valuation/fund/',
  evaluated: '/valuation/evaluated/',
  support: '/support/',
} as const

export type AboutSubject = keyof typeof ABOUT

const SUBJECTS = Object.keys(ABOUT) as AboutSubject[]

/** What a path is about; null when it is no such page. */
export function aboutOf(path: string): AboutSubject | null {
  return SUBJECTS.find(subject => ABOUT[subject] === path) ?? null
}

/** Which of the three valuation pages each valuation ground leads to (bond-page §2, §9: 4, 328, 327 and 78). */
export const VALUATION_PAGES: ReadonlyMap<number, string> = new Map([
  [4, ABOUT.estimation],
  [328, ABOUT.fund],
  [327, ABOUT.fund],
  [78, ABOUT.evaluated],
])
