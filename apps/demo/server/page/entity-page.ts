import type { EntityPage, SectionEntry } from '@accrue/api-client/wire'
import { seesValues } from '@accrue/ui/foundation/access'
import type { CommentRequest } from '../db/access-requests.ts'
import type { Index } from '../market/indexes.ts'
import type { Issuer } from '../market/instruments.ts'
import { BOND_STATUS } from '../market/statuses.ts'
import type { Stock } from '../market/stocks.ts'
import { wireDate, wireNumber } from '../wire/values.ts'
import { indexLine, type PanelLine, panelSetup, stockLine } from './chart-panel.ts'
import { field } from './info.ts'
import { FUND_ID } from './issue-blocks.ts'
import { issueList, wholeList } from './issue-list.ts'
import { issuerSections } from './issuer-sections.ts'
import { paths, type View } from './view.ts'

/** What every page of these has, before its own. */
function bare(view: View, id: number, name: string, more: Partial<EntityPage['header']>): EntityPage {
  return {
    today: wireDate(view.market.today),
    id,
    emitentId: null,
    header: {
      name,
      breadcrumbs: [{ ttl: view.text('breadcrumb_home'), url: '/' }],
      badges: [],
      currency: null,
      ...more,
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

/** The newest value and its change, for those who may see values. */
function newest(view: View, line: PanelLine, measure: 'number' | 'percent') {
  const last = line.days.length - 1
  const value = line.values[last] ?? null
  const before = line.values[last - 1] ?? null
  const shown = seesValues(view.session)
  return [
    ...(shown ? field.number('entity_last', value, measure) : []),
    ...(shown && value !== null && before !== null ? field.number('entity_change', value - before) : []),
    ...field.date('entity_last_day', line.days[last] ?? null),
    ...field.date('entity_first_day', line.days[0] ?? null),
  ]
}

export function stockPage(view: View, stock: Stock): EntityPage {
  const line = stockLine(stock)
  const issuer = stock.issuerId === null ? null : view.market.issuer(stock.issuerId)
  const info = [
    ...(issuer ? field.link('info_issuer', issuer.name, paths.company(issuer.id)) : []),
    ...field.text('info_currency', 'USD'),
    ...field.number('entity_days', line.days.length),
  ]
  return {
    ...bare(view, stock.id, stock.name, { ticker: stock.ticker, currency: 'USD' }),
    emitentId: issuer?.id ?? null,
    facts: newest(view, line, 'number'),
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
  const info = [
    ...field.text('index_kind', `label:index_kind_${index.measure}`),
    ...field.text('index_frequency', `label:index_frequency_${treasury ? 'daily' : 'monthly'}`),
    ...field.number('entity_days', line.days.length),
  ]
  return {
    ...bare(view, index.id, index.name, { ticker: index.ticker }),
    emitentId: treasury ? 1 : null,
    facts: newest(view, line, treasury ? 'percent' : 'number'),
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

/** The fund whose report the corporate bonds come from. Its own price is not in the data, so it has no chart. */
export function fundPage(view: View): EntityPage {
  const { market, text } = view
  const held = market.bonds
    .filter(issue => issue.holding !== null)
    .sort((one, other) => (other.holding?.valueUsd ?? 0) - (one.holding?.valueUsd ?? 0))
  const total = held.reduce((sum, issue) => sum + (issue.holding?.valueUsd ?? 0), 0)
  const day = held[0]?.holding?.priceDay ?? null
  const info = [
    ...field.number('fund_holdings', held.length),
    ...field.money('fund_value', total, 'USD'),
    ...field.date('fund_day', day),
  ]
  return {
    ...bare(view, FUND_ID, text('fund_name'), { currency: 'USD' }),
    facts: info,
    info,
    sections: entries({ info: info.length, 'latest-issues': held.length }),
    source: [{ id: 'page', text: text('source_nport'), as_of: wireDate(day) }],
    issues: wholeList(view, held),
  }
}

export function companyPage(view: View, issuer: Issuer, requests: readonly CommentRequest[]): EntityPage {
  const { market, text } = view
  const issues = market.issuesOf(issuer.id)
  const outstanding = issues.filter(issue => market.statusOf(issue) === BOND_STATUS.outstanding)
  const parts = issuerSections(view, issuer, requests)
  const info = [
    ...field.text('company_formal_name', issuer.formalName),
    ...field.text('info_country', issuer.country.name),
    ...field.text('class_region', issuer.country.regionName),
    ...field.text('class_sector', `label:sector_${issuer.category.toLowerCase()}`),
    ...field.number('company_issues', issues.length),
    ...field.number('company_outstanding', outstanding.length),
  ]
  const mapped = outstanding.some(issue => market.series(issue).some(series => series.ground.estimation))
  return {
    ...bare(view, issuer.id, issuer.name, { outstanding: wireNumber(null) }),
    emitentId: issuer.id,
    facts: field.number('company_outstanding', outstanding.length),
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
        text: text(issuer.id === 1 ? 'source_treasury' : 'source_nport'),
        as_of: wireDate(market.today),
      },
      ...parts.illustrative.map(id => ({ id, text: text('source_generated'), illustrative: true })),
    ],
    issues: issueList(view, issues, 1),
    related_issuers: parts.related,
    report_files: parts.reportFiles,
  }
}
