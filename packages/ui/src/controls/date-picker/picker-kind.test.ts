import { describe, expect, test } from 'vitest'
import { stampOf } from '../../foundation/calendar/stamp.ts'
import { LANGUAGES } from '../../foundation/format/format-day.ts'
import { at, MARCH, range, ranges, stamps } from '../../testing/picker-play.ts'
import type { InputReading } from './picker.reducer.ts'
import type { StampRange } from './picker-range.ts'

const rules = ranges('date', {
  pattern: 'DD.MM.YYYY',
  limits: { notBefore: '2024-01-01', disabled: { weekdays: [7] } },
})

describe('D5, D6: the field of a range', () => {
  test.each<[text: string, expected: InputReading<StampRange>]>([
    ['10.03.2024 ~ 20.03.2024', { kind: 'value', value: MARCH }],
    ['10.3.24–20.3.24', { kind: 'value', value: MARCH }],
    ['', { kind: 'empty' }],
    ['10.03.2024', { kind: 'incomplete' }],
    ['20.03.2024 ~ 10.03.2024', { kind: 'reversed' }],
    ['30.02.2024 ~ 20.03.2024', { kind: 'nonexistent' }],
    ['soon', { kind: 'unreadable' }],
  ])('parses "%s" as %o', (text, expected) => expect(rules.read(text, null)).toEqual(expected))

  test('parses its own text', () => {
    expect(rules.write(MARCH)).toBe('10.03.2024 ~ 20.03.2024')
    expect(rules.read(rules.write(MARCH), null)).toEqual({ kind: 'value', value: MARCH })
  })

  test('a typed time keeps the day of the previous range', () => {
    const times = ranges('time', { pattern: 'HH:mm' })
    expect(times.read('9:00 ~ 18:00', MARCH)).toEqual({
      kind: 'value',
      value: { start: stampOf('2024-03-10', 32_400), end: stampOf('2024-03-10', 64_800) },
    })
  })

  test('D7: rejects a range if either end is not allowed', () => {
    expect(rules.refusalOf(MARCH)).toBe('disabled')
    expect(rules.refusalOf(range('2023-12-30', '2024-03-20'))).toBe('before')
    expect(rules.refusalOf(range('2024-03-11', '2024-03-20'))).toBeNull()
  })
})

test('D9: ranges are compared at the granularity of the type', () => {
  const whole = range('2024-03-01', '2024-03-31')
  expect(ranges('month').isSame(MARCH, whole)).toBe(true)
  expect(ranges('date').isSame(MARCH, whole)).toBe(false)
})

test.each(LANGUAGES)('the text in %s is parsed as the same value', lang => {
  const kind = stamps('date', { pattern: 'D MMMM YYYY', lang })
  expect(kind.read(kind.write(at('2024-03-12')), null)).toEqual({ kind: 'value', value: at('2024-03-12') })
})
