import type { ComponentProps, ReactNode } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { headingTag } from '../../foundation/heading-tag.ts'
import { cx } from '../../foundation/tokens/cx.ts'

export type CardHeaderProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  title: string
  /** The id of the heading, e.g. for `aria-labelledby`. */
  titleId?: string
  /** Default 2. */
  headingLevel?: 2 | 3 | 4
  /** Secondary text at the end: date, source. */
  note?: ReactNode
  /** Buttons or tabs at the end. */
  actions?: ReactNode
}

/** Title, note and actions of a card. They wrap when they do not fit next to the title. */
export const CardHeader = forwardRef(function CardHeader({
  title,
  titleId,
  headingLevel = 2,
  note,
  actions,
  className,
  ...rest
}: CardHeaderProps) {
  const Heading = headingTag(headingLevel, 2)
  return (
    <div
      {...rest}
      data-ui=""
      data-slot="card-header"
      className={cx('flex flex-wrap items-center gap-x-3 gap-y-2 px-4 pt-4 desk:px-5', className)}
    >
      <Heading
        id={titleId}
        data-slot="card-title"
        className="me-auto min-w-0 text-16 font-heavy tracking-[-0.012em] text-ink"
      >
        {title}
      </Heading>
      {note ? (
        <div data-slot="card-note" className="num text-12 text-ink-3">
          {typeof note === 'string' ? <bdi>{note}</bdi> : note}
        </div>
      ) : null}
      {actions ? (
        <div data-slot="card-actions" className="flex min-w-0 max-w-full flex-wrap items-center gap-2">
          {actions}
        </div>
      ) : null}
    </div>
  )
})
