import { type BondFacts, type IssueList, MASKED } from '@accrue/api-client'
import type { AccessPolicy } from '@accrue/ui/foundation'

/** P7: removes values that the user has no access to, in case a server sends them (bond-page §6, access rows 7, 17 and 21). */

/** An object with these fields masked. */
export const masked = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, MASKED])) as Record<Name, typeof MASKED>

const FACTS = masked([
  'price',
  'priceChange',
  'yield',
  'yieldChange',
  'yieldToWorst',
  'discountMargin',
  'pvbp',
  'gSpread',
  'duration',
  'modifiedDuration',
])

const ISSUE_FIELDS = ['weight', 'indicativePrice', 'indicativeYield', 'duration'] as const
const ISSUE = masked(ISSUE_FIELDS)

type VenueValues = { masked: boolean; venueId: number | null }

/** Whether the values are masked already, or the user can see them. */
export const nothingToWithhold = ({ masked, venueId }: VenueValues, access: AccessPolicy): boolean =>
  masked || access.verdict('seeValues', { venueId }).kind === 'allowed'

/** The facts as the user can see them; public facts stay. */
export function withholdFacts(facts: BondFacts, access: AccessPolicy): BondFacts {
  return nothingToWithhold(facts, access)
    ? facts
    : { ...facts, ...FACTS, worstDay: null, blanks: {}, masked: true }
}

/** A list of bonds as the user can see it; public fields stay. */
export function withholdIssues(list: IssueList, access: AccessPolicy): IssueList {
  const items = list.items.map(item =>
    // list items have no trading ground: the server withholds the values of trading ground 381
    nothingToWithhold({ ...item, venueId: null }, access) ||
    ISSUE_FIELDS.every(name => item[name].kind === 'blank')
      ? item
      : { ...item, ...ISSUE, masked: true },
  )
  return { ...list, items }
}
