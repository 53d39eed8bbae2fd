import { type Day, day } from './day.ts'
import {
  asRaw,
  count,
  field,
  flag,
  MAX_DECIMALS,
  oneOf,
  type Raw,
  rawRows,
  real,
  rows,
  text,
  textOrNull,
  whole,
} from './reading.ts'
import { decodeTableRows, type TableRow } from './tables.ts'

const KINDS = ['text', 'number', 'date', 'percent', 'money', 'link'] as const
/** Type of a value. `percent` is in per cent, `money` in units of its currency. */
export type ValueKind = (typeof KINDS)[number]

/** A labelled value. */
export type InfoItem = {
  /** Key of its label. */
  id: string
  /** Text, a decimal number as text, or a date as yyyy-mm-dd. */
  value: string
  numeric: number | null
  kind: ValueKind
  url: string | null
  currency: string | null
  /** Label key of its explanation. */
  hint: string | null
  /** Label key of its group. */
  group: string | null
}

/** A fact of an entity's strip; the value of a masked one is withheld. */
export type EntityFact = InfoItem & { masked: boolean }

export type NamedLink = { id: number | null; name: string; url: string | null; note: string | null }

/** A table of a plain section. */
export type SectionTable = {
  id: string
  title: string | null
  columns: { id: string; kind: ValueKind; decimals: number | null }[]
  rows: TableRow[]
}

/** The content of a plain section: fields and tables. */
export type SectionBlock = {
  /** Element id of the section. */
  section: string
  fields: InfoItem[]
  tables: SectionTable[]
  links: NamedLink[]
  text: string | null
  illustrative: boolean
}

export type SectionEntry = { id: string; count: number | null }

/** Source of numbers, and their date. */
export type SourceNoteData = {
  id: string
  text: string
  asOf: Day | null
  url: string | null
  illustrative: boolean
}

/** Values with an id; others are skipped. */
export function decodeInfo(list: unknown): InfoItem[] {
  return rawRows(list)
    .map(infoOf)
    .filter(item => item.id !== '')
}

/** Facts with an id. Drops the value of a masked fact, even if it was sent. */
export function decodeEntityFacts(list: unknown): EntityFact[] {
  const facts = rawRows(list).map(raw => ({ ...infoOf(raw), masked: flag(raw, 'masked') }))
  return facts
    .filter(fact => fact.id !== '')
    .map(fact => (fact.masked ? { ...fact, value: '', numeric: null } : fact))
}

function infoOf(raw: Raw): InfoItem {
  return {
    id: text(raw, 'id'),
    value: text(raw, 'value'),
    numeric: real(raw, 'numeric'),
    kind: oneOf(raw, 'kind', KINDS) ?? 'text',
    url: textOrNull(raw, 'url'),
    currency: textOrNull(raw, 'currency'),
    hint: textOrNull(raw, 'hint'),
    group: textOrNull(raw, 'group'),
  }
}

/** Links with a name; others are skipped. */
export function decodeLinks(list: unknown): NamedLink[] {
  return rawRows(list)
    .map(raw => ({
      id: whole(raw, 'id'),
      name: text(raw, 'name'),
      url: textOrNull(raw, 'url'),
      note: textOrNull(raw, 'note'),
    }))
    .filter(link => link.name !== '')
}

/** Identifiers with a value; others are skipped. */
export function decodeIdentifiers(list: unknown): { id: string; value: string }[] {
  return rawRows(list)
    .map(raw => ({ id: text(raw, 'id'), value: text(raw, 'value') }))
    .filter(one => one.id !== '' && one.value !== '')
}

/** The sections with data, in the server's order and without duplicates. */
export function decodeSections(list: unknown): SectionEntry[] {
  const byId = new Map<string, SectionEntry>()
  for (const raw of rawRows(list)) {
    const id = text(raw, 'id')
    if (id !== '' && !byId.has(id)) byId.set(id, { id, count: count(raw, 'count') })
  }
  return [...byId.values()]
}

/** Notes with a text; others are skipped. */
export function decodeSources(list: unknown): SourceNoteData[] {
  return rawRows(list)
    .map(raw => ({
      id: text(raw, 'id'),
      text: text(raw, 'text'),
      asOf: day(raw, 'as_of'),
      url: textOrNull(raw, 'url'),
      illustrative: flag(raw, 'illustrative'),
    }))
    .filter(note => note.text !== '')
}

/** Blocks keyed by section id, as a list in the server's order. */
export function decodeBlocks(value: unknown): SectionBlock[] {
  const raw = asRaw(value) ?? {}
  return Object.keys(raw).flatMap(section => {
    const block = asRaw(field(raw, section))
    return block === null || section === '__proto__' ? [] : [blockOf(section, block)]
  })
}

function blockOf(section: string, raw: Raw): SectionBlock {
  return {
    section,
    fields: decodeInfo(field(raw, 'fields')),
    tables: rows(raw, 'tables').map(tableOf),
    links: decodeLinks(field(raw, 'links')),
    text: textOrNull(raw, 'text'),
    illustrative: flag(raw, 'illustrative'),
  }
}

function tableOf(raw: Raw): SectionTable {
  return {
    id: text(raw, 'id'),
    title: textOrNull(raw, 'ttl'),
    columns: rows(raw, 'columns')
      .map(column => ({
        id: text(column, 'id'),
        kind: oneOf(column, 'kind', KINDS) ?? 'text',
        decimals: count(column, 'decimals', MAX_DECIMALS),
      }))
      .filter(column => column.id !== ''),
    rows: decodeTableRows(field(raw, 'rows')),
  }
}
