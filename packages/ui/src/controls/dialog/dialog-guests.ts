/** Attribute of a part outside a dialog that stays usable while the dialog is open: messages (H5). */
export const DIALOG_GUEST = { 'data-dialog-guest': '' }

/** Whether an element is in such a part: it can receive focus, and the dialog ignores its keys. */
export function isDialogGuest(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dialog-guest]') !== null
}

/** The keyCode of input method events in Safari. */
const COMPOSING = 229

/** Whether a dialog must ignore a key: it was pressed in a message, or belongs to an input method. */
export function isIgnoredKey({ target, isComposing, keyCode }: KeyboardEvent): boolean {
  return isDialogGuest(target) || isComposing || keyCode === COMPOSING
}
