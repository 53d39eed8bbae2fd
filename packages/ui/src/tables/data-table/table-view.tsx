'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { LiveRegion } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { ColumnStepper } from './column-stepper.tsx'
import { FixedHead } from './fixed-head.tsx'
import { frameLook, progressLook, scrollerLook } from './frame-looks.tsx'
import { TableElement } from './table-element.tsx'
import { TableFoot } from './table-foot.tsx'
import type { DataTableModel } from './use-data-table.ts'
import { useFixedHead } from './use-fixed-head.ts'
import { useOverflow } from './use-overflow.ts'
import { useScrollBack } from './use-scroll-back.ts'
import { useSwipe } from './use-swipe.ts'

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
export const TableView = forwardRef(function TableView({ model, looks, className, ...rest }: TableViewProps) {
  const { status = 'ready', fixedHead = true } = looks
  const { rowNumbers = false, selectable = false } = looks
  const label = useLabel()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const { overflows, before, after } = useOverflow(scroller)
  const measures = useFixedHead({ head, wanted: fixedHead, columns: model.figure.columns })
  const swipe = useSwipe(model.events.stepColumn)
  useScrollBack(frame, model.state.collapses)
  const { said } = model

  return (
    <div
      {...rest}
      data-ui=""
      data-slot="data-table"
      data-layout={model.layout}
      data-status={status}
      data-foot={model.figure.more.kind}
      data-grouped={model.figure.sections.some(({ group }) => group) ? '' : undefined}
      data-scrolled={before ? '' : undefined}
      data-crowded={model.figure.columns.shown.length > CROWDED ? '' : undefined}
      className={cx('group/table text-13 text-ink', className)}
    >
      <ColumnStepper model={model} />
      <div ref={frame} data-slot="table-frame" data-more={after ? '' : undefined} className={frameLook}>
        {status === 'loading' && !model.figure.isEmpty && (
          <div data-slot="table-progress" className={progressLook} />
        )}
        {measures && <FixedHead {...{ model, rowNumbers, selectable, measures, scroller }} />}
        <div
          ref={scroller}
          data-slot="table-scroller"
          className={scrollerLook}
          // a keyboard moves a wide table only when it can stand in it
          {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': `${id}caption` } : {})}
          {...(model.layout === 'phone' ? swipe : {})}
        >
          <TableElement id={id} head={head} model={model} looks={looks} />
        </div>
      </div>
      <TableFoot model={model} controls={`${id}table`} />
      <LiveRegion message={said && { id: said.id, text: label(said.key, said.values) }} />
    </div>
  )
})
