import type { BondPage } from '@accrue/api-client'
import type { ComponentType } from 'react'
import type { Address } from './address.ts'
import type { BondPagePorts } from './ports.ts'
import { hasChart } from './rules/chart-rules.ts'
import { GraphSection } from './sections/graph/graph-section.tsx'
import { IdentifiersSection } from './sections/identifiers/identifiers-section.tsx'
import { InfoSection } from './sections/info/info-section.tsx'
import { QuotesSection } from './sections/quotes/quotes-section.tsx'
import { RelationGraphsSection } from './sections/relation-graphs/relation-graphs-section.tsx'

export type SectionProps = { page: BondPage; ports: BondPagePorts; address: Address }

export type Section = {
  /** Element id of the contract. */
  id: string
  /** Label key of its name in the menu and its heading. */
  label: string
  group: 'main' | 'more'
  /** The section is a list, so the menu says how long it is. */
  counted?: boolean
  /** Each section is shown only when data for it exists (bond-page §2). */
  hasData: (page: BondPage) => boolean
  Section: ComponentType<SectionProps>
}

const chartSubject = ({ bond }: BondPage) => ({
  bondStatus: bond.status,
  tradingGrounds: bond.tradingGrounds.map(({ id, latestDay: maxDate }) => ({ id, maxDate })),
  defaultTradingGroundId: bond.defaultTradingGroundId,
})

/** THE table of the page: its sections, in menu order (contract, bond-page §2). */
export const SECTIONS: readonly Section[] = [
  {
    id: 'graph',
    label: 'section_graph',
    group: 'main',
    hasData: page => hasChart(chartSubject(page)),
    Section: GraphSection,
  },
  {
    id: 'info',
    label: 'section_info',
    group: 'main',
    hasData: page => page.summary.length > 0,
    Section: InfoSection,
  },
  {
    // readings #14: shown whenever the bond has trading grounds, because "no quotes" is itself an answer
    id: 'quotes',
    label: 'section_quotes',
    group: 'main',
    counted: true,
    hasData: page => page.bond.tradingGrounds.length > 0,
    Section: QuotesSection,
  },
  {
    id: 'relation-graphs',
    label: 'section_relation_graphs',
    group: 'more',
    hasData: page => page.relatedIssuers.length > 0,
    Section: RelationGraphsSection,
  },
  {
    id: 'identifiers',
    label: 'section_identifiers',
    group: 'more',
    hasData: page => page.identifiers.length > 0,
    Section: IdentifiersSection,
  },
]

/** The sections that this bond has. */
export function sectionsOf(page: BondPage): Section[] {
  return SECTIONS.filter(section => section.hasData(page))
}
