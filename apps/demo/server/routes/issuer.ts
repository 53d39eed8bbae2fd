import {
  vDeleteIndicatorRequestPath,
  vGetIssuerIndicatorsPath,
  vGetIssuerMapPath,
  vGetIssuerMapQuery,
  vGetIssuerNetworkPath,
} from '@accrue/api-client/schemas'
import type { DeleteRequestAnswer, NetworkRow } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import { relatedCompaniesOf } from '../market/filers.ts'
import type { Issuer } from '../market/instruments.ts'
import { indicators } from '../page/indicators.ts'
import { FUND_ID } from '../page/issue-blocks.ts'
import { issuerMap } from '../page/issuer-map.ts'
import { paths, viewOf } from '../page/view.ts'
import { wireNumber } from '../wire/values.ts'
import { requireIssuer } from './comments.ts'

/** The fund's number among related companies. It is not an issuer, and its page uses another number. */
const FUND_AS_HOLDER = 60_001

/** The issuer's subsidiaries. */
function relatedFrom(call: Call, issuer: Issuer): NetworkRow[] {
  const { text } = viewOf(call)
  const relations = relatedCompaniesOf(call.deps.market.data, issuer.id)
  // A company with two owners is one company.
  const ids = new Map([...relations].reverse().map(({ name, id }) => [name, id]))
  return relations.map(relation => {
    const kind = text(`relation_${relation.kind.replaceAll(' ', '_')}`)
    return {
      emitent_id: ids.get(relation.name) ?? relation.id,
      related_emitent_id: ids.get(relation.parent) ?? null,
      emitent_name: relation.name,
      rel_type_name: kind,
      share: wireNumber(relation.share),
      url: null,
    }
  })
}

/** The issuer's owners: the data knows only the fund, which owns its bonds. */
function relatedTo(call: Call, issuer: Issuer): NetworkRow[] {
  const { text, market } = viewOf(call)
  const isInFund = market.issuesOf(issuer.id).some(issue => issue.holding !== null)
  if (!isInFund) return []
  return [
    {
      emitent_id: FUND_AS_HOLDER,
      emitent_name: text('fund_name'),
      rel_type_name: text('relation_bondholder'),
      share: wireNumber(null),
      url: paths.etf(FUND_ID),
    },
  ]
}

export const issuerRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getIssuerIndicators',
    request: { path: vGetIssuerIndicatorsPath },
    async handle(call) {
      const { deps, session } = call
      const issuer = requireIssuer(call, call.path.emitentId)
      const requests = session.userId > 0 ? await deps.store.requests.savedRequests(session.userId) : []
      return json(indicators(viewOf(call), issuer.id, requests))
    },
  }),
  route({
    operation: 'deleteIndicatorRequest',
    idempotent: true,
    request: { path: vDeleteIndicatorRequestPath },
    async handle({ deps, session, path }) {
      // Another user's request counts as unknown (access row 32).
      const gone = await deps.store.requests.deleteSavedRequest(session.userId, path.id)
      if (!gone) throw notFound()
      const answer: DeleteRequestAnswer = { response: { items: [{ status: 1 }] } }
      return json(answer)
    },
  }),
  route({
    operation: 'getIssuerMap',
    request: { path: vGetIssuerMapPath, query: vGetIssuerMapQuery },
    handle(call) {
      const issuer = requireIssuer(call, call.path.emitentId)
      const { bondId = null } = call.query
      if (bondId !== null && !call.deps.market.bond(bondId)) throw notFound()
      return json(issuerMap(viewOf(call), issuer, bondId))
    },
  }),
  route({
    operation: 'getIssuerNetwork',
    request: { path: vGetIssuerNetworkPath },
    handle(call) {
      const issuer = requireIssuer(call, call.path.emitentId)
      return json(call.path.direction === 'from' ? relatedFrom(call, issuer) : relatedTo(call, issuer))
    },
  }),
]
