'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ColumnStepper } from '../data-table/column-stepper.tsx'
import { frameLook, progressLook, scrollerLook } from '../data-table/frame-looks.tsx'
import { TableBody } from '../data-table/table-body.tsx'
import { TableCaption } from '../data-table/table-caption.tsx'
import { TableFoot } from '../data-table/table-foot.tsx'
import { HeadRow } from '../data-table/table-head.tsx'
import type { TableLooks } from '../data-table/table-view.tsx'
import type { DataTableModel } from '../data-table/use-data-table.ts'
import { useOverflow } from '../data-table/use-overflow.ts'
import { useScrollBack } from '../data-table/use-scroll-back.ts'
import { useSwipe } from '../data-table/use-swipe.ts'
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
  className,
  ...rest
}: ScrollTableViewProps) {
  const { caption, showCaption = false, dimension, status = 'ready' } = looks
  const label = useLabel()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const overflow = useOverflow(scroller)
  const swipe = useSwipe(model.events.stepColumn)
  useScrollBack(frame, model.state.collapses)
  const { said } = model
  const scrolls = label('table_scrolls', { name: caption })
  const isLine = showCaption || Boolean(dimension)

  return (
    <div
      {...rest}
      data-ui=""
      data-slot="scroll-table"
      data-layout={model.layout}
      data-status={status}
      data-foot={model.figure.more.kind}
      data-scrolled={overflow.before ? '' : undefined}
      className={cx('group/table text-13 text-ink', className)}
    >
      <ColumnStepper model={model} />
      <div
        ref={frame}
        data-slot="table-frame"
        data-more={overflow.after ? '' : undefined}
        className={frameLook}
      >
        {status === 'loading' && !model.figure.isEmpty && (
          <div data-slot="table-progress" className={progressLook} />
        )}
        <ScrollArrows
          {...{ scroller, overflow }}
          controls={`${id}scroller`}
          place={isLine ? 'line' : 'own'}
        />
        <div
          ref={scroller}
          id={`${id}scroller`}
          data-slot="table-scroller"
          className={scrollerLook}
          // a keyboard moves a wide table only when it can stand in it; a card round it may bear the plain name
          {...(overflow.overflows ? { tabIndex: 0, role: 'region', 'aria-label': scrolls } : {})}
          {...(model.layout === 'phone' ? swipe : {})}
        >
          <table
            id={`${id}table`}
            aria-busy={status === 'loading' || undefined}
            aria-rowcount={model.indexes?.count}
            className={simpleTableLook({ line: isLine })}
          >
            <TableCaption id={`${id}caption`} {...{ caption, showCaption, dimension }} />
            <thead>
              <HeadRow model={model} rowNumbers={false} selectable={false} />
            </thead>
            <TableBody model={model} looks={looks} />
          </table>
        </div>
      </div>
      <TableFoot model={model} controls={`${id}table`} />
      <LiveRegion message={said && { id: said.id, text: label(said.key, said.values) }} />
    </div>
  )
})
