import { expect, test } from 'vitest'
import { EXXON_2026, NOTE_2034 } from '../../testing/served-pages.ts'
import { analyticsLabel } from './analytics-label.ts'

test.each([
  ['a state', NOTE_2034, 'section_sovereign_analytics'],
  ['a company', EXXON_2026, 'section_issuer_analytics'],
])('P3 the title of analytics about %s', (_who, page, key) => {
  expect(analyticsLabel(page)).toBe(key)
})
