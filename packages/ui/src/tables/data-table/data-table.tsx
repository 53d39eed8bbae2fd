'use client'
import type { RowData } from '@tanstack/react-table'
import { type ComponentProps, type ReactNode, useCallback, useId, useMemo, useState } from 'react'
import type { Announcement } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { DataTableProvider } from './data-table-context.tsx'
import { DataTableGrid } from './data-table-grid.tsx'
import type { TableOptionProps } from './model/table-options.ts'
import { type DataTableModel, useDataTable } from './model/use-data-table.ts'
import type { LockedMoreTexts } from './table-footer.tsx'
import { TableFrame } from './table-frame.tsx'

/** What every table shows around its rows. */
export type TableViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The table's name. Always in the markup; visible only with `showCaption`. */
  caption: string
  /** Shows the name above the table; omit it if a heading says the same. */
  showCaption?: boolean
  /** The unit of all numbers, in a line above the table: "USD m" (shared-blocks §3 "dimension"). */
  dimension?: string
  /** Loading state of the rows. Rows that are already here stay visible in each state. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed'
  /** Text of the link to rows that need access, specific to the list: "Sign in to see the other days". Default: a text about rows (T5). */
  lockedMore?: LockedMoreTexts
}

type DataTableViewProps = TableViewProps & {
  /** Its parts: a DataTableToolbar, a DataTableGrid. Default: `<DataTableGrid />`. */
  children?: ReactNode
}

type WithModelProps<Data extends RowData> = DataTableViewProps & {
  /** The model of `useDataTable(options)`, in place of options: its owner can read the table's state and call its actions. */
  model: DataTableModel<Data>
}

type WithOptionsProps<Data extends RowData> = DataTableViewProps &
  TableOptionProps<Data> & {
    model?: undefined
  }

export type DataTableProps<Data extends RowData> = WithOptionsProps<Data> | WithModelProps<Data>

/**
 * A table for rows of any type, built on TanStack Table: its column definitions, with our cells, sticky headings, groups,
 * collapsed rows, more rows on request, and one column at a time on phones (T1–T7). It is the root around its parts:
 *
 * ```tsx
 * <DataTable caption="Quotes" columns={columns} data={rows} limit={10}>
 *   <DataTableToolbar />
 *   <DataTableGrid columnMenus empty="No quotes" />
 * </DataTable>
 * ```
 *
 * Other options of TanStack Table, such as `state`, `onSortingChange` or `manualSorting`, are those of `useDataTable`: give the
 * model that it returns in place of options, also to read the table's state.
 *
 * Above 500 lines (T2) only lines near the view are rendered, while the page or a scroll box around the table scrolls. The table
 * then has `aria-rowcount` and its rows `aria-rowindex`, and column widths are estimated from a sample of the rows. The focused
 * row stays mounted. Up to 500 lines, all are in the page, for the browser's own search. The first 500 lines are printed.
 *
 * Parts: `data-slot` data-table, table-footer, table-locked-more; and those of DataTableToolbar and DataTableGrid.
 * State: `data-layout`, `data-density`, `data-status`, `data-footer`, `data-grouped`, `data-scrolled` and `data-overflows` on the root.
 *
 * `--table-head-top` sets where the sticky headings stop: the height of the page's own bar. Boxes around the table must not have
 * `overflow: hidden`, or the headings cannot follow the page; `overflow: clip` is fine.
 */
export const DataTable = forwardRef(function DataTable<Data extends RowData>(props: DataTableProps<Data>) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions<Data extends RowData>({
  columns,
  data,
  getRowId,
  getRowMeta,
  initialState,
  limit,
  step,
  total,
  lock,
  onExpand,
  defaultPhoneColumn,
  density,
  saveState,
  ...view
}: WithOptionsProps<Data>) {
  const model = useDataTable({
    columns,
    data,
    getRowId,
    getRowMeta,
    initialState,
    limit,
    step,
    total,
    lock,
    onExpand,
    defaultPhoneColumn,
    density,
    saveState,
  })
  return <WithModel {...view} model={model} />
})

/** One element for all tables: a new one would render the grid again whenever the root renders. */
const GRID = <DataTableGrid />

const WithModel = forwardRef(function WithModel<Data extends RowData>({
  model,
  caption,
  showCaption = false,
  dimension,
  status = 'ready',
  lockedMore,
  children = GRID,
  ...rest
}: WithModelProps<Data>) {
  const ids = useId()
  useBusy(status === 'loading')
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  const announce = useCallback(
    (text: string) => setAnnouncement(last => ({ id: (last?.id ?? 0) + 1, text })),
    [],
  )
  const shared = useMemo(
    () => ({ model, caption, showCaption, dimension, status, ids, announce }),
    [model, caption, showCaption, dimension, status, ids, announce],
  )
  return (
    <DataTableProvider value={shared}>
      <TableFrame
        {...rest}
        model={model}
        status={status}
        ids={ids}
        lockedMore={lockedMore}
        announcement={announcement}
        data-slot="data-table"
        data-grouped={model.sections.some(({ group }) => group) ? '' : undefined}
      >
        {children}
      </TableFrame>
    </DataTableProvider>
  )
})
