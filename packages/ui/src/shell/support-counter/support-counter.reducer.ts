import type { Port, Request, Settled } from '../../foundation/state/use-request.ts'

/** A support ticket (shared-blocks §3 "Support ticket"). */
export type SupportTicket = {
  messages: readonly { statusId: number | null; contactId: number | null }[]
}

/** The tickets, or a refusal; transport faults are rejections. */
export type SupportTicketsAnswer =
  | { kind: 'ok'; data: readonly SupportTicket[] }
  | { kind: 'refused'; code: string }

/** Brings the tickets of the user. Asked only for users whom support tickets are open to (access row 28). */
export type SupportTicketsPort = Port<object, SupportTicketsAnswer>

/** Which messages wait for the user. */
export type UnreadRule = {
  /** The status of a message that the user has not answered. */
  statusId: number
  /** The user: what they wrote themselves does not wait for them. */
  userId: number
}

/** The status of a message from support that the user has not seen. */
export const UNREAD_STATUS = 2
/** How seldom the window's getting the focus asks again, in milliseconds. */
export const SUPPORT_REST = 60_000
/** The largest number that is written out. */
const MOST = 99

/** How many messages wait for the user: those in the unread status that somebody else has written (H9, shared-blocks §3). */
export function unreadMessages(tickets: readonly SupportTicket[], { statusId, userId }: UnreadRule): number {
  const waits = (message: SupportTicket['messages'][number]) =>
    message.statusId === statusId && message.contactId !== userId
  return tickets.reduce((count, { messages }) => count + messages.filter(waits).length, 0)
}

/** The number as the badge writes it: null for none, "99+" above 99. */
export function badgeText(unread: number): string | null {
  if (!(unread > 0)) return null
  return unread > MOST ? `${MOST}+` : String(unread)
}

export type SupportCounterState = {
  /** Who is looking; null when tickets are not for them, and before it is known. */
  userId: number | null
  tickets: readonly SupportTicket[]
  /** When they were asked for last, in milliseconds. */
  askedAt: number
  sequence: number
  request: Request<object>
}

export type SupportCounterEvent =
  | { type: 'visited'; userId: number | null; now: number }
  /** The window has the focus again. */
  | { type: 'returned'; now: number }
  | Settled<SupportTicketsAnswer>

/** Nothing is known and nothing is asked. */
export const INITIAL_COUNTER: SupportCounterState = {
  userId: null,
  tickets: [],
  askedAt: 0,
  sequence: 0,
  request: null,
}

/** The tickets behind the counter: asked for once, and again when the user comes back, at most once a minute (H9). Pure. */
export function supportCounterReducer(
  state: SupportCounterState,
  event: SupportCounterEvent,
): SupportCounterState {
  switch (event.type) {
    case 'visited': {
      const { userId, now } = event
      if (state.userId === userId) return state
      const fresh = { ...INITIAL_COUNTER, userId, sequence: state.sequence }
      return userId === null ? fresh : ask(fresh, now)
    }
    case 'returned':
      // a clock that was set back asks once too often rather than never
      return state.userId === null || Math.abs(event.now - state.askedAt) < SUPPORT_REST
        ? state
        : ask(state, event.now)
    case 'answered':
      return settled(state, event.id, event.answer.kind === 'ok' ? event.answer.data : [])
    case 'failed':
      return settled(state, event.id, [])
  }
}

function ask(state: SupportCounterState, now: number): SupportCounterState {
  const id = state.sequence + 1
  return { ...state, askedAt: now, sequence: id, request: { id, payload: {} } }
}

/** A number that could not be learnt is not shown: yesterday's would be taken for today's. */
function settled(
  state: SupportCounterState,
  id: number,
  tickets: readonly SupportTicket[],
): SupportCounterState {
  return state.request?.id === id ? { ...state, tickets, request: null } : state
}
