import { vCreateCommentsAccessRequestPath, vGetIssuerCommentsPath } from '@accrue/api-client/schemas'
import type { CommentsAccessAnswer } from '@accrue/api-client/wire'
import type { CommentRequest } from '../db/access-requests.ts'
import { json } from '../http/answers.ts'
import { ACCESS_REQUESTS } from '../http/rate-limits.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import { PROVIDERS } from '../market/comments.ts'
import type { Issuer } from '../market/instruments.ts'
import { wireComments } from '../page/comments.ts'
import { viewOf } from '../page/view.ts'

/** The user's requests for comment files; none for visitors. */
export async function commentRequestsOf({
  deps,
  session,
}: Pick<Call, 'deps' | 'session'>): Promise<readonly CommentRequest[]> {
  return session.userId > 0 ? deps.store.requests.commentRequests(session.userId) : []
}

/** The issuer of an id; 404 when it does not exist. */
export function requireIssuer({ deps }: Pick<Call, 'deps'>, id: number): Issuer {
  const issuer = deps.market.issuer(id)
  if (!issuer) throw notFound()
  return issuer
}

export const commentRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getIssuerComments',
    request: { path: vGetIssuerCommentsPath },
    async handle(call) {
      const issuer = requireIssuer(call, call.path.emitentId)
      return json(wireComments(viewOf(call), issuer, await commentRequestsOf(call)))
    },
  }),
  route({
    operation: 'createCommentsAccessRequest',
    request: { path: vCreateCommentsAccessRequestPath },
    async handle(call) {
      const { deps, session, now } = call
      const { providerId } = call.path
      if (!PROVIDERS.some(provider => provider.id === providerId)) throw notFound()
      const before = await commentRequestsOf(call)
      if (!before.some(request => request.providerId === providerId)) {
        await deps.limits.consume('access requests', `user ${session.userId}`, ACCESS_REQUESTS, now)
        await deps.store.requests.requestComments(session.userId, providerId, now)
      }
      const answer: CommentsAccessAnswer = { response: { items: [{ success: 1 }] } }
      return json(answer)
    },
  }),
]
