'use client'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { Button } from '../button/button.tsx'
import { Notice, type NoticeProps } from './notice.tsx'

export type RetryNoticeProps = Omit<NoticeProps, 'tone' | 'action'> & {
  /** Retries; the owner removes the notice after the result. */
  onRetry: () => void
}

/** An error message with Retry, next to content that is still shown. Without content use an ErrorState. */
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
