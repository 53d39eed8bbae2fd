import { expect, test } from 'vitest'
import { firstWeekdayOf } from './picker-type.ts'

test.each([
  [1, 1],
  [7, 7],
  [0, 7],
  [8, 7],
  [-1, 7],
  [1.5, 7],
  [Number.NaN, 7],
  [undefined, 1],
])(
  'D22 readings #48, #73: the first weekday is 1 to 7, 7 is Sunday, and Monday by default: %s counts as %i',
  (input, weekday) => expect(firstWeekdayOf(input)).toBe(weekday),
)
