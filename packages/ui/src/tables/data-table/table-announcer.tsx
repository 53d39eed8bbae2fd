'use client'
import type { RowData } from '@tanstack/react-table'
import { useEffect, useRef, useState } from 'react'
import { type Announcement, LiveRegion } from '../../controls/live-region/live-region.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { headerText } from './columns/drawn-columns.ts'
import type { DataTableModel } from './model/use-data-table.ts'

/** The number of matches is announced after a pause in typing, not after every letter. */
const TYPING_PAUSE_MS = 500

export type TableAnnouncerProps<Data extends RowData> = {
  model: DataTableModel<Data>
  /** A further message, announced once per id: the result of a column action. */
  announcement: Announcement | null
}

/** Announces changes of the table: its order, the number of matching or shown rows, the column that a phone shows (T3, T4, T7). */
export function TableAnnouncer<Data extends RowData>({ model, announcement }: TableAnnouncerProps<Data>) {
  const label = useLabel()
  const { table, columns, shownCount, totalCount, matches, state } = model
  const { sorting, pagination, columnFilters, globalFilter } = table.state
  const [message, setMessage] = useState<{ id: number; text: string } | null>(null)
  const texts = {
    sorting: sortingText(),
    rows: label('table_status_rows', { shown: shownCount, total: totalCount }),
    column: columnText(),
    matches: matches ? label('table_matches', matches) : null,
  }
  const { restores } = state
  const before = useRef({ sorting, pageSize: pagination.pageSize, phoneColumn: state.phoneColumn, restores })
  const latest = useRef(texts)
  useEffect(() => {
    latest.current = texts
  })
  useEffect(() => {
    const now = { sorting, pageSize: pagination.pageSize, phoneColumn: state.phoneColumn, restores }
    const { sorting: order, pageSize, phoneColumn, restores: restored } = before.current
    before.current = now
    // state restored with the page is not announced
    if (restored !== restores) return
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
  }, [sorting, pagination.pageSize, state.phoneColumn, restores])

  // a page may create a new filter array per render, so filters are compared by content
  const filters = JSON.stringify([
    columnFilters,
    globalFilter || null,
    table.options.manualFiltering && matches,
  ])
  const filtersBefore = useRef({ filters, restores })
  useEffect(() => {
    const before = filtersBefore.current
    if (before.filters === filters) return
    if (before.restores !== restores) {
      filtersBefore.current = { filters, restores }
      return
    }
    const timer = setTimeout(() => {
      filtersBefore.current = { filters, restores }
      const { matches, rows } = latest.current
      setMessage(last => ({ id: (last?.id ?? 0) + 1, text: matches ?? rows }))
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [filters, restores])

  useEffect(() => {
    if (announcement) setMessage(last => ({ id: (last?.id ?? 0) + 1, text: announcement.text }))
  }, [announcement])
  return <LiveRegion message={message} />

  function sortingText(): string {
    if (sorting.length === 0) return label('table_status_unsorted')
    return sorting
      .map(({ id, desc }) => {
        const column = table.getColumn(id)
        return label(desc ? 'table_status_desc' : 'table_status_asc', {
          column: column ? headerText(column) : id,
        })
      })
      .join(', ')
  }

  function columnText(): string {
    const column = columns.data[columns.at]
    if (!column) return ''
    return label('table_status_column', {
      at: columns.at + 1,
      of: columns.data.length,
      column: headerText(column.column),
    })
  }
}
