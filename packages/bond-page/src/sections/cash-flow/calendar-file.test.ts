import type { NumericField } from '@accrue/api-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numeric } from '../../testing/facts.ts'
import { NOTE_2034 } from '../../testing/served-pages.ts'
import { type CalendarEvent, calendarFile, type PaymentKind, paymentKind } from './calendar-file.ts'
import { paymentEvents } from './payment-events.map.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'en', today: '2025-07-11' } as const

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a@accrue',
  day: '2025-08-15',
  summary: 'Coupon',
  description: null,
  ...fields,
})

/** Parses an iCalendar file (RFC 5545): unfolds lines and unescapes texts. */
function read(file: string): Record<string, string>[] {
  const lines = file.replace(/\r\n[ \t]/g, '').split('\r\n')
  const events: Record<string, string>[] = []
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({})
    const at = line.indexOf(':')
    const open = events.at(-1)
    if (open && at > 0 && !line.endsWith(':VEVENT') && line !== 'END:VCALENDAR')
      open[line.slice(0, at)] = line
        .slice(at + 1)
        .replace(/\\(n|[\\;,])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
  }
  return events
}

const linesOf = (file: string) => file.split('\r\n')

describe('X5 the calendar file (RFC 5545)', () => {
  test('without events is an empty calendar', () => {
    expect(calendarFile([], '2025-07-11')).toBe(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Accrue//Bond page//EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
    )
  })

  test('has an all-day, transparent event, stamped with the day of the page', () => {
    expect(read(calendarFile([event()], '2025-07-11'))).toEqual([
      {
        UID: 'a@accrue',
        DTSTAMP: '20250711T000000Z',
        'DTSTART;VALUE=DATE': '20250815',
        SUMMARY: 'Coupon',
        TRANSP: 'TRANSPARENT',
      },
    ])
  })

  test('keeps commas, semicolons, backslashes and line breaks of a text', () => {
    const summary = 'A, b; c\\d\nnext'
    const file = calendarFile([event({ summary })], '2025-07-11')
    expect(file).toContain('SUMMARY:A\\, b\\; c\\\\d\\nnext\r\n')
    expect(read(file)[0]?.SUMMARY).toBe(summary)
  })

  test('a text cannot start a new content line', () => {
    const file = calendarFile([event({ summary: 'x\r\nEND:VEVENT\rATTACH:http://evil.test' })], '2025-07-11')
    expect(linesOf(file).filter(line => line === 'END:VEVENT' || line.startsWith('ATTACH'))).toEqual([
      'END:VEVENT',
    ])
  })

  test('no line is longer than 75 octets, every text is read back, and no character is split', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('国', '😀', 'é', ',', ';', '\\', '\n', 'a', ' '), maxLength: 200 }),
    )
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const file = calendarFile([event({ summary, description })], '2025-07-11')
        for (const line of linesOf(file))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        // a split character would decode as a replacement character
        expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file)
        const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
        expect(read(file)[0]).toMatchObject({ SUMMARY: plain(summary), DESCRIPTION: plain(description) })
      }),
    )
  })
})

test('X5 the payments are read back from the file', () => {
  const events = paymentEvents(NOTE_2034, options)
  expect(read(calendarFile(events, options.today)).map(one => one.UID)).toEqual(events.map(({ uid }) => uid))
})

const BLANK: NumericField = { kind: 'blank' }
test.each<[string, NumericField, NumericField, NumericField, PaymentKind | null]>([
  ['a coupon', numeric('4'), numeric('2'), numeric('0'), 'coupon'],
  ['a coupon of unknown amount', numeric('4'), BLANK, BLANK, 'coupon'],
  ['both', numeric('4'), numeric('2'), numeric('100'), 'both'],
  ['a redemption: a bill pays no interest', BLANK, numeric('0'), numeric('100'), 'redemption'],
  ['a redemption: a zero-coupon bond has a rate of zero', numeric('0'), BLANK, numeric('100'), 'redemption'],
  ['nothing', BLANK, numeric('0'), numeric('0'), null],
])('X5 a payment is %s', (_sentence, couponRate, couponAmount, redemption, kind) => {
  const row = { number: 1, day: null, paidDay: null, recordDay: null, nonTradingFrom: null }
  expect(
    paymentKind({ ...row, couponRate, couponAmount, redemption, poolFactor: BLANK, estimatedText: null }),
  ).toBe(kind)
})
