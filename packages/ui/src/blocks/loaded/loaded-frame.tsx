'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../controls/card/card.tsx'
import type { CardHeaderProps } from '../../controls/card/card-header.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** Props of the root element, and the level of the heading. */
export type LoadedViewProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Default 2. */
  headingLevel?: CardHeaderProps['headingLevel']
}

export type LoadedFrameProps = LoadedViewProps & {
  title: string
  /** The kind of the block's view model: `data-status`. */
  status: string
  /** Small print after the title. */
  note?: ReactNode
  /** Further props of the card. */
  card?: ComponentProps<'section'>
  children: ReactNode
}

/** The card of a block that loads its data: heading, note and `children`. */
export const LoadedFrame = forwardRef(function LoadedFrame({
  title,
  headingLevel,
  status,
  note,
  card,
  children,
  className,
  id,
  ...root
}: LoadedFrameProps) {
  return (
    <div {...root} data-ui="" data-status={status} className={cx('min-w-0', className)}>
      <Card
        {...card}
        id={id}
        title={title}
        headingLevel={headingLevel}
        note={note}
        aria-busy={status === 'loading' || undefined}
        className={cx('overflow-clip', card?.className)}
      >
        {children}
      </Card>
    </div>
  )
})
