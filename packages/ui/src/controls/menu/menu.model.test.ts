import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isTyping,
  type MenuEvent,
  type MenuIntent,
  type MenuKey,
  type MenuState,
  menuAtRest,
  menuButtonKey,
  menuIntent,
  menuReducer,
} from './menu.model.ts'

const count = 3
const move = (to: 'next' | 'previous' | 'first' | 'last'): MenuEvent => ({ type: 'moved', to, count })
const open = (on: 'first' | 'last' | 'none'): MenuEvent => ({ type: 'opened', on, count })
const activeAfter = (...events: MenuEvent[]) => events.reduce(menuReducer, menuAtRest).active

describe('where the focus of a menu goes', () => {
  test.each<[sentence: string, events: MenuEvent[], active: number | null]>([
    ['opened by Enter, Space or Down Arrow: the first', [open('first')], 0],
    ['opened by Up Arrow: the last', [open('last')], 2],
    ['opened by a pointer: the menu itself', [open('none')], null],
    ['opened by its parent: the first', [], 0],
    ['Down Arrow: the next', [open('first'), move('next')], 1],
    ['Down Arrow on the last: the first', [open('last'), move('next')], 0],
    ['Up Arrow: the one before', [open('last'), move('previous')], 1],
    ['Up Arrow on the first: the last', [open('first'), move('previous')], 2],
    ['Down Arrow on the menu itself: the first', [open('none'), move('next')], 0],
    ['Up Arrow on the menu itself: the last', [open('none'), move('previous')], 2],
    ['Home: the first', [open('last'), move('first')], 0],
    ['End: the last', [open('first'), move('last')], 2],
    ['the pointer on an entry: that one', [open('none'), { type: 'pointed', at: 1 }], 1],
    ['the pointer gone: the menu itself', [open('last'), { type: 'pointed', at: null }], null],
    ['closed and opened by its parent: the first', [open('last'), { type: 'closed' }], 0],
    ['no entry: none', [{ type: 'opened', on: 'last', count: 0 }], null],
    ['arrows where there is no entry: none', [{ type: 'moved', to: 'next', count: 0 }], null],
  ])('%s', (_sentence, events, active) => {
    expect(activeAfter(...events)).toBe(active)
  })

  test('stays inside of the menu, whatever is done', () => {
    const event = fc.oneof(
      fc.constantFrom(open('first'), open('last'), open('none')),
      fc.constantFrom(move('next'), move('previous'), move('first'), move('last')),
      fc.constantFrom<MenuEvent>(
        { type: 'closed' },
        { type: 'pointed', at: 2 },
        { type: 'pointed', at: null },
      ),
      fc.record({
        type: fc.constant('typed' as const),
        letter: fc.constantFrom('a', 'b', ' ', 'ж', '🏦'),
        now: fc.nat(5000),
        labels: fc.constant(['Ab', 'aab', 'жа']),
      }),
    )
    fc.assert(
      fc.property(fc.array(event), events => {
        expect([null, 0, 1, 2]).toContain(activeAfter(...events))
      }),
    )
  })
})

describe('letters', () => {
  const labels = ['Copy as CSV', 'Copy as JSON', 'Save', 'Über', 'Сохранить', ' Copy last']
  const typed = (text: string, from = 0, gap = 100) =>
    [...text].reduce<MenuState>(
      (state, letter, at) => menuReducer(state, { type: 'typed', letter, now: at * gap, labels }),
      {
        ...menuAtRest,
        active: from,
      },
    ).active

  test.each<[sentence: string, text: string, from: number, active: number]>([
    ['a letter goes to the next entry that begins with it', 's', 0, 2],
    ['not to the one where it stands', 'c', 0, 1],
    ['round to the first one', 'c', 5, 0],
    ['space before a label does not count', 'c', 1, 5],
    ['the same letter again goes on', 'cc', 0, 5],
    ['more letters look for the whole', 'copy as j', 2, 1],
    ['more letters may stay where they are', 'cop', 5, 0],
    ['small and capital letters are alike', 'S', 0, 2],
    ['Cyrillic', 'со', 0, 4],
    ['letters with marks', 'ü', 0, 3],
    ['what nothing begins with moves nothing', 'x', 2, 2],
  ])('%s', (_sentence, text, from, active) => {
    expect(typed(text, from)).toBe(active)
  })

  test('after a second a letter begins a new word', () => {
    expect(typed('cs', 0, 999)).toBe(1)
    expect(typed('cs', 0, 1000)).toBe(2)
  })

  test('letters wait for the next one for a second', () => {
    const state = menuReducer(menuAtRest, { type: 'typed', letter: 's', now: 500, labels })
    expect(isTyping(state, 1499)).toBe(true)
    expect(isTyping(state, 1500)).toBe(false)
    expect(isTyping(menuAtRest, 0)).toBe(false)
  })
})

describe('what a key asks for', () => {
  const plain = { modified: false, typing: false, checkable: false }
  test.each<[sentence: string, key: Partial<MenuKey>, intent: MenuIntent | null]>([
    ['Down Arrow', { key: 'ArrowDown' }, { do: 'move', to: 'next' }],
    ['Up Arrow', { key: 'ArrowUp' }, { do: 'move', to: 'previous' }],
    ['Home', { key: 'Home' }, { do: 'move', to: 'first' }],
    ['End', { key: 'End' }, { do: 'move', to: 'last' }],
    ['Enter', { key: 'Enter' }, { do: 'choose', stay: false }],
    ['Enter on a tick', { key: 'Enter', checkable: true }, { do: 'choose', stay: false }],
    ['Space', { key: ' ' }, { do: 'choose', stay: false }],
    ['Space on a tick keeps the menu open', { key: ' ', checkable: true }, { do: 'choose', stay: true }],
    ['Space among letters', { key: ' ', typing: true }, { do: 'type', letter: ' ' }],
    ['Tab', { key: 'Tab' }, { do: 'leave' }],
    ['a letter', { key: 'ж' }, { do: 'type', letter: 'ж' }],
    ['a sign of two code units', { key: '🏦' }, { do: 'type', letter: '🏦' }],
    ['Escape is the layer’s', { key: 'Escape' }, null],
    ['a function key', { key: 'F5' }, null],
    ['a letter with Ctrl', { key: 'c', modified: true }, null],
    ['the name of something that every object has', { key: 'constructor' }, null],
  ])('%s', (_sentence, key, intent) => {
    expect(menuIntent({ key: '', ...plain, ...key })).toEqual(intent)
  })

  test.each([
    ['ArrowDown', 'first'],
    ['ArrowUp', 'last'],
    ['Enter', null],
  ])('%s on the button: %s', (key, on) => {
    expect(menuButtonKey(key)).toBe(on)
  })
})
