import { describe, expect, test } from 'vitest'
import {
  isMoreOpen,
  keyOf,
  keyStep,
  MORE_START,
  type MoreEvent,
  moreReducer,
  positionChange,
} from './page-menu.reducer.ts'

const play = (...events: MoreEvent[]) => events.reduce(moreReducer, MORE_START)
const read = (inside: boolean): MoreEvent => ({ type: 'read', inside })
const toggled = (open: boolean): MoreEvent => ({ type: 'toggled', open })

describe('H2 whether the secondary sections are shown', () => {
  test.each<[string, MoreEvent[], { preferred: boolean | null; fits: boolean }, boolean]>([
    ['at first, when the whole menu fits', [], { preferred: null, fits: true }, true],
    ['at first, when it does not', [], { preferred: null, fits: false }, false],
    ['the user opened them', [], { preferred: true, fits: false }, true],
    ['the user closed them', [], { preferred: false, fits: true }, false],
    ['one of them is read, whatever was preferred', [read(true)], { preferred: false, fits: false }, true],
    ['closed while one is read', [read(true), toggled(false)], { preferred: false, fits: true }, false],
    [
      'it stays so while reading goes on there',
      [read(true), toggled(false), read(true)],
      { preferred: false, fits: true },
      false,
    ],
    [
      'and opens when reading returns',
      [read(true), toggled(false), read(false), read(true)],
      { preferred: false, fits: true },
      true,
    ],
    [
      'reading left: as the user preferred it',
      [read(true), read(false)],
      { preferred: false, fits: true },
      false,
    ],
    ['opened outside, then left alone', [toggled(true)], { preferred: true, fits: false }, true],
  ])('%s', (_sentence, events, rest, open) => {
    expect(isMoreOpen(play(...events), rest)).toBe(open)
  })

  test('reading on in the same group changes nothing', () => {
    const state = play(read(true))
    expect(moreReducer(state, read(true))).toBe(state)
  })
})

describe('P2 the keys', () => {
  test.each([
    ['a letter', 'r', 'KeyR', 'r'],
    ['a capital, with caps lock', 'R', 'KeyR', 'r'],
    ['a digit', '7', 'Digit7', '7'],
    ['a Cyrillic keyboard, by place', 'к', 'KeyR', 'r'],
    ['a French keyboard, a digit by place', 'é', 'Digit2', '2'],
    ['a dead key', 'Dead', 'KeyR', null],
    ['a key of the number pad', '…', 'NumpadDigit2', null],
    ['a key with a longer code', '…', 'KeyRight', null],
    ['an arrow', 'ArrowDown', 'ArrowDown', null],
    ['a letter that has no place', 'ж', 'Semicolon', null],
    ['Escape', 'Escape', 'Escape', null],
  ])('%s', (_which, key, code, letter) => {
    expect(keyOf({ key, code })).toBe(letter)
  })

  const letters = new Map([
    ['graph', 'g'],
    ['ratings', 'r'],
  ])
  test.each([
    ['a letter alone does nothing', false, 'r', false, null],
    ['g waits', false, 'g', true, null],
    ['then a section’s letter leads there', true, 'r', false, 'ratings'],
    ['g twice leads to the section of g', true, 'g', false, 'graph'],
    ['another letter ends the waiting', true, 'x', false, null],
    ['so does a key that is none', true, null, false, null],
  ])('%s', (_sentence, armed, key, next, jump) => {
    expect(keyStep(armed, key, letters)).toEqual({ armed: next, jump })
  })
})

test.each([
  ['nothing happened', { place: 900, scroll: 300, pageHeight: 5000 }, 'still'],
  ['a pixel lost to rounding is nothing', { place: 901, scroll: 299, pageHeight: 5001 }, 'still'],
  ['what is above became higher', { place: 1400, scroll: 300, pageHeight: 5500 }, 'moved'],
  ['the same, and the browser scrolled along', { place: 1400, scroll: 800, pageHeight: 5500 }, 'moved'],
  [
    'its own first lines came, and the browser scrolled along',
    { place: 900, scroll: 329, pageHeight: 5029 },
    'moved',
  ],
  [
    'the page became too short, and the browser scrolled back',
    { place: 900, scroll: 100, pageHeight: 1700 },
    'moved',
  ],
  ['the user scrolled', { place: 900, scroll: 420, pageHeight: 5000 }, 'scrolled'],
])('a section that stays in view: %s', (_sentence, now, step) => {
  expect(positionChange({ place: 900, scroll: 300, pageHeight: 5000 }, now)).toBe(step)
})
