'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { FixedHead } from './fixed-head.tsx'
import { TableElement } from './table-element.tsx'
import { TableFrame } from './table-frame.tsx'
import type { TableLooks } from './table-looks.tsx'
import type { DataTableModel } from './use-data-table.ts'
import { useFixedHead } from './use-fixed-head.ts'
import { useOverflow } from './use-overflow.ts'

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
