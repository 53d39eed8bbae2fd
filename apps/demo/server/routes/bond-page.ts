import {
  vGetBondPagePath,
  vGetBondPageQuery,
  vGetLatestIssuesPath,
  vGetLatestIssuesQuery,
  vGetSimilarBondsPath,
  vGetSimilarBondsQuery,
} from '@accrue/api-client/schemas'
import type { BondPage } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { createCache } from '../http/cache.ts'
import { notFound } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { bondPage } from '../page/bond-page.ts'
import { wireComments } from '../page/comments.ts'
import { issueList } from '../page/issue-list.ts'
import { viewOf } from '../page/view.ts'
import { commentRequestsOf } from './comments.ts'
import { wireWatchlists } from './watchlist-wire.ts'

/** The bond of an id; 404 when it does not exist on the demo's day. */
export function requireBond({ deps }: Pick<Call, 'deps'>, id: number): BondIssue {
  const issue = deps.market.bond(id)
  if (!issue) throw notFound()
  return issue
}

/** The page's answer, also embedded in the page so that the first view needs no request. */
export async function wireBondPage(
  call: Pick<Call, 'deps' | 'session' | 'lang'>,
  issue: BondIssue,
): Promise<BondPage> {
  const [watchlist, requests] = await Promise.all([
    wireWatchlists(call, { kind: 'bonds', id: issue.id }),
    commentRequestsOf(call),
  ])
  const view = viewOf(call)
  const { level, grants, nsd } = call.session
  const kind = [issue.id, call.lang, level, grants, nsd].join(' ')
  const cached = cachedPage(call.deps.market, kind, () => bondPage(view, issue))
  const page = { ...cached, pdf: call.deps.printer.available() }
  if (call.session.userId === 0) return page
  const comments = wireComments(view, view.market.issuerOf(issue), requests)
  return { ...page, context: { ...page.context, watchlist, comments } }
}

/** Cached pages, one per kind of user; user-specific parts are added afterwards. */
const cachedPage = createCache<Market, BondPage>(400)

export const bondPageRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getBondPage',
    request: { path: vGetBondPagePath, query: vGetBondPageQuery },
    handle: async call => json(await wireBondPage(call, requireBond(call, call.path.id))),
  }),
  route({
    operation: 'getLatestIssues',
    request: { path: vGetLatestIssuesPath, query: vGetLatestIssuesQuery },
    handle(call) {
      const issues = call.deps.market.issuesOf(requireBond(call, call.path.id).issuerId)
      return json(issueList(viewOf(call), issues, call.query.page ?? 1))
    },
  }),
  route({
    operation: 'getSimilarBonds',
    request: { path: vGetSimilarBondsPath, query: vGetSimilarBondsQuery },
    handle(call) {
      const issues = call.deps.market.similarTo(requireBond(call, call.path.bondId))
      return json({ response: issueList(viewOf(call), issues, call.query.page ?? 1) })
    },
  }),
]
