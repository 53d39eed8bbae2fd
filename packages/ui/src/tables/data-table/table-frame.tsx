'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { type ComponentProps, useMemo, useState } from 'react'
import type { Announcement } from '../../controls/live-region/live-region.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import type { Density } from './model/data-table.reducer.ts'
import type { DataTableModel } from './model/use-data-table.ts'
import { TableAnnouncer } from './table-announcer.tsx'
import { type LockedMoreTexts, TableFooter } from './table-footer.tsx'
import { OverflowContext } from './window/overflow-context.ts'
import { FITS } from './window/use-overflow.ts'

/** A table inside a compact page can have taller rows. */
const ROW_HEIGHTS: Record<Density, string> = {
  compact: '[--row:var(--row-height-compact)]',
  normal: '[--row:var(--row-height)]',
  comfortable: '[--row:calc(var(--row-height)+--spacing(2))]',
}

/** Touch needs more than the page's own row height. */
const TOUCH_HEIGHT = 'max-desk:[--row:--spacing(11)] pointer-coarse:[--row:--spacing(11)]'

export type TableFrameProps<Data extends RowData> = ComponentProps<'div'> & {
  model: DataTableModel<Data>
  status: 'ready' | 'loading' | 'failed'
  /** Prefix of the ids of the scroll box and of the table. */
  ids: string
  /** Texts of the link to locked rows. */
  lockedMore?: LockedMoreTexts | undefined
  /** The result of a column action, for screen readers. */
  announcement?: Announcement | null
}

/** The root of every table: its state as attributes, more rows below the table, and its announcements (T3–T5, T7). */
export const TableFrame = forwardRef(function TableFrame<Data extends RowData>({
  model,
  status,
  ids,
  lockedMore,
  announcement = null,
  className,
  children,
  ...rest
}: TableFrameProps<Data>) {
  // this component holds the state, so that scrolling does not render the table again
  const [overflow, setOverflow] = useState(FITS)
  const shared = useMemo(() => ({ overflow, setOverflow }), [overflow])
  const { density } = model.state

  return (
    <div
      {...rest}
      data-ui=""
      data-layout={model.layout}
      data-density={density ?? undefined}
      data-status={status}
      data-footer={model.more.kind}
      data-scrolled={overflow.before ? '' : undefined}
      data-overflows={overflow.overflows ? '' : undefined}
      className={cx(
        clsx('group/table text-13 text-ink', density ? ROW_HEIGHTS[density] : TOUCH_HEIGHT),
        className,
      )}
    >
      <OverflowContext.Provider value={shared}>{children}</OverflowContext.Provider>
      <TableFooter model={model} controls={`${ids}table`} lockedMore={lockedMore} />
      <TableAnnouncer model={model} announcement={announcement} />
    </div>
  )
})
