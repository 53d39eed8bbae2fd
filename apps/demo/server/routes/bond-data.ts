import type { BenchmarkBondAnswer, NkdAnswer } from '@accrue/api-client/wire'
import { lastAccruedDay } from '@accrue/ui/foundation/format'
import { picklist, strictObject } from 'valibot'
import { json } from '../http/answers.ts'
import { badRequest } from '../http/refusal.ts'
import { dayParam, type Route, route } from '../http/route.ts'
import { TREASURY_ISSUER } from '../market/instruments.ts'
import { TREASURY_PRECISION } from '../page/bond-page.ts'
import { ratingsHistory } from '../page/ratings.ts'
import { paths, viewOf } from '../page/view.ts'
import { accruedInterest, valueOrNull } from '../pricing/index.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { bondParam } from './bond-page.ts'

export const bondDataRoutes: readonly Route[] = [
  route({
    operation: 'getAccruedInterest',
    method: 'GET',
    path: '/api/bonds/{bondId}/getNkdInfo/{date}/',
    callClass: 'read',
    handle(call) {
      const { market, clock } = call.deps
      const issue = bondParam(call, 'bondId')
      const day = dayParam(call, 'date')
      if (day > lastAccruedDay(clock.today())) throw badRequest('date', 'bad_date')
      const bond = market.desk.bond(issue)
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
    body: strictObject({
      ratingType: picklist(['emission', 'emitent', 'spv', 'surety', 'guarantors', 'offeror']),
    }),
    handle: call => json(ratingsHistory(viewOf(call), bondParam(call, 'bondId'), call.body.ratingType)),
  }),
  route({
    operation: 'getBenchmarkBond',
    method: 'GET',
    path: '/cb/emissions/item/global/json/{id}/',
    callClass: 'read',
    query: ['lang'],
    handle(call) {
      const issue = bondParam(call, 'id')
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
