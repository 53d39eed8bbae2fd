'use client'
import type { ComponentProps } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel, useUi } from '../../foundation/ui-provider.tsx'
import { type PageItem, pageRange } from './paginator.shape.ts'
import { targetLook } from './paginator-look.tsx'
import { PaginatorStep } from './paginator-step.tsx'

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
 * Page links of a list: first, two before, two after, with gaps (U2). Nothing is drawn for a single page.
 * Parts: `data-slot` paginator, paginator-page, paginator-gap, paginator-step, paginator-status; state: `aria-current="page"`.
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
  if (range.pageCount < 2) return null
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  return (
    <nav
      aria-label={label('paginator')}
      {...rest}
      data-ui=""
      data-slot="paginator"
      className={cx('num flex flex-wrap items-center gap-x-3 gap-y-2 text-13 text-ink-2', className)}
    >
      <ul className="flex flex-wrap items-center gap-0.5">
        <PaginatorStep
          text="‹"
          name={label('paginator_previous')}
          page={range.previous}
          onPageChange={onPageChange}
        />
        {range.items.map(item => (
          <PageLink key={keyOf(item)} item={item} onPageChange={onPageChange} />
        ))}
        <PaginatorStep
          text="›"
          name={label('paginator_next')}
          page={range.next}
          onPageChange={onPageChange}
        />
      </ul>
      <p data-slot="paginator-status" className="text-12 text-ink-3">
        {label('paginator_status', {
          from: number(range.from),
          to: number(range.to),
          total: number(range.total),
        })}
      </p>
    </nav>
  )
})

function keyOf(item: PageItem): string {
  return item.kind === 'page' ? `page ${item.page}` : `gap ${item.after}`
}

type PageLinkProps = { item: PageItem; onPageChange: (page: number) => void }

function PageLink({ item, onPageChange }: PageLinkProps) {
  const label = useLabel()
  if (item.kind === 'gap')
    return (
      <li data-slot="paginator-gap" aria-hidden="true" className="px-1 text-ink-3">
        …
      </li>
    )
  return (
    <li>
      <button
        type="button"
        data-slot="paginator-page"
        aria-label={label('paginator_page', { page: item.page })}
        aria-current={item.current ? 'page' : undefined}
        onClick={() => onPageChange(item.page)}
        className={cx(
          targetLook,
          'hover:bg-surface-sunken hover:text-ink aria-[current=page]:bg-accent-soft aria-[current=page]:font-strong aria-[current=page]:text-accent',
        )}
      >
        {item.page}
      </button>
    </li>
  )
}
