/** The platform of the keyboard: Macs use ⌘ instead of Ctrl. */
export type Platform = 'mac' | 'other'

/** The shortcut that opens the palette, as text and for `aria-keyshortcuts`. */
export const PALETTE_KEYS: Readonly<Record<Platform, { shown: string; aria: string }>> = {
  mac: { shown: '⌘K', aria: 'Meta+K' },
  other: { shown: 'Ctrl K', aria: 'Control+K' },
}

/** The fields of a keyboard event that identify a shortcut. */
export type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'keyCode'
>

/** Safari's `keyCode` for a key that an input method handles. */
const COMPOSING = 229

/** Whether a key press is Ctrl+K, on a Mac ⌘K: by its letter, or by its position if it types no Latin letter (a Cyrillic keyboard). */
export function isPaletteKey(pressed: Pressed, platform: Platform): boolean {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, keyCode } = pressed
  if (isComposing || keyCode === COMPOSING || altKey || shiftKey) return false
  const [modifier, other] = platform === 'mac' ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!modifier || other) return false
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK'
}

/** The platform, from `navigator.platform`. */
export function platformOf(navigatorPlatform: string): Platform {
  return /mac|iphone|ipad|ipod/i.test(navigatorPlatform) ? 'mac' : 'other'
}
