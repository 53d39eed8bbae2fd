import type { PointedLabel } from './label-overlay.reducer.ts'
import { isOfOverlay, labelAt, SPOKEN, seenLabels } from './seen-labels.ts'

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
