import type { CashFlowRow, NumericField } from '@accrue/api-client'
import type { Day } from '@accrue/ui/foundation'

/** The most octets of a line, its end not counted (RFC 5545 §3.1). */
const LONGEST_LINE = 75

/** An all-day entry of a calendar. */
export type CalendarEvent = {
  /** The same for the same payment whenever the file is made, so that a calendar replaces it and has it once. */
  uid: string
  day: Day
  summary: string
  description: string | null
}

/** The calendar of some events as an iCalendar file (RFC 5545). `stamp` is the day on which it was made. */
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
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

function eventLines({ uid, day, summary, description }: CalendarEvent, stamp: Day): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${compact(stamp)}T000000Z`,
    // a date alone lasts that day, in whatever zone the calendar is looked at (readings #31)
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

/** Text as a value: its commas, semicolons, backslashes and line ends would have a meaning; other controls may not stand there. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, sign => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** The line in pieces of at most 75 octets, each after the first behind a space; no sign is cut in two. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const sign of line) {
    const more = octetsOf(sign)
    if (octets + more > LONGEST_LINE) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += sign
    octets += more
  }
  return [...pieces, piece].join('\r\n')
}

/** How long a sign is in UTF-8. */
function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** What an event is called for: the coupon, the repayment of face value, or both. */
export type PaymentKind = 'coupon' | 'redemption' | 'both'

/** What a payment brings; null when it brings nothing that is known. */
export function paymentKind({ couponAmount, redemption, couponRate }: CashFlowRow): PaymentKind | null {
  const pays = (field: NumericField) => field.kind === 'value' && field.value !== 0
  const coupon = pays(couponAmount.kind === 'value' ? couponAmount : couponRate)
  if (pays(redemption)) return coupon ? 'both' : 'redemption'
  return coupon ? 'coupon' : null
}
