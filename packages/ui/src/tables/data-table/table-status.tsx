'use client'
import type { RowData } from '@tanstack/react-table'
import { clsx } from 'clsx'
import { Button } from '../../controls/button/button.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { useFocusFallback } from '../../controls/error-state/use-focus-fallback.ts'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { mediaQuery } from '../../foundation/state/observers.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import type { DrawnColumn } from './columns/drawn-columns.ts'
import { cellStyles, columnCellStyles } from './styles/table-styles.tsx'

export type TableMessageProps = {
  kind: 'empty' | 'no-match' | 'failed'
  /** How many cells a row has. */
  width: number
  /** The message; a general one if absent. */
  text?: string | undefined
  onRetry?: (() => void) | undefined
  onClearFilters?: (() => void) | undefined
}

/** A message instead of rows; a failure adds a retry button, and filters without matches a button that clears them. `data-slot` table-message. */
export function TableMessage({ kind, width, text, onRetry, onClearFilters }: TableMessageProps) {
  return (
    <tbody data-slot="table-message" data-kind={kind}>
      <tr>
        <td colSpan={width} className={cx(cellStyles(), 'border-b-0')}>
          {/* stays in view while a wide table scrolls */}
          <div className="sticky start-0 w-full">
            {kind === 'empty' ? (
              <EmptyState message={text} />
            ) : kind === 'no-match' ? (
              <NoMatch onClearFilters={onClearFilters} />
            ) : (
              <ErrorState message={text} {...(onRetry ? { onRetry } : {})} />
            )}
          </div>
        </td>
      </tr>
    </tbody>
  )
}

function NoMatch({ onClearFilters }: Pick<TableMessageProps, 'onClearFilters'>) {
  const label = useLabel()
  const root = useFocusFallback<HTMLDivElement>()
  return (
    <EmptyState
      ref={root}
      message={label('table_no_match')}
      action={
        <Button
          size="s"
          onClick={event => {
            // the button unmounts, so focus moves to the table's search, or to a tool or heading
            const table = event.currentTarget.closest('[data-layout]')
            // focus in a text field would open a phone's keyboard
            const search = mediaQuery('(pointer: coarse)').matches ? '' : '[data-slot=table-search] input,'
            const next = '[data-slot=table-density] button, [data-slot=table-scroller] thead button'
            table?.querySelector<HTMLElement>(`${search} ${next}`)?.focus({ preventScroll: true })
            onClearFilters?.()
          }}
        >
          {label('table_filters_clear')}
        </Button>
      }
    />
  )
}

export type SkeletonRowsProps<Data extends RowData> = {
  columns: readonly DrawnColumn<Data>[]
  /** The number of cells before the first column. */
  before: number
  /** The number of placeholder rows. */
  count: number
}

/** More do not fit a window. */
const MOST_ROWS = 1_000

/** Placeholder rows in their final height; screen readers hear "Loading" once. `data-slot` table-skeleton. */
export function SkeletonRows<Data extends RowData>({ columns, before, count }: SkeletonRowsProps<Data>) {
  const label = useLabel()
  return (
    <tbody data-slot="table-skeleton">
      {Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are identical and never move
        <tr key={row} aria-hidden={row > 0 || undefined}>
          {before > 0 && <td colSpan={before} className={cellStyles()} />}
          {columns.map((column, place) => (
            <td
              key={column.id}
              data-current={column.isCurrent ? '' : undefined}
              className={columnCellStyles(column)}
            >
              {row + place === 0 && <span className="sr-text">{label('loading')}</span>}
              <Skeleton
                className={clsx(
                  'inline-grid h-2.5 align-middle [&>div]:min-h-0',
                  column.isRowHeading ? 'w-28' : BARS[(row + 2 * place) % BARS.length],
                )}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Bars of different lengths, like real values. */
const BARS = ['w-14', 'w-16', 'w-12', 'w-14', 'w-10'] as const
