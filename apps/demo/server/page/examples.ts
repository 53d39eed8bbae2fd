import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { illustrativeBlocks } from './issue-blocks.ts'

/** An example bond; `kind` is the label key of its kind. */
export type Example = { kind: string; issue: BondIssue }

/** One bond of each kind and state; together they cover every section of the page. */
export function exampleBonds(market: Market): Example[] {
  const { bonds } = market
  const outstanding = bonds.filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding)
  const found: [kind: string, issue: BondIssue | null | undefined][] = [
    ['example_note', market.bond(1)],
    [
      'example_reopened',
      outstanding.find(({ kind, auctions }) => kind === 'note' && auctions.some(one => one.reopening)),
    ],
    ['example_bond', outstanding.find(({ kind }) => kind === 'bond')],
    ['example_tips', outstanding.find(({ kind }) => kind === 'tips')],
    ['example_frn', outstanding.find(({ kind }) => kind === 'frn')],
    ['example_corporate', outstanding.find(({ issuerId }) => issuerId === 2)],
    ['example_bank', outstanding.find(({ issuerId }) => issuerId === 5)],
    [
      'example_structured',
      outstanding.find(issue => illustrativeBlocks(issue)['structured-product'] !== undefined),
    ],
    [
      'example_sovereign',
      outstanding.find(issue => issue.kind === 'corporate' && market.issuerOf(issue).sovereign),
    ],
    ['example_matured', bonds.find(issue => market.statusOf(issue) === BOND_STATUS.matured)],
    ['example_defaulted', bonds.find(issue => market.statusOf(issue) === BOND_STATUS.defaulted)],
  ]
  return found.flatMap(([kind, issue]) => (issue ? [{ kind, issue }] : []))
}
