import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlagPopoverAction, flagPopoverReducer, NO_POPOVER } from './flag-popover.reducer.ts'

const enter = (key: string): FlagPopoverAction => ({ type: 'pointerEntered', key })
const press = (key: string, isPinned = false): FlagPopoverAction => ({ type: 'pressed', key, isPinned })
const leave: FlagPopoverAction = { type: 'pointerLeft' }
const delay: FlagPopoverAction = { type: 'delayPassed' }
const dismiss = (...keys: string[]): FlagPopoverAction => ({ type: 'dismissed', keys })
const outcome = (actions: readonly FlagPopoverAction[]) => actions.reduce(flagPopoverReducer, NO_POPOVER)

describe('C20: what opens and closes the popover of a flag', () => {
  test.each<[string, FlagPopoverAction[], string | null]>([
    ['a mouse that enters', [enter('a')], 'a opening'],
    ['and stays', [enter('a'), delay], 'a hovered'],
    ['one that only passes opens nothing', [enter('a'), leave, delay], null],
    ['one that leaves has a moment to come back', [enter('a'), delay, leave], 'a closing'],
    ['and comes back, onto the popover', [enter('a'), delay, leave, enter('a')], 'a hovered'],
    ['or does not', [enter('a'), delay, leave, delay], null],
    ['from flag to flag there is one delay', [enter('a'), delay, leave, enter('b')], 'b hovered'],
    ['passing over two', [enter('a'), enter('b')], 'b opening'],
    ['a press', [press('a')], 'a pinned'],
    ['a press on a hovered one keeps it', [enter('a'), delay, press('a'), leave, delay], 'a pinned'],
    ['a second press closes it', [press('a'), press('a', true)], null],
    ['a press on another one', [press('a'), press('b')], 'b pinned'],
    ['a mouse does not take away what was pressed', [press('a'), enter('b'), delay], 'a pinned'],
    ['Escape', [press('a'), dismiss('a')], null],
    ['Escape on a hovered one', [enter('a'), delay, dismiss('a')], null],
    ['Escape on a stack that the flag has come into', [press('a'), dismiss('b', 'a')], null],
    ['a finger on another flag, which is reported twice', [press('a'), press('b'), dismiss('a')], 'b pinned'],
    ['Escape with nothing open', [dismiss('a')], null],
    ['a delay that ends late', [press('a'), delay], 'a pinned'],
  ])('%s', (_sentence, actions, expected) => {
    const { open } = outcome(actions)
    expect(open && `${open.key} ${open.phase}`).toBe(expected)
  })

  test.each<[string, FlagPopoverAction[], string | null]>([
    ['the first at first', [], null],
    ['the one with focus', [{ type: 'focused', key: 'b' }], 'b'],
    ['the one that was pressed', [press('a')], 'a'],
    ['not the one under the mouse', [{ type: 'focused', key: 'b' }, enter('a'), delay], 'b'],
  ])('Tab reaches: %s', (_sentence, actions, tabStop) => {
    expect(outcome(actions).tabStop).toBe(tabStop)
  })

  test('for any actions: Escape leaves nothing open, and nothing opens without mouse or press', () => {
    const action = fc.oneof(
      fc.constantFrom(enter('a'), enter('b'), press('a'), press('a', true), press('b')),
      fc.constantFrom(leave, delay, dismiss('a'), dismiss('b')),
    )
    fc.assert(
      fc.property(fc.array(action), actions => {
        expect(outcome([...actions, dismiss('a', 'b')]).open).toBeNull()
        expect(
          outcome(actions.filter(({ type }) => type !== 'pointerEntered' && type !== 'pressed')).open,
        ).toBeNull()
      }),
    )
  })
})
