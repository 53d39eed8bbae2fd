import { describe, expect, test } from 'vitest'
import { EXXON_2026, NOTE_2034, TIPS_2028 } from '../../testing/served-pages.ts'
import { paymentEvents } from './payment-events.map.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'en', today: '2025-07-11' } as const

describe('X5 the payments as events', () => {
  test('are the future payments, each on the day of its payment', () => {
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

  test('mention estimated amounts', () => {
    expect(paymentEvents(TIPS_2028, options)[0]?.description).toBe(
      `payment_event_amount 1.8125 USD. ${TIPS_2028.cashFlow?.rows[0]?.estimatedText}`,
    )
  })

  test('have stable, unique ids', () => {
    const later = paymentEvents(NOTE_2034, { ...options, today: '2026-07-11' })
    const ids = paymentEvents(NOTE_2034, options).map(({ uid }) => uid)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toEqual(expect.arrayContaining(later.map(({ uid }) => uid)))
    expect(later).toHaveLength(16)
  })

  test('are empty for a bond without payments', () => {
    expect(paymentEvents({ ...NOTE_2034, cashFlow: null }, options)).toEqual([])
  })
})
