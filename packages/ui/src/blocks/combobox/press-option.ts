/** Enter is a click on an option, with the keys that are held: so a link opens as a click would open it. */
export function pressOption(
  field: HTMLElement,
  id: string | null,
  { ctrlKey, metaKey, shiftKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const option = id === null ? null : field.ownerDocument.getElementById(id)
  option?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
