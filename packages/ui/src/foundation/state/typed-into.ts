const TYPED_INTO =
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=reset], [type=range]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role=textbox], [role=searchbox], [role=combobox], [role=spinbutton]'

/** A focused chart is an application; a drawing on it is a button with keys for moving and deleting. */
const OWN_KEYS = '[role=application], [data-slot=drawing-mark]'

/** Whether the element handles keys itself, so that page shortcuts must not. */
export function hasOwnKeys(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(OWN_KEYS) !== null
}

/** Whether a key types text there; lists with type-ahead count too. */
export function isTypedInto(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPED_INTO) !== null
}
