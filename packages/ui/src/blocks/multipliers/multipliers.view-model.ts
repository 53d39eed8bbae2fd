import type { Gate } from '../../foundation/access/access.ts'
import type { CellObject, CellTone } from '../../tables/cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../../tables/data-table/columns/columns.ts'
import type { RowMeta } from '../../tables/data-table/columns/table-meta.ts'
import type { Loaded } from '../loaded/loaded.reducer.ts'
import {
  MULTIPLIER_PERIODS,
  type MultiplierCell,
  type MultiplierColumn,
  type MultiplierGroup,
  type MultiplierPeriod,
  type MultiplierRow,
  type MultipliersChoice,
  type MultipliersFacts,
} from './multipliers.reducer.ts'

/** Maximum rows of a table (shared-blocks §9). */
export const MULTIPLIERS_LIMIT = 1000

/** Maximum decimals; more are noise in a ratio. */
const MOST_DECIMALS = 6

/** A group as a table. */
export type MultiplierTable = {
  key: string
  /** '' when the group has no name. */
  name: string
  columns: readonly DataTableColumnDef<MultiplierRow>[]
  rows: readonly MultiplierRow[]
  /** Set when rows were cut off. */
  cut: { shown: number; total: number } | null
}

export type MultipliersViewModel =
  /** No rows: the block is not drawn (shared-blocks §4). */
  | { kind: 'hidden' }
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'gate'; verdict: Gate }
  | {
      kind: 'tables'
      /** The periods that have data, in order. */
      periods: readonly MultiplierPeriod[]
      period: MultiplierPeriod
      /** The first group, or all of them. */
      tables: readonly MultiplierTable[]
      /** How many groups there are after the first one. */
      others: number
      expanded: boolean
    }

/** The view model of the multipliers (R4, shared-blocks §4). */
export function toMultipliersViewModel(
  loaded: Loaded<MultipliersFacts>,
  { period: chosen, expanded }: MultipliersChoice,
): MultipliersViewModel {
  if (loaded.kind !== 'ready') return loaded
  const groups = { quarterly: withRows(loaded.facts.quarterly), annual: withRows(loaded.facts.annual) }
  const periods = MULTIPLIER_PERIODS.filter(period => groups[period].length > 0)
  const period = periods.find(one => one === chosen) ?? periods[0]
  if (period === undefined) return { kind: 'hidden' }
  const shown = expanded ? groups[period] : groups[period].slice(0, 1)
  const tables = shown.map(tableOf)
  return { kind: 'tables', periods, period, tables, others: groups[period].length - 1, expanded }
}

/** Whether there is anything to show; null while that is unknown. */
export function hasMultipliers(viewModel: MultipliersViewModel): boolean | null {
  if (viewModel.kind === 'loading' || viewModel.kind === 'failed') return null
  return viewModel.kind !== 'hidden'
}

function withRows(groups: readonly MultiplierGroup[]): MultiplierGroup[] {
  return groups.filter(group => visibleRows(group).length > 0)
}

function visibleRows({ rows }: MultiplierGroup): MultiplierRow[] {
  return rows.filter(row => row.hidden !== true)
}

function tableOf(group: MultiplierGroup, place: number): MultiplierTable {
  const all = visibleRows(group)
  const rows = all.slice(0, MULTIPLIERS_LIMIT)
  const periods = group.columns.slice(1).map(({ id }) => textsOf(rows, id))
  const decimals = decimalsOf(periods.flat())
  return {
    key: `${group.id} ${place}`,
    name: group.name.trim(),
    columns: group.columns.map((column, at) => columnOf(column, at === 0 ? null : periods[at - 1], decimals)),
    rows,
    cut: all.length > rows.length ? { shown: rows.length, total: all.length } : null,
  }
}

function textsOf(rows: readonly MultiplierRow[], columnId: string): string[] {
  return rows.map(row => cellOf(row, columnId)?.text.trim() ?? '').filter(text => text !== '')
}

const column = createColumns<MultiplierRow>()

/** The first column names the multipliers; a period is numeric unless all its values are text. */
function columnOf(
  { id, title }: MultiplierColumn,
  texts: readonly string[] | null | undefined,
  decimals: number,
): DataTableColumnDef<MultiplierRow> {
  const read = (row: MultiplierRow) => tableCell(cellOf(row, id))
  const options = { id, header: title.text, info: title.info || undefined }
  if (!texts) return column.text(read, options)
  const isText = texts.length > 0 && !texts.some(isDecimal)
  return isText
    ? column.text(read, { ...options, align: 'end' })
    : column.number(read, { ...options, decimals })
}

const isDecimal = (text: string) => /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)

/** The decimals of the longest number in the group, so that decimal points align. */
function decimalsOf(texts: readonly string[]): number {
  const lengths = texts.filter(isDecimal).map(text => text.split('.')[1]?.length ?? 0)
  return Math.min(
    lengths.reduce((most, length) => Math.max(most, length), 0),
    MOST_DECIMALS,
  )
}

function cellOf(row: MultiplierRow, columnId: string): MultiplierCell | undefined {
  return Object.hasOwn(row.cells, columnId) ? row.cells[columnId] : undefined
}

const TONES: readonly string[] = ['up', 'down', 'muted']
const VARIANTS: readonly string[] = ['total', 'strong', 'muted', 'marked']

function tableCell(cell: MultiplierCell | undefined): CellObject | undefined {
  if (!cell) return
  const { text, numeric, url, info, tooltip, tone } = cell
  return {
    text,
    href: url,
    ...(numeric === null ? {} : { sortValue: numeric }),
    ...(info ? { info } : {}),
    ...(tooltip ? { tooltip } : {}),
    ...(tone !== null && TONES.includes(tone) ? { tone: tone as CellTone } : {}),
  }
}

/** The row's variant, where its tone names one. */
export function multiplierMeta({ tone }: MultiplierRow): RowMeta | undefined {
  return tone && VARIANTS.includes(tone) ? { variant: tone as RowMeta['variant'] } : undefined
}
