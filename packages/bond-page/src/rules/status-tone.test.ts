import { expect, test } from 'vitest'
import { statusTone } from './status-tone.ts'

test.each([
  ['trades', 256, 'up'],
  ['is being placed', 174, 'up'],
  ['hides its quotes', 192, 'warn'],
  ['hides its quotes after its end', 96, 'warn'],
  ['has matured', 128, 'neutral'],
  ['was redeemed early', 112, 'neutral'],
  ['has an unknown status', null, 'neutral'],
])('a bond that %s (%s) has the tone %s', (_case, status, tone) => {
  expect(statusTone(status)).toBe(tone)
})
