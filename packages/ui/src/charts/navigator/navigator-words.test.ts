import { expect, test } from 'vitest'
import english from '../../../labels/eng.json' with { type: 'json' }
import { labelLookup } from '../../foundation/labels/labels.ts'
import { sliderName, sliderText } from './navigator-words.ts'

const label = labelLookup(english, false)
const window = { from: Date.UTC(2024, 1, 15), to: Date.UTC(2024, 7, 22, 14, 30) }

test.each([
  ['the start says its day', 'from', false, '15 Feb 2024'],
  ['the end says its day', 'to', false, '22 Aug 2024'],
  ['the window says both', 'window', false, '15 Feb 2024 – 22 Aug 2024'],
  [
    'where the line has times of day they are said, with the zone (C19)',
    'to',
    true,
    '22 Aug 2024, 14:30 UTC+3',
  ],
] as const)('%s', (_, part, instants, expected) => {
  expect(sliderText(part, { window, instants }, { lang: 'eng', label })).toBe(expected)
})

test('each part has a name', () => {
  expect((['from', 'window', 'to'] as const).map(part => sliderName(part, label))).toEqual([
    'Start of the visible part',
    'Visible part',
    'End of the visible part',
  ])
})
