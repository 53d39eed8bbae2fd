const TYPED_IN =
  'input:not([type=button], [type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const MODIFIERS = new Set(['Alt', 'Control', 'Meta', 'Shift'])

/**
 * Answers `matches(':focus-visible')` by the kind of the last input, as browsers do: after a key or a script it matches, after a
 * press it does not, in a field always. jsdom's own answer depends on the focus in files that ran before.
 */
export function heedFocusVisible() {
  let isPressed = false
  const press = () => {
    isPressed = true
  }
  const type = ({ key }: KeyboardEvent) => {
    if (!MODIFIERS.has(key)) isPressed = false
  }
  const matches = Element.prototype.matches
  const answer = function (this: Element, selectors: string) {
    if (selectors !== ':focus-visible') return matches.call(this, selectors)
    return this === document.activeElement && (!isPressed || matches.call(this, TYPED_IN))
  }
  // `matches` has overloads for tag names, which this function cannot have
  Element.prototype.matches = answer as typeof matches
  window.addEventListener('mousedown', press, true)
  window.addEventListener('pointerdown', press, true)
  window.addEventListener('keydown', type, true)
  return {
    /** Before any input a script's focus shows. */
    forget: () => {
      isPressed = false
    },
    stop: () => {
      Element.prototype.matches = matches
      window.removeEventListener('mousedown', press, true)
      window.removeEventListener('pointerdown', press, true)
      window.removeEventListener('keydown', type, true)
    },
  }
}
