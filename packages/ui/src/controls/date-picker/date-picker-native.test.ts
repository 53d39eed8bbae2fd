import { describe, expect, test } from 'vitest'
import { isWhole, type NativeInput, nativeInput } from './date-picker-native.tsx'
import type { PickerLimits } from './picker-limits.ts'
import { NATIVE_PATTERNS, type PickerType } from './picker-type.ts'

const LIMITS: PickerLimits = { notBefore: '2025-07-08', notAfter: { day: '2025-08-14', seconds: 18 * 3600 } }

describe('the native input', () => {
  test.each<[PickerType, string, NativeInput]>([
    ['date', 'DD.MM.YYYY', { type: 'date', min: '2025-07-08', max: '2025-08-14' }],
    [
      'datetime',
      'DD.MM.YYYY HH:mm:ss',
      { type: 'datetime-local', min: '2025-07-08T00:00:00', max: '2025-08-14T18:00:00', step: 1 },
    ],
    ['month', 'MMMM YYYY', { type: 'month', min: '2025-07', max: '2025-08' }],
    ['year', 'YYYY', { type: 'number', min: '2025', max: '2025' }],
    // a day does not apply to a time of day
    ['time', 'HH:mm', { type: 'time', max: '18:00:00', step: 60 }],
  ])('%s, written %s', (type, pattern, expected) => {
    expect(nativeInput(type, LIMITS, pattern)).toEqual(expected)
  })

  test('a day as the last value is valid to its end', () => {
    const { max } = nativeInput('datetime', { notAfter: '2025-08-14' }, NATIVE_PATTERNS.datetime)
    expect(max).toBe('2025-08-14T23:59:59')
  })
})

test.each<[string, string, PickerType, boolean]>([
  ['a year of four digits', '2025-07-18', 'date', true],
  ['two of its digits so far', '0020-07-18', 'date', false],
  ['three of its digits so far', '202', 'year', false],
  ['a time', '09:30', 'time', true],
  ['nothing', '', 'date', true],
])('%s, "%s" of a %s, is complete: %s', (_sentence, text, type, expected) => {
  expect(isWhole(text, type)).toBe(expected)
})
