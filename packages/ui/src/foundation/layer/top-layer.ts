/** Puts an element into the top layer; without browser support it keeps its fixed position. Returns the undo. */
export function addToTopLayer(element: HTMLElement): () => void {
  if (!('showPopover' in element)) return () => {}
  element.setAttribute('popover', 'manual')
  element.showPopover()
  return () => {
    if (element.isConnected) element.hidePopover()
    element.removeAttribute('popover')
  }
}
