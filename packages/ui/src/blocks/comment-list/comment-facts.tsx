'use client'
import { useState } from 'react'
import { Badge } from '../../controls/badge/badge.tsx'
import { Link } from '../../controls/link/link.tsx'
import { linkListShape } from '../../controls/link-list/link-list.view-model.ts'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { formatDay } from '../../foundation/format/format-day.ts'
import { useUi } from '../../foundation/ui-provider.tsx'
import type { CommentRowViewModel } from './comment-list.view-model.ts'

/** Date, provider, language and linked issuers of a comment, in one line that wraps. */
export function CommentFacts({ row }: { row: CommentRowViewModel }) {
  const { label, lang } = useUi()
  const { day, provider, language, issuers, illustrative } = row
  return (
    <div
      data-slot="comment-facts"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3 empty:hidden"
    >
      {day ? (
        <time dateTime={day} className="num [unicode-bidi:plaintext]">
          {formatDay(day, lang)}
        </time>
      ) : null}
      {provider ? <bdi className="wrap-anywhere text-ink-2">{provider}</bdi> : null}
      {language ? (
        <bdi lang={language.tag ?? undefined} className="wrap-anywhere">
          {language.text}
        </bdi>
      ) : null}
      {issuers.length > 0 ? <Issuers issuers={issuers} /> : null}
      {illustrative ? <Badge tone="warn">{label('illustrative')}</Badge> : null}
    </div>
  )
}

function Issuers({ issuers }: Pick<CommentRowViewModel, 'issuers'>) {
  const { label } = useUi()
  const [open, setOpen] = useState(false)
  const { shown, more } = linkListShape({ items: issuers, open })
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={label('comment_issuers')}
        data-slot="comment-issuers"
        className="flex min-w-0 flex-wrap gap-x-3 gap-y-1"
      >
        {shown.map(({ id, text, href }) => (
          <li key={id} className="min-w-0 wrap-anywhere">
            <Link
              href={href}
              className="relative my-0 inline-block min-h-6 min-w-6 py-0 content-center max-desk:after:absolute max-desk:after:-inset-y-2.5 max-desk:after:-inset-x-1"
            >
              <bdi>{text}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 ? <ShowMore expanded={open} onExpandedChange={setOpen} hiddenCount={more} /> : null}
    </>
  )
}
