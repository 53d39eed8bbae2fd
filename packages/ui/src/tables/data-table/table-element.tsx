'use client'
import { memo, type RefObject } from 'react'
import { TableBody } from './table-body.tsx'
import { TableCaption } from './table-caption.tsx'
import { TableColumns } from './table-columns.tsx'
import { HeadRow } from './table-head.tsx'
import { tableLook } from './table-looks.tsx'
import type { TableLooks } from './table-view.tsx'
import { useColumnWidths } from './use-column-widths.ts'
import type { DataTableModel } from './use-data-table.ts'

export type TableElementProps = {
  /** What the ids of table and caption begin with. */
  id: string
  head: RefObject<HTMLTableSectionElement | null>
  model: DataTableModel
  looks: TableLooks
}

/** The table itself: name, columns, headings, body. A long one says how many rows and columns it has (T2). */
export const TableElement = memo(function TableElement({ id, head, model, looks }: TableElementProps) {
  const { caption, showCaption = false, dimension, status, rowNumbers = false, selectable = false } = looks
  const fixed = useColumnWidths(model, rowNumbers, selectable)
  const { widths } = fixed
  return (
    <table
      id={`${id}table`}
      aria-busy={status === 'loading' || undefined}
      aria-rowcount={model.indexes?.count}
      aria-colcount={widths ? widths.leads.length + widths.columns.length : undefined}
      className={tableLook({ fixed: widths !== null })}
    >
      <TableCaption id={`${id}caption`} {...{ caption, showCaption, dimension }} />
      {widths && <TableColumns widths={widths} />}
      <thead ref={head}>
        <HeadRow {...{ model, rowNumbers, selectable }} />
      </thead>
      <TableBody {...{ model, looks, fixed }} />
    </table>
  )
})
