import { describe, expect, test } from 'vitest'
import { isPaletteKey, type Platform, type Pressed, platformOf } from './palette-key.rules.ts'

const pressed = (over: Partial<Pressed>): Pressed => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  keyCode: 75,
  ...over,
})
const CTRL = { ctrlKey: true }
const META = { metaKey: true }

describe('X8 which key opens the palette', () => {
  test.each<[sentence: string, Platform, Partial<Pressed>, boolean]>([
    ['Ctrl and K', 'other', CTRL, true],
    ['Ctrl and K with caps lock', 'other', { ...CTRL, key: 'K' }, true],
    ['Command and K on a Mac', 'mac', META, true],
    ['Ctrl and K on a Mac cuts a line off', 'mac', CTRL, false],
    ['the Windows key belongs to the system', 'other', META, false],
    ['both modifiers are another shortcut', 'other', { ...CTRL, ...META }, false],
    ['K alone is a letter', 'other', {}, false],
    ['the key in K’s place on a Cyrillic keyboard', 'other', { ...CTRL, key: 'л' }, true],
    ['another Latin letter in K’s place (Dvorak)', 'other', { ...CTRL, key: 't' }, false],
    ['K in another place (Dvorak)', 'other', { ...CTRL, code: 'KeyV' }, true],
    ['a key that types no letter, in another place', 'other', { ...CTRL, key: '1', code: 'Digit1' }, false],
    ['a key with a longer name in K’s place', 'other', { ...CTRL, key: 'Process' }, true],
    ['AltGr is Ctrl and Alt', 'other', { ...CTRL, altKey: true }, false],
    ['with Shift it belongs to the browser', 'other', { ...CTRL, shiftKey: true }, false],
    ['never while an input method composes', 'other', { ...CTRL, isComposing: true }, false],
    ['never while one composes in Safari', 'mac', { ...META, keyCode: 229 }, false],
  ])('%s', (_sentence, platform, over, expected) => {
    expect(isPaletteKey(pressed(over), platform)).toBe(expected)
  })

  test.each<[navigatorPlatform: string, Platform]>([
    ['MacIntel', 'mac'],
    ['iPhone', 'mac'],
    ['iPad', 'mac'],
    ['Win32', 'other'],
    ['Linux x86_64', 'other'],
    ['', 'other'],
  ])('%s is %s', (navigatorPlatform, expected) => {
    expect(platformOf(navigatorPlatform)).toBe(expected)
  })
})
