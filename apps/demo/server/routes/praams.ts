import { vGetPraamsReportPath } from '@accrue/api-client/schemas'
import type { PraamsReport } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { type BondIssue, FIRST_ISSUER } from '../market/instruments.ts'
import { seededRandom } from '../market/random.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { infoField } from '../page/info.ts'
import { type View, viewOf } from '../page/view.ts'
import { wireDate } from '../wire/values.ts'
import { requireBond } from './bond-page.ts'

const SCORES = ['praams_return', 'praams_risk', 'praams_liquidity', 'praams_quality'] as const

/** A made-up report in the provider's style (readings #69), for outstanding bonds of issuers with data of their own. */
function report({ market, text }: View, issue: BondIssue): PraamsReport | false {
  if (issue.issuerId >= FIRST_ISSUER || market.statusOf(issue) !== BOND_STATUS.outstanding) return false
  return {
    ttl: text('praams_title', { name: issue.name }),
    url: null,
    date: wireDate(market.today),
    fields: SCORES.flatMap(id =>
      infoField.number(id, 1 + Math.floor(seededRandom('praams', issue.id, id)() * 7)),
    ),
    illustrative: true,
  }
}

export const praamsRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getPraamsReport',
    method: 'GET',
    path: '/api/bonds/{bondId}/praams/',
    callClass: 'read',
    gate: 'praams',
    request: { path: vGetPraamsReportPath },
    handle: call => json(report(viewOf(call), requireBond(call, call.path.bondId))),
  }),
]
