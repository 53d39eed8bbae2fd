import { addMonths, type Day, partsOf } from '@accrue/ui/foundation/calendar'
import { formatDay } from '@accrue/ui/foundation/format'
import { paths } from '../../src/paths.ts'
import type { TextDocument, TextSection } from '../../src/text-document.ts'
import { createCache } from '../http/cache.ts'
import { commentById } from '../market/comments.ts'
import type { BondIssue, Issuer } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import { nextCoupon } from './cash-flow.ts'
import type { View } from './view.ts'

/** Limits the list: an issuer with hundreds of issues pays twice a month. */
const MAX_LINES = 12

/** A public comment (access row 26) as a page; null when it has only a file or a title. */
export function commentDocument(view: View, id: number): TextDocument | null {
  const { market, text, lang } = view
  const found = commentById(market.issuers, id, market.today)
  if (!found || found.comment.content === null) return null
  const { issuer, comment } = found
  return {
    lang,
    title: text(comment.titleKey, { name: issuer.name }),
    lead: text('comment_calendar_lead', { name: issuer.name }),
    facts: [
      { text: formatDay(comment.day, lang) },
      { text: comment.provider.name },
      { text: issuer.name, url: paths.company(issuer.id) },
    ],
    illustrative: true,
    sections: calendar(view, issuer, quarterOf(comment.day)),
    variants: [],
    trail: [{ text: text('analytics_title'), url: paths.analytics() }],
  }
}

type Quarter = { from: Day; until: Day }

/** The calendar quarter of a day: its first day, and the first day of the next quarter. */
function quarterOf(day: Day): Quarter {
  const { year, month } = partsOf(day)
  const first = month - ((month - 1) % 3)
  const from = `${year}-${String(first).padStart(2, '0')}-01` as Day
  return { from, until: addMonths(from, 3) }
}

const cachedCoupons = createCache<Market, ReadonlyMap<Day, number>>(8)

/** Payments due in the quarter, by the terms of the issues outstanding at its start. */
function calendar(view: View, issuer: Issuer, quarter: Quarter): TextSection[] {
  const { market, text, lang } = view
  const { from, until } = quarter
  const issues = market
    .issuesOf(issuer.id)
    .filter(({ maturity }) => maturity >= from)
    .filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding || issue.maturity < until)
  const maturing = issues
    .filter(({ maturity }) => maturity < until)
    .sort((one, other) => (one.maturity < other.maturity ? -1 : 1))
  const coupons = cachedCoupons(market, `${issuer.id} ${from}`, () => couponDays(view, issues, quarter))
  const days = [...coupons].sort(([one], [other]) => (one < other ? -1 : 1)).slice(0, MAX_LINES)
  return [
    {
      heading: text('comment_calendar_maturities'),
      paragraphs: maturing.length > 0 ? [] : [text('comment_calendar_no_maturities')],
      items: maturing.slice(0, MAX_LINES).map(({ id, name, maturity }) => ({
        text: `${formatDay(maturity, lang)} · ${name}`,
        url: paths.bond(id),
      })),
    },
    {
      heading: text('comment_calendar_coupons'),
      paragraphs: days.length > 0 ? [] : [text('comment_calendar_no_coupons')],
      items: days.map(([day, count]) => ({ text: `${formatDay(day, lang)} · ${count}` })),
    },
  ]
}

/** Number of coupons paid on each day of the quarter. */
function couponDays(view: View, issues: readonly BondIssue[], { from, until }: Quarter): Map<Day, number> {
  const days = new Map<Day, number>()
  for (const issue of issues) {
    // A quarter has at most three coupons.
    for (let day: Day | undefined = from; day; ) {
      const next: Day | undefined = nextCoupon(view, issue, day)?.date
      day = next && next < until ? next : undefined
      if (day) days.set(day, (days.get(day) ?? 0) + 1)
    }
  }
  return days
}
