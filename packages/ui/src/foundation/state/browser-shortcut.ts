/**
 * The letter of a browser shortcut such as Ctrl+P, or ⌘P on a Mac; null for any other key. On keyboards with letters
 * other than Latin ones, the key's position counts.
 */
export function browserShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): string | null {
  const [pressed, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!pressed || other || altKey || shiftKey) return null
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)
