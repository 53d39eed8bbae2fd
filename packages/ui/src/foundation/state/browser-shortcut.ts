/**
 * The letter of a shortcut of the browser, as Ctrl+P or on a Mac ⌘P; null for any other key. Where the keyboard writes letters
 * other than Latin ones, the key's place counts.
 */
export function browserShortcut({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyboardEvent): string | null {
  const [held, other] = isMac() ? [metaKey, ctrlKey] : [ctrlKey, metaKey]
  if (!held || other || altKey || shiftKey) return null
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.slice(-1).toLowerCase()
}

const isMac = () => /mac|iphone|ipad/i.test(navigator.platform)
