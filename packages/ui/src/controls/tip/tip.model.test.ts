import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type TipEvent, type TipState, tipReducer } from './tip.model.ts'

describe('what opens and closes a bubble', () => {
  test.each<[string, TipEvent[], TipState]>([
    ['the pointer opens it and takes it away', ['pointerEntered', 'pointerLeft'], 'closed'],
    ['focus opens it', ['focusEntered'], 'focused'],
    [
      'the pointer does not close what focus opened',
      ['focusEntered', 'pointerEntered', 'pointerLeft'],
      'focused',
    ],
    ['a tap opens it', ['pressed'], 'pinned'],
    ['a second tap closes it', ['pressed', 'pressed'], 'closed'],
    ['a click on a hovered one pins it', ['pointerEntered', 'pressed', 'pointerLeft'], 'pinned'],
    ['a click on a focused one keeps it open', ['focusEntered', 'pressed'], 'pinned'],
    ['Escape closes a hovered one', ['pointerEntered', 'dismissed'], 'closed'],
    ['Escape closes a focused one, though focus stays', ['focusEntered', 'dismissed'], 'closed'],
    ['focus that moves on closes a pinned one', ['pressed', 'focusLeft'], 'closed'],
    ['Escape with nothing open changes nothing', ['dismissed'], 'closed'],
    [
      'a pointer that leaves after Escape changes nothing',
      ['pointerEntered', 'dismissed', 'pointerLeft'],
      'closed',
    ],
  ])('%s', (_sentence, events, expected) => {
    expect(events.reduce(tipReducer, 'closed')).toBe(expected)
  })
})

describe('for any sequence of events', () => {
  const event = fc.constantFrom<TipEvent>(
    'pointerEntered',
    'pointerLeft',
    'focusEntered',
    'focusLeft',
    'pressed',
    'dismissed',
  )
  const end = (events: readonly TipEvent[]) => events.reduce(tipReducer, 'closed')

  test('Escape closes it, whatever was before', () => {
    fc.assert(
      fc.property(fc.array(event), events => {
        expect(end([...events, 'dismissed'])).toBe('closed')
      }),
    )
  })

  test('only a hover ends with the pointer: what focus or a press opened stays (WCAG 1.4.13)', () => {
    fc.assert(
      fc.property(fc.array(event), events => {
        const before = end(events)
        expect(end([...events, 'pointerLeft'])).toBe(before === 'hovered' ? 'closed' : before)
      }),
    )
  })

  test('as long as focus stays, no coming and going of the pointer closes it (WCAG 1.4.13)', () => {
    const pointer = fc.constantFrom<TipEvent>('pointerEntered', 'pointerLeft', 'focusEntered')
    fc.assert(
      fc.property(fc.array(event), fc.array(pointer), (events, moves) => {
        expect(end([...events, 'focusEntered', ...moves])).not.toBe('closed')
      }),
    )
  })

  test('without pointer, focus or press it never opens', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<TipEvent>('pointerLeft', 'focusLeft', 'dismissed')), events => {
        expect(end(events)).toBe('closed')
      }),
    )
  })

  test('the same entering twice is the same as once', () => {
    fc.assert(
      fc.property(
        fc.array(event),
        fc.constantFrom<TipEvent>('pointerEntered', 'focusEntered', 'dismissed'),
        (events, last) => {
          expect(end([...events, last, last])).toBe(end([...events, last]))
        },
      ),
    )
  })
})
