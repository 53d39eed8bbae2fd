/** Whose keyboard it is: on a Mac ⌘ takes the place of Ctrl. */
export type Platform = 'mac' | 'other'

/** The key that opens the palette, as it is written on this keyboard. */
export const PALETTE_KEYS: Readonly<Record<Platform, { shown: string; aria: string }>> = {
  mac: { shown: '⌘K', aria: 'Meta+K' },
  other: { shown: 'Ctrl K', aria: 'Control+K' },
}

/** What of a key press says which keys it is. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>

/** How Safari says that an input method has the key. */
const COMPOSING = 229

/** Whether a press is Ctrl+K, on a Mac ⌘K: by the letter, or by its place where the key writes no Latin one (a Cyrillic keyboard). */
export function isPaletteKey(pressed: Pressed, platform: Platform): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, keyCode } = pressed
  if (isComposing || keyCode === COMPOSING || altKey || shiftKey) return false
  const [held, other] = platform === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!held || other) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}

/** The platform, by what a browser says of itself. */
export function platformOf(said: string): Platform {
  return /mac|iphone|ipad|ipod/i.test(said) ? 'mac' : 'other'
}
