import type { TradingRow } from '@accrue/api-client'
import { type CompareLinks, compareHref } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import type { CellObject, SettingsColumn, TableRow } from '@accrue/ui/tables'
import {
  ARCHIVE_FIELDS,
  type ArchiveField,
  FULL_PRECISION,
  KIND_RULES,
  priceTypeLabel,
  showFigure,
  yieldTypeLabel,
} from '../../rules/number-rules.ts'

const FIELDS = Object.keys(ARCHIVE_FIELDS) as ArchiveField[]

/** The columns of a masked archive: what a reader without access is told exists. */
const MASKED_FIELDS: readonly ArchiveField[] = [
  'indicativePrice',
  'indicativeYield',
  'bid',
  'ask',
  'gSpread',
  'duration',
]

export type ArchiveOptions = {
  label: LabelOf
  /** Every decimal that is known, up to 30 (bond-page §9). */
  fullPrecision: boolean
  /** Decimals of accrued interest that the issuer uses; null for the default 2. */
  accruedPrecision: number | null
  /** Names of the bonds that t-spreads are measured against, as far as they are known. */
  benchmarks?: ReadonlyMap<number, string>
  /** Where their names lead; without it they lead nowhere. */
  links?: CompareLinks
}

/** C21: the archive as a table: the columns that have something to show, latest day first. */
export function archiveTable(rows: readonly TradingRow[], options: ArchiveOptions) {
  const fields = fieldsWithData(rows)
  const shared = sharedTypes(rows, fields)
  const isMasked = rows.some(row => row.masked)
  const references = isMasked ? [] : REFERENCES.filter(({ has }) => rows.some(has))
  return {
    columns: [
      ...archiveColumns(fields, options, shared),
      ...references.map(({ id, group, check }): SettingsColumn => {
        const { label } = options
        return { id, header: label(`field_${id}`), group: label(group), check }
      }),
    ],
    rows: archiveRows(rows, { fields, references, shared }, options),
  }
}

type Reference = {
  id: string
  /** Label key of the group under which the settings offer it. */
  group: string
  /** Shown until the user decides otherwise. */
  check: boolean
  has: (row: TradingRow) => boolean
  cell: (row: TradingRow, options: ArchiveOptions) => CellObject | string | null
}

/** What a row refers to (bond-page §3). The ground is the same in all of them, so that it is only offered. */
const REFERENCES: readonly Reference[] = [
  {
    id: 'tradingGround',
    group: 'group_identity',
    check: false,
    has: row => row.tradingGround !== null,
    cell: row => row.tradingGround,
  },
  {
    id: 'board',
    group: 'group_identity',
    check: true,
    has: row => row.board !== null,
    cell: row => row.board,
  },
  {
    id: 'tSpreadBenchmark',
    group: 'group_spreads',
    check: true,
    has: row => row.tSpreadBenchmarkId !== null,
    cell: ({ tSpreadBenchmarkId: id }, { benchmarks, links = {} }) =>
      id === null
        ? null
        : { text: benchmarks?.get(id) ?? `#${id}`, href: compareHref({ model: 'bonds', id }, links) ?? null },
  },
  {
    id: 'document',
    group: 'group_references',
    check: true,
    has: row => row.documentUrl !== null,
    cell: (row, { label }) =>
      row.documentUrl === null ? null : { text: label('archive_document'), href: row.documentUrl },
  },
]

/** The bonds that t-spreads of the rows are measured against, each once. */
export function benchmarkIds(rows: readonly TradingRow[]): number[] {
  return [...new Set(rows.flatMap(({ tSpreadBenchmarkId: id }) => (id === null ? [] : [id])))]
}

/** Fields whose figures are all of one type, and that type's label key: then the heading says it once. */
type SharedTypes = ReadonlyMap<ArchiveField, string>

function sharedTypes(rows: readonly TradingRow[], fields: readonly ArchiveField[]): SharedTypes {
  const shared = new Map<ArchiveField, string>()
  for (const field of fields) {
    const [type, ...others] = new Set(rows.map(row => typeLabel(row, field)))
    if (type && others.length === 0) shared.set(field, type)
  }
  return shared
}

/** The fields that have something to show in at least one row, in column order. */
function fieldsWithData(rows: readonly TradingRow[]): ArchiveField[] {
  if (rows.some(row => row.masked)) return [...MASKED_FIELDS]
  return FIELDS.filter(field => rows.some(row => row[field].kind !== 'blank'))
}

/** T6: the groups of bond-page §3 under which the settings panel offers the figures of a kind. */
const GROUPS: Readonly<Record<(typeof ARCHIVE_FIELDS)[ArchiveField], string>> = {
  price: 'group_quotes',
  bidAskSpread: 'group_quotes',
  yield: 'group_yields',
  accrued: 'group_accrued',
  days: 'group_accrued',
  years: 'group_accrued',
  convexity: 'group_risk',
  pvbp: 'group_risk',
  volume: 'group_volumes',
  count: 'group_volumes',
  spread: 'group_spreads',
  margin: 'group_spreads',
}

/** C21: the columns of the archive. The unit is said once, in the head. */
function archiveColumns(
  fields: readonly ArchiveField[],
  { label, ...options }: ArchiveOptions,
  shared: SharedTypes,
): SettingsColumn[] {
  return [
    { id: 'day', header: label('archive_day'), kind: 'day', group: label('group_identity'), dontHide: true },
    ...fields.map((field): SettingsColumn => {
      const kind = ARCHIVE_FIELDS[field]
      const { unit } = KIND_RULES[kind]
      const group = label(GROUPS[kind])
      const column: SettingsColumn = { id: field, header: label(`field_${field}`), kind: 'number', group }
      if (unit) column.unit = label(unit)
      const type = shared.get(field)
      if (field === 'accruedInterest') column.info = label('info_accruedInterest')
      if (type) column.info = label('archive_type', { type: label(type) })
      return options.fullPrecision
        ? { ...column, maxDecimals: FULL_PRECISION }
        : { ...column, decimals: decimalsOf(field, options) }
    }),
  ]
}

function decimalsOf(
  field: ArchiveField,
  { accruedPrecision }: Pick<ArchiveOptions, 'accruedPrecision'>,
): number {
  const { decimals } = KIND_RULES[ARCHIVE_FIELDS[field]]
  return field === 'accruedInterest' ? (accruedPrecision ?? decimals) : decimals
}

type Columns = {
  fields: readonly ArchiveField[]
  references: readonly Reference[]
  shared: SharedTypes
}

/** C21: the rows of the archive, latest first. Every blank, masked or estimated cell can say why (X3). */
function archiveRows(
  rows: readonly TradingRow[],
  { fields, references, shared }: Columns,
  options: ArchiveOptions,
): TableRow[] {
  return [...rows]
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
    .map((row, index) => ({
      id: `${row.day} ${row.board ?? ''} ${index}`,
      cells: Object.fromEntries([
        ['day', row.day],
        ...fields.map(field => [field, cellOf(row, field, options, shared)] as const),
        ...references.map(({ id, cell }) => [id, cell(row, options)] as const),
      ]),
    }))
}

function cellOf(
  row: TradingRow,
  field: ArchiveField,
  options: ArchiveOptions,
  shared: SharedTypes,
): CellObject | string | null {
  if (row.masked) return { locked: true }
  const shown = showFigure(ARCHIVE_FIELDS[field], row[field], {
    indicativeYield: row.indicativeYield,
    fullPrecision: options.fullPrecision,
    decimals: decimalsOf(field, options),
  })
  if (shown.kind === 'masked') return { locked: true }
  if (shown.kind === 'blank') return shown.reason ? { reason: options.label(shown.reason) } : null
  const type = shared.has(field) ? null : typeLabel(row, field)
  return type ? { text: shown.text, tooltip: options.label(type) } : shown.text
}

/** Q12: which price or yield an indicative figure is. */
function typeLabel(row: TradingRow, field: ArchiveField): string | null {
  if (field === 'indicativePrice') return priceTypeLabel(row.indicativePriceType)
  return field === 'indicativeYield' ? yieldTypeLabel(row.indicativeYieldType) : null
}
