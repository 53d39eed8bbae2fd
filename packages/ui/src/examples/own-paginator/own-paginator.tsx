'use client'
import { pageRange } from '@accrue/ui/controls'

export type OwnPaginatorProps = {
  /** The current page, from 1. */
  page: number
  /** Number of items. */
  total: number
  onPageChange: (page: number) => void
}

/** Pages as a ruler: `pageRange` computes pages, gaps and clamping, the markup is custom. */
export function OwnPaginator({ page, total, onPageChange }: OwnPaginatorProps) {
  const { items, previous, next, from, to } = pageRange({ page, total, limit: 20 })
  return (
    <nav aria-label="Pages of bonds" className="grid w-fit gap-2 text-ink">
      <p className="text-13 text-ink-2">
        Bonds {from}–{to} of {total}
      </p>
      <ul className="flex flex-wrap items-end border-b-2 border-ink">
        <Step to={previous} onPageChange={onPageChange}>
          Back
        </Step>
        {items.map(item =>
          item.kind === 'gap' ? (
            <li key={`gap ${item.after}`} aria-hidden="true" className="px-1 text-ink-3">
              ···
            </li>
          ) : (
            <li key={item.page}>
              <button
                type="button"
                aria-label={`Page ${item.page}`}
                aria-current={item.current ? 'page' : undefined}
                onClick={() => onPageChange(item.page)}
                className={mark}
              >
                {item.page}
              </button>
            </li>
          ),
        )}
        <Step to={next} onPageChange={onPageChange}>
          On
        </Step>
      </ul>
    </nav>
  )
}

const mark =
  'h-9 min-w-9 px-2 text-13 aria-[current=page]:h-11 aria-[current=page]:bg-ink aria-[current=page]:text-surface max-desk:h-11'

type StepProps = { to: number | null; onPageChange: (page: number) => void; children: string }

function Step({ to, onPageChange, children }: StepProps) {
  return (
    <li>
      <button
        type="button"
        aria-disabled={to === null}
        onClick={() => to !== null && onPageChange(to)}
        className="h-9 px-3 text-13 font-medium underline-offset-4 hover:underline aria-disabled:text-ink-3 aria-disabled:no-underline max-desk:h-11"
      >
        {children}
      </button>
    </li>
  )
}
