/**
 * P8: the logged actions of the page (bond-page §7) and their ids. The specification defines only the ids of the issuer map and the
 * comparison; the others are our own.
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

export type LoggedAction = keyof typeof USAGE_LOG
