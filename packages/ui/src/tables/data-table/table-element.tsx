'use client'
import { memo, type RefObject } from 'react'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import type { ColumnWidths } from './column-widths.shape.ts'
import { TableBody } from './table-body.tsx'
import { TableCaption } from './table-caption.tsx'
import { HeadRow } from './table-head.tsx'
import type { TableLooks } from './table-looks.tsx'
import { tableLook } from './table-looks.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import type { DataTableModel } from './use-data-table.ts'

export type TableElementProps = {
  /** What the ids of table and caption begin with. */
  ids: string
  head: RefObject<HTMLTableSectionElement | null>
  model: DataTableModel
  looks: TableLooks
}

/** The table itself: name, columns, headings, body. A long one says how many rows and columns it has (T2). */
export const TableElement = memo(function TableElement({ ids, head, model, looks }: TableElementProps) {
  const { caption, showCaption = false, dimension, status, rowNumbers = false, selectable = false } = looks
  const fixed = useColumnWidths(model, rowNumbers, selectable)
  const { widths } = fixed
  useBusy(status === 'loading')
  return (
    <table
      id={`${ids}table`}
      aria-busy={status === 'loading' || undefined}
      aria-rowcount={model.indexes?.count}
      aria-colcount={widths ? widths.leads.length + widths.columns.length : undefined}
      className={tableLook({ fixed: widths !== null })}
    >
      <TableCaption id={`${ids}caption`} {...{ caption, showCaption, dimension }} />
      {widths && <TableColumns widths={widths} />}
      <thead ref={head}>
        <HeadRow {...{ model, rowNumbers, selectable }} />
      </thead>
      <TableBody {...{ model, looks, fixed }} />
    </table>
  )
})

/** The widths of a long table's columns. Attributes, for styles would be refused in the server's markup. */
function TableColumns({ widths: { leads, columns } }: { widths: ColumnWidths }) {
  return (
    <colgroup>
      {[...leads, ...columns].map((width, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place among the columns is what a col stands for
        <col key={place} width={width} />
      ))}
    </colgroup>
  )
}
