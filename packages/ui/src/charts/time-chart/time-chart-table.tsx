'use client'
import { memo, useMemo } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { Line } from './time-chart.shape.ts'
import { FIRST_TABLE_ROWS, tableRows } from './time-chart-table.shape.ts'
import type { Writing } from './time-chart-words.ts'

export type TimeChartTableProps = {
  id: string
  caption: string
  lines: readonly Line[]
  instants: boolean
  writing: Writing
  /** All rows, or the first hundred. */
  all: boolean
  onShowAll: () => void
}

const HEAD =
  'sticky top-0 border-b border-line-strong bg-surface px-3 py-2 text-end text-12 font-medium text-ink-3 first:text-start'

/** The chart as a table, newest first (C22). Parts: `data-slot` time-chart-table, time-chart-table-more. */
export const TimeChartTable = memo(function TimeChartTable(props: TimeChartTableProps) {
  const { id, caption, lines, instants, writing, all, onShowAll } = props
  const label = useLabel()
  const { columns, rows, total } = useMemo(
    () => tableRows(lines, instants, all ? Number.POSITIVE_INFINITY : FIRST_TABLE_ROWS, writing),
    [lines, instants, all, writing],
  )
  return (
    <div id={id} data-slot="time-chart-table" className="mt-2 rounded-field border border-line">
      <section
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable without a mouse
        tabIndex={0}
        className="focus-ring max-h-96 overflow-auto rounded-field"
      >
        <table className="num w-full text-13">
          <caption className="sr-text">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={HEAD}>
                {label('chart_date')}
              </th>
              {columns.map(column => (
                <th key={column.id} scope="col" className={HEAD}>
                  {column.text}
                </th>
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
      </section>
      {rows.length < total ? (
        <p data-slot="time-chart-table-more" className="border-t border-line px-3 py-2 text-13">
          <Button variant="link" onClick={onShowAll}>
            {label('chart_table_all', { count: total })}
          </Button>
        </p>
      ) : null}
    </div>
  )
})
