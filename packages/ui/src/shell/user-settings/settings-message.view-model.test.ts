import { expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { settingsMessage } from './settings-message.view-model.ts'
import type { SettingsProblem } from './user-settings.reducer.ts'

const LABELS: Record<string, string> = english

test.each<[SettingsProblem['reason'], RegExp]>([
  ['failed', /was undone/],
  ['needAuth', /Sign in/],
  ['otherSession', /Reload the page/],
])('H8 a choice reverted for %s has its own message', (reason, pattern) => {
  expect(LABELS[settingsMessage({ reason, chosen: { hints: false } })]).toMatch(pattern)
})
