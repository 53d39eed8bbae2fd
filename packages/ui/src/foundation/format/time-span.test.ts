import { expect, test } from 'vitest'
import { timeSpanText } from './time-span.ts'

test.each<[seconds: number, lang: string, expected: string]>([
  [365 * 86_400, 'en', '1 year'],
  [5 * 86_400, 'en', '5 days'],
  [86_400, 'en', '1 day'],
  [86_400, 'ru', '1 день'],
  [5 * 86_400, 'ru', '5 дней'],
  [7200, 'de', '2 Stunden'],
  [600, 'fr', '10 minutes'],
  [90, 'en', '90 seconds'],
  [86_400, 'nowhere', '1 day'],
])('%i seconds are in %s "%s"', (seconds, lang, expected) => {
  expect(timeSpanText(seconds, lang).replace(/\s/g, ' ')).toBe(expected)
})
