'use client'
import type { ReactNode } from 'react'
import { Button } from '../../controls/button/button.tsx'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'

export type DataTableFrameProps = {
  id: string
  /** `data-slot` of the frame; what shows all rows has it with `-more` behind it. */
  slot: string
  /** Names the box that scrolls. */
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

/** The frame of a chart's data table (C22): it scrolls in itself, and shows all rows when asked. Parts: `data-slot` as given. */
export function DataTableFrame(props: DataTableFrameProps) {
  const { id, slot, name, role = 'region', shown, total, onShowAll, className, children } = props
  const label = useLabel()
  return (
    <div id={id} data-slot={slot} className={cx('rounded-field border border-line', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the role is region or group, both take a name */}
      <div
        role={role}
        aria-label={name}
        // what scrolls must be reachable without a mouse
        tabIndex={0}
        className="focus-ring max-h-96 overflow-auto rounded-field"
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

/** The head of a column; it stays in sight. */
export function DataTableHead({ align, children }: { align: 'start' | 'end'; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={cx(
        'sticky top-0 border-b border-line-strong bg-surface px-3 py-2 text-12 font-medium text-ink-3',
        align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {children}
    </th>
  )
}
