import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodePanel } from '../decode/panel.ts'
import { decodeTradings } from '../decode/trading-row.ts'
import { FOREIGN_URL } from '../fault.ts'
import { getChartData, getTradings } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Rows of 20 items over many years (`x-max-bytes`). */
const TRADINGS_MAX_BYTES = 32 * 1024 * 1024

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
export function chartCalls({ read, readOrEmpty, ownPath }: Caller) {
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
      return readOrEmpty(request => getTradings({ ...request, body }), decodeTradings, {
        maxBytes: TRADINGS_MAX_BYTES,
        ...options,
      })
    },
    /** Data of a chart panel, from its entity or from a same-origin url. */
    panel: (query: PanelQuery, options?: CallOptions) => {
      const body = { periodId: query.periodId, beginDate: query.from ?? null, endDate: query.to ?? null }
      if ('url' in query) {
        const url = ownPath(query.url)
        if (url === null) return Promise.resolve(FOREIGN_URL)
        return read(request => request.client.post({ ...request, url, body }), decodePanel, options)
      }
      const path = { entity: query.entity, id: query.id }
      return read(request => getChartData({ ...request, path, body }), decodePanel, options)
    },
  }
}
