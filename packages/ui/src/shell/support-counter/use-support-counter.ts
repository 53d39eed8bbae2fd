'use client'
import { useEffect, useReducer, useRef } from 'react'
import { useRequest } from '../../foundation/state/use-request.ts'
import { useClock, useSession, useVerdict } from '../../foundation/ui-provider.tsx'
import {
  INITIAL_COUNTER,
  type SupportTicketsPort,
  supportCounterReducer,
  UNREAD_STATUS,
  unreadMessages,
} from './support-counter.reducer.ts'

export type SupportCounterOptions = {
  /** Loads the tickets. Never called for users without access to them. */
  tickets: SupportTicketsPort
  /** The `status_id` of an unread message. Default 2. */
  unreadStatus?: number
}

export type SupportCounterModel = {
  /** Whether this user has access to support tickets (access row 28). */
  allowed: boolean
  /** Number of unread messages; 0 also while it is unknown. */
  unread: number
}

/** The number of unread support messages (H9). Loads once, and again when the window receives focus, at most once a minute. */
export function useSupportCounter({
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
