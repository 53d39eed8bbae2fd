import { describe, expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import russian from '../../../labels/ru.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { wallTimeOfDay } from '../plot/column.ts'
import { equationText, r2Text, trendLabels, trendOptions, trendRefusal } from './trend.text.ts'
import { type Trend, type TrendKind, trendInPercent } from './trend.ts'

const label = labelLookup(english)
const trend = (kind: TrendKind, a: number, b: number, r2 = 0.87): Trend => ({
  kind,
  a,
  b,
  r2,
  start: wallTimeOfDay('2024-02-15'),
})

describe('C12: the equation in the legend', () => {
  test.each<[kind: TrendKind, a: number, b: number, lang: string, text: string]>([
    ['linear', 101.25, -0.012, 'en', 'y = 101.25 − 0.012·x'],
    ['linear', -3.5, 0.5, 'en', 'y = −3.5 + 0.5·x'],
    ['linear', 101.256, 0.0123456, 'en', 'y = 101.26 + 0.0123·x'],
    ['linear', 1234.5, 2, 'en', 'y = 1,234.5 + 2·x'],
    ['linear', 100, 0, 'en', 'y = 100 + 0·x'],
    ['linear', 0.1 + 0.2, -1e-7, 'en', 'y = 0.3 − 1·10⁻⁷·x'],
    ['linear', 2.5e12, 1, 'en', 'y = 2.5·10¹² + 1·x'],
    ['linear', 101.25, -0.012, 'ru', 'y = 101,25 − 0,012·x'],
    ['linear', 12345.5, 1, 'fr', 'y = 12\u202F345,5 + 1·x'],
    ['logarithmic', 98.4, 0.31, 'en', 'y = 98.4 + 0.31·ln x'],
    ['logarithmic', 98.4, -0.31, 'de', 'y = 98,4 − 0,31·ln x'],
    ['exponential', 97.1, 0.0003, 'en', 'y = 97.1·e^(0.0003·x)'],
    ['exponential', 97.1, -0.0003, 'ru', 'y = 97,1·e^(−0,0003·x)'],
  ])('%s, %d and %d in %s', (kind, a, b, lang, text) => {
    expect(equationText(trend(kind, a, b), lang)).toBe(text)
  })

  test.each<[kind: TrendKind, text: string]>([
    ['linear', 'y = −1.9 + 0.02·x'],
    ['logarithmic', 'y = −1.9 + 0.02·ln x'],
    ['exponential', 'y = 98.1·e^(0.02·x) − 100'],
  ])('C10 a %s trend in percent mode', (kind, text) => {
    expect(equationText(trendInPercent(trend(kind, 98.1, 0.02), 100), 'en')).toBe(text)
  })

  test.each([
    [0.87, '0.87'],
    [0, '0.00'],
    [0.994, '0.99'],
    [0.9962, '0.9962'],
    [0.999999, '0.9999'],
    [1, '1.00'],
  ])('R² of %d is written %s: only a perfect fit is 1', (r2, text) => {
    expect(r2Text(r2, 'en')).toBe(text)
  })

  test('the legend has name, equation with R², and the meaning of x', () => {
    expect(trendLabels(trend('linear', 101.25, -0.012), 'UST 4% 2034', { label, lang: 'en' })).toEqual({
      name: 'Trend of UST 4% 2034',
      note: 'y = 101.25 − 0.012·x, R² = 0.87',
      hint: 'x: days since 15 Feb 2024',
    })
    const log = trendLabels(trend('logarithmic', 1, 1), 'A', { label, lang: 'en' })
    expect(log.hint).toBe('x: days since 15 Feb 2024, which counts as day 1')
  })

  test('a decimal comma does not read as the separator', () => {
    const format = { label: labelLookup(russian), lang: 'ru' }
    expect(trendLabels(trend('linear', 101.25, -0.012), 'А', format).note).toBe(
      'y = 101,25 − 0,012·x; R² = 0,87',
    )
  })
})

test('the select offers none, linear, logarithmic and exponential (shared-blocks §9)', () => {
  expect(trendOptions(label)).toEqual([
    { id: 'not_selected', label: 'Not selected' },
    { id: 'linear', label: 'Linear' },
    { id: 'logarithmic', label: 'Logarithmic' },
    { id: 'exponential', label: 'Exponential' },
  ])
})

test.each([
  ['fewPoints', 'A trend needs more than one point.'],
  ['notPositive', 'An exponential trend needs values above zero.'],
  ['masked', 'Values are for subscribers.'],
] as const)('without a trend because of %s: %s', (reason, text) => {
  expect(trendRefusal(reason, label)).toBe(text)
})
