import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BubbleEvent, bubbleReducer, NO_BUBBLE } from './flag-bubble.model.ts'

const enter = (key: string): BubbleEvent => ({ type: 'entered', key })
const press = (key: string, isPinned = false): BubbleEvent => ({ type: 'pressed', key, isPinned })
const left: BubbleEvent = { type: 'left' }
const waited: BubbleEvent = { type: 'waited' }
const dismiss = (...keys: string[]): BubbleEvent => ({ type: 'dismissed', keys })
const outcome = (events: readonly BubbleEvent[]) => events.reduce(bubbleReducer, NO_BUBBLE)

describe('C20: what opens and closes the panel of a flag', () => {
  test.each<[string, BubbleEvent[], string | null]>([
    ['a mouse that comes', [enter('a')], 'a coming'],
    ['and stays', [enter('a'), waited], 'a hovered'],
    ['one that only passes opens nothing', [enter('a'), left, waited], null],
    ['one that leaves has a moment to come back', [enter('a'), waited, left], 'a leaving'],
    ['and comes back, onto the panel', [enter('a'), waited, left, enter('a')], 'a hovered'],
    ['or does not', [enter('a'), waited, left, waited], null],
    ['from flag to flag nobody waits twice', [enter('a'), waited, left, enter('b')], 'b hovered'],
    ['passing over two', [enter('a'), enter('b')], 'b coming'],
    ['a press', [press('a')], 'a pinned'],
    ['a press on a hovered one keeps it', [enter('a'), waited, press('a'), left, waited], 'a pinned'],
    ['a second press closes it', [press('a'), press('a', true)], null],
    ['a press on another one', [press('a'), press('b')], 'b pinned'],
    ['a mouse does not take away what was pressed', [press('a'), enter('b'), waited], 'a pinned'],
    ['Escape', [press('a'), dismiss('a')], null],
    ['Escape on a hovered one', [enter('a'), waited, dismiss('a')], null],
    ['Escape on a stack that the flag has come into', [press('a'), dismiss('b', 'a')], null],
    ['a finger on another flag, which is told of twice', [press('a'), press('b'), dismiss('a')], 'b pinned'],
    ['Escape with nothing open', [dismiss('a')], null],
    ['a pause that ends late', [press('a'), waited], 'a pinned'],
  ])('%s', (_sentence, events, expected) => {
    const { open } = outcome(events)
    expect(open && `${open.key} ${open.phase}`).toBe(expected)
  })

  test.each<[string, BubbleEvent[], string | null]>([
    ['the first at first', [], null],
    ['the one with focus', [{ type: 'focused', key: 'b' }], 'b'],
    ['the one that was pressed', [press('a')], 'a'],
    ['not the one under the mouse', [{ type: 'focused', key: 'b' }, enter('a'), waited], 'b'],
  ])('Tab reaches: %s', (_sentence, events, stop) => {
    expect(outcome(events).stop).toBe(stop)
  })

  test('for any events: Escape leaves nothing open, and nothing opens without mouse or press', () => {
    const event = fc.oneof(
      fc.constantFrom(enter('a'), enter('b'), press('a'), press('a', true), press('b')),
      fc.constantFrom(left, waited, dismiss('a'), dismiss('b')),
    )
    fc.assert(
      fc.property(fc.array(event), events => {
        expect(outcome([...events, dismiss('a', 'b')]).open).toBeNull()
        expect(outcome(events.filter(({ type }) => type !== 'entered' && type !== 'pressed')).open).toBeNull()
      }),
    )
  })
})
