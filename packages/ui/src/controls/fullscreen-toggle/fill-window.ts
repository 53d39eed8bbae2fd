/** Styles that make an element fill the window, which is the screen in full screen mode. */
const FILLING = {
  position: 'fixed',
  inset: '0',
  // above the page and its sticky parts, below dialogs
  'z-index': '40',
  margin: '0',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  overflow: 'auto',
  'overscroll-behavior': 'contain',
  background: 'var(--surface)',
  'border-radius': '0',
}

/**
 * Makes an element fill the window and sets `data-fullscreen`. Sets styles through the style object, which a strict
 * content security policy allows. Returns the undo, which also restores the scroll position.
 */
export function fillWindow(element: HTMLElement, what: 'screen' | 'window'): () => void {
  const undo = [mark(element, what), setStyles(element, FILLING), holdPage()]
  return () => {
    for (const back of undo) back()
  }
}

function mark(element: HTMLElement, what: string): () => void {
  element.dataset.fullscreen = what
  return () => {
    delete element.dataset.fullscreen
  }
}

function setStyles({ style }: HTMLElement, styles: Record<string, string>): () => void {
  const before = Object.keys(styles).map(name => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) style.setProperty(name, value)
  }
}

/** Prevents the page behind from scrolling; returns the undo, which restores the scroll position. */
function holdPage(): () => void {
  const { scrollX, scrollY } = window
  const back = setStyles(document.documentElement, { overflow: 'hidden' })
  return () => {
    back()
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
