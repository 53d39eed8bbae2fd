import type { SourceNote } from '@accrue/api-client/wire'
import type { BondIssue } from '../market/instruments.ts'
import { ESTIMATION, FEDINVEST, FUND_VALUATION, NSD } from '../market/trading-grounds.ts'
import { wireDate } from '../wire/values.ts'
import type { View } from './view.ts'

/** Label key of each trading ground's source note. */
const TRADING_GROUND_NOTES: Record<number, string> = {
  [ESTIMATION.id]: 'source_estimation',
  [FEDINVEST.id]: 'source_fedinvest',
  [FUND_VALUATION.id]: 'source_fund_valuation',
  [NSD.id]: 'source_nsd',
}

/** Sources and dates of the page's numbers, and which of them are made up. */
export function sources(
  { market, text }: View,
  issue: BondIssue,
  illustrative: readonly string[],
): SourceNote[] {
  const tradingGrounds = market.series(issue).map(({ tradingGround, days }) => ({
    id: `ground-${tradingGround.id}`,
    text: text(TRADING_GROUND_NOTES[tradingGround.id] ?? 'source_trading_ground'),
    as_of: wireDate(days.at(-1)),
    ...(tradingGround.illustrative ? { illustrative: true } : {}),
  }))
  const terms = {
    id: 'page',
    text: text(issue.holding && issue.kind === 'corporate' ? 'source_nport' : 'source_treasury'),
    as_of: wireDate(issue.holding?.priceDay ?? issue.auctions.at(-1)?.auctioned ?? market.today),
  }
  return [
    terms,
    ...tradingGrounds,
    ...illustrative.map(id => ({ id, text: text('source_generated'), illustrative: true })),
  ]
}
