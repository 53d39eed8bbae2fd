'use client'
import { type ComponentProps, useId, useRef } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { pageRange } from './paginator.shape.ts'
import { PaginatorEllipsis } from './paginator-ellipsis.tsx'
import { PaginatorJump } from './paginator-jump.tsx'
import { PaginatorPage } from './paginator-page.tsx'
import { PaginatorStep } from './paginator-step.tsx'
import { usePaginatorJump } from './use-paginator-jump.ts'

export type PaginatorProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, from 1; held by the parent (shared-blocks §4: "the page number comes from outside"). Clamped. */
  page: number
  /** Items in all. */
  total: number
  /** Items on a page. Default 30 (shared-blocks §9); 0 means 30. */
  limit?: number
  /** Told of the page that was asked for, from 1. */
  onPageChange: (page: number) => void
  /** What is paged, for assistive tech: "Similar bonds". Default: the label `paginator`. */
  'aria-label'?: string
}

/**
 * Page links of a list: first, two before, two after, with an ellipsis wherever pages are left out (U2); a press on one asks for the
 * number of any page. Nothing is drawn for a single page.
 * Parts: `data-slot` paginator, paginator-page, paginator-gap, paginator-step, paginator-status, paginator-jump; state: `aria-current="page"`.
 */
export const Paginator = forwardRef(function Paginator({
  page,
  total,
  limit,
  onPageChange,
  className,
  ...rest
}: PaginatorProps) {
  const { label, lang } = useUi()
  const range = pageRange({ page, total, limit })
  const list = useRef<HTMLUListElement>(null)
  const jump = usePaginatorJump(list, range, onPageChange)
  const jumpId = useId()
  if (range.pageCount < 2) return null
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  return (
    <nav
      aria-label={label('paginator')}
      {...rest}
      data-ui=""
      data-slot="paginator"
      className={cx('num flex flex-wrap items-start gap-x-3 gap-y-1 text-13 text-ink-2', className)}
    >
      <ul ref={list} className="flex flex-wrap items-center gap-0.5 max-desk:w-full max-desk:gap-0">
        <PaginatorStep
          text="‹"
          name={label('paginator_previous')}
          page={range.previous}
          onPageChange={onPageChange}
        />
        {range.items.map(item =>
          item.kind === 'page' ? (
            <PaginatorPage key={`page ${item.page}`} {...item} onPageChange={onPageChange} />
          ) : (
            <PaginatorEllipsis
              key={`gap ${item.after}`}
              name={label('paginator_ellipsis', { pages: number(range.pageCount) })}
              open={jump.openGap === item.after}
              controls={jumpId}
              onToggle={() => jump.toggle(item.after)}
            />
          ),
        )}
        <PaginatorStep
          text="›"
          name={label('paginator_next')}
          page={range.next}
          onPageChange={onPageChange}
        />
      </ul>
      <p
        data-slot="paginator-status"
        hidden={jump.openGap !== null}
        className="flex min-h-8 items-center text-12 text-ink-3 max-desk:min-h-11"
      >
        {/* words of another direction keep the order of their numbers */}
        <bdi>
          {label('paginator_status', {
            from: number(range.from),
            to: number(range.to),
            total: number(range.total),
            page: number(range.page),
            pages: number(range.pageCount),
          })}
        </bdi>
      </p>
      {jump.openGap === null ? null : (
        <PaginatorJump id={jumpId} pageCount={range.pageCount} onPageChange={jump.go} onClose={jump.close} />
      )}
    </nav>
  )
})
