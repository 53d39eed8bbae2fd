'use client'
import { Link } from '../link/link.tsx'
import type { LinkListItem } from './link-list.view-model.ts'

/** A link with a target height of 24 px, 44 px on phones. */
export function LinkItem({ item: { text, href, newTab, lead, note } }: { item: LinkListItem }) {
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
