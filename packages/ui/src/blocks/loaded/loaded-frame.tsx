'use client'
import type { ComponentProps, ReactNode } from 'react'
import { AccessPrompt } from '../../controls/access-prompt/access-prompt.tsx'
import { Card, CardBody } from '../../controls/card/card.tsx'
import type { CardHeaderProps } from '../../controls/card/card-header.tsx'
import { EmptyState } from '../../controls/empty-state/empty-state.tsx'
import { ErrorState } from '../../controls/error-state/error-state.tsx'
import { Skeleton } from '../../controls/skeleton/skeleton.tsx'
import type { Gate } from '../../foundation/access/access.ts'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { Busy } from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** Props of the root element, and the level of the heading. */
export type LoadedViewProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Default 2. */
  headingLevel?: CardHeaderProps['headingLevel']
}

type StatusProps = {
  /** The block's view model; its kind is `data-status`. */
  viewModel: { kind: string; verdict?: Gate }
  /** The messages after a fault and without data. */
  failed: string
  empty?: string
  skeletonLines?: number
  onRetry: () => void
}

export type LoadedFrameProps = LoadedViewProps &
  StatusProps & {
    title: string
    /** Small print after the title. */
    note?: ReactNode
    /** Further props of the card. */
    card?: ComponentProps<'section'>
    /** Rendered in every status, after the skeleton, message or prompt of that status. */
    children: ReactNode
  }

/** The card of a block that loads its data: heading, note, and why there is no content yet. */
export const LoadedFrame = forwardRef(function LoadedFrame({
  title,
  headingLevel,
  viewModel,
  failed,
  empty,
  skeletonLines,
  onRetry,
  note,
  card,
  children,
  className,
  id,
  ...root
}: LoadedFrameProps) {
  return (
    <div {...root} data-ui="" data-status={viewModel.kind} className={cx('min-w-0', className)}>
      <Card
        {...card}
        id={id}
        title={title}
        headingLevel={headingLevel}
        note={note}
        aria-busy={viewModel.kind === 'loading' || undefined}
        className={cx('overflow-clip', card?.className)}
      >
        <Status
          viewModel={viewModel}
          failed={failed}
          empty={empty}
          skeletonLines={skeletonLines}
          onRetry={onRetry}
        />
        {children}
      </Card>
    </div>
  )
})

function Status({
  viewModel: { kind, verdict },
  failed,
  empty = '',
  skeletonLines = 6,
  onRetry,
}: StatusProps) {
  switch (kind) {
    case 'loading':
      return (
        <CardBody>
          <Busy />
          <Skeleton lines={skeletonLines} className="gap-5" />
        </CardBody>
      )
    case 'failed':
      return <ErrorState message={failed} onRetry={onRetry} />
    case 'empty':
      return <EmptyState message={empty} />
    default:
      return verdict ? (
        <CardBody>
          <AccessPrompt verdict={verdict} />
        </CardBody>
      ) : null
  }
}
