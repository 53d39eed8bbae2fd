import { CHART_STATUSES, CLOSED_STATUSES, codeOfLanguage } from '@accrue/api-client'
import type {
  BondContext,
  BondPage,
  ChartAvailability,
  PageHeader,
  SectionBlock,
  SectionEntry,
} from '@accrue/api-client/wire'
import type { BondIssue } from '../market/instruments.ts'
import { TREASURY_ISSUER } from '../market/instruments.ts'
import type { Market } from '../market/market.ts'
import { participantQuotes } from '../market/participants.ts'
import type { Series } from '../market/series.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { cashFlow } from './cash-flow.ts'
import { documentItems } from './documents.ts'
import { bondFacts } from './facts.ts'
import { identifiers, summary } from './info.ts'
import {
  classifier,
  defaults,
  furtherLinks,
  holders,
  illustrativeBlocks,
  includingIndexes,
  news,
} from './issue-blocks.ts'
import { amountOutstanding, issueList } from './issue-list.ts'
import { type IssuerSections, issuerSections } from './issuer-sections.ts'
import { countryName, tradingGroundName } from './names.ts'
import { offerts, optionRows } from './options.ts'
import { leadingRating, ratingGroups, ratingsAreIllustrative } from './ratings.ts'
import { investors, placement, tapIssues } from './sale-blocks.ts'
import { sectionEntries } from './section-entries.ts'
import { sources } from './sources.ts'
import { STATUS_KEYS } from './status-keys.ts'
import { paths, type View } from './view.ts'

/** Decimals of accrued interest: the Treasury publishes six per 100 (31 CFR 356: five per 1000). */
export const TREASURY_PRECISION = 6

/** Rows of the quotes table: one per participant quote and per trading ground. */
function quoteCount(market: Market, issue: BondIssue): number {
  const participantCount = participantQuotes(market, issue).length
  return participantCount === 0
    ? 0
    : participantCount + market.series(issue).filter(series => series.days.length > 0).length
}

/** The initial data of the bond page for one kind of user; contains nothing user-specific. */
export function bondPage(view: View, issue: BondIssue): BondPage {
  const { market } = view
  const blocks = sectionBlocks(view, issue)
  const options = optionRows(view, issue)
  const issuer = issuerSections(view, market.issuerOf(issue), [])
  const parts = {
    context: context(view, issue, issuer),
    info: summary(view, issue),
    identifiers: identifiers(view, issue),
    cash_flow: cashFlow(view, issue),
    options,
    documents: documentItems(view, issue),
    news: news(view, issue),
    indexes: includingIndexes(view, issue),
    blocks,
    issuer,
    quotes: quoteCount(market, issue),
  }
  const illustrative = [
    ...Object.entries(blocks).flatMap(([id, block]) => (block.illustrative ? [id] : [])),
    ...(options.length > 0 ? ['early-redemption'] : []),
    ...(ratingsAreIllustrative(issue) ? ['ratings'] : []),
    ...(market.statusOf(issue) === 256 ? ['quotes'] : []),
    ...issuer.illustrative,
  ]
  return {
    today: wireDate(market.today),
    context: parts.context,
    header: header(view, issue),
    facts: bondFacts(view, issue),
    charts: market.series(issue).map(series => chartAvailability(view, issue, series)),
    info: parts.info,
    identifiers: parts.identifiers,
    sections: sectionEntries(parts, CHART_STATUSES.has(market.statusOf(issue))) satisfies SectionEntry[],
    source: sources(view, issue, illustrative),
    ...(parts.cash_flow ? { cash_flow: parts.cash_flow } : {}),
    options: parts.options,
    documents: parts.documents,
    ...(parts.context.latest_list ? { latest_issues: parts.context.latest_list } : {}),
    news: parts.news,
    indexes: parts.indexes,
    related_issuers: issuer.related,
    report_files: issuer.reportFiles,
    blocks,
  }
}

function context(view: View, issue: BondIssue, issuerParts: IssuerSections): BondContext {
  const { market, lang } = view
  const issuer = market.issuerOf(issue)
  return {
    bondId: issue.id,
    emitentId: issuer.id,
    emitentName: issuer.name,
    formalEmitentName: issuer.formalName,
    emitentCountryId: issuer.country.id,
    emitentCountryRegionId: issuer.country.regionId,
    emitentSovereign: issuer.sovereign,
    currencyId: issue.currency.id,
    pricing: issue.terms?.kind ?? null,
    bondStatus: market.statusOf(issue),
    lang: codeOfLanguage(lang),
    tgList: market.series(issue).map(({ tradingGround, days }) => ({
      id: tradingGround.id,
      name: tradingGroundName(view, tradingGround),
      max_date: wireDate(days.at(-1)),
      estimation: tradingGround.estimation,
    })),
    defaultTg: market.defaultSeries(issue)?.tradingGround.id ?? null,
    offerts: offerts(issue, market.today),
    ratings: ratingGroups(view, issue),
    watchlist: [],
    comments: issuerParts.comments,
    holders: holders(view, issue),
    latest_list: issueList(view, market.issuesOf(issuer.id), 1),
    similar_items: issueList(view, market.similarTo(issue), 1),
    nkdPrecision: issuer.id === TREASURY_ISSUER ? TREASURY_PRECISION : null,
    dataBrand: 'own',
  }
}

function header(view: View, issue: BondIssue): PageHeader {
  const { market, text } = view
  const issuer = market.issuerOf(issue)
  const status = market.statusOf(issue)
  return {
    name: issue.name,
    breadcrumbs: [
      { ttl: text('breadcrumb_bonds'), url: '/' },
      { ttl: countryName(view, issuer.country), url: null },
      { ttl: issuer.name, url: paths.company(issuer.id) },
    ],
    badges: [
      { id: `status-${status}`, ttl: text(STATUS_KEYS[status]) },
      { id: `kind-${issue.kind}`, ttl: text(`bond_kind_${issue.kind}`) },
    ],
    isin: issue.isin,
    cusip: issue.kind === 'corporate' ? null : issue.cusip,
    currency: issue.currency.code,
    outstanding: wireNumber(CLOSED_STATUSES.has(status) ? null : amountOutstanding(issue)),
    rating: leadingRating(view, issue),
  }
}

/** Charts that the data allows. The newest good row decides: all rows of a trading ground have the same columns. */
function chartAvailability({ market }: View, issue: BondIssue, series: Series): ChartAvailability {
  let at = series.days.length - 1
  while (at > 0 && series.row(at).bad.size > 0) at -= 1
  const { values } = series.row(at)
  const onMap = values.indicative_yield !== undefined && values.duration !== undefined
  return {
    trading_ground_id: series.tradingGround.id,
    price: values.indicative_price !== undefined,
    yield: values.indicative_yield !== undefined,
    gspread: values.g_spread !== undefined || values.t_spread !== undefined,
    map: onMap && market.statusOf(issue) === 256,
  }
}

function sectionBlocks(view: View, issue: BondIssue): Record<string, SectionBlock> {
  const real: Record<string, SectionBlock | null> = {
    placement: placement(view, issue),
    'tap-issues': tapIssues(view, issue),
    investors: investors(issue),
    classifier: classifier(view, issue),
    defaults: defaults(view, issue),
    more: furtherLinks(view, issue),
  }
  const present = Object.entries(real).flatMap(([id, block]) => (block ? [[id, block] as const] : []))
  return { ...Object.fromEntries(present), ...illustrativeBlocks(issue) }
}
