import { describe, expect, test } from 'vitest'
import { focusIndex, historyCommand, type KeyPress, markCommand, surfaceCommand } from './drawing-keys.ts'

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
      'an arrow moves a selected drawing by a pixel',
      press('ArrowUp'),
      true,
      'trend',
      { type: 'nudge', by: { x: 0, y: -1 } },
    ],
    ['… with Shift by ten', shift('ArrowRight'), true, 'trend', { type: 'nudge', by: { x: 10, y: 0 } }],
    [
      'an arrow moves the focus from an unselected drawing',
      press('ArrowDown'),
      false,
      'trend',
      { type: 'focus', to: 'next' },
    ],
    ['… and back', press('ArrowLeft'), false, 'trend', { type: 'focus', to: 'previous' }],
    ['Home goes to the first', press('Home'), false, 'trend', { type: 'focus', to: 'first' }],
    ['End goes to the last', press('End'), false, 'trend', { type: 'focus', to: 'last' }],
    ['Enter selects', press('Enter'), false, 'trend', { type: 'select' }],
    ['Space selects', press(' '), false, 'trend', { type: 'select' }],
    ['Space lets go', press(' '), true, 'trend', { type: 'deselect' }],
    ['Enter selects the next point', press('Enter'), true, 'trend', { type: 'cyclePoint' }],
    ['Enter edits a text', press('Enter'), true, 'text', { type: 'openText' }],
    ['F2 edits a text', press('F2'), false, 'text', { type: 'openText' }],
    ['F2 means nothing on a line', press('F2'), true, 'trend', null],
    ['Delete removes', press('Delete'), false, 'trend', { type: 'remove' }],
    ['Backspace removes', press('Backspace'), true, 'trend', { type: 'remove' }],
    ['Escape cancels', press('Escape'), true, 'trend', { type: 'cancel' }],
    ['Escape is ignored without a selection', press('Escape'), false, 'trend', null],
    ['Tab is left alone', press('Tab'), true, 'trend', null],
    ['Ctrl with an arrow is left alone', press('ArrowUp', { ctrlKey: true }), true, 'trend', null],
    ['a key named as a part of every object means nothing', press('constructor'), true, 'trend', null],
  ])('%s', (_, key, isSelected, tool, act) => {
    expect(markCommand(key, { isSelected, tool })).toEqual(act)
  })
})

test.each<[string, KeyPress, unknown]>([
  ['Ctrl+Z undoes', press('z', { ctrlKey: true }), { type: 'undo' }],
  ['⌘Z undoes', press('z', { metaKey: true }), { type: 'undo' }],
  ['Ctrl+Shift+Z redoes', press('Z', { ctrlKey: true, shiftKey: true }), { type: 'redo' }],
  ['Ctrl+Y redoes', press('y', { ctrlKey: true }), { type: 'redo' }],
  ['Z alone is a letter', press('z'), null],
  ['Ctrl+Alt+Z is somebody else’s', press('z', { ctrlKey: true, altKey: true }), null],
])('X6: %s', (_, key, act) => {
  expect(historyCommand(key)).toEqual(act)
})

test.each<[string, KeyPress, unknown]>([
  ['an arrow moves the crosshair', press('ArrowLeft'), { type: 'step', by: { x: -8, y: 0 } }],
  ['… with Shift in larger steps', shift('ArrowDown'), { type: 'step', by: { x: 0, y: 40 } }],
  ['Enter places a point', press('Enter'), { type: 'place' }],
  ['Escape stops', press('Escape'), { type: 'cancel' }],
  ['Ctrl+Z undoes', press('z', { ctrlKey: true }), { type: 'undo' }],
  ['Tab leaves', press('Tab'), null],
])('X6: with a tool chosen %s', (_, key, act) => {
  expect(surfaceCommand(key)).toEqual(act)
})

test('focus stops at the ends of the row', () => {
  expect([
    focusIndex(0, 3, 'previous'),
    focusIndex(2, 3, 'next'),
    focusIndex(1, 3, 'first'),
    focusIndex(0, 3, 'last'),
  ]).toEqual([0, 2, 0, 2])
})
