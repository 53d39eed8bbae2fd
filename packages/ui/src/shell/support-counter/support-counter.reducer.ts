import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** A support ticket (shared-blocks §3 "Support ticket"). */
export type SupportTicket = {
  messages: readonly { statusId: number | null; contactId: number | null }[]
}

/** The tickets, or a refusal; transport faults are rejections. */
export type SupportTicketsAnswer =
  | { kind: 'ok'; data: readonly SupportTicket[] }
  | { kind: 'refused'; code: string }

/** Loads the tickets of the user. Called only for users with access to support tickets (access row 28). */
export type SupportTicketsPort = Port<object, SupportTicketsAnswer>

/** Which messages count as unread. */
export type UnreadRule = {
  /** The status of an unread message. */
  statusId: number
  /** The user: their own messages do not count. */
  userId: number
}

/** The status of a message from support that the user has not seen. */
export const UNREAD_STATUS = 2
/** Minimum time between two loads caused by window focus, in milliseconds. */
const SUPPORT_REST = 60_000
/** The largest number shown in full. */
const MAX_SHOWN = 99

/** The number of unread messages: those in the unread status that somebody else has written (H9, shared-blocks §3). */
export function unreadMessages(tickets: readonly SupportTicket[], { statusId, userId }: UnreadRule): number {
  const waits = (message: SupportTicket['messages'][number]) =>
    message.statusId === statusId && message.contactId !== userId
  return tickets.reduce((count, { messages }) => count + messages.filter(waits).length, 0)
}

/** The text of the badge: null for none, "99+" above 99. */
export function badgeText(unread: number): string | null {
  if (!(unread > 0)) return null
  return unread > MAX_SHOWN ? `${MAX_SHOWN}+` : String(unread)
}

export type SupportCounterState = {
  /** The user; null without access to tickets, and before the session is known. */
  userId: number | null
  tickets: readonly SupportTicket[]
  /** The time of the last load, in milliseconds. */
  requestedAt: number
  sequence: number
  request: Request<object>
}

export type SupportCounterEvent =
  | { type: 'visited'; userId: number | null; now: number }
  /** The window has focus again. */
  | { type: 'returned'; now: number }
  | Settled<SupportTicketsAnswer>

/** Nothing is loaded. */
export const INITIAL_COUNTER: SupportCounterState = {
  userId: null,
  tickets: [],
  requestedAt: 0,
  sequence: 0,
  request: null,
}

/** The tickets behind the counter: loaded once, and again when the user returns, at most once a minute (H9). Pure. */
export function supportCounterReducer(
  state: SupportCounterState,
  event: SupportCounterEvent,
): SupportCounterState {
  switch (event.type) {
    case 'visited': {
      const { userId, now } = event
      if (state.userId === userId) return state
      const fresh = { ...INITIAL_COUNTER, userId, sequence: state.sequence }
      return userId === null ? fresh : withLoad(fresh, now)
    }
    case 'returned':
      // if the clock was set back, loading once too often is better than never
      return state.userId === null || Math.abs(event.now - state.requestedAt) < SUPPORT_REST
        ? state
        : withLoad(state, event.now)
    case 'answered':
      return settled(state, event.id, event.answer.kind === 'ok' ? event.answer.data : [])
    case 'failed':
      return settled(state, event.id, [])
  }
}

function withLoad(state: SupportCounterState, now: number): SupportCounterState {
  const id = state.sequence + 1
  return { ...state, requestedAt: now, sequence: id, request: { id, payload: {} } }
}

/** After a failed load no number is shown: an old one would look current. */
function settled(
  state: SupportCounterState,
  id: number,
  tickets: readonly SupportTicket[],
): SupportCounterState {
  return state.request?.id === id ? { ...state, tickets, request: null } : state
}
