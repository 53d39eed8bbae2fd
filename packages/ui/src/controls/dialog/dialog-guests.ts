/** What a part of the page has that may be used while a dialog is open, though it stands outside of it: messages (H5). */
export const DIALOG_GUEST = { 'data-dialog-guest': '' }

/** Whether something stands in such a part: focus may go there, and keys pressed there are not the dialog's. */
export function isDialogGuest(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dialog-guest]') !== null
}

/** How Safari says that an input method has the key. */
const COMPOSING = 229

/** A key that is not the dialog's: pressed in a message, or meant for what an input method composes. */
export function isForeign({ target, isComposing, keyCode }: KeyboardEvent): boolean {
  return isDialogGuest(target) || isComposing || keyCode === COMPOSING
}
