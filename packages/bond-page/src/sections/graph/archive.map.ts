import type { TradingRow } from '@accrue/api-client'
import { type CompareLinks, compareHref } from '@accrue/ui/charts'
import type { LabelOf } from '@accrue/ui/foundation'
import { type CellObject, createColumns, type DataTableColumnDef, type TableCell } from '@accrue/ui/tables'
import {
  ARCHIVE_FIELDS,
  type ArchiveField,
  FULL_PRECISION,
  KIND_RULES,
  shownCell,
  typeLabel,
} from '../../rules/number-rules.ts'
import { withoutSharedWords } from '../../rules/shared-words.ts'

const FIELDS = Object.keys(ARCHIVE_FIELDS) as ArchiveField[]

/** The columns of a masked archive, which are public. */
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
  /** All known decimals, up to 30 (bond-page §9). */
  fullPrecision: boolean
  /** Decimals of accrued interest that the issuer uses; null for the default 2. */
  accruedPrecision: number | null
  /** Names of the bonds that t-spreads are measured against, as far as they are known. */
  benchmarks?: ReadonlyMap<number, string>
  /** The bond's own name and its issuer's: benchmarks lose the words that they share with them. */
  names?: readonly string[]
  /** Link templates of their names. Default: no links. */
  links?: CompareLinks
}

const column = createColumns<TradingRow>()

/** C21: the columns of the archive that have data. Every blank, masked or estimated cell has a reason (X3). */
export function archiveColumns(
  rows: readonly TradingRow[],
  options: ArchiveOptions,
): DataTableColumnDef<TradingRow>[] {
  const { label } = options
  const fields = fieldsWithData(rows)
  const shared = sharedTypes(rows, fields)
  const isMasked = rows.some(row => row.masked)
  const references = isMasked ? [] : REFERENCES.filter(({ has }) => rows.some(has))
  const referenceColumn = ({ id, group, isShown, cell }: Reference) =>
    column.text(row => cell(row, options), {
      id,
      header: label(`field_${id}`),
      settings: { group: label(group), isShown },
    })
  return [
    column.day('day', {
      header: label('archive_day'),
      enableHiding: false,
      settings: { group: label('group_identity') },
    }),
    ...fields.flatMap(field => [
      numberColumn(field, { ...options, isMasked }, shared),
      ...references.filter(({ after }) => after === field).map(referenceColumn),
    ]),
    ...references.filter(({ after }) => !after || !fields.includes(after)).map(referenceColumn),
  ]
}

/** C21: the archive's rows, the latest day first. */
export function archiveRows(rows: readonly TradingRow[]): TradingRow[] {
  return rows.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
}

type Reference = {
  id: string
  /** The number that it follows. Default: it follows all numbers. */
  after?: ArchiveField
  /** Label key of the group under which the settings offer it. */
  group: string
  /** Shown by default. */
  isShown: boolean
  has: (row: TradingRow) => boolean
  cell: (row: TradingRow, options: ArchiveOptions) => CellObject | string | null
}

/** Further references of a row (bond-page §3). The trading ground is the same in all rows, so it is hidden at first. */
const REFERENCES: readonly Reference[] = [
  {
    id: 'tradingGround',
    group: 'group_identity',
    isShown: false,
    has: row => row.venue !== null,
    cell: row => row.venue,
  },
  {
    id: 'board',
    group: 'group_identity',
    isShown: true,
    has: row => row.board !== null,
    cell: row => row.board,
  },
  {
    id: 'tSpreadBenchmark',
    after: 'tSpread',
    group: 'group_spreads',
    isShown: true,
    has: row => row.tSpreadBenchmarkId !== null,
    cell: ({ tSpreadBenchmarkId: id }, { benchmarks, names = [], links = {} }) => {
      if (id === null) return null
      const href = compareHref({ kind: 'bonds', id }, links) ?? null
      const fullText = benchmarks?.get(id)
      return fullText
        ? { text: withoutSharedWords(fullText, names), fullText, href }
        : { text: `#${id}`, href }
    },
  },
  {
    id: 'document',
    group: 'group_references',
    isShown: true,
    has: row => row.documentUrl !== null,
    cell: (row, { label }) =>
      row.documentUrl === null ? null : { text: label('archive_document'), href: row.documentUrl },
  },
]

/** The bonds that t-spreads of the rows are measured against, each once. */
export function benchmarkIds(rows: readonly TradingRow[]): number[] {
  return [...new Set(rows.flatMap(({ tSpreadBenchmarkId: id }) => (id === null ? [] : [id])))]
}

/** Fields whose values are all of one type, with that type's label key: then the heading names it once. */
type SharedTypes = ReadonlyMap<ArchiveField, string>

function sharedTypes(rows: readonly TradingRow[], fields: readonly ArchiveField[]): SharedTypes {
  const shared = new Map<ArchiveField, string>()
  for (const field of fields) {
    const [type, ...others] = new Set(rows.map(row => typeLabel(row, field)))
    if (type && others.length === 0) shared.set(field, type)
  }
  return shared
}

/** The fields with data in some row, in column order. */
function fieldsWithData(rows: readonly TradingRow[]): ArchiveField[] {
  if (rows.some(row => row.masked)) return [...MASKED_FIELDS]
  return FIELDS.filter(field => rows.some(row => row[field].kind !== 'blank'))
}

/** T6: the groups of bond-page §3 under which the settings panel offers the fields of a kind. */
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

/** A column of numbers; the heading has the unit. */
function numberColumn(
  field: ArchiveField,
  options: ArchiveOptions & { isMasked: boolean },
  shared: SharedTypes,
): DataTableColumnDef<TradingRow> {
  const { label, fullPrecision } = options
  const kind = ARCHIVE_FIELDS[field]
  const { unit } = KIND_RULES[kind]
  const type = shared.get(field)
  const accrued = field === 'accruedInterest' ? label('info_accruedInterest') : undefined
  return column.number(row => cellOf(row, field, options, shared), {
    id: field,
    header: label(`field_${field}`),
    unit: unit && label(unit),
    locked: options.isMasked,
    info: type ? label('archive_type', { type: label(type) }) : accrued,
    settings: { group: label(GROUPS[kind]) },
    ...(fullPrecision ? { maxDecimals: FULL_PRECISION } : { decimals: decimalsOf(field, options) }),
  })
}

function decimalsOf(
  field: ArchiveField,
  { accruedPrecision }: Pick<ArchiveOptions, 'accruedPrecision'>,
): number {
  const { decimals } = KIND_RULES[ARCHIVE_FIELDS[field]]
  return field === 'accruedInterest' ? (accruedPrecision ?? decimals) : decimals
}

function cellOf(
  row: TradingRow,
  field: ArchiveField,
  options: ArchiveOptions,
  shared: SharedTypes,
): TableCell {
  if (row.masked) return { locked: true }
  const cell = shownCell(ARCHIVE_FIELDS[field], row[field], options.label, {
    indicativeYield: row.indicativeYield,
    fullPrecision: options.fullPrecision,
    decimals: decimalsOf(field, options),
  })
  const type = shared.has(field) ? null : typeLabel(row, field)
  if (!cell?.text) return cell
  return type ? { ...cell, tooltip: options.label(type) } : cell.text
}
