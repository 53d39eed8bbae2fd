'use client'
import { memo, useMemo } from 'react'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { DataTableFrame, DataTableHead } from '../plot/data-table.tsx'
import type { SeriesLine } from '../series/time-series.ts'
import { FIRST_TABLE_ROWS, type TableExtra, tableRows } from './table-rows.ts'
import type { ValueFormat } from './value-text.ts'

export type TimeChartTableProps = {
  id: string
  caption: string
  lines: readonly SeriesLine[]
  /** Lines of other charts, in further columns. */
  extras?: readonly TableExtra[] | undefined
  instants: boolean
  format: ValueFormat
  /** All rows, or the first hundred. */
  all: boolean
  onShowAll: () => void
}

/** The chart as a table, newest first (C22). Parts: `data-slot` time-chart-table, time-chart-table-more. */
export const TimeChartTable = memo(function TimeChartTable({
  id,
  caption,
  lines,
  extras,
  instants,
  format,
  all,
  onShowAll,
}: TimeChartTableProps) {
  const label = useLabel()
  const { columns, rows, total } = useMemo(
    () => tableRows(lines, instants, all ? Number.POSITIVE_INFINITY : FIRST_TABLE_ROWS, format, extras),
    [lines, instants, all, format, extras],
  )
  return (
    <DataTableFrame
      id={id}
      onShowAll={onShowAll}
      total={total}
      slot="time-chart-table"
      name={caption}
      shown={rows.length}
      className="mt-2"
    >
      <table className="num w-full text-13">
        <caption className="sr-text">{caption}</caption>
        <thead>
          <tr>
            <DataTableHead align="start">{label('chart_date')}</DataTableHead>
            {columns.map(column => (
              <DataTableHead key={column.id} align="end">
                {column.text}
              </DataTableHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.at} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-1.5 text-start font-medium whitespace-nowrap">
                {row.date}
              </th>
              {row.cells.map(cell => (
                <td
                  key={cell.id}
                  className="px-3 py-1.5 text-end data-aside:text-ink-3"
                  data-aside={cell.aside}
                >
                  {cell.text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </DataTableFrame>
  )
})
