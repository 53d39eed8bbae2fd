import type { Figure } from '@accrue/api-client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figure } from '../../testing/facts.ts'
import { EXXON_2026, NOTE_2034, TIPS_2028 } from '../../testing/served-pages.ts'
import { type CalendarEvent, calendarFile, type PaymentKind, paymentKind } from './calendar-file.ts'
import { paymentEvents } from './payment-events.map.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'eng', today: '2025-07-11' } as const

const event = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  uid: 'a@accrue',
  day: '2025-08-15',
  summary: 'Coupon',
  description: null,
  ...given,
})

/** Reads an iCalendar file as RFC 5545 says: lines unfolded, texts unescaped. */
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
  test('of no events is a calendar', () => {
    expect(calendarFile([], '2025-07-11')).toBe(
      'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Accrue//Bond page//EN\r\nCALSCALE:GREGORIAN\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
    )
  })

  test('of an event is an all-day entry that takes nobody’s time, stamped with the day of the page', () => {
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

  test('keeps commas, semicolons, backslashes and line ends of a text', () => {
    const summary = 'A, b; c\\d\nnext'
    const file = calendarFile([event({ summary })], '2025-07-11')
    expect(file).toContain('SUMMARY:A\\, b\\; c\\\\d\\nnext\r\n')
    expect(read(file)[0]?.SUMMARY).toBe(summary)
  })

  test('a text cannot begin a line of its own', () => {
    const file = calendarFile([event({ summary: 'x\r\nEND:VEVENT\rATTACH:http://evil.test' })], '2025-07-11')
    expect(linesOf(file).filter(line => line === 'END:VEVENT' || line.startsWith('ATTACH'))).toEqual([
      'END:VEVENT',
    ])
  })

  test('no line is longer than 75 octets, every text comes back whole, and no sign is cut', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 200 }),
      fc.string({ unit: fc.constantFrom('国', '😀', 'é', ',', ';', '\\', '\n', 'a', ' '), maxLength: 200 }),
    )
    fc.assert(
      fc.property(texts, texts, (summary, description) => {
        const file = calendarFile([event({ summary, description })], '2025-07-11')
        for (const line of linesOf(file))
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
        // half a sign would come back as a question mark
        expect(new TextDecoder().decode(new TextEncoder().encode(file))).toBe(file)
        const plain = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, '')
        expect(read(file)[0]).toMatchObject({ SUMMARY: plain(summary), DESCRIPTION: plain(description) })
      }),
    )
  })
})

describe('X5 the payments as events', () => {
  test('are those still to come, each on the day when it is paid', () => {
    const events = paymentEvents(NOTE_2034, options)
    expect(events).toHaveLength(18)
    expect(events[0]).toEqual({
      uid: 'bond-1-payment-2025-08-15@accrue',
      day: '2025-08-15',
      summary: `payment_event_coupon ${NOTE_2034.header.name}`,
      description: 'payment_event_amount 2.00 USD',
    })
    // 16 August 2026 is a Sunday
    expect(paymentEvents(EXXON_2026, options).at(-1)).toMatchObject({
      uid: 'bond-10242-payment-2026-08-16@accrue',
      day: '2026-08-17',
      summary: `payment_event_both ${EXXON_2026.header.name}`,
      description: 'payment_event_amount 1.1375 USD + 100.00 USD',
    })
  })

  test('say that they are estimated', () => {
    expect(paymentEvents(TIPS_2028, options)[0]?.description).toBe(
      `payment_event_amount 1.8125 USD. ${TIPS_2028.cashFlow?.rows[0]?.estimatedText}`,
    )
  })

  test('keep their ids whenever the file is made, and no two have the same', () => {
    const later = paymentEvents(NOTE_2034, { ...options, today: '2026-07-11' })
    const ids = paymentEvents(NOTE_2034, options).map(({ uid }) => uid)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(later.map(({ uid }) => uid)))
    expect(later).toHaveLength(16)
  })

  test('come back out of the file', () => {
    const events = paymentEvents(NOTE_2034, options)
    expect(read(calendarFile(events, options.today)).map(one => one.UID)).toEqual(
      events.map(({ uid }) => uid),
    )
  })

  test('of a bond without payments are none', () => {
    expect(paymentEvents({ ...NOTE_2034, cashFlow: null }, options)).toEqual([])
  })
})

const BLANK: Figure = { kind: 'blank' }
test.each<[string, Figure, Figure, Figure, PaymentKind | null]>([
  ['a coupon', figure('4'), figure('2'), figure('0'), 'coupon'],
  ['a coupon whose amount is not known yet', figure('4'), BLANK, BLANK, 'coupon'],
  ['both', figure('4'), figure('2'), figure('100'), 'both'],
  ['a redemption: a bill pays no interest', BLANK, figure('0'), figure('100'), 'redemption'],
  ['nothing', BLANK, figure('0'), figure('0'), null],
])('X5 a payment brings %s', (_sentence, couponRate, couponAmount, redemption, kind) => {
  const row = { number: 1, day: null, paidDay: null, recordDay: null, nonTradingFrom: null }
  expect(
    paymentKind({ ...row, couponRate, couponAmount, redemption, poolFactor: BLANK, estimatedText: null }),
  ).toBe(kind)
})
