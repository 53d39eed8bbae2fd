import { expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import type { InputErrorCode } from './picker.reducer.ts'
import type { PickerLimits } from './picker-limits.ts'
import { isRange } from './picker-range.ts'
import { errorText, exampleRange, isNumeric, patternWidth, pickerTextWidth } from './picker-text.ts'
import { PICKER_TYPES } from './picker-type.ts'

const LIMITS: PickerLimits = { notBefore: '2025-07-01', notAfter: { day: '2025-07-31', seconds: 0 } }
const messageOf = (code: InputErrorCode | null, pattern = 'DD.MM.YYYY', limits = LIMITS) =>
  errorText({
    error: code && { code, text: ' 31.02.2025 ' },
    example: '11.07.2025',
    label: labelLookup(english),
    limits,
    pattern,
    lang: 'en',
  })

test.each<[InputErrorCode, string]>([
  ['unreadable', 'Write it like 11.07.2025'],
  ['nonexistent', '31.02.2025 does not exist'],
  ['before', 'Not before 01.07.2025'],
  ['after', 'Not after 31.07.2025'],
  ['disabled', '31.02.2025 cannot be chosen'],
  ['incomplete', 'Enter both ends, for example 11.07.2025'],
  ['reversed', 'The end is before the start'],
  ['empty', 'This cannot be left empty'],
])('%s: "%s"', (code, text) => expect(messageOf(code)).toBe(text))

test('there is no message without an error', () => expect(messageOf(null)).toBeNull())

test('a day as a limit means the whole day', () => {
  const limits: PickerLimits = { notBefore: '2025-07-01', notAfter: '2025-07-31' }
  expect(messageOf('before', 'DD.MM.YYYY HH:mm', limits)).toBe('Not before 01.07.2025 00:00')
  expect(messageOf('after', 'DD.MM.YYYY HH:mm', limits)).toBe('Not after 31.07.2025 23:59')
})

test.each(PICKER_TYPES)('the example of the type %s is a range', type => {
  expect(isRange(exampleRange(type, '2025-07-11'), type)).toBe(true)
  expect(isRange(exampleRange(type, '0001-01-01'), type)).toBe(true)
})

test.each<[string, string, number]>([
  ['DD.MM.YYYY', 'en', 10],
  ['YYYY-MM-DD HH:mm:ss', 'en', 19],
  ['MMMM YYYY', 'en', 14],
  ['YYYY年M月D日', 'zh', 14],
])('the longest text of %s in %s has %i characters', (pattern, lang, width) => {
  expect(patternWidth(pattern, lang)).toBe(width)
})

test.each([
  ['Select a date range', 19],
  ['选择日期范围', 12],
  ['', 0],
])('"%s" has %i characters', (text, width) => expect(pickerTextWidth(text)).toBe(width))

test.each([
  ['DD.MM.YYYY', true],
  ['HH:mm:ss', true],
  ['D MMMM YYYY', false],
  ['MMM YYYY', false],
  ['h:mm A', false],
])('%s has only digits and punctuation: %s', (pattern, expected) => expect(isNumeric(pattern)).toBe(expected))
