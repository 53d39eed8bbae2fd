/** Enter is a click on an option, with the keys that are held: so a link opens as a click would open it. */
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

type Held = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** Whether a click on a link, with the keys that are held, opens it in another tab or saves it. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: Held): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
