import {
  vGetAccruedInterestPath,
  vGetBenchmarkBondPath,
  vGetBenchmarkBondQuery,
  vGetRatingsHistoryBody,
  vGetRatingsHistoryPath,
} from '@accrue/api-client/schemas'
import type { BenchmarkBondAnswer, NkdAnswer } from '@accrue/api-client/wire'
import { lastAccruedDay } from '@accrue/ui/foundation/format'
import { json } from '../http/answers.ts'
import { badRequest } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { TREASURY_ISSUER } from '../market/instruments.ts'
import { TREASURY_PRECISION } from '../page/bond-page.ts'
import { ratingsHistory } from '../page/ratings.ts'
import { paths, viewOf } from '../page/view.ts'
import { accruedInterest, valueOrNull } from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { requireBond } from './bond-page.ts'

export const bondDataRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getAccruedInterest',
    method: 'GET',
    path: '/api/bonds/{bondId}/getNkdInfo/{date}/',
    callClass: 'read',
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
    method: 'POST',
    path: '/api/bonds/{bondId}/getRatingsHistory/',
    callClass: 'read',
    request: { path: vGetRatingsHistoryPath, body: vGetRatingsHistoryBody },
    handle: call =>
      json(ratingsHistory(viewOf(call), requireBond(call, call.path.bondId), call.body.ratingType)),
  }),
  route({
    operation: 'getBenchmarkBond',
    method: 'GET',
    path: '/cb/emissions/item/global/json/{id}/',
    callClass: 'read',
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
]
