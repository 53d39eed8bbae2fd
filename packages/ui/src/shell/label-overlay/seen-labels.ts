import { keysIn, type PointedLabel } from './label-overlay.reducer.ts'

/** Attributes with text that screen readers read. */
export const SPOKEN = [
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
export function isOfOverlay(node: Node): boolean {
  return (node instanceof Element ? node : node.parentElement)?.closest(OWN) != null
}

/** The keys on the page now: in its texts and in its accessible names and descriptions. */
export function seenLabels(root: Element): string[] {
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
export function labelAt(element: Element | null): PointedLabel | null {
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
