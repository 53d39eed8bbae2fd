import type { CompareMeasure } from '../../charts/compare/compare-kinds.ts'
import type { ComparedRow } from '../../charts/compare/compared-rows.ts'
import { SPREAD_DECIMALS, spreadUnitOf } from '../../charts/compare/spread.ts'
import type { ValuesMode } from '../../charts/series/time-series.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import type { CellTone, TableCell } from '../../tables/cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../../tables/data-table/columns/columns.ts'

export type CompareColumnsInput = {
  rows: readonly ComparedRow[]
  measure: CompareMeasure
  mode: ValuesMode
  /** Digits of values. */
  decimals: number
  label: LabelOf
}

const column = createColumns<ComparedRow>()

/** The columns of the table of lines: its name, value, change, lowest, highest and spread to the main line. */
export function compareColumns({
  rows,
  measure,
  mode,
  decimals,
  label,
}: CompareColumnsInput): DataTableColumnDef<ComparedRow>[] {
  const shared = rows.every(row => row.unit === rows[0]?.unit)
  const unit = (shared && rows[0]?.unit) || undefined
  const { unit: differenceUnit } = spreadUnitOf(measure)
  const percent = mode === 'percent'
  const withheld = { reason: label('compared_withheld') }
  const cell = (row: ComparedRow, value: number | null, extra: object = {}): TableCell =>
    row.masked ? withheld : { text: value, ...extra }
  const ownUnit = (row: ComparedRow) => (shared || row.unit === '' ? {} : { detail: row.unit })
  const spread = column.number(row => cell(row, row.spread), {
    id: 'spread',
    header: label('compared_spread'),
    decimals: SPREAD_DECIMALS[differenceUnit],
    unit: label(differenceUnit),
    sign: 'change',
  })
  return [
    column.text(
      row => ({ text: `${row.place}. ${row.name}`, sortValue: row.place, href: row.href ?? null }),
      {
        id: 'line',
        header: label('compared_line'),
      },
    ),
    column.number(row => cell(row, row.value, ownUnit(row)), {
      id: 'value',
      header: label('compared_value'),
      decimals,
      unit,
    }),
    column.number(row => cell(row, row.change, toneOf(row.change, measure)), {
      id: 'change',
      header: label('compared_change'),
      decimals: percent ? 2 : SPREAD_DECIMALS[differenceUnit],
      unit: percent ? '%' : shared ? label(differenceUnit) : undefined,
      sign: 'change',
    }),
    column.number(row => cell(row, row.low, ownUnit(row)), {
      id: 'low',
      header: label('compared_low'),
      decimals,
      unit,
    }),
    column.number(row => cell(row, row.high, ownUnit(row)), {
      id: 'high',
      header: label('compared_high'),
      decimals,
      unit,
    }),
    ...(rows.slice(1).some(row => row.unit === rows[0]?.unit) ? [spread] : []),
  ]
}

/** Only prices have tones; a rising yield is neither good nor bad. */
function toneOf(change: number | null, measure: CompareMeasure): { tone?: CellTone } {
  if (measure !== 'price' || !change) return {}
  return { tone: change > 0 ? 'up' : 'down' }
}
