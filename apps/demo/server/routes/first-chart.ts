import { CHART_STATUSES, CLOSED_STATUSES } from '@accrue/api-client'
import { seesValues } from '@accrue/api-client/access'
import { addMonths } from '@accrue/ui/foundation/calendar'
import { createCache } from '../http/cache.ts'
import type { BondIssue } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { panelData, periodOf } from '../page/chart-panel.ts'
import type { View } from '../page/view.ts'
import { lineOf } from './entity-pages.ts'
import { tradings } from './tradings.ts'

/** A page as far as its chart depends on it. */
type ChartSubject = { kind: string; id?: number }

/**
 * The answer to the first request of a page's chart, as the API gives it to this user; null for a page without a chart, and when the
 * period has no data. Pages have it as a picture in their markup.
 */
export function firstChart(view: View, { kind, id }: ChartSubject): string | null {
  if (id === undefined) return null
  const { market, session, lang } = view
  if (kind === 'bond') {
    const issue = market.bond(id)
    return issue && bondChart(view, issue)
  }
  if (kind !== 'stock' && kind !== 'index') return null
  const line = lineOf(view, kind === 'stock' ? 'stocks' : 'indexes', id)
  const period = line && periodOf(line, PANEL_PERIOD)
  if (!line || !period) return null
  const key = [kind, id, lang, seesValues(session, line.tradingGroundId)].join(' ')
  return cached(market, key, () => JSON.stringify(panelData(view, line, period.start, period.end)))
}

/** Recent answers, which are the same for all users of a kind. */
const cached = createCache<Market, string | null>(200)

/** The first period of stocks and indexes, and the months of a bond's (bond-page §2). */
const PANEL_PERIOD = '1Y'
const BOND_MONTHS = 3

/** Prices on the default trading ground. */
function bondChart(view: View, issue: BondIssue): string | null {
  const { market, session, lang } = view
  const status = market.statusOf(issue)
  const series = market.defaultSeries(issue) ?? market.series(issue)[0]
  if (!series || !CHART_STATUSES.has(status)) return null
  const { id } = series.tradingGround
  const endDate = (CLOSED_STATUSES.has(status) ? series.days.at(-1) : null) ?? market.today
  const isMasked = !seesValues(session, id)
  return cached(market, ['bond', issue.id, lang, isMasked].join(' '), () => {
    const items = [{ id: issue.id, tgId: id, model: 'bonds' as const }]
    const request = {
      items,
      startDate: addMonths(endDate, -BOND_MONTHS),
      endDate,
      chartType: 'price' as const,
    }
    const answer = tradings(view, request, [isMasked])
    return answer.startsWith('[') ? answer : null
  })
}
