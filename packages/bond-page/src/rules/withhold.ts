import { type BondFacts, type IssueList, MASKED } from '@accrue/api-client'
import type { AccessPolicy } from '@accrue/ui/foundation'

/**
 * P7: what a user may not see is not drawn, even if a server sent it. The server withholds first; this is the second lock
 * (bond-page §6, access rows 7, 17 and 21).
 */

/** These figures, withheld. */
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

type OnGround = { masked: boolean; tradingGroundId: number | null }

/** Whether nothing is left to withhold. */
export const nothingToWithhold = ({ masked, tradingGroundId }: OnGround, access: AccessPolicy): boolean =>
  masked || access.verdict('seeValues', { tradingGroundId }).kind === 'allowed'

/** The strip of facts as the user may see it; what is public stays. */
export function withholdFacts(facts: BondFacts, access: AccessPolicy): BondFacts {
  return nothingToWithhold(facts, access)
    ? facts
    : { ...facts, ...FACTS, worstDay: null, blanks: {}, masked: true }
}

/** A list of bonds as the user may see it; what is public of a bond stays. */
export function withholdIssues(list: IssueList, access: AccessPolicy): IssueList {
  const items = list.items.map(item =>
    // the list has no grounds: the server withholds the figures of ground 381
    nothingToWithhold({ ...item, tradingGroundId: null }, access) ||
    ISSUE_FIELDS.every(name => item[name].kind === 'blank')
      ? item
      : { ...item, ...ISSUE, masked: true },
  )
  return { ...list, items }
}
