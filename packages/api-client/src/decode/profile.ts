import { DecodeError } from '../fault.ts'
import { requireList, requireObject } from './body.ts'
import { asText, field, flag, rawRows, rows, text, textOrNull, whole } from './reading.ts'

/** A support ticket (shared-blocks §3 "Support ticket"). */
export type SupportTicketData = {
  id: number | null
  messages: { statusId: number | null; contactId: number | null }[]
}

/** The initial data of the account page. */
export type Profile = {
  /** With country code; null when the user has none. */
  phone: string | null
  /** The user confirmed the number with a code. */
  phoneConfirmed: boolean
  /** `paStatusConfirm` is 0: a subscription request waits for an answer. */
  subscriptionRequested: boolean
  /** `paSendExpand` is 1: the user requested an expansion. */
  expansionRequested: boolean
}

/** A message that a product would send to the user's phone. */
export type OutboxMessage = { recipient: string; body: string; at: string }

/** Hints are on by default. */
export function decodeSettings(body: unknown): { hints: boolean } {
  const raw = requireObject(body)
  const hints = field(raw, 'hints')
  return { hints: hints === undefined || hints === null || flag(raw, 'hints') }
}

/** Error messages about the phone number; an empty list is a success, a missing one is not. */
export function decodePhoneMessages(body: unknown): { messages: string[] } {
  const outer = requireObject(body)
  const raw = field(outer, 'messages') === undefined ? requireObject(field(outer, 'data')) : outer
  const messages = field(raw, 'messages')
  if (!Array.isArray(messages)) throw new DecodeError('messages should be a list')
  return { messages: messages.map(asText).filter(one => one !== null) }
}

/** Phone and subscription requests (shared-blocks §3). */
export function decodeProfile(body: unknown): Profile {
  const raw = requireObject(body)
  return {
    phone: textOrNull(raw, 'phone'),
    phoneConfirmed: flag(raw, 'phoneConfirmed'),
    subscriptionRequested: whole(raw, 'paStatusConfirm') === 0,
    expansionRequested: whole(raw, 'paSendExpand') === 1,
  }
}

/** Messages, newest first. */
export function decodeOutbox(body: unknown): OutboxMessage[] {
  return rawRows(requireList(body)).map(raw => ({
    recipient: text(raw, 'recipient'),
    body: text(raw, 'body'),
    at: text(raw, 'at'),
  }))
}

/** Whether the server accepted the request. */
export function decodeSent(body: unknown): { sent: boolean } {
  return { sent: flag(requireObject(body), 'success') }
}

export function decodeTickets(body: unknown): SupportTicketData[] {
  return rawRows(requireList(body)).map(raw => ({
    id: whole(raw, 'id'),
    messages: rows(raw, 'messages').map(one => ({
      statusId: whole(one, 'status_id'),
      contactId: whole(one, 'contacts_id'),
    })),
  }))
}
