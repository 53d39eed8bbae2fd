import { FAILED_BANK } from '../market/instruments.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { FUND_ID, illustrativeBlocks } from './issue-blocks.ts'
import { paths, type View } from './view.ts'

/** One thing to look at on the home page. `kind` is the key of its label. */
export type Example = { kind: string; name: string; url: string }

/** One bond of each kind and state, then one of each other entity; between the bonds every section of the page is there. */
export function examples({ market, text }: Pick<View, 'market' | 'text'>): Example[] {
  const { bonds } = market
  const one = (
    kind: string,
    found: { id: number; name: string } | undefined,
    url: (id: number) => string,
  ): Example[] => (found ? [{ kind, name: found.name, url: url(found.id) }] : [])
  const outstanding = bonds.filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding)
  const bond = (kind: string, found: { id: number; name: string } | undefined) => one(kind, found, paths.bond)
  return [
    ...bond('example_note', market.bond(1) ?? undefined),
    ...bond(
      'example_reopened',
      outstanding.find(issue => issue.kind === 'note' && issue.auctions.some(auction => auction.reopening)),
    ),
    ...bond(
      'example_bond',
      outstanding.find(issue => issue.kind === 'bond'),
    ),
    ...bond(
      'example_tips',
      outstanding.find(issue => issue.kind === 'tips'),
    ),
    ...bond(
      'example_frn',
      outstanding.find(issue => issue.kind === 'frn'),
    ),
    ...bond(
      'example_corporate',
      outstanding.find(issue => issue.issuerId === 2),
    ),
    ...bond(
      'example_bank',
      outstanding.find(issue => issue.issuerId === 5),
    ),
    ...bond(
      'example_structured',
      outstanding.find(issue => illustrativeBlocks(issue)['structured-product'] !== undefined),
    ),
    ...bond(
      'example_sovereign',
      outstanding.find(issue => issue.kind === 'corporate' && market.issuerOf(issue).sovereign),
    ),
    ...bond(
      'example_matured',
      bonds.find(issue => market.statusOf(issue) === BOND_STATUS.matured),
    ),
    ...bond(
      'example_defaulted',
      bonds.find(issue => market.statusOf(issue) === BOND_STATUS.defaulted),
    ),
    ...one('example_stock', market.stocks[0], paths.stock),
    ...one('example_etf', { id: FUND_ID, name: text('fund_name') }, paths.etf),
    ...one('example_index', market.index(11) ?? undefined, paths.index),
    ...one('example_company', market.issuer(2) ?? undefined, paths.company),
    ...one('example_failed_bank', market.issuer(FAILED_BANK) ?? undefined, paths.company),
  ]
}
