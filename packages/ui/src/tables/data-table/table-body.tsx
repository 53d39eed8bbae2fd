'use client'
import { memo } from 'react'
import { TableFold } from './table-fold.tsx'
import type { TableLooks } from './table-looks.tsx'
import { DataRow } from './table-row.tsx'
import { rowKeys } from './table-rows.shape.ts'
import { TableRows } from './table-rows.tsx'
import { SkeletonRows, TableMessage } from './table-status.tsx'
import type { FixedColumns } from './use-column-widths.ts'
import type { DataTableModel } from './use-data-table.ts'

export type TableBodyProps = {
  model: DataTableModel
  looks: TableLooks
  /** The columns of a long table; absent: the browser finds their widths. */
  fixed?: FixedColumns
}

/** Everything below the headings: messages, folded blocks, rows under their groups, totals. Not drawn anew when the table is moved. */
export const TableBody = memo(function TableBody({ model, looks, fixed }: TableBodyProps) {
  const { figure, indexes } = model
  const { status = 'ready', rowNumbers = false, selectable = false } = looks
  const { onRequestAccess, onToggleSubRows } = looks
  const leads = { numbers: rowNumbers, boxes: selectable }
  const before = Number(rowNumbers) + Number(selectable)
  const width = before + figure.columns.shown.length
  const totalKeys = rowKeys(figure.totals)

  if (figure.isEmpty && status === 'loading')
    return <SkeletonRows columns={figure.columns.shown} before={before} count={looks.skeletonRows ?? 5} />
  return (
    <>
      {status === 'failed' && (
        <TableMessage kind="failed" width={width} text={looks.failure} onRetry={looks.onRetry} />
      )}
      {figure.isEmpty && status !== 'failed' && (
        <TableMessage kind="empty" width={width} text={looks.empty} />
      )}
      <TableFold model={model} fold="prev" width={width} />
      <TableRows {...{ model, leads, fixed, onRequestAccess, onToggleSubRows }} />
      <TableFold model={model} fold="next" width={width} />
      {figure.totals.length > 0 && (
        <tfoot data-slot="table-totals">
          {figure.totals.map((row, place) => (
            <DataRow
              key={totalKeys[place]}
              row={figure.figureOf(row)}
              columns={figure.columns.shown}
              index={indexes ? indexes.totals + place : undefined}
              number={rowNumbers ? null : undefined}
              selected={selectable ? null : undefined}
              onToggle={model.events.toggleRow}
              onRequestAccess={onRequestAccess}
              onToggleSubRows={undefined}
            />
          ))}
        </tfoot>
      )}
    </>
  )
})
