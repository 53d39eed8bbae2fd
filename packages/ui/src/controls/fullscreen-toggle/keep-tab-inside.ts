const TABBABLE = 'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable]'

/**
 * Traps Tab in an element that covers the page: the focus would be invisible behind it (WCAG 2.4.11). Does not affect
 * dialogs and popups above it.
 */
export function keepTabInside(element: HTMLElement): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Tab' || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey)
      return
    const stops = [...element.querySelectorAll<HTMLElement>(TABBABLE)].filter(isTabbable)
    const edge = event.shiftKey ? stops.at(0) : stops.at(-1)
    if (edge !== document.activeElement) return
    event.preventDefault()
    const other = event.shiftKey ? stops.at(-1) : stops.at(0)
    other?.focus()
  }
  element.addEventListener('keydown', onKey)
  return () => element.removeEventListener('keydown', onKey)
}

function isTabbable(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert], [hidden]'))
    return false
  return (
    typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true })
  )
}
