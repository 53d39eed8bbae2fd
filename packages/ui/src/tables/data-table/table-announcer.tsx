'use client'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { type Announcement, LiveRegion } from '../../controls/live-region/live-region.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { headerText } from './drawn-columns.ts'
import type { DataTableModel } from './use-data-table.ts'

/** Says what changed in the table: its order, how many rows it shows, the column that a phone shows (T3, T4, T7), what was done to a column. */
export function TableAnnouncer<Data extends RowData>({
  model,
  announcement,
}: {
  model: DataTableModel<Data>
  /** What else is to be said: once for each id. */
  announcement: Announcement | null
}) {
  const label = useLabel()
  const { table, columns, shownCount, totalCount, state } = model
  const { sorting, pagination } = table.state
  const [message, setMessage] = useState<{ id: number; text: string } | null>(null)
  const texts = {
    sorting: sortingText(),
    rows: label('table_said_rows', { shown: shownCount, total: totalCount }),
    column: columnText(),
  }
  const before = useRef({ sorting, pageSize: pagination.pageSize, phoneColumn: state.phoneColumn })
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })
  useEffect(() => {
    const now = { sorting, pageSize: pagination.pageSize, phoneColumn: state.phoneColumn }
    const { sorting: order, pageSize, phoneColumn } = before.current
    before.current = now
    const { sorting: sorted, rows, column } = latest.current
    const text =
      order !== now.sorting
        ? sorted
        : pageSize !== now.pageSize
          ? rows
          : phoneColumn !== now.phoneColumn
            ? column
            : null
    if (text) setMessage(last => ({ id: (last?.id ?? 0) + 1, text }))
  }, [sorting, pagination.pageSize, state.phoneColumn])
  useEffect(() => {
    if (announcement) setMessage(last => ({ id: (last?.id ?? 0) + 1, text: announcement.text }))
  }, [announcement])
  return <LiveRegion message={message} />

  function sortingText(): string {
    if (sorting.length === 0) return label('table_said_unsorted')
    return sorting
      .map(({ id, desc }) => {
        const column = table.getColumn(id)
        return label(desc ? 'table_said_desc' : 'table_said_asc', {
          column: column ? headerText(column) : id,
        })
      })
      .join(', ')
  }

  function columnText(): string {
    const column = columns.data[columns.at]
    if (!column) return ''
    return label('table_said_column', {
      at: columns.at + 1,
      of: columns.data.length,
      column: headerText(column.column),
    })
  }
}
