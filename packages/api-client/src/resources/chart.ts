import type { Caller } from '../caller.ts'
import type { Day } from '../decode/day.ts'
import { decodePanel } from '../decode/panel.ts'
import { decodeTradings } from '../decode/trading-row.ts'
import { FOREIGN_URL } from '../fault.ts'
import { getChartData, getTradings } from '../generated/sdk.gen.ts'
import type { CallOptions } from '../policy.ts'

/** Enough for 20 items over many years (`x-max-bytes`). */
const TRADINGS_MAX_BYTES = 32 * 1024 * 1024

/** The main bond comes first, then the compared items. */
export type TradingsQuery = {
  items: readonly { kind: 'bonds' | 'index'; id: number; venueId: number | null }[]
  /** First day, inclusive. */
  from: Day
  /** Last day, inclusive. */
  to: Day
  type: 'price' | 'yield' | 'gspread'
  /** The user changed the period (readings #24). */
  periodByUser?: boolean
  /** The caller's request counter, from 0. */
  iteration?: number
}

/** A panel and one of its periods. */
export type PanelQuery = (
  | { url: string }
  | { entity: 'bonds' | 'stocks' | 'etf' | 'indexes' | 'company' | 'commodities' | 'currencies'; id: number }
) & {
  /** Id of a period tab, or `arbitrary` with both days. */
  periodId: string
  from?: Day | null
  to?: Day | null
}

export function chartCalls({ read, readOrEmpty, ownPath }: Caller) {
  return {
    /** Rows of all items in one list, for the chart and the archive table; or the nearest day with data; or nothing. */
    tradings: (query: TradingsQuery, options?: CallOptions) => {
      const items = query.items.map(({ kind, id, venueId }) => ({
        id,
        tgId: venueId,
        model: kind,
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
    /** A chart panel, by entity or by same-origin url. */
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
