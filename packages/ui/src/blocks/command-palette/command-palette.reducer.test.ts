import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ListMove } from '../combobox/combobox-keyboard.rules.ts'
import {
  PALETTE_START,
  type PaletteEvent,
  type PaletteState,
  paletteReducer,
} from './command-palette.reducer.ts'

const at = (active: string | null, text = ''): PaletteState => ({ text, active })
const move = (by: ListMove, keys = ['a', 'b', 'c']): PaletteEvent => ({ type: 'moved', by, keys })

describe('X8 the palette’s own state', () => {
  test.each<[sentence: string, PaletteState, PaletteEvent, PaletteState]>([
    [
      'typing filters, and deactivates the option',
      at('a'),
      { type: 'typed', text: 'th', composing: false },
      at(null, 'th'),
    ],
    [
      'an unfinished composition does not filter',
      at('a', '债'),
      { type: 'typed', text: '债quan', composing: true },
      at(null, '债'),
    ],
    ['down goes to the first', PALETTE_START, move('next'), at('a')],
    ['up goes to the last', PALETTE_START, move('previous'), at('c')],
    ['down moves on', at('a'), move('next'), at('b')],
    ['down wraps around', at('c'), move('next'), at('a')],
    ['up wraps around', at('a'), move('previous'), at('c')],
    ['a page goes to the end of a short list', at('a'), move('pageNext'), at('c')],
    ['a page back goes to its beginning', at('c'), move('pagePrevious'), at('a')],
    ['from a removed option a step starts at the first', at('gone'), move('next'), at('a')],
    ['without options a step does nothing', at(null), move('next', []), at(null)],
    ['the pointer is on an option', at('a'), { type: 'pointed', key: 'c' }, at('c')],
    ['the pointer left', at('a'), { type: 'pointed', key: null }, at(null)],
  ])('%s', (_sentence, before, event, after) => {
    expect(paletteReducer(before, event)).toEqual(after)
  })

  test('pointing at the active option returns the same state, so nothing renders', () => {
    const state = at('a')
    expect(paletteReducer(state, { type: 'pointed', key: 'a' })).toBe(state)
  })

  test('with options that change between steps, the active one always existed', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'))
    const by = fc.constantFrom<ListMove>('next', 'previous', 'pageNext', 'pagePrevious')
    fc.assert(
      fc.property(fc.array(fc.record({ keys, by })), steps => {
        let state = PALETTE_START
        for (const step of steps) {
          state = paletteReducer(state, { type: 'moved', ...step })
          if (step.keys.length > 0) expect(step.keys).toContain(state.active)
        }
      }),
    )
  })
})
