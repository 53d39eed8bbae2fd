'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type DataTableFrameProps = {
  id: string
  /** `data-slot` of the frame; the part with "Show all" has it with the suffix `-more`. */
  slot: string
  /** The accessible name of the scrolling box. */
  name: string
  /** `group` where the chart is a landmark of that name already. Default `region`. */
  role?: 'region' | 'group'
  /** Rows that are shown, and rows in all. */
  shown: number
  total: number
  onShowAll: () => void
  className?: string
  /** The table. */
  children: ReactNode
}

/** The scrolling frame of a chart's data table (C22), with a button for all rows. `data-slot` from `slot`. */
export function DataTableFrame(props: DataTableFrameProps) {
  const { id, slot, name, role = 'region', shown, total, onShowAll, className, children } = props
  const label = useLabel()
  return (
    <div id={id} data-slot={slot} className={cx('rounded-field border border-line', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is region or group, both take a name */}
      <div
        role={role}
        aria-label={name}
        // a scrolling box must be reachable by keyboard
        tabIndex={0}
        className="focus-ring relative max-h-96 overflow-auto rounded-field"
      >
        {children}
      </div>
      {shown < total ? (
        <p data-slot={`${slot}-more`} className="border-t border-line px-3 py-2 text-13">
          <Button variant="link" onClick={onShowAll}>
            {label('chart_table_all', { count: total })}
          </Button>
        </p>
      ) : null}
    </div>
  )
}

/** The sticky header of a column. */
export function DataTableHead({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={clsx(
        'sticky top-0 border-b border-line-strong bg-surface px-3 py-2 text-12 font-medium text-ink-3',
        align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {children}
    </th>
  )
}
