import {
  vGetAccruedInterestPath,
  vGetBenchmarkBondPath,
  vGetBenchmarkBondQuery,
  vGetPraamsReportPath,
  vGetRatingsHistoryBody,
  vGetRatingsHistoryPath,
} from '@accrue/api-client/schemas'
import type { BenchmarkBondAnswer, NkdAnswer, PraamsReport } from '@accrue/api-client/wire'
import { lastAccruedDay } from '@accrue/ui/foundation/format'
import { json } from '../http/answers.ts'
import { badRequest } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { type BondIssue, FIRST_ISSUER, TREASURY_ISSUER } from '../market/instruments.ts'
import { seededRandom } from '../market/random.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { TREASURY_PRECISION } from '../page/bond-page.ts'
import { infoField } from '../page/info.ts'
import { ratingsHistory } from '../page/ratings.ts'
import { paths, type View, viewOf } from '../page/view.ts'
import { accruedInterest, valueOrNull } from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { requireBond } from './bond-page.ts'

const PRAAMS_SCORES = ['praams_return', 'praams_risk', 'praams_liquidity', 'praams_quality'] as const

/** A made-up report in the provider's style (readings #69), for outstanding bonds of issuers with data of their own. */
function praamsReport({ market, text }: View, issue: BondIssue): PraamsReport | false {
  if (issue.issuerId >= FIRST_ISSUER || market.statusOf(issue) !== BOND_STATUS.outstanding) return false
  return {
    ttl: text('praams_title', { name: issue.name }),
    url: null,
    date: wireDate(market.today),
    fields: PRAAMS_SCORES.flatMap(id =>
      infoField.number(id, 1 + Math.floor(seededRandom('praams', issue.id, id)() * 7)),
    ),
    illustrative: true,
  }
}

export const bondDataRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getAccruedInterest',
    request: { path: vGetAccruedInterestPath },
    handle(call) {
      const { market, clock } = call.deps
      const issue = requireBond(call, call.path.bondId)
      const day = call.path.date
      if (day > lastAccruedDay(clock.today())) throw badRequest('date', 'bad_date')
      const bond = market.pricing.bond(issue)
      const answer: NkdAnswer = {
        nkd: wireNumber(bond ? valueOrNull(accruedInterest({ bond, settlement: day })) : null),
        precision: issue.issuerId === TREASURY_ISSUER ? TREASURY_PRECISION : null,
        currency: issue.currency.code,
        date: wireDate(day),
      }
      return json(answer)
    },
  }),
  route({
    operation: 'getRatingsHistory',
    request: { path: vGetRatingsHistoryPath, body: vGetRatingsHistoryBody },
    handle: call =>
      json(ratingsHistory(viewOf(call), requireBond(call, call.path.bondId), call.body.ratingType)),
  }),
  route({
    operation: 'getBenchmarkBond',
    request: { path: vGetBenchmarkBondPath, query: vGetBenchmarkBondQuery },
    handle(call) {
      const issue = requireBond(call, call.path.id)
      const answer: BenchmarkBondAnswer = {
        response: {
          items: [
            {
              id: issue.id,
              name: issue.name,
              url: paths.bond(issue.id),
              maturity_date: wireDate(issue.maturity),
              cupon_rate: wireNumber(issue.couponRate * 100),
            },
          ],
        },
      }
      return json(answer)
    },
  }),
  route({
    operation: 'getPraamsReport',
    request: { path: vGetPraamsReportPath },
    handle: call => json(praamsReport(viewOf(call), requireBond(call, call.path.bondId))),
  }),
]
