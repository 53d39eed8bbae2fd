'use client'
import { memo } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableModel } from './use-data-table.ts'

export type TableFootProps = {
  model: DataTableModel
  /** The id of the table that grows. */
  controls: string
}

/**
 * More rows, fewer rows, or why there are no more (T4, T5). Focus stays on the toggle.
 * `data-slot` table-foot, show-more…; state: `data-more` more, less, locked.
 */
export const TableFoot = memo(function TableFoot({ model, controls }: TableFootProps) {
  const label = useLabel()
  const { figure, events, state, verdict } = model
  const { more, shown, total } = figure
  if (more.kind === 'none') return null
  const isLocked = more.kind === 'locked'
  return (
    <div
      data-slot="table-foot"
      data-more={more.kind}
      className="flex flex-wrap items-center gap-x-5 gap-y-2 px-5 py-3 max-desk:px-4 print:hidden"
    >
      <ShowMore
        className="flex-1"
        expanded={more.kind === 'less'}
        onExpandedChange={open => (open ? events.showMore() : events.showLess())}
        {...(more.kind === 'less' ? {} : { hiddenCount: more.next })}
        shown={shown}
        total={total}
        controls={controls}
        refusal={
          isLocked ? (
            <>
              {state.refused && (
                <p role="alert" data-slot="table-refused" className="mb-2 text-13 text-down">
                  {label('table_more_refused')}
                </p>
              )}
              <AccessPrompt verdict={verdict} />
            </>
          ) : null
        }
      />
      {more.kind === 'more' && more.collapsible && (
        <Button variant="link" className="-order-1 text-13" onClick={events.showLess}>
          {label('hide')}
        </Button>
      )}
    </div>
  )
})
