import type { BondPage } from '@accrue/api-client'
import type { ComponentType } from 'react'
import { hasChart } from './rules/chart-rules.ts'
import type { SectionProps } from './section-props.ts'
import { hasBlock } from './sections/block/block-facts.ts'
import { InfoSection } from './sections/info/info-section.tsx'
import { analyticsLabel } from './sections/issuer-analytics/analytics-label.ts'
import { lazySection } from './sections/lazy-section.tsx'

export type Section = {
  /** Element id of the contract. */
  id: string
  /** Label key of its name in the menu and its heading. */
  label: (page: BondPage) => string
  group: 'main' | 'more'
  /** The section is a list, so the menu says how long it is. */
  counted: boolean
  /** Each section is shown only when data for it exists (bond-page §2). */
  hasData: (page: BondPage) => boolean
  Section: ComponentType<SectionProps>
}

type Row = Pick<Section, 'group' | 'hasData'> &
  Partial<Pick<Section, 'counted' | 'label'>> & {
    /** Pixels that are kept for it below its heading until it comes. */
    room: number
  }

type FetchSection = () => Promise<ComponentType<SectionProps>>

/** A section that comes when it is approached. */
function below(
  id: string,
  { room, counted = false, label = () => keyOf(id), ...row }: Row,
  fetch: FetchSection,
): Section {
  return { id, label, counted, ...row, Section: lazySection({ id, label, room }, fetch) }
}

const keyOf = (id: string) => `section_${id.replaceAll('-', '_')}`

/** The server has data for it: what the section shows, it asks for itself. */
const listed = (id: string) => (page: BondPage) => page.sections.some(section => section.id === id)

const chartSubject = ({ bond }: BondPage) => ({
  bondStatus: bond.status,
  tradingGrounds: bond.tradingGrounds.map(({ id, latestDay: maxDate }) => ({ id, maxDate })),
  defaultTradingGroundId: bond.defaultTradingGroundId,
})

/** Coupons, redemptions and options. */
const paymentsOf = ({ cashFlow, options }: BondPage) => (cashFlow?.rows.length ?? 0) + options.length

/** A section of plain fields, tables and links. */
const block = (id: string, row: Omit<Row, 'hasData'>) =>
  below(id, { ...row, hasData: hasBlock(id) }, async () =>
    (await import('./sections/block/block-section.tsx')).blockSection(id),
  )

/** THE table of the page: its sections, in menu order (contract, bond-page §2). */
export const SECTIONS: readonly Section[] = [
  below(
    // the first of the page: it comes at once, and after what can be read
    'graph',
    { group: 'main', room: 985, hasData: page => hasChart(chartSubject(page)) },
    async () => (await import('./sections/graph/graph-section.tsx')).GraphSection,
  ),
  {
    id: 'info',
    label: () => 'section_info',
    group: 'main',
    counted: false,
    hasData: page => page.summary.length > 0,
    Section: InfoSection,
  },
  below(
    'documents',
    { group: 'main', room: 260, counted: true, hasData: page => page.documents.length > 0 },
    async () => (await import('./sections/documents/documents-section.tsx')).DocumentsSection,
  ),
  below(
    // readings #14: shown whenever the bond has trading grounds, because "no quotes" is itself an answer
    'quotes',
    { group: 'main', room: 620, counted: true, hasData: page => page.bond.tradingGrounds.length > 0 },
    async () => (await import('./sections/quotes/quotes-section.tsx')).QuotesSection,
  ),
  below(
    'cash-flow',
    { group: 'main', room: 560, counted: true, hasData: page => paymentsOf(page) > 0 },
    async () => (await import('./sections/cash-flow/cash-flow-section.tsx')).CashFlowSection,
  ),
  below(
    'ifrs',
    { group: 'main', room: 1400, hasData: listed('ifrs') },
    async () => (await import('./sections/ifrs/ifrs-section.tsx')).IfrsSection,
  ),
  below(
    'ras',
    { group: 'main', room: 1100, hasData: listed('ras') },
    async () => (await import('./sections/ras/ras-section.tsx')).RasSection,
  ),
  block('placement', { group: 'main', room: 300 }),
  below(
    'issuer-analytics',
    {
      group: 'main',
      room: 520,
      counted: true,
      label: analyticsLabel,
      hasData: listed('issuer-analytics'),
    },
    async () =>
      (await import('./sections/issuer-analytics/issuer-analytics-section.tsx')).IssuerAnalyticsSection,
  ),
  below(
    'ratings',
    {
      group: 'main',
      room: 240,
      counted: true,
      hasData: page => Object.values(page.bond.ratings).some(group => group.length > 0),
    },
    async () => (await import('./sections/ratings/ratings-section.tsx')).RatingsSection,
  ),
  below(
    'early-redemption',
    { group: 'more', room: 240, hasData: page => page.options.length + page.bond.offers.length > 0 },
    async () =>
      (await import('./sections/early-redemption/early-redemption-section.tsx')).EarlyRedemptionSection,
  ),
  block('defaults', { group: 'more', room: 110 }),
  block('tap-issues', { group: 'more', room: 190, counted: true }),
  block('conversion', { group: 'more', room: 110 }),
  block('lombard', { group: 'more', room: 70 }),
  block('lombard-national', { group: 'more', room: 70 }),
  block('structured-product', { group: 'more', room: 110 }),
  block('covenants', { group: 'more', room: 190 }),
  block('investors', { group: 'more', room: 260 }),
  below(
    'indexes',
    { group: 'more', room: 80, counted: true, hasData: page => page.indexes.length > 0 },
    async () => (await import('./sections/indexes/indexes-section.tsx')).IndexesSection,
  ),
  block('more', { group: 'more', room: 100 }),
  below(
    'latest-issues',
    { group: 'more', room: 470, counted: true, hasData: listed('latest-issues') },
    async () => (await import('./sections/latest-issues/latest-issues-section.tsx')).LatestIssuesSection,
  ),
  below(
    'similar',
    { group: 'more', room: 470, counted: true, hasData: listed('similar') },
    async () => (await import('./sections/similar/similar-section.tsx')).SimilarSection,
  ),
  below(
    'news',
    { group: 'more', room: 190, counted: true, hasData: page => page.news.length > 0 },
    async () => (await import('./sections/news/news-section.tsx')).NewsSection,
  ),
  below(
    'related-issuers',
    { group: 'more', room: 190, counted: true, hasData: page => page.relatedIssuers.length > 0 },
    async () =>
      (await import('./sections/related-issuers/related-issuers-section.tsx')).RelatedIssuersSection,
  ),
  below(
    'relation-graphs',
    { group: 'more', room: 620, hasData: page => page.relatedIssuers.length > 0 },
    async () =>
      (await import('./sections/relation-graphs/relation-graphs-section.tsx')).RelationGraphsSection,
  ),
  below(
    'identifiers',
    { group: 'more', room: 110, hasData: page => page.identifiers.length > 0 },
    async () => (await import('./sections/identifiers/identifiers-section.tsx')).IdentifiersSection,
  ),
  block('classifier', { group: 'more', room: 150 }),
  block('restructuring', { group: 'more', room: 140 }),
  below(
    'annual-reports',
    { group: 'more', room: 180, hasData: listed('annual-reports') },
    async () => (await import('./sections/report-files/annual-reports-section.tsx')).AnnualReportsSection,
  ),
  below(
    'holders',
    { group: 'more', room: 110, counted: true, hasData: page => page.bond.holders.length > 0 },
    async () => (await import('./sections/holders/holders-section.tsx')).HoldersSection,
  ),
  below(
    'reporting',
    { group: 'more', room: 400, hasData: listed('reporting') },
    async () => (await import('./sections/report-files/reporting-section.tsx')).ReportingSection,
  ),
  below(
    'multipliers',
    { group: 'more', room: 420, hasData: listed('multipliers') },
    async () => (await import('./sections/multipliers/multipliers-section.tsx')).MultipliersSection,
  ),
  below(
    'esg',
    { group: 'more', room: 180, hasData: listed('esg') },
    async () => (await import('./sections/report-files/esg-section.tsx')).EsgSection,
  ),
  below(
    'consensus',
    { group: 'more', room: 300, counted: true, hasData: listed('consensus') },
    async () => (await import('./sections/consensus/consensus-section.tsx')).ConsensusSection,
  ),
]

/** The sections that this bond has. */
export function sectionsOf(page: BondPage): Section[] {
  return SECTIONS.filter(section => section.hasData(page))
}
