'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Notice, type NoticeProps } from './notice.tsx'

export type RetryNoticeProps = Omit<NoticeProps, 'tone' | 'action'> & {
  /** Tries again; the notice is taken away by what comes of it. */
  onRetry: () => void
}

/** A sentence about what failed beside what is still shown, with Retry at its end. Where nothing is left to show, it is an ErrorState. */
export const RetryNotice = forwardRef(function RetryNotice({ onRetry, ...rest }: RetryNoticeProps) {
  const label = useLabel()
  return (
    <Notice
      {...rest}
      tone="down"
      action={
        <Button variant="link" onClick={onRetry}>
          {label('retry')}
        </Button>
      }
    />
  )
})
