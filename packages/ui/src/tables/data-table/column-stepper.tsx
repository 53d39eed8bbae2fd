'use client'
import type { RowData } from '@tanstack/react-table'
import { IconButton } from '../../controls/icon-button/icon-button.tsx'
import { ChevronDown, ChevronLeft, ChevronRight, Lock } from '../../foundation/icons/icons.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DataTableModel } from './model/use-data-table.ts'

/** As wide as its text if there is space; at least up to 7rem, so that the count stays next to a long one on most phones. */
const HEADING =
  'min-w-0 max-w-max grow basis-28 overflow-hidden font-strong text-ellipsis @max-[12rem]:overflow-visible @max-[12rem]:wrap-anywhere'

/**
 * Column switcher for phones: arrows that move by one column and stop at the ends, and a list of all columns (T3).
 * Rendered at every width until the browser knows its width; CSS shows it at 680 px or less. `data-slot` column-stepper.
 *
 * A heading breaks between words. If text and count do not fit next to each other, the count moves below. A single word
 * that is wider than the table allows is cut, and the list shows it in full. With text at double size, the heading has
 * a row of its own.
 */
export function ColumnStepper<Data extends RowData>({ model }: { model: DataTableModel<Data> }) {
  const label = useLabel()
  const { layout, actions } = model
  const { data, at } = model.columns
  const current = data[at]
  if (layout === 'desk' || data.length < 2) return null
  return (
    <div
      data-slot="column-stepper"
      className="[container-type:inline-size] border-b border-line text-14 desk:hidden print:hidden"
    >
      <div className="flex items-center justify-between gap-2 px-4 py-1 @max-[12rem]:flex-wrap">
        <IconButton
          size="s"
          variant="secondary"
          label={label('table_column_previous')}
          disabledReason={at === 0 ? label('table_column_first') : null}
          onClick={() => actions.stepColumn(-1)}
        >
          <ChevronLeft className="rtl:-scale-x-100" />
        </IconButton>
        <div className="relative flex min-h-11 min-w-0 flex-wrap content-center @max-[12rem]:order-last @max-[12rem]:basis-full items-center justify-center gap-x-1.5 rounded-field px-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-accent">
          <span aria-hidden="true" dir="auto" className={HEADING}>
            {current?.meta.locked && (
              <Lock
                data-slot="table-head-lock"
                className="me-1.5 inline size-3.5 stroke-[1.5] align-[-2px]"
              />
            )}
            {current?.title}
          </span>
          <span aria-hidden="true" className="flex shrink-0 items-center gap-2.5">
            <ChevronDown className="size-4 stroke-[1.5] text-ink-3" />
            <span className="num text-13 text-ink-3">
              {label('table_column_of', { at: at + 1, of: data.length })}
            </span>
          </span>
          {/* the browser's own list, under the text: a select would be as wide as its longest option */}
          <select
            aria-label={label('table_column')}
            value={at}
            onChange={event => actions.showColumn(Number(event.target.value))}
            className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
          >
            {data.map((column, index) => (
              <option key={column.id} value={index} className="bg-surface-raised text-ink">
                {column.title}
              </option>
            ))}
          </select>
        </div>
        <IconButton
          size="s"
          variant="secondary"
          label={label('table_column_next')}
          disabledReason={at === data.length - 1 ? label('table_column_last') : null}
          onClick={() => actions.stepColumn(1)}
        >
          <ChevronRight className="rtl:-scale-x-100" />
        </IconButton>
      </div>
    </div>
  )
}
