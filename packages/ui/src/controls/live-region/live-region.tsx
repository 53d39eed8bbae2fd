'use client'
import type { ComponentProps } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** A message and its sequence number: the same text with another id is a new announcement. */
export type Announcement = { id: number; text: string }

export type LiveRegionProps = Omit<ComponentProps<'div'>, 'children'> & {
  /**
   * The message; null announces nothing. The region always stays in the tree, or screen readers would miss its first
   * text.
   */
  message: Announcement | null
}

/** A polite live region for assistive tech. `data-slot` live-region. */
export const LiveRegion = forwardRef(function LiveRegion({ message, className, ...rest }: LiveRegionProps) {
  return (
    <div
      role="status"
      aria-live="polite"
      aria-atomic="true"
      {...rest}
      data-ui=""
      data-slot="live-region"
      className={cx('sr-text', className)}
    >
      {message ? <span key={message.id}>{message.text}</span> : null}
    </div>
  )
})
