/** Clicks an option for Enter, with the same modifier keys: a link then opens as a click would open it. */
export function pressOption(
  field: Element,
  id: string | null,
  { ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const option = id === null ? null : field.ownerDocument.getElementById(id)
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}

type ModifierKeys = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link with these modifier keys opens it in another tab or saves it. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: ModifierKeys): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
