'use client'
import type { RowData } from '@tanstack/react-table'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Button } from '../../controls/button/button.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableModel } from './model/use-data-table.ts'

export type TableFootProps<Data extends RowData> = {
  model: DataTableModel<Data>
  /** The id of the table that grows. */
  controls: string
}

/**
 * More rows, fewer rows, or why there are no more (T4, T5). Focus stays on the toggle.
 * `data-slot` table-foot, show-more…; state: `data-more` more, less, locked.
 */
export function TableFoot<Data extends RowData>({ model, controls }: TableFootProps<Data>) {
  const label = useLabel()
  const { more, shownCount, totalCount, actions, state, verdict } = model
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
        onExpandedChange={open => (open ? actions.showMore() : actions.showLess())}
        {...(more.kind === 'less' ? {} : { hiddenCount: more.next })}
        shown={shownCount}
        total={totalCount}
        controls={controls}
        refusal={
          isLocked ? (
            <>
              {state.isRefused && (
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
        <Button variant="link" className="-order-1 text-13" onClick={actions.showLess}>
          {label('hide')}
        </Button>
      )}
    </div>
  )
}
