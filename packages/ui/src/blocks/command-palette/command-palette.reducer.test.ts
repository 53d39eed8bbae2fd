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
      'typing looks up, and lets the active option go',
      at('a'),
      { type: 'typed', text: 'th', composing: false },
      at(null, 'th'),
    ],
    [
      'what an input method has not finished looks nothing up',
      at('a', '债'),
      { type: 'typed', text: '债quan', composing: true },
      at(null, '债'),
    ],
    ['down goes to the first', PALETTE_START, move('next'), at('a')],
    ['up goes to the last', PALETTE_START, move('previous'), at('c')],
    ['down goes on', at('a'), move('next'), at('b')],
    ['after the last comes the first', at('c'), move('next'), at('a')],
    ['before the first comes the last', at('a'), move('previous'), at('c')],
    ['a page goes to the end of a short list', at('a'), move('pageNext'), at('c')],
    ['a page back goes to its beginning', at('c'), move('pagePrevious'), at('a')],
    ['from an option that is gone it begins anew', at('gone'), move('next'), at('a')],
    ['there is nowhere to go', at(null), move('next', []), at(null)],
    ['the pointer is on an option', at('a'), { type: 'pointed', key: 'c' }, at('c')],
    ['the pointer left', at('a'), { type: 'pointed', key: null }, at(null)],
  ])('%s', (_sentence, before, event, after) => {
    expect(paletteReducer(before, event)).toEqual(after)
  })

  test('pointing where it is already changes nothing, so nothing is drawn again', () => {
    const state = at('a')
    expect(paletteReducer(state, { type: 'pointed', key: 'a' })).toBe(state)
  })

  test('however the options change between the steps, the active one is one that was there', () => {
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
