import { seesValues } from '@accrue/api-client/access'
import type { IssueItem, IssueList } from '@accrue/api-client/wire'
import type { BondIssue } from '../market/instruments.ts'
import { BLANK_NUMBER, wireDate, wireNumber } from '../wire/values.ts'
import { STATUS_KEYS } from './status-keys.ts'
import { paths, type View } from './view.ts'

/** Page size of latest issues and similar bonds (bond-page §9). */
const LIST_PAGE_SIZE = 10

/** One page of bonds; a page number past the end gives the last page. */
export function issueList(view: View, issues: readonly BondIssue[], requested: number): IssueList {
  const pages = Math.max(1, Math.ceil(issues.length / LIST_PAGE_SIZE))
  const page = Math.min(requested, pages)
  const items = issues.slice((page - 1) * LIST_PAGE_SIZE, page * LIST_PAGE_SIZE)
  return { total: issues.length, page, items: items.map(issue => issueItem(view, issue)) }
}

/** All bonds of a fund, each with its share of their reported value; without a total the shares are withheld. */
export function fundList(view: View, issues: readonly BondIssue[], total: number | null): IssueList {
  const items = issues.map(issue => ({
    ...issueItem(view, issue),
    // The share is a value too.
    ...(seesValues(view.session) ? {} : { masked: true }),
    weight: wireNumber(total ? (issue.holding?.valueUsd ?? 0) / total : null),
  }))
  return { total: issues.length, page: 1, items }
}

function issueItem(view: View, issue: BondIssue): IssueItem {
  const { market, session, text } = view
  const latest = market.latestRow(issue)
  const values = latest?.row.values
  const shown = [values?.indicative_price, values?.indicative_yield, values?.duration]
  // Without any value there is nothing to withhold; a lock would suggest otherwise.
  const hasValue = shown.some(value => value !== undefined)
  const masked = hasValue && !seesValues(session, latest?.series.tradingGround.id)
  const maskable = (value: number | undefined) => (masked ? BLANK_NUMBER : wireNumber(value))
  return {
    id: issue.id,
    name: issue.name,
    url: paths.bond(issue.id),
    emitent_name: market.issuerOf(issue).name,
    status: text(STATUS_KEYS[market.statusOf(issue)]),
    isin: issue.isin,
    currency: issue.currency.code,
    placement_date: wireDate(issue.issued),
    maturity_date: wireDate(issue.maturity),
    cupon_rate: wireNumber(issue.couponRate * 100),
    amount: wireNumber(amountOutstanding(issue)),
    masked,
    indicative_price: maskable(values?.indicative_price),
    indicative_yield: maskable(values?.indicative_yield),
    duration: maskable(values?.duration),
  }
}

/** Amount sold in all auctions of the issue, in currency units; null when no auction is known. */
export function amountOutstanding(issue: BondIssue): number | null {
  if (issue.auctions.length === 0) return null
  return issue.auctions.reduce((sum, auction) => sum + (auction.accepted ?? 0), 0)
}
