'use client'
import { useComposedRefs } from '@radix-ui/react-compose-refs'
import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { X } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { useFocusFallback } from '../error-state/use-focus-fallback.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

const noticeVariants = cva(
  'flex items-start gap-1 rounded-field px-3 py-2 text-13 text-ink forced-colors:border',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-sunken',
        warn: 'bg-warn-soft',
        down: 'bg-down-soft',
        up: 'bg-up-soft',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
)

type Tone = NonNullable<VariantProps<typeof noticeVariants>['tone']>
type Live = 'status' | 'alert' | 'off'

export type NoticeProps = ComponentProps<'div'> & {
  /** Default `neutral`. */
  tone?: Tone
  /**
   * How it is announced when it appears: politely, immediately, or not at all. Default: immediately for `down`, else
   * politely.
   */
  live?: Live
  /** An action, usually `<Button variant="link">`. */
  action?: ReactNode
  /** Adds a close button. */
  onClose?: () => void
}

const ROLES: Record<Live, 'status' | 'alert' | undefined> = {
  status: 'status',
  alert: 'alert',
  off: undefined,
}

/**
 * A message about the content, with one action at its end. If it unmounts with focus inside, the focus moves to the
 * surrounding section. Parts: `data-slot` notice, notice-text, notice-action.
 */
export const Notice = forwardRef(function Notice({
  tone = 'neutral',
  live,
  action,
  onClose,
  className,
  children,
  ref,
  ...rest
}: NoticeProps) {
  const label = useLabel()
  const root = useComposedRefs(ref, useFocusFallback())
  return (
    <div
      role={ROLES[live ?? (tone === 'down' ? 'alert' : 'status')]}
      {...rest}
      ref={root}
      data-ui=""
      data-slot="notice"
      data-tone={tone}
      className={cx(noticeVariants({ tone }), className)}
    >
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <div data-slot="notice-text" className="min-w-0 flex-1 basis-40">
          {children}
        </div>
        {action ? (
          <div data-slot="notice-action" className="flex shrink-0 items-center gap-3 font-medium">
            {action}
          </div>
        ) : null}
      </div>
      {onClose ? (
        <IconButton size="s" label={label('close')} onClick={onClose} className="-my-1 -me-2 max-desk:-my-2">
          <X />
        </IconButton>
      ) : null}
    </div>
  )
})
