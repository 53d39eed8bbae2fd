'use client'
import { type ComponentProps, useId } from 'react'
import { useControllable } from '../../foundation/state/use-controllable.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { Link } from '../link/link.tsx'
import { ShowMore } from '../show-more/show-more.tsx'
import { type LinkListItem, linkListShape } from './link-list.shape.ts'

export type LinkListProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the links are about: the name of the list, for assistive tech. */
  label: string
  items: readonly LinkListItem[]
  /** How many show while it is closed. Default 5 (shared-blocks §9). */
  limit?: number
  expanded?: boolean
  defaultExpanded?: boolean
  onExpandedChange?: (expanded: boolean) => void
}

/**
 * Links, the first five in sight and the rest behind "Show 7 more" (U3). Focus stays on that button, as in every disclosure;
 * the links that came stand before it. Nothing is drawn without links. Parts: `data-slot` link-list, link-list-items, link-list-item, show-more….
 */
export function LinkList({
  label,
  items,
  limit,
  expanded,
  defaultExpanded = false,
  onExpandedChange,
  className,
  ...rest
}: LinkListProps) {
  const listId = useId()
  const [open, setOpen] = useControllable({
    value: expanded,
    defaultValue: defaultExpanded,
    onValueChange: onExpandedChange,
  })
  const { shown, more } = linkListShape({ items, limit, open })
  if (shown.length === 0) return null
  return (
    <div {...rest} data-ui="" data-slot="link-list" className={cx('grid gap-1 text-13', className)}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets */}
      <ul id={listId} role="list" aria-label={label} data-slot="link-list-items" className="grid gap-0.5">
        {shown.map(item => (
          <LinkItem key={item.id} item={item} />
        ))}
      </ul>
      {more > 0 ? (
        <ShowMore expanded={open} onExpandedChange={setOpen} hiddenCount={more} controls={listId} />
      ) : null}
    </div>
  )
}

/** A link is a target of 24 px, on a phone of 44 px. */
function LinkItem({ item: { text, href, newTab } }: { item: LinkListItem }) {
  return (
    <li data-slot="link-list-item" className="flex min-w-0">
      <Link
        href={href}
        newTab={newTab}
        className="min-w-0 py-0.5 wrap-anywhere max-desk:min-h-11 max-desk:content-center"
      >
        {text}
      </Link>
    </li>
  )
}
