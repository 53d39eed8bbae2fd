import type { BondPageData } from '@accrue/api-client'
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
  /** Label key of its menu item and heading. */
  label: (page: BondPageData) => string
  group: 'main' | 'more'
  /** The section is a list, so the menu shows its count. */
  counted: boolean
  /** Each section is shown only when data for it exists (bond-page §2). */
  hasData: (page: BondPageData) => boolean
  Section: ComponentType<SectionProps>
  /** For a server: loads what the section needs if this page renders it whole. Never rejects. */
  preload: (page: BondPageData) => Promise<unknown>
}

type Row = Pick<Section, 'group' | 'hasData'> &
  Partial<Pick<Section, 'counted' | 'label'>> & {
    /** Whether it consists of controls. Default false. */
    hasControls?: boolean
    /** What else a server loads to render it whole. Never rejects. */
    preloadParts?: () => Promise<unknown>
    /** Whether the page's data contain the section's. Default: they do not, and the section requests its own. */
    isServed?: (page: BondPageData) => boolean
    /** Height of its placeholder below the heading in pixels. */
    placeholderHeight: number
  }

type FetchSection = () => Promise<ComponentType<SectionProps>>

/** A section that loads when it comes near the viewport. */
function lazy(
  id: string,
  {
    placeholderHeight,
    isServed = () => false,
    counted = false,
    label = () => keyOf(id),
    group,
    hasData,
    hasControls = false,
    preloadParts,
  }: Row,
  fetch: FetchSection,
): Section {
  const Section = lazySection({ id, label, placeholderHeight, isServed, hasControls }, fetch)
  const preload = async (page: BondPageData) =>
    isServed(page) && Promise.all([Section.preload(), preloadParts?.()])
  return { id, label, counted, group, hasData, Section, preload }
}

/** For sections that only draw the page's own data. */
const always = () => true

const keyOf = (id: string) => `section_${id.replaceAll('-', '_')}`

/** The server lists the section; the section requests its own data. */
const listed = (id: string) => (page: BondPageData) => page.sections.some(section => section.id === id)

const chartSubject = ({ bond }: BondPageData) => ({
  bondStatus: bond.status,
  venues: bond.venues.map(({ id, latestDay: maxDate }) => ({ id, maxDate })),
  defaultVenueId: bond.defaultVenueId,
})

/** Coupons, redemptions and options. */
const paymentsOf = ({ cashFlow, options }: BondPageData) => (cashFlow?.rows.length ?? 0) + options.length

/** A section of plain fields, tables and links. */
const block = (id: string, row: Omit<Row, 'hasData'>) =>
  lazy(id, { ...row, isServed: always, hasData: hasBlock(id) }, async () =>
    (await import('./sections/block/block-section.tsx')).blockSection(id),
  )

/** The sections of the page, in menu order (contract, bond-page §2). */
export const SECTIONS: readonly Section[] = [
  lazy(
    'graph',
    {
      group: 'main',
      placeholderHeight: 985,
      // with the picture of its chart, where the page has one
      isServed: always,
      hasControls: true,
      preloadParts: async () => (await import('./sections/graph/graph-section.tsx')).preloadChartPictures(),
      hasData: page => hasChart(chartSubject(page)),
    },
    async () => (await import('./sections/graph/graph-section.tsx')).GraphSection,
  ),
  {
    id: 'info',
    label: () => 'section_info',
    group: 'main',
    counted: false,
    hasData: page => page.summary.length > 0,
    Section: InfoSection,
    preload: async () => true,
  },
  lazy(
    'documents',
    {
      group: 'main',
      placeholderHeight: 260,
      counted: true,
      isServed: always,
      hasData: page => page.documents.length > 0,
    },
    async () => (await import('./sections/documents/documents-section.tsx')).DocumentsSection,
  ),
  lazy(
    // readings #14: shown whenever the bond has trading grounds, because "no quotes" is information too
    'quotes',
    {
      group: 'main',
      placeholderHeight: 620,
      counted: true,
      hasData: page => page.bond.venues.length > 0,
    },
    async () => (await import('./sections/quotes/quotes-section.tsx')).QuotesSection,
  ),
  lazy(
    'cash-flow',
    {
      group: 'main',
      placeholderHeight: 560,
      counted: true,
      isServed: always,
      hasData: page => paymentsOf(page) > 0,
    },
    async () => (await import('./sections/cash-flow/cash-flow-section.tsx')).CashFlowSection,
  ),
  lazy(
    'ifrs',
    { group: 'main', placeholderHeight: 1400, hasData: listed('ifrs') },
    async () => (await import('./sections/ifrs/ifrs-section.tsx')).IfrsSection,
  ),
  lazy(
    'ras',
    { group: 'main', placeholderHeight: 1100, hasData: listed('ras') },
    async () => (await import('./sections/ras/ras-section.tsx')).RasSection,
  ),
  block('placement', { group: 'main', placeholderHeight: 300 }),
  lazy(
    'issuer-analytics',
    {
      group: 'main',
      placeholderHeight: 520,
      counted: true,
      label: analyticsLabel,
      hasData: listed('issuer-analytics'),
    },
    async () =>
      (await import('./sections/issuer-analytics/issuer-analytics-section.tsx')).IssuerAnalyticsSection,
  ),
  lazy(
    'ratings',
    {
      group: 'main',
      placeholderHeight: 240,
      counted: true,
      isServed: always,
      hasData: page => Object.values(page.bond.ratings).some(group => group.length > 0),
    },
    async () => (await import('./sections/ratings/ratings-section.tsx')).RatingsSection,
  ),
  lazy(
    'early-redemption',
    {
      group: 'more',
      placeholderHeight: 240,
      isServed: always,
      hasData: page => page.options.length + page.bond.offers.length > 0,
    },
    async () =>
      (await import('./sections/early-redemption/early-redemption-section.tsx')).EarlyRedemptionSection,
  ),
  block('defaults', { group: 'more', placeholderHeight: 110 }),
  block('tap-issues', { group: 'more', placeholderHeight: 190, counted: true }),
  block('conversion', { group: 'more', placeholderHeight: 110 }),
  block('lombard', { group: 'more', placeholderHeight: 70 }),
  block('lombard-national', { group: 'more', placeholderHeight: 70 }),
  block('structured-product', { group: 'more', placeholderHeight: 110 }),
  block('covenants', { group: 'more', placeholderHeight: 190 }),
  block('investors', { group: 'more', placeholderHeight: 260 }),
  lazy(
    'indexes',
    {
      group: 'more',
      placeholderHeight: 80,
      counted: true,
      isServed: always,
      hasData: page => page.indexes.length > 0,
    },
    async () => (await import('./sections/indexes/indexes-section.tsx')).IndexesSection,
  ),
  block('more', { group: 'more', placeholderHeight: 100 }),
  lazy(
    'latest-issues',
    {
      group: 'more',
      placeholderHeight: 470,
      counted: true,
      isServed: ({ latestIssues, bond }) => Boolean(latestIssues ?? bond.latestIssues),
      hasData: listed('latest-issues'),
    },
    async () => (await import('./sections/latest-issues/latest-issues-section.tsx')).LatestIssuesSection,
  ),
  lazy(
    'similar',
    { group: 'more', placeholderHeight: 470, counted: true, hasData: listed('similar') },
    async () => (await import('./sections/similar/similar-section.tsx')).SimilarSection,
  ),
  lazy(
    'news',
    {
      group: 'more',
      placeholderHeight: 190,
      counted: true,
      isServed: always,
      hasData: page => page.news.length > 0,
    },
    async () => (await import('./sections/news/news-section.tsx')).NewsSection,
  ),
  lazy(
    'related-issuers',
    {
      group: 'more',
      placeholderHeight: 190,
      counted: true,
      isServed: always,
      hasData: page => page.relatedIssuers.length > 0,
    },
    async () =>
      (await import('./sections/related-issuers/related-issuers-section.tsx')).RelatedIssuersSection,
  ),
  lazy(
    'relation-graphs',
    { group: 'more', placeholderHeight: 620, hasData: page => page.relatedIssuers.length > 0 },
    async () =>
      (await import('./sections/relation-graphs/relation-graphs-section.tsx')).RelationGraphsSection,
  ),
  lazy(
    'identifiers',
    {
      group: 'more',
      placeholderHeight: 110,
      isServed: always,
      hasData: page => page.identifiers.length > 0,
    },
    async () => (await import('./sections/identifiers/identifiers-section.tsx')).IdentifiersSection,
  ),
  block('classifier', { group: 'more', placeholderHeight: 150 }),
  block('restructuring', { group: 'more', placeholderHeight: 140 }),
  lazy(
    'annual-reports',
    { group: 'more', placeholderHeight: 180, hasData: listed('annual-reports') },
    async () => (await import('./sections/report-files/report-files-section.tsx')).AnnualReportsSection,
  ),
  lazy(
    'holders',
    {
      group: 'more',
      placeholderHeight: 110,
      counted: true,
      isServed: always,
      hasData: page => page.bond.holders.length > 0,
    },
    async () => (await import('./sections/holders/holders-section.tsx')).HoldersSection,
  ),
  lazy(
    'reporting',
    { group: 'more', placeholderHeight: 400, hasData: listed('reporting') },
    async () => (await import('./sections/report-files/report-files-section.tsx')).ReportingSection,
  ),
  lazy(
    'multipliers',
    { group: 'more', placeholderHeight: 420, hasData: listed('multipliers') },
    async () => (await import('./sections/multipliers/multipliers-section.tsx')).MultipliersSection,
  ),
  lazy(
    'esg',
    { group: 'more', placeholderHeight: 180, hasData: listed('esg') },
    async () => (await import('./sections/report-files/report-files-section.tsx')).EsgSection,
  ),
  lazy(
    'consensus',
    { group: 'more', placeholderHeight: 300, counted: true, hasData: listed('consensus') },
    async () => (await import('./sections/consensus/consensus-section.tsx')).ConsensusSection,
  ),
]

/** The sections that have data for this bond. */
export function bondSections(page: BondPageData): Section[] {
  return SECTIONS.filter(section => section.hasData(page))
}

/** For a server, before it renders: loads the sections that this bond's page renders whole. */
export async function preloadSections(page: BondPageData): Promise<void> {
  await Promise.all(bondSections(page).map(section => section.preload(page)))
}
