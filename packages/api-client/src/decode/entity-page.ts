import { decodeEntityFacts, type EntityFact } from './blocks.ts'
import { requireObject } from './body.ts'
import { type Day, day } from './day.ts'
import { decodeIssueList, type IssueList } from './issues.ts'
import { decodePage, type Page } from './page.ts'
import { field, optional, type Raw, rows, text, textOrNull, whole } from './reading.ts'
import { decodeWatchlists, type WatchlistEntry } from './watchlist.ts'

/** The page of a stock, fund, index or company. */
export type EntityPage = Page & {
  id: number
  /** The issuer of the security; on a company page, the company. */
  issuerId: number | null
  /** The fact strip, in order. */
  facts: EntityFact[]
  issues: IssueList | null
  chart: ChartSetup | null
  /** The user's lists; empty below full access, and on pages of what no list can have. */
  watchlists: WatchlistEntry[]
}

/** The chart panel of a stock, fund or index page. */
export type ChartSetup = {
  url: string
  periods: { id: string; tone: string | null; from: Day | null; to: Day | null }[]
  from: Day | null
  to: Day | null
}

/** `id` is the requested id; it is used when the answer has none. */
export function decodeEntityPage(body: unknown, id: number): EntityPage {
  const raw = requireObject(body)
  const chart = optional(raw, 'chart', setupOf)
  return {
    ...decodePage(raw),
    id: whole(raw, 'id') ?? id,
    issuerId: whole(raw, 'emitentId'),
    facts: decodeEntityFacts(field(raw, 'facts')),
    issues: optional(raw, 'issues', decodeIssueList),
    chart: chart?.url ? chart : null,
    watchlists: decodeWatchlists(rows(raw, 'watchlist')),
  }
}

function setupOf(raw: Raw): ChartSetup {
  return {
    url: text(raw, 'url'),
    periods: rows(raw, 'periods').map(one => ({
      id: text(one, 'id'),
      tone: textOrNull(one, 'class'),
      from: day(one, 'start_date'),
      to: day(one, 'end_date'),
    })),
    from: day(raw, 'min_date'),
    to: day(raw, 'max_date'),
  }
}
