'use client'
import type { ComponentProps, ReactNode } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Badge } from '../../controls/badge/badge.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Link } from '../../controls/link/link.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { safeUrl } from '../../foundation/safe-url.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CommentListRows } from './comment-list-rows.tsx'
import { CommentListSkeleton } from './comment-list-skeleton.tsx'
import { type CommentListModel, type CommentListOptions, useCommentList } from './use-comment-list.ts'

export type CommentListLooks = Omit<ComponentProps<'div'>, 'children'> & {
  /** Where all analytics are; must pass `safeUrl`, else there is no such link. */
  allUrl?: string
}

export type CommentListProps = CommentListLooks &
  ((CommentListOptions & { model?: undefined }) | { model: CommentListModel })

/**
 * Analytics comments about an issuer, and the way to their files (R6, shared-blocks §2 "Analytics comment list", §4 "Comment
 * file access"). Give it ports, `<CommentList {...api.comments} issuerId={1} />`, or a `model` from `useCommentList` when the page keeps
 * the state. Parts: `data-slot` comment-list (`data-kind` loading, failed, gate, empty, list), comment-row, comment-title
 * (`data-kind` title, content, file, alert), comment-alert (`data-alert` as in shared-blocks §8), comment-facts, comment-issuers.
 */
export const CommentList = forwardRef(function CommentList(props: CommentListProps) {
  if (props.model) return <CommentListView {...props} />
  return <CommentListAlone {...props} />
})

const CommentListAlone = forwardRef(function CommentListAlone({
  issuerId,
  aboutIssuer,
  requestAccess,
  defaultComments,
  limit,
  ...looks
}: CommentListLooks & CommentListOptions) {
  const model = useCommentList({ issuerId, aboutIssuer, requestAccess, defaultComments, limit })
  return <CommentListView {...looks} model={model} />
})

type ViewProps = CommentListLooks & { model: CommentListModel }

const CommentListView = forwardRef(function CommentListView({
  model,
  allUrl,
  className,
  ...rest
}: ViewProps) {
  const label = useLabel()
  return (
    <div
      {...rest}
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

/** The way to all analytics, and what is true of every comment. */
function Footer({ allUrl, illustrative }: { allUrl: string | undefined; illustrative: boolean }) {
  const label = useLabel()
  const leads = safeUrl(allUrl) !== null
  if (!leads && !illustrative) return null
  return (
    <div data-slot="comment-list-foot" className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {leads ? (
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
