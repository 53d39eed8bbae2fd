import type { CashFlowRow, NumericField } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'

/** Maximum octets of a line without its line break (RFC 5545 §3.1). */
const MAX_LINE_OCTETS = 75

/** An all-day event. */
export type CalendarEvent = {
  /** Stable per payment, so that a later import replaces the event. */
  uid: string
  day: Day
  summary: string
  description: string | null
}

/** An iCalendar file with the events (RFC 5545). `stamp` is the day of the export. */
export function calendarFile(events: readonly CalendarEvent[], stamp: Day): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Accrue//Bond page//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(event => eventLines(event, stamp)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${wrapped(line)}\r\n`).join('')
}

function eventLines({ uid, day, summary, description }: CalendarEvent, stamp: Day): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(stamp)}T000000Z`,
    // a date without a time is an all-day event in every time zone (readings #31)
    `DTSTART;VALUE=DATE:${compact(day)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(description === null ? [] : [`DESCRIPTION:${escaped(description)}`]),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

function compact(day: Day): string {
  return day.replaceAll('-', '')
}

/** Escapes commas, semicolons, backslashes and line breaks; other control characters are not allowed. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** Folds a line at 75 octets; continuation lines start with a space, and no character is split. */
function wrapped(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const more = octetsOf(sign)
    if (octets + more > MAX_LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += more
  }
  return [...pieces, piece].join('\r\n')
}

/** Length of a character in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Which parts of a payment an event names. */
export type PaymentKind = 'coupon' | 'redemption' | 'both'

/** The parts of a payment that are above zero; null when no part is known. */
export function paymentKind({ couponAmount, redemption, couponRate }: CashFlowRow): PaymentKind | null {
  const pays = (field: NumericField) => field.kind === 'value' && field.value !== 0
  const coupon = pays(couponAmount.kind === 'value' ? couponAmount : couponRate)
  if (pays(redemption)) return coupon ? 'both' : 'redemption'
  return coupon ? 'coupon' : null
}
