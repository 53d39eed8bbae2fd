import { expect, test } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { axisTexts } from './value-axis.ts'
import type { ValueFormat } from './value-text.ts'

const format: ValueFormat = {
  lang: 'en',
  label: labelLookup(english),
  decimals: 2,
  mode: 'absolute',
  unit: 'USD',
}
const tagOf = (value: number, low: number, high: number, decimals = 2) =>
  axisTexts({ low, high }, 400, {
    fontSize: 11,
    width: 900,
    log: false,
    format: { ...format, decimals },
  }).tagText(value)

test.each<[title: string, expected: string, shown: string]>([
  ['a step below 10', '97.70', tagOf(97.6977, 94, 100, 3)],
  ['a step of 10 to 99', '169.23', tagOf(169.23, 100, 180)],
  ['not more digits than the chart has', '169.2', tagOf(169.23, 100, 180, 1)],
  ['a step of 100 to 999', '2,690.7', tagOf(2690.71, 2000, 3000)],
  ['a step from 1000 on', '22,691', tagOf(22_690.71, 15_000, 30_000)],
])('the digits of a tag with %s', (_, expected, shown) => {
  expect(shown).toBe(expected)
})
