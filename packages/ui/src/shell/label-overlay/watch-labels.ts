import { keysIn, type PointedLabel } from './label-overlay.reducer.ts'

/** The page must be unchanged for this long before it is scanned again, in milliseconds. */
const SETTLE_MS = 200

/** Reports the keys on the page, now and after each change of it. Returns the cleanup function. */
export function watchSeen(onChange: (keys: readonly string[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const scan = () => onChange(seenLabels(document.body))
  const changes = new MutationObserver(records => {
    if (records.every(({ target }) => isOfOverlay(target))) return
    clearTimeout(timer)
    timer = setTimeout(scan, SETTLE_MS)
  })
  const attributeFilter = [...SPOKEN]
  changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter })
  scan()
  return () => {
    changes.disconnect()
    clearTimeout(timer)
  }
}

export type PointerHandlers = {
  /** The text under the pointer or with focus while Alt is pressed; null when that ends. */
  onPoint: (at: PointedLabel | null) => void
  /** A click, or Enter, with Alt on a text with keys; the page does not receive it. */
  onPick: (at: PointedLabel) => void
}

/** Watches pointer and focus while Alt is pressed; without Alt the page receives both as usual. Returns the cleanup function. */
export function watchAlt({ onPoint, onPick }: PointerHandlers): () => void {
  let last: Element | null = null
  const elementOf = ({ target }: Event) => (target instanceof Element ? target : null)
  const leave = () => onPoint(null)
  const follow = (event: Event) => {
    last = elementOf(event)
  }
  const move = (event: PointerEvent) => {
    follow(event)
    if (event.altKey) onPoint(labelAt(last))
  }
  const press = (event: MouseEvent) => {
    const at = event.altKey ? labelAt(elementOf(event)) : null
    if (!at) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') onPick(at)
  }
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Alt') onPoint(labelAt(last))
    const at = event.altKey && event.key === 'Enter' ? labelAt(document.activeElement) : null
    if (!at) return
    event.preventDefault()
    event.stopPropagation()
    onPick(at)
  }
  const stop = new AbortController()
  const options = { capture: true, signal: stop.signal }
  window.addEventListener('pointermove', move, options)
  window.addEventListener('focusin', follow, options)
  for (const name of ['pointerdown', 'mousedown', 'click'] as const)
    window.addEventListener(name, press, options)
  window.addEventListener('keydown', key, options)
  window.addEventListener('keyup', event => event.key === 'Alt' && leave(), options)
  for (const name of ['blur', 'scroll'] as const) window.addEventListener(name, leave, options)
  return () => stop.abort()
}

/** Attributes with text that screen readers read. */
const SPOKEN = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'placeholder',
  'alt',
] as const

const ANY_SPOKEN = SPOKEN.map(name => `[${name}*="{{"]`).join()
const OWN = '[data-slot="label-overlay"]'

/** Whether a node belongs to the overlay, whose own texts are not keys of the page. */
function isOfOverlay(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(OWN) != null
}

/** The keys on the page now: in its texts and in its accessible names and descriptions. */
function seenLabels(root: Element): string[] {
  const found: string[] = []
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: node } = texts
    if (node.nodeValue?.includes('{{') && !isOfOverlay(node)) found.push(...keysIn(node.nodeValue))
  }
  for (const element of root.querySelectorAll(ANY_SPOKEN))
    if (!isOfOverlay(element)) found.push(...spokenKeys(element))
  return [...new Set(found)]
}

/** Controls count as a whole: their text may be in child elements. */
const CONTROL =
  'a, button, label, summary, [role=tab], [role=radio], [role=option], [role=switch], [role^=menuitem]'

/** The nearest text with a key: of the element itself, within it if it is a control, else of its ancestors. */
function labelAt(element: Element | null): PointedLabel | null {
  if (!element || isOfOverlay(element)) return null
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const keys = [...new Set([...textKeys(at), ...spokenKeys(at)])]
    if (keys.length === 0) continue
    const { left, top, width, height } = at.getBoundingClientRect()
    return { keys, box: { left, top, width, height } }
  }
  return null
}

function textKeys(element: Element): string[] {
  if (element.matches(CONTROL)) return keysIn(element.textContent ?? '')
  return Array.from(element.childNodes).flatMap(node =>
    node.nodeType === Node.TEXT_NODE ? keysIn(node.nodeValue ?? '') : [],
  )
}

function spokenKeys(element: Element): string[] {
  return SPOKEN.flatMap(name => keysIn(element.getAttribute(name) ?? ''))
}
