import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  altIntent,
  fieldIntent,
  isSearchable,
  moveOf,
  type OptionMove,
  stepped,
} from './combobox-keyboard.rules.ts'

describe('a search needs more than two characters (shared-blocks §5)', () => {
  test.each([
    ['two', 'us', false],
    ['two between spaces', '  us  ', false],
    ['three', 'ust', true],
    ['three of Chinese', '中国债', true],
    ['one emoji of two units is one', '🙂a', false],
  ])('%s', (_, text, expected) => expect(isSearchable(text)).toBe(expected))
})

describe('a step through twenty-five options', () => {
  test.each<[string, number | null, OptionMove, number]>([
    ['down from the field is the first', null, 'next', 0],
    ['up from the field is the last', null, 'previous', 24],
    ['down from the last wraps around', 24, 'next', 0],
    ['up from the first wraps around', 0, 'previous', 24],
    ['a page down goes by ten', 3, 'pageNext', 13],
    ['a page down from the field is the tenth', null, 'pageNext', 9],
    ['a page down stops at the last', 20, 'pageNext', 24],
    ['a page up stops at the first', 4, 'pagePrevious', 0],
    ['the first', 12, 'first', 0],
    ['the last', 12, 'last', 24],
  ])('%s', (_, active, by, expected) => expect(stepped(active, by, 25)).toBe(expected))

  test('always leads to an existing option', () => {
    const move = fc.constantFrom<OptionMove>('next', 'previous', 'pageNext', 'pagePrevious', 'first', 'last')
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.option(fc.nat(59)), move, (options, at, by) => {
        const active = at === null ? null : Math.min(at, options - 1)
        const to = stepped(active, by, options)
        expect(to >= 0 && to < options).toBe(true)
      }),
    )
  })
})

describe('keys of the field', () => {
  test.each([
    ['ArrowDown', false, 'next'],
    ['ArrowUp', false, 'previous'],
    ['PageDown', true, 'pageNext'],
    ['PageDown', false, undefined],
    ['PageUp', true, 'pagePrevious'],
    ['Home', true, undefined],
  ])('%s, list open: %s, steps %s', (key, expanded, by) => expect(moveOf(key, expanded)).toBe(by))

  test.each([
    ['Escape closes the list first', 'Escape', true, true, { kind: 'dismiss' }],
    ['… and clears the text second', 'Escape', false, true, { kind: 'clear' }],
    ['… and is left alone when there is nothing to clear', 'Escape', false, false, null],
    ['caret keys deactivate the option', 'ArrowLeft', true, true, { kind: 'caret' }],
    ['a letter stays with the text', 'a', true, true, null],
  ])('%s', (_, key, shown, clearable, intent) =>
    expect(fieldIntent(key, { shown, clearable })).toEqual(intent),
  )

  test.each([
    ['ArrowDown', false, { kind: 'open' }],
    ['ArrowUp', true, { kind: 'dismiss' }],
    ['ArrowUp', false, null],
    ['Enter', true, null],
  ])('Alt and %s, list shown: %s', (key, shown, intent) => expect(altIntent(key, shown)).toEqual(intent))
})
