'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useBusy } from '../../foundation/state/busy-scope.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { TableBody } from '../data-table/table-body.tsx'
import { TableCaption } from '../data-table/table-caption.tsx'
import { TableFrame } from '../data-table/table-frame.tsx'
import { HeadRow } from '../data-table/table-head.tsx'
import type { TableLooks } from '../data-table/table-looks.tsx'
import type { DataTableModel } from '../data-table/use-data-table.ts'
import { useOverflow } from '../data-table/use-overflow.ts'
import { ScrollArrows } from './scroll-arrows.tsx'
import { simpleTableLook } from './scroll-table-looks.tsx'

/** How a simple table looks. */
export type ScrollTableLooks = Omit<TableLooks, 'rowNumbers' | 'selectable' | 'fixedHead'>

export type ScrollTableViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  model: DataTableModel
  looks: ScrollTableLooks
}

/** A model with the looks of a simple table; see ScrollTable. */
export const ScrollTableView = forwardRef(function ScrollTableView({
  model,
  looks,
  ...rest
}: ScrollTableViewProps) {
  const { caption, showCaption = false, dimension, status } = looks
  const label = useLabel()
  const ids = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(scroller)
  useBusy(status === 'loading')
  const isLine = showCaption || Boolean(dimension)
  return (
    <TableFrame
      {...rest}
      {...{ model, status, scroller, overflow, ids }}
      data-slot="scroll-table"
      // a card round it may bear the plain name
      named={{ role: 'region', 'aria-label': label('table_scrolls', { name: caption }) }}
      over={
        <ScrollArrows
          {...{ scroller, overflow }}
          controls={`${ids}scroller`}
          place={isLine ? 'line' : 'own'}
        />
      }
    >
      <table
        id={`${ids}table`}
        aria-busy={status === 'loading' || undefined}
        aria-rowcount={model.indexes?.count}
        className={simpleTableLook({ line: isLine })}
      >
        <TableCaption id={`${ids}caption`} {...{ caption, showCaption, dimension }} />
        <thead>
          <HeadRow model={model} rowNumbers={false} selectable={false} />
        </thead>
        <TableBody model={model} looks={looks} />
      </table>
    </TableFrame>
  )
})
