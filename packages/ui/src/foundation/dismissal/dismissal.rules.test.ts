import { describe, expect, test } from 'vitest'
import { isResting } from './dismissal.rules.ts'

const DAY = 86_400
const NOW = Date.UTC(2025, 6, 11, 12)

describe('H3 dismissals with a duration (shared-blocks §9, readings #51)', () => {
  test.each<[string, string | null, boolean]>([
    ['never closed', null, false],
    ['closed this moment', String(NOW), true],
    ['closed a millisecond less than 24 hours ago', String(NOW - DAY * 1000 + 1), true],
    ['closed 24 hours ago', String(NOW - DAY * 1000), false],
    ['closed tomorrow, for the clock was set back', String(NOW + DAY * 1000), true],
    ['a cookie with invalid text', 'closed', false],
    ['an empty cookie', '', false],
    ['a cookie of spaces', '  ', false],
    ['a time without end', 'Infinity', false],
    ['markup', '<script>', false],
  ])('%s', (_sentence, since, expected) => {
    expect(isResting({ since, now: NOW, life: DAY })).toBe(expected)
  })

  test('the duration is in seconds', () => {
    const since = String(NOW - 364 * DAY * 1000)
    expect(isResting({ since, now: NOW, life: 365 * DAY })).toBe(true)
    expect(isResting({ since, now: NOW, life: 364 * DAY })).toBe(false)
  })
})
