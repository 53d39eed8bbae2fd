import type { BondPageData } from '@accrue/api-client'

/** P3: the label key of the section's heading and of its link in the menu: a state's analytics are on its debt (bond-page §2). */
export function analyticsLabel({ bond }: Pick<BondPageData, 'bond'>): string {
  return bond.sovereign ? 'section_sovereign_analytics' : 'section_issuer_analytics'
}
