import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FlagPopoverAction, flagPopoverReducer, NO_POPOVER } from './flag-popover.reducer.ts'

const enter = (key: string): FlagPopoverAction => ({ type: 'pointerEntered', key })
const press = (key: string, isPinned = false): FlagPopoverAction => ({ type: 'pressed', key, isPinned })
const leave: FlagPopoverAction = { type: 'pointerLeft' }
const delay: FlagPopoverAction = { type: 'delayPassed' }
const dismiss = (...keys: string[]): FlagPopoverAction => ({ type: 'dismissed', keys })
const outcome = (actions: readonly FlagPopoverAction[]) => actions.reduce(flagPopoverReducer, NO_POPOVER)

describe('C20: opening and closing the popover of a flag', () => {
  test.each<[string, FlagPopoverAction[], string | null]>([
    ['a mouse that enters', [enter('a')], 'a opening'],
    ['and stays', [enter('a'), delay], 'a hovered'],
    ['a mouse that only passes opens nothing', [enter('a'), leave, delay], null],
    ['leaving closes after a delay', [enter('a'), delay, leave], 'a closing'],
    ['returning within the delay keeps it open', [enter('a'), delay, leave, enter('a')], 'a hovered'],
    ['or does not', [enter('a'), delay, leave, delay], null],
    ['moving to another flag has no second delay', [enter('a'), delay, leave, enter('b')], 'b hovered'],
    ['passing over two', [enter('a'), enter('b')], 'b opening'],
    ['a press', [press('a')], 'a pinned'],
    ['a press on a hovered flag pins it', [enter('a'), delay, press('a'), leave, delay], 'a pinned'],
    ['a second press closes it', [press('a'), press('a', true)], null],
    ['a press on another flag', [press('a'), press('b')], 'b pinned'],
    ['hovering another flag does not close a pinned one', [press('a'), enter('b'), delay], 'a pinned'],
    ['Escape', [press('a'), dismiss('a')], null],
    ['Escape on a hovered flag', [enter('a'), delay, dismiss('a')], null],
    ['Escape on a stack that now contains the flag', [press('a'), dismiss('b', 'a')], null],
    ['a tap on another flag, which is reported twice', [press('a'), press('b'), dismiss('a')], 'b pinned'],
    ['Escape with nothing open', [dismiss('a')], null],
    ['a delay that ends late', [press('a'), delay], 'a pinned'],
  ])('%s', (_sentence, actions, expected) => {
    const { open } = outcome(actions)
    expect(open && `${open.key} ${open.phase}`).toBe(expected)
  })

  test.each<[string, FlagPopoverAction[], string | null]>([
    ['the first at first', [], null],
    ['the focused flag', [{ type: 'focused', key: 'b' }], 'b'],
    ['the pressed flag', [press('a')], 'a'],
    ['not the hovered flag', [{ type: 'focused', key: 'b' }, enter('a'), delay], 'b'],
  ])('Tab reaches: %s', (_sentence, actions, tabStop) => {
    expect(outcome(actions).tabStop).toBe(tabStop)
  })

  test('for any actions: Escape closes the popover, and it only opens by hover or press', () => {
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
