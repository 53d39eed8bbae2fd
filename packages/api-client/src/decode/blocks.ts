import { type Day, day } from './day.ts'
import {
  asRaw,
  count,
  field,
  flag,
  MOST_DECIMALS,
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
/** How a value is to be read: percent is a number of per cents, money is in the unit of its currency. */
export type ValueKind = (typeof KINDS)[number]

/** A named value. */
export type InfoItem = {
  /** Key of the label that names it. */
  id: string
  /** Text, decimal text of a number, or yyyy-mm-dd of a date. */
  value: string
  numeric: number | null
  kind: ValueKind
  url: string | null
  currency: string | null
  /** Key of the label that explains it. */
  hint: string | null
  /** Key of the label of its group. */
  group: string | null
}

/** A fact of an entity's strip; `masked` says that its value is withheld. */
export type EntityFact = InfoItem & { masked: boolean }

/** A link with a name. */
export type NamedLink = { id: number | null; name: string; url: string | null; note: string | null }

/** A table of a section that is made of plain fields and tables. */
export type SectionTable = {
  id: string
  title: string | null
  columns: { id: string; kind: ValueKind; decimals: number | null }[]
  rows: TableRow[]
}

/** The content of a section that is made of plain fields and tables. */
export type SectionBlock = {
  /** Element id of the section. */
  section: string
  fields: InfoItem[]
  tables: SectionTable[]
  links: NamedLink[]
  text: string | null
  illustrative: boolean
}

/** A section that has data. */
export type SectionEntry = { id: string; count: number | null }

/** Where figures come from and as of when. */
export type SourceNote = {
  id: string
  text: string
  asOf: Day | null
  url: string | null
  illustrative: boolean
}

/** Values that have an id. */
export function decodeInfo(list: unknown): InfoItem[] {
  return rawRows(list)
    .map(infoOf)
    .filter(item => item.id !== '')
}

/** Facts that have an id; a masked one has no value, whatever came along. */
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

/** Links that have a name. */
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

/** Identifiers that have a value. */
export function decodeIdentifiers(list: unknown): { id: string; value: string }[] {
  return rawRows(list)
    .map(raw => ({ id: text(raw, 'id'), value: text(raw, 'value') }))
    .filter(one => one.id !== '' && one.value !== '')
}

/** The present sections, in the order given; a repeated one counts once. */
export function decodeSections(list: unknown): SectionEntry[] {
  const byId = new Map<string, SectionEntry>()
  for (const raw of rawRows(list)) {
    const id = text(raw, 'id')
    if (id !== '' && !byId.has(id)) byId.set(id, { id, count: count(raw, 'count') })
  }
  return [...byId.values()]
}

/** Notes that say something. */
export function decodeSources(list: unknown): SourceNote[] {
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

/** Blocks keyed by section id, as a list in the order given. */
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
        decimals: count(column, 'decimals', MOST_DECIMALS),
      }))
      .filter(column => column.id !== ''),
    rows: decodeTableRows(field(raw, 'rows')),
  }
}
