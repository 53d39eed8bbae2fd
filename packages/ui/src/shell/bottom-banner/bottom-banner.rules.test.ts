import { expect, test } from 'vitest'
import { type BottomBannerFacts, type BottomBannerState, bottomBannerState } from './bottom-banner.rules.ts'

test.each<[string, BottomBannerFacts, BottomBannerState['kind']]>([
  ['on the server', { dismissal: 'unknown', due: false }, 'waiting'],
  ['due before anything is known of the visitor', { dismissal: 'unknown', due: true }, 'waiting'],
  ['before its time', { dismissal: 'open', due: false }, 'waiting'],
  ['in time', { dismissal: 'open', due: true }, 'shown'],
  ['closed, or within the day', { dismissal: 'dismissed', due: true }, 'closed'],
  ['closed within the day, before its time', { dismissal: 'dismissed', due: false }, 'closed'],
])('H3 the bottom banner %s', (_sentence, facts, kind) => {
  expect(bottomBannerState(facts)).toEqual({ kind })
})
