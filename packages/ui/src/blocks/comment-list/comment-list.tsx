'use client'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Link } from '../../controls/link/link.tsx'
import { RetryNotice } from '../../controls/notice/retry-notice.tsx'
import { Paginator } from '../../controls/paginator/paginator.tsx'
import { ShowMore } from '../../controls/show-more/show-more.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { Busy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { COMMENT_PAGE, type CommentListViewModel } from './comment-list.view-model.ts'
import { CommentRow } from './comment-row.tsx'
import {
  type CommentListEvents,
  type CommentListModel,
  type CommentListOptions,
  useCommentList,
} from './use-comment-list.ts'

export type CommentListViewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The address of the page with all analytics; without one that passes `safeUrl` there is no link. */
  allUrl?: string
}

export type CommentListProps = CommentListViewProps &
  ((CommentListOptions & { model?: undefined }) | { model: CommentListModel })

/**
 * Analytics comments about an issuer, and the access to their files (R6, shared-blocks §2 "Analytics comment list", §4 "Comment
 * file access"). Pass ports, `<CommentList {...api.comments} issuerId={1} />`, or a `model` from `useCommentList` if the page owns the
 * state. Parts: `data-slot` comment-list (`data-kind` loading, failed, gate, empty, list), comment-row, comment-title
 * (`data-kind` title, content, file, alert), comment-alert (`data-alert` as in shared-blocks §8), comment-facts, comment-issuers.
 */
export const CommentList = forwardRef(function CommentList(props: CommentListProps) {
  return props.model ? <WithModel {...props} /> : <WithOptions {...props} />
})

/** Creates the model from the options; the other props are for the markup. */
const WithOptions = forwardRef(function WithOptions(props: CommentListViewProps & CommentListOptions) {
  const { issuerId, aboutIssuer, requestAccess, defaultComments, limit, ...view } = props
  return <WithModel {...view} model={useCommentList(props)} />
})

type ViewProps = CommentListViewProps & { model: CommentListModel }

const WithModel = forwardRef(function WithModel({ model, allUrl, className, ...root }: ViewProps) {
  const label = useLabel()
  return (
    <div
      {...root}
      data-ui=""
      data-slot="comment-list"
      data-kind={model.viewModel.kind}
      className={cx('grid gap-3 text-13 text-ink', className)}
    >
      {contentOf(model, label('comments_failed'), label('comments_none'))}
      <Footer
        allUrl={allUrl}
        illustrative={model.viewModel.kind === 'list' && model.viewModel.illustrative}
      />
    </div>
  )
})

/** The link to all analytics, and the badge that applies to every comment. */
function Footer({ allUrl, illustrative }: { allUrl: string | undefined; illustrative: boolean }) {
  const label = useLabel()
  const hasLink = safeUrl(allUrl) !== null
  if (!hasLink && !illustrative) return null
  return (
    <div data-slot="comment-list-footer" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {hasLink ? (
        <Link href={allUrl} className="my-0 inline-block py-0.5 font-medium max-desk:py-3">
          {label('comments_all')}
        </Link>
      ) : null}
      {illustrative ? (
        <Badge tone="warn" className="ms-auto">
          {label('illustrative')}
        </Badge>
      ) : null}
    </div>
  )
}

function contentOf({ viewModel, events }: CommentListModel, failed: string, none: string): ReactNode {
  switch (viewModel.kind) {
    case 'loading':
      return <CommentListSkeleton />
    case 'failed':
      return <ErrorState message={failed} onRetry={events.reload} />
    case 'gate':
      return <AccessPrompt verdict={viewModel.verdict} />
    case 'empty':
      return <EmptyState message={none} />
    case 'list':
      return <CommentListRows viewModel={viewModel} events={events} />
  }
}

function CommentListSkeleton() {
  return (
    <div data-slot="comment-list-skeleton" className="divide-y divide-line">
      <Busy />
      {['w-64', 'w-80', 'w-56', 'w-72'].map(width => (
        <div key={width} className="grid gap-2 py-3.5">
          <Skeleton className={`${width} max-w-3/4`} />
          <Skeleton className="w-40 max-w-1/2" />
        </div>
      ))}
    </div>
  )
}

type CommentListRowsProps = {
  viewModel: Extract<CommentListViewModel, { kind: 'list' }>
  events: CommentListEvents
}

/** The first comments, with Show more for the rest; an expanded list of more than 100 has pages. */
function CommentListRows({ viewModel, events }: CommentListRowsProps) {
  const { rows, total, more, expanded, page, stale } = viewModel
  const label = useLabel()
  const id = useId()
  return (
    <div className="grid gap-3">
      {stale ? <Stale onRetry={events.reload} /> : null}
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets */}
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
          // one click cannot show more than one page, so no number is shown
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
