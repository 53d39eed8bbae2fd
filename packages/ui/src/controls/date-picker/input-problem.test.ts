import { expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { inputProblemText } from './input-problem.ts'
import type { InputErrorCode } from './picker-field.model.ts'
import type { PickerLimits } from './picker-limits.ts'

const LIMITS: PickerLimits = { notBefore: '2025-07-01', notAfter: { day: '2025-07-31', seconds: 0 } }
const said = (code: InputErrorCode | null, pattern = 'DD.MM.YYYY', limits = LIMITS) =>
  inputProblemText({
    error: code && { code, text: ' 31.02.2025 ' },
    example: '11.07.2025',
    label: labelLookup(english),
    ...{ limits, pattern, lang: 'eng' },
  })

test.each<[InputErrorCode, string]>([
  ['unreadable', 'Write it like 11.07.2025'],
  ['nonexistent', '31.02.2025 does not exist'],
  ['before', 'Not before 01.07.2025'],
  ['after', 'Not after 31.07.2025'],
  ['disabled', '31.02.2025 cannot be chosen'],
  ['incomplete', 'Write both ends, like 11.07.2025'],
  ['reversed', 'The end is before the start'],
  ['empty', 'This cannot be left empty'],
])('%s: "%s"', (code, text) => expect(said(code)).toBe(text))

test('nothing is said of nothing', () => expect(said(null)).toBeNull())

test('a day among the limits is the whole day', () => {
  const limits: PickerLimits = { notBefore: '2025-07-01', notAfter: '2025-07-31' }
  expect(said('before', 'DD.MM.YYYY HH:mm', limits)).toBe('Not before 01.07.2025 00:00')
  expect(said('after', 'DD.MM.YYYY HH:mm', limits)).toBe('Not after 31.07.2025 23:59')
})
