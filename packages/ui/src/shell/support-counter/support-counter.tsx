'use client'
import { type ComponentProps, useEffect, useReducer, useRef } from 'react'
import { Link } from '../../controls/link/link.tsx'
import { Tip, TipContent, TipTrigger } from '../../controls/tip/tip.tsx'
import { forwardRef } from '../../foundation/forward-ref.ts'
import { LifeBuoy } from '../../foundation/icons/icons.ts'
import { useRequest } from '../../foundation/state/use-request.ts'
import { cx } from '../../foundation/tokens/cx.ts'
import { useClock, useLabel, useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import {
  badgeText,
  INITIAL_COUNTER,
  type SupportTicketsPort,
  supportCounterReducer,
  UNREAD_STATUS,
  unreadMessages,
} from './support-counter.reducer.ts'

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

type SupportCounterOptions = {
  /** Loads the tickets. Never called for users without access to them. */
  tickets: SupportTicketsPort
  /** The `status_id` of an unread message. Default 2. */
  unreadStatus?: number
}

type SupportCounterModel = {
  /** Whether this user has access to support tickets (access row 28). */
  allowed: boolean
  /** Number of unread messages; 0 also while it is unknown. */
  unread: number
}

/** The number of unread support messages (H9). Loads once, and again when the window receives focus, at most once a minute. */
function useSupportCounter({
  tickets,
  unreadStatus = UNREAD_STATUS,
}: SupportCounterOptions): SupportCounterModel {
  const { userId } = useSession()
  const allowed = useVerdict('supportTickets').kind === 'allowed'
  const clock = useClock()
  const [state, dispatch] = useReducer(supportCounterReducer, INITIAL_COUNTER)
  const now = useRef(clock)
  useEffect(() => {
    now.current = clock
  })

  useRequest(allowed ? state.request : null, tickets, dispatch)
  useEffect(() => {
    dispatch({ type: 'visited', userId: allowed ? userId : null, now: now.current() })
    if (!allowed) return
    const onFocus = () => dispatch({ type: 'returned', now: now.current() })
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [allowed, userId])

  const known = allowed && state.userId === userId ? state.tickets : []
  return { allowed, unread: unreadMessages(known, { statusId: unreadStatus, userId }) }
}
