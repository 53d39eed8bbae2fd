'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { FixedHead } from './fixed-head.tsx'
import { TableElement } from './table-element.tsx'
import { TableFrame } from './table-frame.tsx'
import type { DataTableModel } from './use-data-table.ts'
import { useFixedHead } from './use-fixed-head.ts'
import { useOverflow } from './use-overflow.ts'

/** How a table looks. */
export type TableLooks = {
  /** The table's name. Always in the markup; seen only with `showCaption`. */
  caption: string
  /** Shows the name above the table; leave it out where a heading says the same. */
  showCaption?: boolean
  /** What all figures are counted in, in a line above the table: "USD m" (shared-blocks §3 "dimension"). */
  dimension?: string
  /** A first column with the rows' places (T2). */
  rowNumbers?: boolean
  /** A box before every row, and one above them (T2). */
  selectable?: boolean
  /** Where the rows are: here, on their way, or not to be had. Rows that are here stay meanwhile. Default `ready`. */
  status?: 'ready' | 'loading' | 'failed'
  /** Rows held free while none are here yet. Default 5. */
  skeletonRows?: number
  /** The sentence when there are no rows. Default: the label `no_data`. */
  empty?: string
  /** The sentence when loading failed. Default: the label `load_failed`. */
  failure?: string
  /** Offers another try when loading failed. */
  onRetry?: () => void
  /** Sends a row's request for hidden values: its cells have `placeholder: 'send'` (Q3). Keep it stable between renders. */
  onRequestAccess?: (rowId: string) => void
  /** Told of a press on the name of a row with `subRows`: give the rows below it, or take them away. Keep it stable between renders. */
  onToggleSubRows?: (rowId: string) => void
  /** Whether a copy of the headings stays in view while the page is scrolled (T2). Default true. */
  fixedHead?: boolean
}

export type TableViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  model: DataTableModel
  looks: TableLooks
}

/** With more columns than this they stand closer. */
const CROWDED = 9

/** A model with the looks of this house; see DataTable. */
export const TableView = forwardRef(function TableView({ model, looks, ...rest }: TableViewProps) {
  const { status, fixedHead = true, rowNumbers = false, selectable = false } = looks
  const { columns, sections } = model.figure
  const ids = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const overflow = useOverflow(scroller)
  const measures = useFixedHead({ head, wanted: fixedHead, columns })
  return (
    <TableFrame
      {...rest}
      {...{ model, status, scroller, overflow, ids }}
      data-slot="data-table"
      data-grouped={sections.some(({ group }) => group) ? '' : undefined}
      data-crowded={columns.shown.length > CROWDED ? '' : undefined}
      named={{ role: 'group', 'aria-labelledby': `${ids}caption` }}
      over={measures && <FixedHead {...{ model, rowNumbers, selectable, measures, scroller }} />}
    >
      <TableElement {...{ ids, head, model, looks }} />
    </TableFrame>
  )
})
