import type { Calculation } from '@accrue/api-client'
import { describe, expect, test } from 'vitest'
import { numeric, refused } from '../../../testing/facts.ts'
import { NOTE_2034, PDVSA_2027 } from '../../../testing/served-pages.ts'
import { accruedShown, knownAccrued } from './accrued.map.ts'

const label = (key: string, slots: Record<string, unknown> = {}) => [key, ...Object.values(slots)].join(' ')
const options = { label, lang: 'en' }

describe('Q6 accrued interest on a day (bond-page §9)', () => {
  const answer = (amount: Calculation['price'], precision = 6, currency: string | null = 'USD') =>
    accruedShown({ kind: 'ok', data: { amount, precision, currency, day: '2025-07-11' } }, options)

  test('has the issuer’s decimals', () => {
    expect(answer(numeric('1.61325967')).text).toBe('payment_event_amount 1.613260 USD')
    expect(answer(numeric('1.61325967'), 2, null).text).toBe('payment_event_amount 1.61')
  })

  test('is empty until there is an answer', () => {
    expect(accruedShown(undefined, options)).toEqual({ text: null, reason: null, error: null })
  })

  test('a day without interest has a reason (X3)', () => {
    expect(answer({ kind: 'blank' })).toEqual({ text: null, reason: 'accrued_outside', error: null })
    expect(answer({ kind: 'bad', text: 'x', value: null }).reason).toBe('reason_bad_data')
  })

  test('a refused day is an error of the day (bond-page §5)', () => {
    expect(accruedShown(refused('bad_date', 'date'), options).error).toBe('accrued_refused')
  })

  test('the page has the value of its own day', () => {
    expect(knownAccrued(NOTE_2034)).toMatchObject({
      day: '2025-07-11',
      answer: { kind: 'ok', data: { precision: 6, currency: 'USD' } },
    })
    expect(
      knownAccrued({ ...NOTE_2034, bond: { ...NOTE_2034.bond, accruedInterestPrecision: null } }),
    ).toMatchObject({
      answer: { data: { precision: 2 } },
    })
    expect(knownAccrued(PDVSA_2027)).toBeNull()
  })
})
