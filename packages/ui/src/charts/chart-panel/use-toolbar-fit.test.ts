import { describe, expect, test } from 'vitest'
import { collapsedParts, nextNarrower } from './use-toolbar-fit.ts'

const LINES = ['trend', 'spread', 'export']
const TEXTS = [...LINES, 'compareText', 'viewText']
const DATES = [...TEXTS, 'dates']

describe('C17: parts that do not fit into the toolbar, by the width of the card', () => {
  test.each<[string, number | null, string[]]>([
    ['an unknown width: everything is in the bar', null, []],
    ['a card of a window of 1360 px', 1074, []],
    ['900 px', 900, []],
    ['below 900 px the trend goes first', 899, ['trend']],
    ['then the spread', 859, ['trend', 'spread']],
    ['then the export', 799, LINES],
    ['700 px: the word Compare is still there', 700, LINES],
    ['below 700 px its icon alone', 699, [...LINES, 'compareText']],
    ['below 660 px the icons of a view’s own items', 659, TEXTS],
    ['below 620 px one button for both dates', 619, DATES],
    ['560 px', 560, DATES],
    [
      'below 560 px the trading ground, the values and the full screen',
      559,
      [...DATES, 'venue', 'values', 'fullscreen'],
    ],
    ['a phone', 390, [...DATES, 'venue', 'values', 'fullscreen']],
  ])('%s', (_sentence, width, parts) => {
    expect([...collapsedParts(width)]).toEqual(parts)
  })

  test('until its width is known, the bar of a phone has none of them', () => {
    expect(collapsedParts(null, true)).toEqual(collapsedParts(390))
    expect(collapsedParts(1074, true)).toEqual(collapsedParts(1074))
  })

  test('a bar whose items do not fit loses one step after the other, until none is left to lose', () => {
    const steps: number[] = []
    for (let width: number | null = 1074; width !== null; width = nextNarrower(width)) steps.push(width)
    expect(steps).toEqual([1074, 899, 859, 799, 699, 659, 619, 559])
    const counts = steps.map(width => collapsedParts(width).size)
    expect(counts).toEqual([0, 1, 2, 3, 4, 5, 6, 9])
  })

  test('a wider card has every part that a narrower one has', () => {
    for (let width = 320; width < 1100; width += 1)
      for (const part of collapsedParts(width + 1)) expect(collapsedParts(width)).toContain(part)
  })
})
