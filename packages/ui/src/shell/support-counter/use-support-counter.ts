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
  /** Brings the tickets. Never called for users whom they are not open to. */
  tickets: SupportTicketsPort
  /** The `status_id` of a message that waits for the user. Default 2. */
  unreadStatus?: number
}

export type SupportCounterModel = {
  /** Whether support tickets are for this user at all (access row 28). */
  allowed: boolean
  /** Messages that wait for the user; 0 also while nobody knows. */
  unread: number
}

/** How many support messages wait for the user (H9). Asks once, and again when the window gets the focus, at most once a minute. */
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
    const look = () => dispatch({ type: 'returned', now: now.current() })
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [allowed, userId])

  const known = allowed && state.userId === userId ? state.tickets : []
  return { allowed, unread: unreadMessages(known, { statusId: unreadStatus, userId }) }
}
