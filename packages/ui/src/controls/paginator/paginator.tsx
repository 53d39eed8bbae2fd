'use client'
import { clsx } from 'clsx'
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { formatDecimal } from '../../foundation/format/decimal.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLayoutEffect } from '../../foundation/layout-effect.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { NumberField } from '../number-field/number-field.tsx'
import { Popover } from '../popover/popover.tsx'
import { PopoverContent } from '../popover/popover-content.tsx'
import { PopoverTrigger } from '../popover/popover-trigger.tsx'
import { pageRange, pageTyped } from './page-range.ts'

export type PaginatorProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The current page, from 1; always controlled (shared-blocks §4: "the page number comes from outside"). Clamped. */
  page: number
  /** The number of items. */
  total: number
  /** Items per page. Default 30 (shared-blocks §9); 0 means 30. */
  limit?: number
  /** Called with the requested page, from 1. */
  onPageChange: (page: number) => void
  /** The name of the list, for assistive tech: "Similar bonds". Default: the label `paginator`. */
  'aria-label'?: string
}

/** All buttons of the row. Ten of them fit on a phone of 390 px. */
const button =
  'focus-ring grid min-h-7 min-w-7.5 place-items-center rounded-field px-1.5 hover:bg-surface-sunken max-desk:min-h-11 max-desk:w-full max-desk:px-0.5'

/** On phones the buttons share the row's width, at most 44 px each. */
const item = 'max-desk:max-w-11 max-desk:flex-1'

/**
 * Page links of a list: first, two before, two after, with an ellipsis for omitted pages (U2). The ellipsis opens a
 * popover with a field for any page number. Renders nothing for a single page. Parts: `data-slot` paginator,
 * paginator-page, paginator-gap, paginator-step, paginator-status, paginator-jump; state: `aria-current="page"`.
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
  const focusWhenCurrent = useFocusWhenCurrent(list, range.page)
  if (range.pageCount < 2) return null
  const number = (value: number) => formatDecimal(value, { lang }) ?? ''
  const jump = (requested: number) => {
    focusWhenCurrent(requested)
    onPageChange(requested)
  }
  const step = (sign: string, name: string, target: number | null) => (
    <li className={item}>
      <button
        type="button"
        data-slot="paginator-step"
        aria-label={name}
        // focusable at the ends too: a keyboard user keeps the focus on the last page
        aria-disabled={target === null}
        onClick={() => target !== null && onPageChange(target)}
        className={clsx(button, 'text-16 aria-disabled:cursor-default aria-disabled:opacity-40')}
      >
        <span aria-hidden="true" className="rtl:-scale-x-100">
          {sign}
        </span>
      </button>
    </li>
  )
  return (
    <nav
      aria-label={label('paginator')}
      {...rest}
      data-ui=""
      data-slot="paginator"
      className={cx('num flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2', className)}
    >
      <ul ref={list} className="flex flex-wrap items-center gap-0.5 max-desk:w-full max-desk:gap-0">
        {step('‹', label('paginator_previous'), range.previous)}
        {range.items.map(entry =>
          entry.kind === 'page' ? (
            <li key={`page ${entry.page}`} className={item}>
              <button
                type="button"
                data-slot="paginator-page"
                aria-label={label('paginator_page', { page: entry.page })}
                aria-current={entry.current ? 'page' : undefined}
                onClick={() => onPageChange(entry.page)}
                className={clsx(
                  button,
                  'border border-transparent hover:text-ink aria-[current=page]:border-accent-line aria-[current=page]:bg-accent-soft aria-[current=page]:font-strong aria-[current=page]:text-accent',
                )}
              >
                {entry.page}
              </button>
            </li>
          ) : (
            <li key={`gap ${entry.after}`} className={item}>
              <PaginatorJump pageCount={range.pageCount} onPageChange={jump} className={button} />
            </li>
          ),
        )}
        {step('›', label('paginator_next'), range.next)}
      </ul>
      <p data-slot="paginator-status" className="text-ink-3 max-desk:min-h-11 max-desk:content-center">
        {/* text of the other direction keeps the order of its numbers */}
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
    </nav>
  )
})

/** Moves the focus to the button of a page when that page becomes current, unless the user has moved the focus. */
function useFocusWhenCurrent(list: RefObject<HTMLElement | null>, page: number): (page: number) => void {
  const requested = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (requested.current !== page) return
    requested.current = null
    const { activeElement, body } = document
    if (activeElement === body || list.current?.contains(activeElement))
      list.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus()
  })
  return next => {
    requested.current = next
  }
}

type PaginatorJumpProps = {
  pageCount: number
  onPageChange: (page: number) => void
  /** For the ellipsis. */
  className: string
}

/** The ellipsis of a paginator, and its popover: a field for any page number. */
function PaginatorJump({ pageCount, onPageChange, className }: PaginatorJumpProps) {
  const { label, lang } = useUi()
  const [open, setOpen] = useState(false)
  const pages = formatDecimal(pageCount, { lang }) ?? ''
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger
        variant="quiet"
        data-slot="paginator-gap"
        aria-label={label('paginator_ellipsis', { pages })}
        className={cx(className, 'aria-expanded:bg-surface-sunken aria-expanded:text-ink')}
      >
        …
      </PopoverTrigger>
      <PopoverContent label={label('paginator_jump')} side="top" align="center">
        <PageField
          pageCount={pageCount}
          onPageChange={page => {
            setOpen(false)
            onPageChange(page)
          }}
        />
      </PopoverContent>
    </Popover>
  )
}

/** Rejects a page that does not exist, and keeps the text for correction. */
function PageField({ pageCount, onPageChange }: Omit<PaginatorJumpProps, 'className'>) {
  const { label, lang } = useUi()
  const [typed, setTyped] = useState('')
  const [refused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const pages = formatDecimal(pageCount, { lang }) ?? ''
  const go = () => {
    const page = pageTyped(typed, pageCount)
    if (page !== null) return onPageChange(page)
    setRefused(true)
    input.current?.focus()
  }
  const goOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // do not submit a form around the paginator
    event.preventDefault()
    go()
  }
  return (
    <div data-slot="paginator-jump" className="flex items-start gap-2">
      <NumberField
        ref={input}
        label={label('paginator_jump')}
        labelAs="inside"
        className="w-60 min-w-0 desk:w-52"
        enterKeyHint="go"
        value={typed}
        onValueChange={text => {
          setTyped(text)
          setRefused(false)
        }}
        onKeyDown={goOnEnter}
        error={refused ? label('paginator_jump_refused', { pages }) : null}
        end={<span className="shrink-0 text-ink-3">{label('paginator_jump_of', { pages })}</span>}
      />
      <Button data-slot="paginator-jump-go" onClick={go}>
        {label('paginator_jump_go')}
      </Button>
    </div>
  )
}
