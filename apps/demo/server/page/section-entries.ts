import type { BondContext, BondPage, CashFlow, SectionBlock, SectionEntry } from '@accrue/api-client/wire'
import type { IssuerSections } from './issuer-sections.ts'

type Parts = Pick<BondPage, 'info' | 'identifiers'> & {
  context: BondContext
  cash_flow: CashFlow | null
  options: unknown[]
  documents: unknown[]
  news: unknown[]
  indexes: unknown[]
  blocks: Record<string, SectionBlock>
  issuer: IssuerSections
  /** Rows of the quotes table. */
  quotes: number
}

/** All sections of a bond page, in menu order (contract). */
export const SECTION_IDS = [
  'graph',
  'info',
  'documents',
  'quotes',
  'cash-flow',
  'ifrs',
  'ras',
  'placement',
  'issuer-analytics',
  'ratings',
  'early-redemption',
  'defaults',
  'tap-issues',
  'conversion',
  'lombard',
  'lombard-national',
  'structured-product',
  'covenants',
  'investors',
  'indexes',
  'more',
  'latest-issues',
  'similar',
  'news',
  'related-issuers',
  'relation-graphs',
  'identifiers',
  'classifier',
  'restructuring',
  'annual-reports',
  'holders',
  'reporting',
  'multipliers',
  'esg',
  'consensus',
] as const

export type SectionId = (typeof SECTION_IDS)[number]

/** Number of entries per section, in menu order; empty sections are hidden (bond-page §2). */
export function sectionEntries(parts: Parts, chartStatus: boolean): SectionEntry[] {
  const { context, blocks, issuer } = parts
  const block = (id: string) => (blocks[id] ? 1 : 0)
  const tradingGrounds = context.tgList.length
  const counts: Record<SectionId, number> = {
    graph: chartStatus ? tradingGrounds : 0,
    info: parts.info.length,
    documents: parts.documents.length,
    quotes: parts.quotes,
    'cash-flow': parts.cash_flow?.rows.length ?? 0,
    ifrs: issuer.ifrs ? 1 : 0,
    ras: issuer.ras ? 1 : 0,
    placement: block('placement'),
    'issuer-analytics': issuer.comments.length,
    ratings: Object.values(context.ratings).reduce((sum, group) => sum + (group?.length ?? 0), 0),
    'early-redemption': parts.options.length,
    defaults: block('defaults'),
    'tap-issues': blocks['tap-issues']?.tables?.[0]?.rows.length ?? 0,
    conversion: block('conversion'),
    lombard: block('lombard'),
    'lombard-national': block('lombard-national'),
    'structured-product': block('structured-product'),
    covenants: block('covenants'),
    investors: block('investors'),
    indexes: parts.indexes.length,
    more: blocks.more?.links?.length ?? 0,
    'latest-issues': context.latest_list?.total ?? 0,
    similar: context.similar_items?.total ?? 0,
    news: parts.news.length,
    'related-issuers': issuer.related.length,
    'relation-graphs': issuer.related.length,
    identifiers: parts.identifiers.length,
    classifier: block('classifier'),
    restructuring: block('restructuring'),
    'annual-reports': issuer.reportFiles.includes('annual-reports') ? 1 : 0,
    holders: context.holders?.length ?? 0,
    reporting: issuer.reportFiles.includes('reporting') ? 1 : 0,
    multipliers: issuer.multipliers ? 1 : 0,
    esg: issuer.reportFiles.includes('esg') ? 1 : 0,
    consensus: issuer.indicators,
  }
  return SECTION_IDS.flatMap(id => (counts[id] > 0 ? [{ id, count: counts[id] }] : []))
}
