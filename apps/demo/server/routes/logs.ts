import { integer, nullish, number, picklist, pipe, strictObject } from 'valibot'
import { noContent } from '../http/answers.ts'
import { badRequest } from '../http/refusal.ts'
import { idParam, type Route, route } from '../http/route.ts'
import { bondParam } from './bond-page.ts'
import { entityId } from './tradings.ts'

/** Nobody clicks faster; what comes faster is dropped without a word. */
const LIMITS = { limits: [{ count: 20, seconds: 1 }], dropsQuietly: true } as const

/** 80 the consolidated IFRS table, 76 the FSFR table (bond-page §7). */
const contactAction = strictObject({ actionId: picklist([76, 80]) })

const countryId = nullish(pipe(number(), integer()))

export const logRoutes: readonly Route[] = [
  route({
    operation: 'logBondContactAction',
    method: 'POST',
    path: '/api/bonds/{bondId}/contactActionLog/',
    callClass: 'fire-and-forget',
    ...LIMITS,
    body: contactAction,
    async handle(call) {
      const { deps, session, body, now } = call
      const bondId = bondParam(call, 'bondId').id
      await deps.store.usage.logAction({ userId: session.userId, actionId: body.actionId, bondId }, now)
      return noContent()
    },
  }),
  route({
    operation: 'logContactAction',
    method: 'POST',
    path: '/api/contactActionLog/',
    callClass: 'fire-and-forget',
    ...LIMITS,
    body: contactAction,
    async handle({ deps, session, body, now }) {
      await deps.store.usage.logAction({ userId: session.userId, actionId: body.actionId, bondId: null }, now)
      return noContent()
    },
  }),
  route({
    operation: 'countBondView',
    method: 'POST',
    path: '/api/bonds/{bondId}/incrementStatisticView/',
    callClass: 'fire-and-forget',
    ...LIMITS,
    body: strictObject({ bondId: entityId, emitentCountryId: countryId, emitentCountryRegionId: countryId }),
    async handle(call) {
      const { deps, session, body, now } = call
      const { id } = bondParam(call, 'bondId')
      if (body.bondId !== id) throw badRequest('bondId')
      const view = {
        userId: session.userId,
        bondId: id,
        countryId: body.emitentCountryId ?? null,
        regionId: body.emitentCountryRegionId ?? null,
      }
      await deps.store.usage.logView(view, now)
      return noContent()
    },
  }),
  route({
    operation: 'logAction',
    method: 'GET',
    path: '/cb/current_user/action_log/global/json/{actionId}/',
    callClass: 'fire-and-forget',
    ...LIMITS,
    async handle(call) {
      const { deps, session, now } = call
      const actionId = idParam(call, 'actionId')
      await deps.store.usage.logAction({ userId: session.userId, actionId, bondId: null }, now)
      return noContent()
    },
  }),
]
