'use client'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { forwardRef } from '../../foundation/forward-ref.ts'
import {
  type BusyScope,
  BusyScopeContext,
  createBusyScope,
  useLongWait,
} from '../../foundation/state/busy-scope.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { CardHeader, type CardHeaderProps } from './card-header.tsx'

export type CardProps = Omit<ComponentProps<'section'>, 'title'> &
  Partial<Pick<CardHeaderProps, 'title' | 'headingLevel' | 'note' | 'actions'>> & { children?: ReactNode }

/**
 * A container on the page. With a title it is a section named by its heading; without one it has no role. After a
 * part inside has been loading for five seconds, the card shows a message. Parts: `data-slot` card, card-header,
 * card-title, card-note, card-actions, card-body, card-waiting.
 */
export const Card = forwardRef(function Card({
  title,
  headingLevel,
  note,
  actions,
  className,
  children,
  ...rest
}: CardProps) {
  const titleId = useId()
  const titled = title !== undefined
  const [scope] = useState(createBusyScope)
  return (
    <section
      aria-labelledby={titled ? titleId : undefined}
      {...rest}
      data-ui=""
      data-slot="card"
      className={cx('min-w-0 rounded-card border border-line bg-surface text-ink shadow-card', className)}
    >
      {titled ? (
        <CardHeader
          title={title}
          titleId={titleId}
          headingLevel={headingLevel}
          note={note}
          actions={actions}
        />
      ) : null}
      <BusyScopeContext.Provider value={scope}>{children}</BusyScopeContext.Provider>
      <CardWaiting scope={scope} />
    </section>
  )
})

/** Padding for the content of a card. `data-slot` card-body. */
export const CardBody = forwardRef(function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} data-ui="" data-slot="card-body" className={cx('p-4 desk:px-5', className)} />
})

/**
 * A message that something in the card is still loading. It overlays the end of the visible part, so nothing moves.
 * `data-slot` card-waiting.
 */
function CardWaiting({ scope }: { scope: BusyScope }) {
  const label = useLabel()
  if (!useLongWait(scope)) return null
  return (
    <p
      role="status"
      data-slot="card-waiting"
      className="pointer-events-none sticky bottom-4 z-1 mx-auto -mt-7 flex h-7 w-fit max-w-full items-center rounded-full border border-line bg-surface-raised px-3 text-12 text-ink-2 shadow-pop print:hidden"
    >
      {label('still_waiting')}
    </p>
  )
}
