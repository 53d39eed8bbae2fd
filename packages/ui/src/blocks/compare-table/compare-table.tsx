'use client'
import { type ComponentProps, useId, useMemo, useState } from 'react'
import type { CompareMeasure } from '../../charts/compare/compare-kinds.ts'
import { type ComparedRow, comparedRows } from '../../charts/compare/compared-rows.ts'
import { SPREAD_DECIMALS, spreadUnitOf } from '../../charts/compare/spread.ts'
import type { TimeSeries, ValuesMode } from '../../charts/series/time-series.ts'
import type { Zoom } from '../../charts/time-chart/zoom.ts'
import { Button } from '../../controls/button/button.tsx'
import type { Day } from '../../foundation/calendar/day.ts'
import { formatDay } from '../../foundation/format/format-day.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Table2 } from '../../foundation/icons/icons.ts'
import type { LabelOf } from '../../foundation/labels/labels.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { CellTone, TableCell } from '../../tables/cells/cell.view-model.ts'
import { createColumns, type DataTableColumnDef } from '../../tables/data-table/columns/columns.ts'
import { DataTable } from '../../tables/data-table/data-table.tsx'
import { DataTableGrid } from '../../tables/data-table/data-table-grid.tsx'

export type CompareTableProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The shown lines, the main one first. */
  series: readonly TimeSeries[]
  /** The measure of the values: price, yield or another one of the chart. */
  measure: CompareMeasure
  /** Default `absolute`. In percent mode, changes are per cent of the first value. */
  mode?: ValuesMode
  /** The visible days. */
  days: Zoom
  /** Digits of values. Default 3. */
  decimals?: number
  /** Hides the values of all lines. Default false. */
  masked?: boolean
  /** Whether the table is initially shown. Default false. */
  defaultOpen?: boolean
}

/**
 * The lines of a chart as a table, on demand: value, change, lowest, highest and spread to the main line over the visible days, sortable
 * by each column (C9, C11, C22). It shows no values of masked lines. Parts: `data-slot` compare-table, compare-table-toggle, and those
 * of DataTable.
 */
export const CompareTable = forwardRef(function CompareTable({
  series,
  measure,
  mode = 'absolute',
  days,
  decimals = 3,
  masked = false,
  defaultOpen = false,
  className,
  ...root
}: CompareTableProps) {
  const { label } = useUi()
  const id = useId()
  const [open, setOpen] = useState(defaultOpen)
  return (
    <div {...root} data-ui="" data-slot="compare-table" className={cx('min-w-0 text-ink', className)}>
      <Button
        data-slot="compare-table-toggle"
        variant="link"
        size="s"
        icon={<Table2 />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="text-13"
      >
        {label(open ? 'compared_table_hide' : 'compared_table_show')}
      </Button>
      {open ? (
        <div id={id} className="mt-2 border-y border-line pt-2">
          <LinesTable
            series={series}
            measure={measure}
            mode={mode}
            from={days?.from ?? FIRST_DAY}
            to={days?.to ?? LAST_DAY}
            decimals={decimals}
            masked={masked}
          />
        </div>
      ) : null}
    </div>
  )
})

/** Every day, where the page has none. */
const [FIRST_DAY, LAST_DAY]: [Day, Day] = ['0001-01-01', '9999-12-31']

type LinesTableProps = Required<Pick<CompareTableProps, 'measure' | 'mode' | 'decimals' | 'masked'>> &
  Pick<CompareTableProps, 'series'> & { from: Day; to: Day }

function LinesTable({ series, measure, mode, from, to, decimals, masked }: LinesTableProps) {
  const { label, lang } = useUi()
  const rows = useMemo(
    () => comparedRows({ series, measure, mode, days: { from, to }, masked }),
    [series, measure, mode, from, to, masked],
  )
  const columns = useMemo(
    () => compareColumns({ rows, measure, mode, decimals, label }),
    [rows, measure, mode, decimals, label],
  )
  return (
    <DataTable
      caption={label('compared_of_days', { from: formatDay(from, lang), to: formatDay(to, lang) })}
      showCaption
      columns={columns}
      data={rows}
      getRowId={row => row.id}
    >
      <DataTableGrid stickyHead={false} />
    </DataTable>
  )
}

type CompareColumnsInput = {
  rows: readonly ComparedRow[]
  measure: CompareMeasure
  mode: ValuesMode
  /** Digits of values. */
  decimals: number
  label: LabelOf
}

const column = createColumns<ComparedRow>()

/** The columns of the table of lines: its name, value, change, lowest, highest and spread to the main line. */
function compareColumns({
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
