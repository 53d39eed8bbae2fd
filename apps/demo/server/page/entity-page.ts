import { seesValues } from '@accrue/api-client/access'
import type { EntityFact, EntityPage, SectionEntry } from '@accrue/api-client/wire'
import { addMonths, daysBetween } from '@accrue/ui/foundation/calendar'
import type { CommentRequest } from '../db/access-requests.ts'
import type { Index } from '../market/indexes.ts'
import { type BondIssue, FAILED_BANK, type Issuer, TREASURY_ISSUER } from '../market/instruments.ts'
import { BOND_STATUS, CEASED_STATUS } from '../market/statuses.ts'
import type { Stock } from '../market/stocks.ts'
import { FUND_VALUATION } from '../market/trading-grounds.ts'
import { decimalText, wireDate, wireNumber } from '../wire/values.ts'
import { indexLine, type PanelLine, panelSetup, stockLine } from './chart-panel.ts'
import { hinted, infoField } from './info.ts'
import { FUND_ID } from './issue-blocks.ts'
import { fundList, issueList } from './issue-list.ts'
import { issuerSections } from './issuer-sections.ts'
import { countryName, indexName, regionName } from './names.ts'
import { labelRef, paths, type View } from './view.ts'

/** Common data of these pages. `kind` is the label key of the thing's kind. */
function commonPage(
  view: View,
  id: number,
  name: string,
  { kind, ...header }: Partial<EntityPage['header']> & { kind: string },
): EntityPage {
  return {
    today: wireDate(view.market.today),
    id,
    emitentId: null,
    header: {
      name,
      breadcrumbs: [
        { ttl: view.text('breadcrumb_home'), url: '/' },
        { ttl: view.text(kind), url: null },
      ],
      badges: [],
      currency: null,
      ...header,
    },
    facts: [],
    info: [],
    identifiers: [],
    sections: [],
    source: [],
  }
}

function entries(counts: Record<string, number>): SectionEntry[] {
  return Object.entries(counts).flatMap(([id, count]) => (count > 0 ? [{ id, count }] : []))
}

type Newest = {
  line: PanelLine
  /** `yield`: a per cent value whose change is in basis points. */
  measure: 'price' | 'yield' | 'level'
  currency?: string
}

/** The newest value, its change and its one-year range; withheld values stay as locked fields (P4). */
function newest(view: View, { line, measure, currency }: Newest): EntityFact[] {
  const { days, values, bars } = line
  const last = days.length - 1
  const value = values[last] ?? null
  const before = values[last - 1] ?? null
  const change = value === null || before === null ? null : value - before
  const day = days[last]
  const since = day ? days.findIndex(one => one > addMonths(day, -12)) : 0
  const shown = seesValues(view.session)
  const kind = measure === 'yield' ? 'percent' : currency ? 'money' : 'number'
  const fact = (
    id: string,
    number: number | null,
    as: EntityFact['kind'],
    decimals: number,
  ): EntityFact[] => {
    if (number === null) return []
    if (!shown) return [{ id, value: '', numeric: null, kind: as, masked: true }]
    // Unrounded, as prices are quoted.
    const text = decimalText(number, decimals) === '0' ? '0' : number.toFixed(decimals)
    return [{ id, value: text, numeric: Number(text), kind: as, ...(as === 'money' ? { currency } : {}) }]
  }
  const moved =
    measure === 'yield'
      ? fact('entity_change_bp', change === null ? null : change * 100, 'number', 1)
      : [
          ...fact('entity_change', change, 'number', 2),
          ...fact('entity_change_percent', change && before ? (change / before) * 100 : null, 'percent', 2),
        ]
  return [
    ...fact('entity_last', value, kind, 2),
    ...moved,
    ...fact('entity_year_high', extreme(Math.max, (bars?.high ?? values).slice(since)), kind, 2),
    ...fact('entity_year_low', extreme(Math.min, (bars?.low ?? values).slice(since)), kind, 2),
    ...infoField.date('entity_last_day', day ?? null),
  ]
}

function extreme(of: (...values: number[]) => number, values: readonly (number | null)[]): number | null {
  const known = values.filter(value => value !== null)
  return known.length > 0 ? of(...known) : null
}

export function stockPage(view: View, stock: Stock): EntityPage {
  const line = stockLine(stock)
  const issuer = stock.issuerId === null ? null : view.market.issuer(stock.issuerId)
  const info = [
    ...(issuer ? infoField.link('info_issuer', issuer.name, paths.company(issuer.id)) : []),
    ...infoField.text('info_currency', 'USD'),
    ...infoField.date('entity_first_day', line.days[0] ?? null),
    ...infoField.number('entity_days', line.days.length),
  ]
  return {
    ...commonPage(view, stock.id, stock.name, { kind: 'menu_stocks', ticker: stock.ticker, currency: 'USD' }),
    emitentId: issuer?.id ?? null,
    facts: newest(view, { line, measure: 'price', currency: 'USD' }),
    info,
    identifiers: [{ id: 'ticker', value: stock.ticker }],
    sections: entries({ graph: 1, info: info.length, identifiers: 1 }),
    source: [{ id: 'page', text: view.text('source_stocks'), as_of: wireDate(line.days.at(-1)) }],
    chart: panelSetup(`/api/chart-data/stocks/${stock.id}/`, line),
  }
}

export function indexPage(view: View, index: Index): EntityPage {
  const line = indexLine(index)
  const treasury = index.tenor !== null
  const issuer = treasury ? view.market.issuer(1) : null
  const info = [
    ...infoField.text('index_kind', labelRef(`index_kind_${index.measure}`)),
    ...infoField.text('index_frequency', labelRef(`index_frequency_${treasury ? 'daily' : 'monthly'}`)),
    ...(issuer ? infoField.link('info_issuer', issuer.name, paths.company(issuer.id)) : []),
    ...neighbourTenor(view, index, -1),
    ...neighbourTenor(view, index, 1),
    ...infoField.date('entity_first_day', line.days[0] ?? null),
    ...infoField.number(treasury ? 'entity_days' : 'entity_months', line.days.length),
  ]
  return {
    ...commonPage(view, index.id, indexName(view, index), { kind: 'menu_indexes', ticker: index.ticker }),
    emitentId: treasury ? 1 : null,
    facts: newest(view, { line, measure: index.measure }),
    info,
    identifiers: [{ id: 'ticker', value: index.ticker }],
    sections: entries({ graph: 1, info: info.length, identifiers: 1 }),
    source: [
      {
        id: 'page',
        text: view.text(treasury ? 'source_par_curve' : 'source_sp500'),
        as_of: wireDate(line.days.at(-1)),
      },
    ],
    chart: panelSetup(`/api/chart-data/indexes/${index.id}/`, line),
  }
}

/** The neighbouring tenors of the curve. */
function neighbourTenor(view: View, { id, tenor }: Index, by: -1 | 1) {
  const neighbour = tenor === null ? null : view.market.index(id + by)
  if (!neighbour?.tenor) return []
  return infoField.link(
    by < 0 ? 'index_shorter' : 'index_longer',
    indexName(view, neighbour),
    paths.index(neighbour.id),
  )
}

/** The fund whose report lists the corporate bonds. Its own price is not in the data, so it has no chart. */
export function fundPage(view: View): EntityPage {
  const { market, text } = view
  // A weight, or an order by weight, is withheld: with the public nominal amounts it would reveal prices.
  const showsValues = seesValues(view.session, FUND_VALUATION.id)
  const holdings = market.bonds
    .filter(issue => issue.holding !== null)
    .sort((one, other) => (showsValues ? reportedValue(other) - reportedValue(one) : one.id - other.id))
  const value = sum(holdings.map(reportedValue))
  const day = holdings[0]?.holding?.priceDay ?? null
  const years = (issue: BondIssue) =>
    day && issue.maturity ? daysBetween(day, issue.maturity) / DAYS_A_YEAR : null
  const info = [
    ...infoField.number('fund_issuers', new Set(holdings.map(({ issuerId }) => issuerId)).size),
    ...infoField.text(
      'fund_currencies',
      [...new Set(holdings.map(({ currency }) => currency.code))].sort().join(', '),
    ),
    ...hinted(infoField.text('fund_form', 'SEC Form N-PORT'), 'hint_fund_no_chart'),
  ]
  return {
    ...commonPage(view, FUND_ID, text('fund_name'), { kind: 'menu_funds', currency: 'USD' }),
    facts: [
      ...infoField.number('fund_holdings', holdings.length),
      ...infoField.money('fund_value', Math.round(value), 'USD'),
      ...infoField.number(
        'fund_coupon',
        rounded(
          mean(holdings, issue => issue.couponRate * 100),
          2,
        ),
        'percent',
      ),
      ...infoField.number('fund_maturity', rounded(mean(holdings, years), 1)),
      ...infoField.date('fund_day', day),
    ],
    info,
    sections: entries({ info: info.length, 'latest-issues': holdings.length }),
    source: [{ id: 'page', text: text('source_nport'), as_of: wireDate(day) }],
    issues: fundList(view, holdings, showsValues ? value : null),
  }
}

const DAYS_A_YEAR = 365.25

const reportedValue = ({ holding }: BondIssue): number => holding?.valueUsd ?? 0
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0)
const rounded = (value: number | null, decimals: number): number | null =>
  value === null ? null : Number(decimalText(value, decimals))

/** The value-weighted mean over the fund's positions; bonds without the number are skipped. */
function mean(holdings: readonly BondIssue[], fact: (issue: BondIssue) => number | null): number | null {
  const known = holdings.flatMap(issue => {
    const value = fact(issue)
    return value === null ? [] : [{ value, weight: reportedValue(issue) }]
  })
  const weight = sum(known.map(one => one.weight))
  return weight > 0 ? sum(known.map(one => one.value * one.weight)) / weight : null
}

function companySource({ id }: Issuer): string {
  if (id === TREASURY_ISSUER) return 'source_treasury'
  return id === FAILED_BANK ? 'source_fdic' : 'source_nport'
}

export function companyPage(view: View, issuer: Issuer, requests: readonly CommentRequest[]): EntityPage {
  const { market, text } = view
  const issues = market.issuesOf(issuer.id)
  const outstanding = issues.filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding)
  const parts = issuerSections(view, issuer, requests)
  const stock = market.stocks.find(one => one.issuerId === issuer.id)
  const info = [
    ...infoField.text('company_formal_name', issuer.formalName),
    ...(market.issuerStatus(issuer) === CEASED_STATUS
      ? infoField.text('info_status', labelRef('status_ceased'))
      : []),
    ...infoField.text('class_region', regionName(view, issuer.country)),
    ...(stock
      ? infoField.link('company_stock', `${stock.name}, ${stock.ticker}`, paths.stock(stock.id))
      : []),
  ]
  const mapped = outstanding.some(issue =>
    market.series(issue).some(series => series.tradingGround.estimation),
  )
  return {
    ...commonPage(view, issuer.id, issuer.name, { kind: 'menu_companies', outstanding: wireNumber(null) }),
    emitentId: issuer.id,
    facts: [
      ...infoField.number('company_issues', issues.length),
      ...infoField.number('company_live', outstanding.length),
      ...infoField.text('info_country', countryName(view, issuer.country)),
      ...infoField.text('class_sector', labelRef(`sector_${issuer.category.toLowerCase()}`)),
    ],
    info,
    identifiers: issuer.lei ? [{ id: 'lei', value: issuer.lei }] : [],
    sections: entries({
      info: info.length,
      'latest-issues': issues.length,
      'issuer-map': mapped ? 1 : 0,
      ifrs: parts.ifrs ? 1 : 0,
      ras: parts.ras ? 1 : 0,
      'issuer-analytics': parts.comments.length,
      'related-issuers': parts.related.length,
      'relation-graphs': parts.related.length,
      identifiers: issuer.lei ? 1 : 0,
      'annual-reports': parts.reportFiles.includes('annual-reports') ? 1 : 0,
      reporting: parts.reportFiles.includes('reporting') ? 1 : 0,
      multipliers: parts.multipliers ? 1 : 0,
      esg: parts.reportFiles.includes('esg') ? 1 : 0,
      consensus: parts.indicators,
    }),
    source: [
      {
        id: 'page',
        text: text(companySource(issuer)),
        as_of: wireDate(market.today),
      },
      ...(parts.ifrs
        ? ['source_filings', 'source_company_facts'].map(key => ({ id: 'ifrs', text: text(key) }))
        : []),
      ...parts.illustrative.map(id => ({ id, text: text('source_generated'), illustrative: true })),
    ],
    issues: issueList(view, issues, 1),
    related_issuers: parts.related,
    report_files: parts.reportFiles,
  }
}
