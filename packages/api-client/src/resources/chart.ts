import { callAt } from '../call-at.ts'
import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodePanel } from '../decode/panel.ts'
import { decodeTradings } from '../decode/trading-row.ts'
import type { CallOptions } from '../http.ts'

/** What is drawn: the main bond first, then what it is compared with. */
export type TradingsQuery = {
  items: readonly { id: number; tradingGroundId: number | null; model: 'bonds' | 'index' }[]
  /** First day, included. */
  from: Day
  /** Last day, included. */
  to: Day
  type: 'price' | 'yield' | 'gspread'
  /** The user changed the period (readings #24). */
  periodByUser?: boolean
  /** The caller's own request sequence, from 0. */
  iteration?: number
}

/** Which panel and which period of it. */
export type PanelQuery = (
  | { url: string }
  | { entity: 'bonds' | 'stocks' | 'etf' | 'indexes' | 'company'; id: number }
) & {
  /** Id of a period tab, or `arbitrary` with both days. */
  periodId: string
  from?: Day | null
  to?: Day | null
}

/** Rows for charts and the archive table. */
export function chartCalls(caller: Caller) {
  const { call } = caller
  return {
    /** Rows of the chart and of the archive table, flat for all items; or the nearest day with data; or none. */
    tradings: (query: TradingsQuery, options?: CallOptions) => {
      const items = query.items.map(({ id, tradingGroundId, model }) => ({
        id,
        tgId: tradingGroundId,
        model,
      }))
      const body = {
        items,
        startDate: query.from,
        endDate: query.to,
        chartType: query.type,
        userChangePeriod: query.periodByUser ?? false,
        getChartIteration: query.iteration ?? 0,
      }
      return call('getTradings', { body }, decodeTradings, options)
    },
    /** Data of a chart panel, from its entity or from a same-origin url. */
    panel: (query: PanelQuery, options?: CallOptions) => {
      const body = { periodId: query.periodId, beginDate: query.from ?? null, endDate: query.to ?? null }
      return 'url' in query
        ? callAt(caller, 'getChartData', { url: query.url, body }, decodePanel, options)
        : call('getChartData', { path: { entity: query.entity, id: query.id }, body }, decodePanel, options)
    },
  }
}
