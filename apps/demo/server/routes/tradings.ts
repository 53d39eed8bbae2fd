import { seesValues, verdict } from '@accrue/api-client/access'
import { vGetTradingsBody } from '@accrue/api-client/schemas'
import type { CompareItem } from '@accrue/api-client/wire'
import { type Day, daysBetween } from '@accrue/ui/foundation/calendar'
import type { InferOutput } from 'valibot'
import { JSON_TYPE } from '../http/answers.ts'
import { createCache } from '../http/cache.ts'
import { type Body, bodyOf, compressedAnswer } from '../http/compression.ts'
import { badRequest, notFound, Refusal } from '../http/refusal.ts'
import { type ApiRoute, type Call, requireVerdict, route } from '../http/route.ts'
import type { Market } from '../market/market.ts'
import { lastAtOrBefore, within } from '../market/pricing-context.ts'
import { type View, viewOf } from '../page/view.ts'
import { bondRows, indexRows, rowTexts, type WireSeries } from '../wire/trading-rows.ts'
import { unixSeconds } from '../wire/values.ts'

/** Maximum number of items besides the main bond (bond-page §5, readings #19). */
const MAX_BONDS = 9
const MAX_INDEXES = 10

/** The rows of an item; null when it does not exist or has no data on that trading ground. */
function rowsOf(market: Market, { id, tgId, model }: CompareItem): WireSeries | null {
  if (model === 'index') {
    const index = market.index(id)
    return index && indexRows(index)
  }
  const issue = market.bond(id)
  const series = issue === null || tgId === null ? null : market.seriesOn(issue, tgId)
  return issue && series && bondRows(issue, series)
}

/** An unknown main item is 404; an unknown compared item only has no rows. */
function checkMain(market: Market, [main]: readonly CompareItem[]): void {
  if (main && !(main.model === 'index' ? market.index(main.id) : market.bond(main.id))) throw notFound()
}

/** The day with data nearest to the period. */
function nearest(days: readonly Day[], start: Day, end: Day): Day | null {
  const before = days[lastAtOrBefore(days, start)]
  const after = days[lastAtOrBefore(days, end) + 1]
  if (!before || !after) return before ?? after ?? null
  return daysBetween(before, start) <= daysBetween(end, after) ? before : after
}

/** Refuses invalid comparisons (bond-page §4, §5); the first item is the main one. */
function checkItems(call: Call, items: readonly CompareItem[]): void {
  const [main, ...others] = items
  if (!main) throw new Refusal(422, 'no_select_trading_ground')
  if (others.length > 0) requireVerdict(verdict('compare', call.session))
  if (others.filter(other => other.model === 'bonds').length > MAX_BONDS)
    throw new Refusal(422, 'compare_max_count_alert')
  if (others.filter(other => other.model === 'index').length > MAX_INDEXES)
    throw new Refusal(422, 'compare_max_index_count_alert')
  const seen = new Set<string>()
  for (const [index, one] of items.entries()) {
    if (one.model === 'bonds' && one.tgId === null) throw new Refusal(422, 'no_select_trading_ground')
    const key = `${one.model} ${one.id} ${one.model === 'bonds' ? one.tgId : ''}`
    if (seen.has(key)) throw badRequest(`items[${index}]`)
    seen.add(key)
  }
}

export const tradingRoutes: readonly ApiRoute[] = [
  route({
    operation: 'getTradings',
    gatedByHandler: true,
    request: { body: vGetTradingsBody },
    handle(call) {
      const { items, startDate, endDate, chartType } = call.body
      checkItems(call, items)
      checkMain(call.deps.market, items)
      if (startDate > endDate) throw new Refusal(422, 'graph_period_start_incorrect')
      const masks = items.map(one => !seesValues(call.session, one.tgId))
      const request = JSON.stringify([
        call.lang,
        items,
        startDate,
        endDate,
        masks,
        masks.includes(true) ? chartType : null,
      ])
      const body = cachedBody(call.deps.market, request, () =>
        bodyOf(tradings(viewOf(call), call.body, masks)),
      )
      return compressedAnswer(call.request, body, { headers: { 'content-type': JSON_TYPE } })
    },
  }),
]

/** A cache of recent answers, for popular charts: at most two hundred of half a megabyte. */
const cachedBody = createCache<Market, Body>(200, body => body.plain.length <= 524_288)

/** The answer as JSON: rows, the unix second of the nearest day, or nothing. */
export function tradings(
  view: View,
  request: Pick<InferOutput<typeof vGetTradingsBody>, 'items' | 'startDate' | 'endDate' | 'chartType'>,
  masks: readonly boolean[],
): string {
  const { items, startDate, endDate, chartType } = request
  const lines = items.map(one => rowsOf(view.market, one))
  const main = lines[0]
  const [from, to] = main ? within(main.days, startDate, endDate) : [0, 0]
  if (from >= to) {
    const day = main ? nearest(main.days, startDate, endDate) : null
    return day ? String(unixSeconds(day)) : '""'
  }
  const texts = lines.flatMap((rows, index) => {
    if (!rows) return []
    const [first, last] = within(rows.days, startDate, endDate)
    return rowTexts(view, rows, first, last, { masked: masks[index] ?? true, chartType })
  })
  return `[${texts.join(',')}]`
}
