import {
  decodeBlocks,
  decodeIdentifiers,
  decodeInfo,
  decodeLinks,
  decodeSections,
  decodeSources,
  type InfoItem,
  type NamedLink,
  type SectionBlock,
  type SectionEntry,
  type SourceNoteData,
} from './blocks.ts'
import { type Day, day } from './day.ts'
import { type NumericField, numericField } from './numeric-field.ts'
import { field, flag, type Raw, record, rows, text, textOrNull, texts } from './reading.ts'
import { REPORT_FILE_KINDS } from './report-file-kinds.ts'
import type { ReportFileKind } from './reports.ts'

/** The header of an entity's page. */
export type PageHeaderData = {
  name: string
  breadcrumbs: { title: string; url: string | null }[]
  badges: { id: string; title: string }[]
  isin: string | null
  cusip: string | null
  ticker: string | null
  currency: string | null
  /** Amount outstanding, in units of the currency. */
  outstanding: NumericField
  /** The main rating as text. */
  rating: string | null
  /** Generated for the demo (readings #69). */
  illustrative: boolean
}

/** Data that the pages of all entities have. */
export type Page = {
  /** The server's business day in UTC+3. */
  today: Day | null
  header: PageHeaderData
  /** The summary section, in order. */
  summary: InfoItem[]
  identifiers: { id: string; value: string }[]
  /** The sections that have data, in menu order. */
  sections: SectionEntry[]
  sources: SourceNoteData[]
  relatedIssuers: NamedLink[]
  reportFileKinds: ReportFileKind[]
  /** The plain sections: fields and tables. */
  blocks: SectionBlock[]
}

export function decodePage(raw: Raw): Page {
  return {
    today: day(raw, 'today'),
    header: headerOf(record(raw, 'header')),
    summary: decodeInfo(field(raw, 'info')),
    identifiers: decodeIdentifiers(field(raw, 'identifiers')),
    sections: decodeSections(field(raw, 'sections')),
    sources: decodeSources(field(raw, 'source')),
    relatedIssuers: decodeLinks(field(raw, 'related_issuers')),
    reportFileKinds: REPORT_FILE_KINDS.filter(kind => texts(raw, 'report_files').includes(kind)),
    blocks: decodeBlocks(field(raw, 'blocks')),
  }
}

function headerOf(raw: Raw): PageHeaderData {
  return {
    name: text(raw, 'name'),
    breadcrumbs: rows(raw, 'breadcrumbs').map(one => ({
      title: text(one, 'ttl'),
      url: textOrNull(one, 'url'),
    })),
    badges: rows(raw, 'badges').map(one => ({ id: text(one, 'id'), title: text(one, 'ttl') })),
    isin: textOrNull(raw, 'isin'),
    cusip: textOrNull(raw, 'cusip'),
    ticker: textOrNull(raw, 'ticker'),
    currency: textOrNull(raw, 'currency'),
    outstanding: numericField(raw, 'outstanding'),
    rating: textOrNull(raw, 'rating'),
    illustrative: flag(raw, 'illustrative'),
  }
}
