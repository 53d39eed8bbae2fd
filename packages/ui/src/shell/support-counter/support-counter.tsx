'use client'
import type { ComponentProps } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { Tip, TipContent, TipTrigger } from '../../controls/tip/tip.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { LifeBuoy } from '../../foundation/icons/icons.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useLabel } from '../../foundation/ui-provider.tsx'
import { badgeText } from './support-counter.reducer.ts'
import { type SupportCounterOptions, useSupportCounter } from './use-support-counter.ts'

export type SupportCounterProps = Omit<ComponentProps<'span'>, 'children'> &
  SupportCounterOptions & {
    /** The address of the tickets. Passes `safeUrl`. Set `aria-current="page"` on that page itself. */
    href: string
  }

/**
 * The link to support, with the number of unread messages (H9). Renders nothing for users without access to support tickets;
 * shows no number for 0, and if it could not be loaded. Parts: `data-slot` support-counter, support-badge;
 * state: `data-unread`.
 */
export const SupportCounter = forwardRef(function SupportCounter({
  tickets,
  unreadStatus,
  href,
  'aria-current': current,
  className,
  ...rest
}: SupportCounterProps) {
  const label = useLabel()
  const { allowed, unread } = useSupportCounter({ tickets, unreadStatus })
  if (!allowed) return null
  const n = badgeText(unread)
  const name = n ? label(unread === 1 ? 'support_unread_one' : 'support_unread', { n }) : label('support')
  return (
    <span
      {...rest}
      data-ui=""
      data-slot="support-counter"
      data-unread={n ? '' : undefined}
      className={cx('inline-flex', className)}
    >
      <Tip>
        <TipTrigger>
          <Link
            href={href}
            variant="quiet"
            aria-label={name}
            aria-current={current}
            // the icon does not move when a badge appears; the link grows with the badge without touching its neighbours
            className="min-w-8 justify-start ps-1.75 pe-0.5 max-desk:min-w-11 max-desk:ps-3.25 max-desk:pe-0.5"
          >
            <LifeBuoy aria-hidden="true" />
            {n ? (
              <span
                aria-hidden="true"
                data-slot="support-badge"
                className="num -ms-3 -mt-1.5 grid h-4 min-w-4 self-start place-items-center rounded-full bg-accent px-1 text-11 font-strong text-accent-ink ring-2 ring-surface forced-colors:border max-desk:-mt-0.5"
              >
                {n}
              </span>
            ) : null}
            <TipContent tight>{name}</TipContent>
          </Link>
        </TipTrigger>
      </Tip>
    </span>
  )
})
