import { WrongForm } from '../fault.ts'
import { needList, needObject } from './form.ts'
import { asText, field, flag, rawRows, rows, text, textOrNull, whole } from './reading.ts'

/** A support ticket (shared-blocks §3 "Support ticket"). */
export type SupportTicket = {
  id: number | null
  messages: { statusId: number | null; contactId: number | null }[]
}

/** What the account page begins with. */
export type Profile = {
  /** With its country code; null when none is on record. */
  phone: string | null
  /** A code that was sent to the number came back. */
  phoneConfirmed: boolean
  /** The page's `paStatusConfirm` is 0: a subscription was asked for, and nobody has answered yet. */
  subscriptionAsked: boolean
  /** The page's `paSendExpand` is 1: more was asked for. */
  expansionAsked: boolean
}

/** A message that a product would send to the user's phone. */
export type OutboxMessage = { recipient: string; body: string; at: string }

/** The settings; hints are on unless the answer turns them off. */
export function decodeSettings(body: unknown): { hints: boolean } {
  const raw = needObject(body)
  const hints = field(raw, 'hints')
  return { hints: hints === undefined || hints === null || flag(raw, 'hints') }
}

/** What is wrong with the phone number; none means that it was taken. A missing list is no success. */
export function decodePhoneMessages(body: unknown): { messages: string[] } {
  const outer = needObject(body)
  const raw = field(outer, 'messages') === undefined ? needObject(field(outer, 'data')) : outer
  const messages = field(raw, 'messages')
  if (!Array.isArray(messages)) throw new WrongForm('messages should be a list')
  return { messages: messages.map(asText).filter(one => one !== null) }
}

/** The phone and the state of the subscription requests (shared-blocks §3). */
export function decodeProfile(body: unknown): Profile {
  const raw = needObject(body)
  return {
    phone: textOrNull(raw, 'phone'),
    phoneConfirmed: flag(raw, 'phoneConfirmed'),
    subscriptionAsked: whole(raw, 'paStatusConfirm') === 0,
    expansionAsked: whole(raw, 'paSendExpand') === 1,
  }
}

/** What was sent, newest first. */
export function decodeOutbox(body: unknown): OutboxMessage[] {
  return rawRows(needList(body)).map(raw => ({
    recipient: text(raw, 'recipient'),
    body: text(raw, 'body'),
    at: text(raw, 'at'),
  }))
}

/** Whether a request was taken. */
export function decodeSent(body: unknown): { sent: boolean } {
  return { sent: flag(needObject(body), 'success') }
}

/** The tickets of the user. */
export function decodeTickets(body: unknown): SupportTicket[] {
  return rawRows(needList(body)).map(raw => ({
    id: whole(raw, 'id'),
    messages: rows(raw, 'messages').map(one => ({
      statusId: whole(one, 'status_id'),
      contactId: whole(one, 'contacts_id'),
    })),
  }))
}
