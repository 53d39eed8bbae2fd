'use client'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva } from 'class-variance-authority'
import { type ComponentProps, type RefObject, useEffect, useId, useRef } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Link } from '../link/link.tsx'
import { ShowMore } from '../show-more/show-more.tsx'
import { type LinkListItem, linkListShape } from './link-list.view-model.ts'

export type LinkListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The name of the list, for assistive tech. */
  label: string
  items: readonly LinkListItem[]
  /** Number of visible links while collapsed. Default 5 (shared-blocks §9). */
  limit?: number
  expanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (expanded: boolean) => void
  /** Two columns where the width allows (from 1100 px), for long lists of short names. Default 1. */
  columns?: 1 | 2
}

const itemsVariants = cva('grid gap-x-8 gap-y-0.5', {
  variants: { columns: { 1: 'grid-cols-1', 2: 'grid-cols-1 wide:grid-cols-2' } },
})

/**
 * A list of links: the first five are visible, the rest behind "Show 7 more" (U3). Focus stays on that button, as in
 * every disclosure; further links appear before it, and hiding them keeps the button in view. Without links nothing
 * is rendered. Parts: `data-slot` link-list, link-list-items, link-list-item, link-list-lead, link-list-note,
 * show-more….
 */
export const LinkList = forwardRef(function LinkList({
  label,
  items,
  limit,
  expanded,
  defaultExpanded = false,
  onExpandedChange,
  columns = 1,
  className,
  ...rest
}: LinkListProps) {
  const listId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [open, setOpen] = useControllableState({
    prop: expanded,
    defaultProp: defaultExpanded,
    onChange: onExpandedChange,
  })
  useScrollOnCollapse(list, open)
  const { shown, more } = linkListShape({ items, limit, open })
  if (shown.length === 0) return null
  return (
    <div {...rest} data-ui="" data-slot="link-list" className={cx('grid gap-1 text-13', className)}>
      <ul
        ref={list}
        id={listId}
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets
        role="list"
        aria-label={label}
        data-slot="link-list-items"
        className={itemsVariants({ columns })}
      >
        {shown.map(item => (
          <LinkItem key={item.id} item={item} />
        ))}
      </ul>
      {more > 0 ? (
        <ShowMore expanded={open} onExpandedChange={setOpen} hiddenCount={more} controls={listId} />
      ) : null}
    </div>
  )
})

/** Scrolls the list back into view when it collapses, because its removed links leave the reader far below. */
function useScrollOnCollapse(list: RefObject<HTMLElement | null>, open: boolean): void {
  const was = useRef(open)
  useEffect(() => {
    if (was.current && !open) list.current?.scrollIntoView?.({ block: 'nearest' })
    was.current = open
  }, [list, open])
}

/** A link with a target height of 24 px, 44 px on phones. */
function LinkItem({ item: { text, href, newTab, lead, note } }: { item: LinkListItem }) {
  return (
    <li
      data-slot="link-list-item"
      className="flex min-w-0 items-baseline gap-x-3 max-desk:flex-wrap max-desk:content-center max-desk:py-1 max-desk:has-[a]:min-h-11"
    >
      {lead ? (
        <bdi
          data-slot="link-list-lead"
          className="num shrink-0 text-ink-3 max-desk:basis-full max-desk:text-12 desk:w-24"
        >
          {lead}
        </bdi>
      ) : null}
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <Link
          href={href}
          newTab={newTab}
          className="relative my-0 min-w-0 py-0.5 wrap-anywhere max-desk:after:absolute max-desk:after:-inset-x-2 max-desk:after:-inset-y-2.5"
        >
          {text}
        </Link>
        {note ? (
          <bdi data-slot="link-list-note" className="min-w-0 text-12 text-ink-3 wrap-anywhere">
            {note}
          </bdi>
        ) : null}
      </div>
    </li>
  )
}
