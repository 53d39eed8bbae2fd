import type { OperationId } from '@accrue/api-client/operations'
import {
  vGetChartDataBody,
  vGetChartDataPath,
  vGetCompanyPagePath,
  vGetCompanyPageQuery,
  vGetEtfPagePath,
  vGetEtfPageQuery,
  vGetIndexPagePath,
  vGetIndexPageQuery,
  vGetStockPagePath,
  vGetStockPageQuery,
} from '@accrue/api-client/schemas'
import type { EntityPage } from '@accrue/api-client/wire'
import { json } from '../http/answers.ts'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, route } from '../http/route.ts'
import {
  bondLine,
  fundLine,
  indexLine,
  type PanelLine,
  panelData,
  periodOf,
  priceLine,
  stockLine,
} from '../page/chart-panel.ts'
import { companyPage, fundPage, indexPage, stockPage } from '../page/entity-page.ts'
import { FUND_ID } from '../page/issue-blocks.ts'
import { type View, viewOf } from '../page/view.ts'
import { commentRequestsOf } from './comments.ts'
import { wireWatchlists } from './watchlist-wire.ts'

/** Kinds of pages other than bonds. */
export type EntityKind = 'stock' | 'etf' | 'index' | 'company'

/** The page's answer; null when the thing does not exist. */
export async function wireEntityPage(
  call: Pick<Call, 'deps' | 'session' | 'lang'>,
  kind: EntityKind,
  id: number,
): Promise<EntityPage | null> {
  const view = viewOf(call)
  const { market } = view
  if (kind === 'etf') return id === FUND_ID ? fundPage(view) : null
  if (kind === 'stock') {
    const stock = market.stock(id)
    if (!stock) return null
    return { ...stockPage(view, stock), watchlist: await wireWatchlists(call, { kind: 'stocks', id }) }
  }
  if (kind === 'index') {
    const index = market.index(id)
    return index ? indexPage(view, index) : null
  }
  const issuer = market.issuer(id)
  return issuer ? companyPage(view, issuer, await commentRequestsOf(call)) : null
}

type PageRequest = { path: typeof vGetStockPagePath; query: typeof vGetStockPageQuery }

function pageRoute(operation: OperationId, kind: EntityKind, request: PageRequest): ApiRoute {
  return route({
    operation,
    request,
    async handle(call) {
      const page = await wireEntityPage(call, kind, call.path.id)
      if (!page) throw notFound()
      return json(page)
    },
  })
}

/** The line of a chart panel; null when there is none. A company has no line of its own. */
export function lineOf(view: View, entity: string, id: number): PanelLine | null {
  const { market } = view
  if (entity === 'stocks') {
    const stock = market.stock(id)
    return stock ? stockLine(stock) : null
  }
  if (entity === 'indexes') {
    const index = market.index(id)
    return index ? indexLine(index) : null
  }
  if (entity === 'etf') return id === FUND_ID ? fundLine(view) : null
  const found = market.priceLines.find(one => one.kind === entity && one.id === id)
  if (found) return priceLine(view, found)
  const issue = entity === 'bonds' ? market.bond(id) : null
  return issue ? bondLine(view, issue) : null
}

export const entityRoutes: readonly ApiRoute[] = [
  pageRoute('getStockPage', 'stock', { path: vGetStockPagePath, query: vGetStockPageQuery }),
  pageRoute('getEtfPage', 'etf', { path: vGetEtfPagePath, query: vGetEtfPageQuery }),
  pageRoute('getIndexPage', 'index', { path: vGetIndexPagePath, query: vGetIndexPageQuery }),
  pageRoute('getCompanyPage', 'company', {
    path: vGetCompanyPagePath,
    query: vGetCompanyPageQuery,
  }),
  route({
    operation: 'getChartData',
    request: { path: vGetChartDataPath, body: vGetChartDataBody },
    handle(call) {
      const view = viewOf(call)
      const line = lineOf(view, call.path.entity, call.path.id)
      if (!line) throw notFound()
      const { periodId, beginDate, endDate } = call.body
      if (periodId !== 'arbitrary') {
        const period = periodOf(line, periodId)
        if (!period) throw badRequest('periodId')
        return json(panelData(view, line, period.start, period.end))
      }
      if (!beginDate || !endDate) throw badRequest(beginDate ? 'endDate' : 'beginDate')
      if (beginDate > endDate) throw new Refusal(422, 'graph_period_start_incorrect')
      return json(panelData(view, line, beginDate, endDate))
    },
  }),
]
