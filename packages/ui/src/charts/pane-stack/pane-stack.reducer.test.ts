import { describe, expect, test } from 'vitest'
import {
  boundaryKey,
  type PaneSizes,
  type PaneSizesEvent,
  paneLayout,
  paneSizesReducer,
  parsePaneSizes,
  volumeHeight,
  writePaneSizes,
} from './pane-stack.reducer.ts'

describe('C18, C20 the heights of panes', () => {
  test.each<[sentence: string, before: PaneSizes, event: PaneSizesEvent, after: PaneSizes]>([
    ['a boundary is moved', {}, { type: 'resized', pane: 'rsi', height: 120.4 }, { rsi: 120 }],
    ['no pane is lower than its readout', {}, { type: 'resized', pane: 'rsi', height: 3 }, { rsi: 56 }],
    ['nor without end', {}, { type: 'resized', pane: 'rsi', height: 5_000 }, { rsi: 600 }],
    [
      'one goes back to its own height, others stay',
      { rsi: 99, volume: 77 },
      { type: 'reset', pane: 'rsi' },
      { volume: 77 },
    ],
  ])('%s', (_, before, event, after) => {
    expect(paneSizesReducer(before, event)).toEqual(after)
  })

  test.each<[sentence: string, event: PaneSizesEvent]>([
    ['a pane that has its own height already', { type: 'reset', pane: 'volume' }],
    ['the height that is there', { type: 'resized', pane: 'rsi', height: 99 }],
    ['an invalid height', { type: 'resized', pane: 'rsi', height: Number.NaN }],
  ])('%s changes nothing', (_, event) => {
    const sizes = { rsi: 99 }
    expect(paneSizesReducer(sizes, event)).toBe(sizes)
  })
})

describe('APG Window Splitter: the keys of a boundary', () => {
  test.each([
    ['ArrowUp', false, 108],
    ['ArrowDown', false, 92],
    ['ArrowUp', true, 140],
    ['ArrowDown', true, 60],
    ['PageUp', false, 140],
    ['PageDown', false, 60],
    ['Home', false, 56],
    ['End', false, 600],
  ])('%s (Shift: %s) makes 100 px %s px', (key, shiftKey, height) => {
    expect(boundaryKey({ key, shiftKey }, 'rsi', 100)).toEqual({ type: 'resized', pane: 'rsi', height })
  })

  test('Enter resets the pane to its default height; other keys have no effect', () => {
    expect(boundaryKey({ key: 'Enter', shiftKey: false }, 'rsi', 100)).toEqual({ type: 'reset', pane: 'rsi' })
    expect(boundaryKey({ key: 'a', shiftKey: false }, 'rsi', 100)).toBeNull()
  })
})

describe('C18, C20 a stack of panes', () => {
  const volume = { id: 'volume', height: 84 }
  const rsi = { id: 'rsi', height: 96 }
  test.each([
    ['without panes the price has everything but the date axis', 600, [], {}, [570], 600],
    ['panes reduce the height of the price', 600, [volume, rsi], {}, [390, 84, 96], 600],
    ['a moved boundary changes both heights', 600, [volume, rsi], { rsi: 150 }, [336, 84, 150], 600],
    [
      'the price has at least 240 px and the chart grows',
      420,
      [volume, rsi],
      { volume: 200 },
      [240, 200, 96],
      566,
    ],
  ] as const)('%s', (_, height, panes, sizes, expected, total) => {
    const layout = paneLayout({ height, panes }, sizes)
    expect([layout.main, ...layout.panes]).toEqual(expected)
    expect(layout.total).toBe(total)
  })

  test.each([
    [650, 200],
    [900, 200],
    [649, 84],
    [420, 84],
  ])('in a chart of %s px the volume pane has %s px', (chart, height) => {
    expect(volumeHeight(chart)).toBe(height)
  })
})

describe('stored heights', () => {
  test('are read as they were written', () => {
    const sizes = { volume: 120, 'rsi-2': 80 }
    expect(parsePaneSizes(writePaneSizes(sizes))).toEqual(sizes)
  })

  test('of more than 40 panes the first 40 are read', () => {
    const sizes = Object.fromEntries(Array.from({ length: 50 }, (_, pane) => [`pane ${pane}`, 100]))
    const read = parsePaneSizes(writePaneSizes(sizes)) ?? {}
    expect(Object.keys(read)).toHaveLength(40)
    expect(Object.keys(read).at(-1)).toBe('pane 39')
  })

  test.each<[text: string, read: PaneSizes | null]>([
    ['{"rsi":9,"macd":90000,"sma":"x","ema":null}', { rsi: 56, macd: 600 }],
    ['[1,2]', null],
    ['null', null],
    [`{"a":1${' '.repeat(3_000)}}`, null],
  ])('%s is read with care', (text, read) => {
    expect(parsePaneSizes(text)).toEqual(read)
  })
})
