/** What a part of the page has that may be used while a dialog is open, though it stands outside of it: messages (H5). */
export const DIALOG_GUEST = { 'data-dialog-guest': '' }

/** Whether something stands in such a part: focus may go there, and keys pressed there are not the dialog's. */
export function isDialogGuest(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-dialog-guest]') !== null
}
