const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]'

/** A chart with the focus is an application; a drawing on it is a button with keys for moving and deleting. */
const OWN_KEYS = '[role=application], [data-slot=drawing-mark]'

/** Whether keys there belong to the element, so that no shortcut of the page may take them. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

/** Whether a key goes into a text there; in a list that jumps by letters it may as well. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
