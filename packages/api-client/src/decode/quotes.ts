import { requireListIn, requireObject } from './body.ts'
import { type Day, dayOfUnix, unixMs } from './day.ts'
import { maskable, type NumericField } from './numeric-field.ts'
import { QUOTE_FIELDS } from './quote-fields.ts'
import {
  asRaw,
  asWhole,
  field,
  flag,
  oneOf,
  type Raw,
  rawRows,
  record,
  rows,
  text,
  textOrNull,
  whole,
  withId,
} from './reading.ts'
import { decodeTradingRows, type TradingRow } from './trading-row.ts'

/** State of a request for a participant's quotes (bond-page §4 "Quote-access request"). */
export type AccessRequestState = 'available' | 'sent' | 'forbidden'

export type QuoteField = keyof typeof QUOTE_FIELDS

/** A quote of one market participant. Yields are fractions, spreads basis points. */
export type QuoteRow = {
  venueId: number | null
  name: string
  url: string | null
  /** Unix milliseconds. */
  quotedAt: number | null
  day: Day | null
  /** HH:MM in UTC+3; null when invalid. */
  time: string | null
  /** The server's text of date and time. */
  dateTime: string | null
  archiveUrl: string | null
  /** The participant to request access from. */
  participantId: number | null
  responsiblePersonId: number | null
  /** The participant shows its quotes on request only: values are masked for everybody. */
  hidden: boolean
  accessRequest: AccessRequestState | null
  /** Generated for the demo (readings #69). */
  illustrative: boolean
  estimation: boolean
  masked: boolean
} & Record<QuoteField, NumericField>

/** A contact at a participant. */
export type Contact = {
  title: string
  issuerId: number | null
  responsiblePersonId: number | null
  person: string | null
  phone: string | null
  email: string | null
  /** Sent in Russian only (bond-page §2). */
  chatUrl: string | null
}

/** Quotes of market participants, with prices and contacts (bond-page §3 "Quotes response"). */
export type Quotes = {
  rows: QuoteRow[]
  /** Rows of today. */
  today: TradingRow[]
  /** Latest row of each trading ground. */
  endOfDay: TradingRow[]
  contacts: Contact[]
  /** The server's text of the quotes' date. */
  dateLabel: string
  accessRequests: { participantId: number; state: AccessRequestState }[]
  participants: { id: number; name: string; url: string | null }[]
  masked: boolean
  /** Why there are no rows: no quotes exist, or the bond's status hides them. Null when there are rows. */
  emptyReason: 'none' | 'hidden' | null
  /** For full access only. */
  supportUrl: string | null
}

const FIELDS = Object.entries(QUOTE_FIELDS) as [QuoteField, string][]

export function decodeQuotes(body: unknown): Quotes {
  const raw = requireObject(body)
  const list = rawRows(requireListIn(raw, 'quotes'))
  const states = accessRequestsOf(record(raw, 'request_data'))
  const masked = flag(raw, 'masked')
  const reason = oneOf(raw, 'empty_reason', ['no_quotes', 'hidden'] as const)
  return {
    rows: list.map(row => quoteOf(row, masked, states)),
    today: decodeTradingRows(field(raw, 'priceToday')),
    endOfDay: decodeTradingRows(field(raw, 'endOfDayPrices')),
    contacts: rows(raw, 'contacts').map(contactOf),
    dateLabel: text(raw, 'date_label'),
    accessRequests: [...states].map(([participantId, state]) => ({ participantId, state })),
    participants: withId(rows(raw, 'market_participants'), (one, id) => ({
      id,
      name: text(one, 'name'),
      url: textOrNull(one, 'url'),
    })),
    masked,
    emptyReason: list.length > 0 ? null : reason === 'hidden' ? 'hidden' : 'none',
    supportUrl: textOrNull(raw, 'support_link'),
  }
}

function quoteOf(raw: Raw, allMasked: boolean, states: Map<number, AccessRequestState>): QuoteRow {
  const hidden = flag(raw, 'hide_quotes')
  const masked = allMasked || flag(raw, 'masked')
  const participantId = whole(raw, 'mp_contacts_emitent_id')
  const seconds = field(raw, 'date_numeric')
  const time = textOrNull(raw, 'time')
  const row: Partial<QuoteRow> = {
    venueId: whole(raw, 'trading_ground_id'),
    name: text(raw, 'name'),
    url: textOrNull(raw, 'url'),
    // 0 means "no date"
    quotedAt: asWhole(seconds) === 0 ? null : unixMs(seconds),
    day: asWhole(seconds) === 0 ? null : dayOfUnix(seconds),
    time: time !== null && /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : null,
    dateTime: textOrNull(raw, 'date_time'),
    archiveUrl: textOrNull(raw, 'archive_link'),
    participantId,
    responsiblePersonId: whole(raw, 'response_person_id'),
    hidden,
    accessRequest: participantId === null ? null : (states.get(participantId) ?? null),
    illustrative: flag(raw, 'illustrative'),
    estimation: flag(raw, 'estimation'),
    masked,
  }
  for (const [name, wire] of FIELDS) row[name] = maskable(raw, wire, masked || hidden)
  return row as QuoteRow
}

function accessRequestsOf(raw: Raw): Map<number, AccessRequestState> {
  const states = new Map<number, AccessRequestState>()
  for (const key of Object.keys(raw)) {
    const id = asWhole(key)
    const state = asRaw(field(raw, key))
    if (id !== null && state !== null) states.set(id, stateOf(state))
  }
  return states
}

/** "Already sent" takes precedence over "can be sent"; neither means forbidden (bond-page §4). */
function stateOf(raw: Raw): AccessRequestState {
  if (flag(raw, 'already_send_request')) return 'sent'
  return flag(raw, 'send_request') && !flag(raw, 'forbidden_request') ? 'available' : 'forbidden'
}

function contactOf(raw: Raw): Contact {
  return {
    title: text(raw, 'ttl'),
    issuerId: whole(raw, 'emitent_id'),
    responsiblePersonId: whole(raw, 'response_person_id'),
    person: textOrNull(raw, 'person'),
    phone: textOrNull(raw, 'phone'),
    email: textOrNull(raw, 'email'),
    chatUrl: textOrNull(raw, 'chat_link'),
  }
}
