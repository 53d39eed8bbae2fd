import { describe, expect, test } from 'vitest'
import { scrollToMiddle, timeCells, timeKeyTarget } from './time-panel.tsx'

const options = ['00', '05', '10', '15', '20', '25', '30', '35'].map((text, index) => ({
  seconds: index * 300,
  text,
}))

describe('D17: the options of a column', () => {
  test('the selected one and the disabled ones are marked', () => {
    const { cells, stop } = timeCells({ options, selected: 600, isDisabled: seconds => seconds < 300 })
    expect(cells.filter(({ isSelected }) => isSelected).map(({ text }) => text)).toEqual(['10'])
    expect(cells.filter(({ isDisabled }) => isDisabled).map(({ text }) => text)).toEqual(['00'])
    expect(stop).toBe(2)
  })

  test.each([
    [
      'the first enabled one without a selection',
      { options, selected: null, isDisabled: (s: number) => s < 300 },
      1,
    ],
    ['the first enabled one when the time is not an option', { options, selected: 7 }, 0],
    ['the one set though it is refused', { options, selected: 600, isDisabled: () => true }, 2],
    ['the first when all are refused', { options, selected: null, isDisabled: () => true }, 0],
    ['the first of no options', { options: [], selected: null }, 0],
  ])('the tab stop is %s', (_sentence, input, stop) => expect(timeCells(input).stop).toBe(stop))
})

describe('keys of a column', () => {
  test.each<[key: string, at: number, to: number | null, why: string]>([
    ['ArrowDown', 0, 1, 'the next one'],
    ['ArrowDown', 7, 7, 'it stops at the last one'],
    ['ArrowUp', 1, 0, 'the one before'],
    ['ArrowUp', 0, 0, 'the first one stops it'],
    ['PageDown', 0, 6, 'one page'],
    ['PageUp', 3, 0, 'no farther than the first'],
    ['Home', 5, 0, 'the first'],
    ['End', 0, 7, 'the last'],
    ['3', 0, 6, 'the next text that begins with it'],
    ['3', 6, 7, 'and the next'],
    ['3', 7, 6, 'and wraps around'],
    ['9', 0, null, 'no text begins with it'],
    [' ', 0, null, 'picking is no move'],
    ['Enter', 0, null, 'picking is no move'],
    ['ArrowRight', 0, null, 'the panel’s business'],
    ['Tab', 0, null, 'leaves the column'],
  ])('%s from %i: %s: %s', (key, at, to) => expect(timeKeyTarget({ options, at, key })).toBe(to))

  test('letters find AM and PM in either case', () => {
    const halves = ['AM', 'PM'].map((text, index) => ({ seconds: index, text }))
    expect(timeKeyTarget({ options: halves, at: 0, key: 'p' })).toBe(1)
  })

  test('without options every key does nothing', () => {
    expect(timeKeyTarget({ options: [], at: 0, key: 'End' })).toBeNull()
  })
})

test.each([
  ['an option below is brought to the middle', { top: 320, height: 32, visible: 160 }, 256],
  ['one near the top stays where it is', { top: 32, height: 32, visible: 160 }, 0],
])('%s', (_sentence, box, top) => expect(scrollToMiddle(box)).toBe(top))
