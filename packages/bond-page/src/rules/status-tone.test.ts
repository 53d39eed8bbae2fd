import { expect, test } from 'vitest'
import { statusTone } from './status-tone.ts'

test.each([
  ['trades', 256, 'up'],
  ['is being placed', 174, 'up'],
  ['hides its quotes', 192, 'warn'],
  ['hides them after its end', 96, 'warn'],
  ['has matured', 128, 'neutral'],
  ['was redeemed early', 112, 'neutral'],
  ['has a status that nobody told', null, 'neutral'],
])('a bond that %s (%s) looks %s', (_case, status, tone) => {
  expect(statusTone(status)).toBe(tone)
})
