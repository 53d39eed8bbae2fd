/** What an element needs to look right on the screen, and what else to fill the window when the screen is refused. */
const ON_SCREEN = { overflow: 'auto', background: 'var(--surface)' }
const IN_WINDOW = {
  ...ON_SCREEN,
  position: 'fixed',
  inset: '0',
  // above the page and its sticky parts, below dialogs
  'z-index': '40',
  margin: '0',
  width: 'auto',
  height: 'auto',
  'max-width': 'none',
  'max-height': 'none',
  'border-radius': '0',
  'overscroll-behavior': 'contain',
}

/**
 * Makes an element fill what it was given, and marks it by `data-fullscreen`. Styles go through the style object,
 * which a strict content security policy allows. Returns the way back, to the place where the page was scrolled to.
 */
export function fill(element: HTMLElement, what: 'screen' | 'window'): () => void {
  const undo = [mark(element, what), dress(element, what === 'screen' ? ON_SCREEN : IN_WINDOW)]
  if (what === 'window') undo.push(holdPage())
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

function dress({ style }: HTMLElement, look: Record<string, string>): () => void {
  const before = Object.keys(look).map(name => [name, style.getPropertyValue(name)] as const)
  for (const [name, value] of Object.entries(look)) style.setProperty(name, value)
  return () => {
    for (const [name, value] of before) style.setProperty(name, value)
  }
}

/** Keeps the page behind from scrolling, and gives it back where it was. */
function holdPage(): () => void {
  const { scrollX, scrollY } = window
  const back = dress(document.documentElement, { overflow: 'hidden' })
  return () => {
    back()
    window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  }
}
