'use client'
import type { ComponentProps, ReactNode } from 'react'
import { Card } from '../../controls/card/card.tsx'
import type { CardHeaderProps } from '../../controls/card/card-header.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { cx } from '../../foundation/tokens/cx.ts'

/** How a block whose facts are loaded looks, besides its title. */
export type LoadedLooks = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Level of the heading. Default 2. */
  headingLevel?: CardHeaderProps['headingLevel']
}

export type LoadedFrameProps = LoadedLooks & {
  title: string
  /** The kind of the block's figure; state: `data-status`. */
  status: string
  /** Small print beside the title. */
  note?: ReactNode
  /** What the sheet itself has besides. */
  card?: ComponentProps<'section'>
  children: ReactNode
}

/** The sheet of a block whose facts are loaded: heading, note, and what `children` draws below. */
export const LoadedFrame = forwardRef(function LoadedFrame({
  title,
  headingLevel,
  status,
  note,
  card,
  children,
  className,
  id,
  ...rest
}: LoadedFrameProps) {
  return (
    <div {...rest} data-ui="" data-status={status} className={cx('min-w-0', className)}>
      <Card
        {...card}
        {...{ id, title, headingLevel, note }}
        aria-busy={status === 'asking' || undefined}
        className={cx('overflow-clip', card?.className)}
      >
        {children}
      </Card>
    </div>
  )
})
