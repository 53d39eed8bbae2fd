'use client'
import { useId } from 'react'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { COMMENT_PAGE, type CommentListViewModel } from './comment-list.view-model.ts'
import { CommentRow } from './comment-row.tsx'
import type { CommentListEvents } from './use-comment-list.ts'

export type CommentListRowsProps = {
  viewModel: Extract<CommentListViewModel, { kind: 'list' }>
  events: CommentListEvents
}

/** The comments, the first ones in sight and the rest behind show more; a long rest is turned over by the hundred. */
export function CommentListRows({ viewModel, events }: CommentListRowsProps) {
  const { rows, total, more, expanded, page, stale } = viewModel
  const label = useLabel()
  const id = useId()
  return (
    <div className="grid gap-3">
      {stale ? <Stale onRetry={events.reload} /> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari takes the role away from a list without bullets */}
      <ul id={id} role="list" aria-label={label('comments')} className="divide-y divide-line">
        {rows.map(row => (
          <CommentRow key={row.key} row={row} events={events} />
        ))}
      </ul>
      {page === null ? null : (
        <Paginator
          page={page}
          total={total}
          limit={COMMENT_PAGE}
          onPageChange={events.turnTo}
          aria-label={label('comments_pages')}
        />
      )}
      {more > 0 ? (
        <ShowMore
          expanded={expanded}
          onExpandedChange={events.expand}
          // what one press cannot bring is not promised
          hiddenCount={total > COMMENT_PAGE ? undefined : more}
          controls={id}
        />
      ) : null}
    </div>
  )
}

function Stale({ onRetry }: { onRetry: () => void }) {
  const label = useLabel()
  return <RetryNotice onRetry={onRetry}>{label('comments_stale')}</RetryNotice>
}
