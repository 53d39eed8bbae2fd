import type { CommentsAccessAnswer } from '@accrue/api-client/wire'
import type { CommentRequest } from '../db/access-requests.ts'
import { json } from '../http/answers.ts'
import { notFound } from '../http/refusal.ts'
import { type Call, idParam, type Route, route } from '../http/route.ts'
import { PROVIDERS } from '../market/comments.ts'
import type { Issuer } from '../market/instruments.ts'
import { wireComments } from '../page/comments.ts'
import { viewOf } from '../page/view.ts'
import { ACCESS_REQUESTS } from './quotes.ts'

/** The user's requests for comment files; none for visitors. */
export async function commentRequests({
  deps,
  session,
}: Pick<Call<unknown>, 'deps' | 'session'>): Promise<readonly CommentRequest[]> {
  return session.userId > 0 ? deps.store.requests.commentRequests(session.userId) : []
}

/** The issuer of a path parameter; 404 when there is none. */
export function issuerParam(call: Call<unknown>, name: string): Issuer {
  const issuer = call.deps.market.issuer(idParam(call, name))
  if (!issuer) throw notFound()
  return issuer
}

export const commentRoutes: readonly Route[] = [
  route({
    operation: 'getIssuerComments',
    method: 'GET',
    path: '/api/company/{emitentId}/comments_about/',
    callClass: 'read',
    async handle(call) {
      const issuer = issuerParam(call, 'emitentId')
      return json(wireComments(viewOf(call), issuer, await commentRequests(call)))
    },
  }),
  route({
    operation: 'createCommentsAccessRequest',
    method: 'GET',
    path: '/api/comments/create_comments_access_request/{providerId}/',
    callClass: 'writing-get',
    gate: 'commentFile',
    async handle(call) {
      const { deps, session, now } = call
      const providerId = idParam(call, 'providerId')
      if (!PROVIDERS.some(provider => provider.id === providerId)) throw notFound()
      const before = await commentRequests(call)
      if (!before.some(request => request.providerId === providerId)) {
        deps.limits.take('access requests', `user ${session.userId}`, ACCESS_REQUESTS, now)
        await deps.store.requests.requestComments(session.userId, providerId, now)
      }
      const answer: CommentsAccessAnswer = { response: { items: [{ success: 1 }] } }
      return json(answer)
    },
  }),
]
