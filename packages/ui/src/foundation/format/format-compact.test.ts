import { expect, test } from 'vitest'
import { formatCompact } from './format-compact.ts'
import { ordinarySpaces } from './format-day.ts'

test.each<[value: number, lang: string, text: string]>([
  [12_399_120, 'en', '12.4M'],
  [126_440_273, 'en', '126M'],
  [999, 'en', '999'],
  [1_234, 'en', '1.23K'],
  [0, 'en', '0'],
  [-12_399_120, 'en', '-12.4M'],
  [12_399_120, 'de', '12,4 Mio.'],
  [12_399_120, 'ru', '12,4 млн'],
  [12_399_120, 'zh', '1240万'],
  [Number.NaN, 'en', ''],
  [Number.POSITIVE_INFINITY, 'en', ''],
])('%f in %s: %s', (value, lang, text) => {
  expect(ordinarySpaces(formatCompact(value, lang))).toBe(text)
})
