/** Puts an element into the browser's top layer; one without it keeps the element at its fixed position. Returns the way back. */
export function raise(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => {}
  element.setAttribute('popover', 'manual')
  element.showPopover()
  return () => {
    if (element.isConnected) element.hidePopover()
    element.removeAttribute('popover')
  }
}
