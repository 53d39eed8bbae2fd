import { describe, expect, test } from 'vitest'
import { historyAct, type KeyPress, markAct, neighbour, surfaceAct } from './drawing-keys.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...more,
})
const shift = (key: string) => press(key, { shiftKey: true })

describe('X6: keys on a drawing', () => {
  test.each<[string, KeyPress, boolean, 'trend' | 'text', unknown]>([
    [
      'an arrow nudges a selected one by a pixel',
      press('ArrowUp'),
      true,
      'trend',
      { does: 'nudge', by: { x: 0, y: -1 } },
    ],
    ['… with Shift by ten', shift('ArrowRight'), true, 'trend', { does: 'nudge', by: { x: 10, y: 0 } }],
    ['an arrow goes on from one that waits', press('ArrowDown'), false, 'trend', { does: 'go', to: 'next' }],
    ['… and back', press('ArrowLeft'), false, 'trend', { does: 'go', to: 'previous' }],
    ['Home goes to the first', press('Home'), false, 'trend', { does: 'go', to: 'first' }],
    ['End goes to the last', press('End'), false, 'trend', { does: 'go', to: 'last' }],
    ['Enter selects', press('Enter'), false, 'trend', { does: 'select' }],
    ['Space selects', press(' '), false, 'trend', { does: 'select' }],
    ['Space lets go', press(' '), true, 'trend', { does: 'deselect' }],
    ['Enter takes the next point', press('Enter'), true, 'trend', { does: 'turnGrip' }],
    ['Enter edits a text', press('Enter'), true, 'text', { does: 'openText' }],
    ['F2 edits a text', press('F2'), false, 'text', { does: 'openText' }],
    ['F2 means nothing on a line', press('F2'), true, 'trend', null],
    ['Delete removes', press('Delete'), false, 'trend', { does: 'remove' }],
    ['Backspace removes', press('Backspace'), true, 'trend', { does: 'remove' }],
    ['Escape takes back', press('Escape'), true, 'trend', { does: 'cancel' }],
    ['Escape means nothing where nothing is selected', press('Escape'), false, 'trend', null],
    ['Tab is left alone', press('Tab'), true, 'trend', null],
    ['Ctrl with an arrow is left alone', press('ArrowUp', { ctrlKey: true }), true, 'trend', null],
    ['a key named as a part of every object means nothing', press('constructor'), true, 'trend', null],
  ])('%s', (_, key, isSelected, tool, act) => {
    expect(markAct(key, { isSelected, tool })).toEqual(act)
  })
})

test.each<[string, KeyPress, unknown]>([
  ['Ctrl+Z undoes', press('z', { ctrlKey: true }), { does: 'undo' }],
  ['⌘Z undoes', press('z', { metaKey: true }), { does: 'undo' }],
  ['Ctrl+Shift+Z redoes', press('Z', { ctrlKey: true, shiftKey: true }), { does: 'redo' }],
  ['Ctrl+Y redoes', press('y', { ctrlKey: true }), { does: 'redo' }],
  ['Z alone is a letter', press('z'), null],
  ['Ctrl+Alt+Z is somebody else’s', press('z', { ctrlKey: true, altKey: true }), null],
])('X6: %s', (_, key, act) => {
  expect(historyAct(key)).toEqual(act)
})

test.each<[string, KeyPress, unknown]>([
  ['an arrow moves the cross', press('ArrowLeft'), { does: 'step', by: { x: -8, y: 0 } }],
  ['… with Shift in larger steps', shift('ArrowDown'), { does: 'step', by: { x: 0, y: 40 } }],
  ['Enter places a point', press('Enter'), { does: 'place' }],
  ['Escape stops', press('Escape'), { does: 'cancel' }],
  ['Ctrl+Z undoes', press('z', { ctrlKey: true }), { does: 'undo' }],
  ['Tab leaves', press('Tab'), null],
])('X6: with a tool in hand %s', (_, key, act) => {
  expect(surfaceAct(key)).toEqual(act)
})

test('focus stops at the ends of the row', () => {
  expect([
    neighbour(0, 3, 'previous'),
    neighbour(2, 3, 'next'),
    neighbour(1, 3, 'first'),
    neighbour(0, 3, 'last'),
  ]).toEqual([0, 2, 0, 2])
})
