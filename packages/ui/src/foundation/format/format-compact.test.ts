import { expect, test } from 'vitest'
import { formatCompact } from './format-compact.ts'
import { ordinarySpaces } from './format-day.ts'

test.each<[value: number, lang: string, text: string]>([
  [12_399_120, 'eng', '12.4M'],
  [126_440_273, 'eng', '126M'],
  [999, 'eng', '999'],
  [1_234, 'eng', '1.23K'],
  [0, 'eng', '0'],
  [-12_399_120, 'eng', '-12.4M'],
  [12_399_120, 'deu', '12,4 Mio.'],
  [12_399_120, 'rus', '12,4 млн'],
  [12_399_120, 'chn', '1240万'],
  [Number.NaN, 'eng', ''],
  [Number.POSITIVE_INFINITY, 'eng', ''],
])('%f in %s: %s', (value, lang, text) => {
  expect(ordinarySpaces(formatCompact(value, lang))).toBe(text)
})
