/**
 * P8: the actions of the page that usage logging covers (bond-page §7), and the number under which each is logged.
 * The specification numbers only the issuer map and the comparison; the others have numbers of our own,
 * changed here and nowhere else.
 */
export const USAGE_LOG = {
  yieldChart: 1,
  spreadChart: 2,
  pdf: 3,
  copyPage: 4,
  quoteTable: 5,
  /** A click in the menu of the page's sections (shared-blocks §7). */
  sectionMenu: 6,
  compare: 297,
  issuerMap: 299,
} as const satisfies Readonly<Record<string, number>>

/** What can be logged. */
export type LoggedAction = keyof typeof USAGE_LOG
