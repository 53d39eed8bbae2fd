import {
  type BondFacts,
  type IssueList,
  MASKED,
  QUOTE_FIGURES,
  type QuoteRow,
  type Quotes,
  TRADING_FIGURES,
  type TradingRow,
} from '@accrue/api-client'
import { type Session, seesValues } from '@accrue/ui/foundation'

/**
 * P7: what a session may not see is not drawn, even if a server sent it. The server withholds first; this is the second lock
 * (bond-page §6, access rows 7, 17 and 21).
 */

const masked = <Name extends string>(names: readonly Name[]) =>
  Object.fromEntries(names.map(name => [name, MASKED])) as Record<Name, typeof MASKED>

const TRADING = masked(Object.keys(TRADING_FIGURES) as (keyof typeof TRADING_FIGURES)[])
const QUOTE = masked(Object.keys(QUOTE_FIGURES) as (keyof typeof QUOTE_FIGURES)[])
const FACTS = masked([
  'price',
  'priceChange',
  'yield',
  'yieldChange',
  'gSpread',
  'duration',
  'modifiedDuration',
])

const ISSUE = masked(['indicativePrice', 'indicativeYield', 'duration'])

type OnGround = { masked: boolean; tradingGroundId: number | null }

const needsNoLock = ({ masked, tradingGroundId }: OnGround, session: Session): boolean =>
  masked || seesValues(session, tradingGroundId)

/** The row as the session may see it on the row's ground. */
export function withholdTrading(row: TradingRow, session: Session): TradingRow {
  return needsNoLock(row, session) ? row : { ...row, ...TRADING, masked: true, shape: null }
}

/** The quote as the session may see it. */
export function withholdQuote(row: QuoteRow, session: Session): QuoteRow {
  return needsNoLock(row, session) ? row : { ...row, ...QUOTE, masked: true }
}

/** All rows of the answer as the session may see them. */
export function withholdQuotes(quotes: Quotes, session: Session): Quotes {
  return {
    ...quotes,
    rows: quotes.rows.map(row => withholdQuote(row, session)),
    today: quotes.today.map(row => withholdTrading(row, session)),
    endOfDay: quotes.endOfDay.map(row => withholdTrading(row, session)),
  }
}

/** The strip of facts as the session may see it; what is public stays. */
export function withholdFacts(facts: BondFacts, session: Session): BondFacts {
  return needsNoLock(facts, session) ? facts : { ...facts, ...FACTS, masked: true }
}

/** A list of bonds as the session may see it; what is public of a bond stays. */
export function withholdIssues(list: IssueList, session: Session): IssueList {
  const items = list.items.map(item =>
    // the ground of a figure is not told: the server withholds those of ground 381
    needsNoLock({ ...item, tradingGroundId: null }, session) ? item : { ...item, ...ISSUE, masked: true },
  )
  return { ...list, items }
}
