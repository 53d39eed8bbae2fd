import {
  vCountBondViewBody,
  vCountBondViewPath,
  vLogActionPath,
  vLogBondContactActionBody,
  vLogBondContactActionPath,
  vLogContactActionBody,
} from '@accrue/api-client/schemas'
import { noContent } from '../http/answers.ts'
import { badRequest } from '../http/refusal.ts'
import { type ApiRoute, route } from '../http/route.ts'
import { requireBond } from './bond-page.ts'

/** Nobody clicks faster; calls above the limit are dropped silently. */
const LIMITS = { limits: [{ count: 20, seconds: 1 }], dropsQuietly: true } as const

export const logRoutes: readonly ApiRoute[] = [
  route({
    operation: 'logBondContactAction',
    ...LIMITS,
    request: { path: vLogBondContactActionPath, body: vLogBondContactActionBody },
    async handle(call) {
      const { deps, session, body, now } = call
      const bondId = requireBond(call, call.path.bondId).id
      await deps.store.usage.logAction({ userId: session.userId, actionId: body.actionId, bondId }, now)
      return noContent()
    },
  }),
  route({
    operation: 'logContactAction',
    ...LIMITS,
    request: { body: vLogContactActionBody },
    async handle({ deps, session, body, now }) {
      await deps.store.usage.logAction({ userId: session.userId, actionId: body.actionId, bondId: null }, now)
      return noContent()
    },
  }),
  route({
    operation: 'countBondView',
    ...LIMITS,
    request: { path: vCountBondViewPath, body: vCountBondViewBody },
    async handle(call) {
      const { deps, session, body, now } = call
      const { id } = requireBond(call, call.path.bondId)
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
    ...LIMITS,
    request: { path: vLogActionPath },
    async handle({ deps, session, now, path: { actionId } }) {
      await deps.store.usage.logAction({ userId: session.userId, actionId, bondId: null }, now)
      return noContent()
    },
  }),
]
