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
