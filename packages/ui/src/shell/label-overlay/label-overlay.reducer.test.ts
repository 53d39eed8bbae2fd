import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  keysIn,
  LABEL_OVERLAY_START,
  type LabelOverlayEvent,
  type LabelOverlayState,
  labelOverlayReducer,
} from './label-overlay.reducer.ts'
import { toLabelOverlayViewModel } from './label-overlay.view-model.ts'

const play = (...events: LabelOverlayEvent[]): LabelOverlayState =>
  events.reduce(labelOverlayReducer, LABEL_OVERLAY_START)

describe('H10 the keys in a text (shared-blocks §8: in double braces)', () => {
  test.each<[sentence: string, text: string, keys: string[]]>([
    ['a text without braces has none', 'Price', []],
    ['a key alone', '{{need_auth}}', ['need_auth']],
    ['keys in text', '4.5% {{a}} · {{b.c}}', ['a', 'b.c']],
    ['one that comes twice is one', '{{a}} {{a}}', ['a']],
    ['empty braces are none', '{{}}', []],
    ['a slot is none', '{n} of {total}', []],
    ['braces that do not close are none', '{{a} {{b', []],
    ['signs that mean something elsewhere', '{{$&}} {{__proto__}}', ['$&', '__proto__']],
  ])('%s', (_sentence, text, keys) => {
    expect(keysIn(text)).toEqual(keys)
  })

  test('keys are found in any surrounding text', () => {
    const key = fc.stringMatching(/^[\w.$&-]{1,20}$/)
    const between = fc.stringMatching(/^[^{}]{0,10}$/)
    fc.assert(
      fc.property(fc.uniqueArray(key), between, (keys, gap) => {
        expect(keysIn(keys.map(one => `${gap}{{${one}}}${gap}`).join(''))).toEqual(keys)
      }),
    )
  })
})

describe('H10 the state of the overlay', () => {
  test('seen keys stay, each once; seeing the same again returns the same state', () => {
    const state = play({ type: 'saw', keys: ['a', 'b'] }, { type: 'saw', keys: ['b', 'c'] })
    expect(state.seen).toEqual(['a', 'b', 'c'])
    expect(labelOverlayReducer(state, { type: 'saw', keys: ['c', 'a'] })).toBe(state)
  })

  test.each<[sentence: string, events: LabelOverlayEvent[], phase: string | undefined]>([
    ['nothing was copied', [], undefined],
    ['a copy is under way', [{ type: 'copying', text: 'a' }], 'copying'],
    [
      'it worked',
      [
        { type: 'copying', text: 'a' },
        { type: 'copied', attempt: 1 },
      ],
      'copied',
    ],
    [
      'it failed',
      [
        { type: 'copying', text: 'a' },
        { type: 'failed', attempt: 1 },
      ],
      'failed',
    ],
    [
      'the end of an earlier copy says nothing about a later one',
      [
        { type: 'copying', text: 'a' },
        { type: 'copying', text: 'b' },
        { type: 'failed', attempt: 1 },
      ],
      'copying',
    ],
    ['an end without a copy is none', [{ type: 'copied', attempt: 1 }], undefined],
  ])('%s', (_sentence, events, phase) => {
    expect(play(...events).copied?.phase).toBe(phase)
  })
})

describe('H10 the content of the overlay', () => {
  const labels = JSON.parse('{"b":"Bond","a":"Ask","n":5,"__proto__":"own"}')
  const seen: LabelOverlayEvent = { type: 'saw', keys: ['b', 'zz', 'a', 'n', 'constructor', '__proto__'] }

  test('missing ones are counted and come first; the rest by key, each with its text', () => {
    const { total, missing, rows } = toLabelOverlayViewModel(play(seen), labels)
    expect({ total, missing }).toEqual({ total: 6, missing: 3 })
    expect(rows.map(({ key, text }) => [key, text])).toEqual([
      ['constructor', null],
      ['n', null],
      ['zz', null],
      ['__proto__', 'own'],
      ['a', 'Ask'],
      ['b', 'Bond'],
    ])
  })

  test.each<[sentence: string, filter: string, keys: string[]]>([
    ['by key', 'ZZ', ['zz']],
    ['by text, whatever the case', ' bond ', ['b']],
    ['signs of patterns are plain signs', '.*', []],
    ['an empty filter lets all pass', '  ', ['constructor', 'n', 'zz', '__proto__', 'a', 'b']],
  ])('the filter finds %s', (_sentence, filter, keys) => {
    const viewModel = toLabelOverlayViewModel(play(seen, { type: 'filtered', filter }), labels)
    expect(viewModel.rows.map(({ key }) => key)).toEqual(keys)
    expect(viewModel.total).toBe(6)
  })

  test('the row of a copied key shows it, and it is announced', () => {
    const viewModel = toLabelOverlayViewModel(
      play(seen, { type: 'copying', text: 'a' }, { type: 'failed', attempt: 1 }),
      labels,
    )
    expect(viewModel.rows.find(({ key }) => key === 'a')?.phase).toBe('failed')
    expect(viewModel.announcement).toEqual({ key: 'label_overlay_failed', values: { key: 'a' }, attempt: 1 })
  })

  test('the text under the pointer has its keys', () => {
    const at = { keys: ['a', 'zz'], box: { left: 0, top: 0, width: 1, height: 1 } }
    const viewModel = toLabelOverlayViewModel(play({ type: 'pointed', at }), labels)
    expect(viewModel.pointed?.map(({ text }) => text)).toEqual(['Ask', null])
    expect(
      toLabelOverlayViewModel(play({ type: 'pointed', at }, { type: 'pointed', at: null }), labels).pointed,
    ).toBeNull()
  })
})
