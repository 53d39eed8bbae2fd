import type { Page } from '@playwright/test'

/** One tab stop of the page. */
export type Stop = {
  /** Section, role and name, for reports. */
  title: string
  name: string
  section: string
  /** The element over its middle, or that it is outside the window; null if it is visible. */
  hiddenBy: string | null
  /** Whether it is the previous stop, or has its name and target in the same row. */
  repeats: boolean
  /** Whether focus changes the appearance of it or of the element that represents it (WCAG 2.4.7). True for the last stop. */
  hasRing: boolean
}

/** The stops so far; null is a moment without focus. */
type Walked = Window & { walkedStops?: (Stop | null)[] }

/** Number of presses between checks whether focus has left the page. */
const STRIDE = 25

/**
 * Presses Tab until focus leaves the page or the steps are used up. A listener in the page records each stop, at the press that
 * leaves it: reading it from here after every press takes three times as long.
 */
export async function walkByTab(page: Page, { steps }: { steps: number }): Promise<Stop[]> {
  await page.evaluate(readStops)
  const walked = () => page.evaluate(() => (window as Walked).walkedStops ?? [])
  for (let step = 0; step < steps; step += STRIDE) {
    // sent together, they still arrive in order
    await Promise.all(Array.from({ length: STRIDE }, () => page.keyboard.press('Tab')))
    if ((await walked()).includes(null)) break
  }
  const stops = await walked()
  const end = stops.indexOf(null)
  return stops.slice(0, end < 0 ? undefined : end).filter(stop => stop !== null)
}

/** Runs in the page. */
function readStops(): void {
  const nameOf = (element: HTMLElement): string => {
    const named = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
    const textOf = (shown: Element | null) => {
      const copy = shown?.cloneNode(true) as Element | undefined
      for (const unread of copy?.querySelectorAll('[aria-hidden=true], [hidden]') ?? []) unread.remove()
      return copy?.textContent ?? ''
    }
    const names = [
      named.map(id => textOf(document.getElementById(id))).join(' '),
      element.getAttribute('aria-label') ?? '',
      [...(labels ?? [])].map(textOf).join(' '),
      textOf(element),
      element.title,
    ]
    return (names.find(text => text.trim()) ?? '').replace(/\s+/g, ' ').trim()
  }
  const hiddenBy = (element: HTMLElement): string | null => {
    // a link that is broken into lines has its middle between them
    const { left, top, width, height } = element.getClientRects()[0] ?? element.getBoundingClientRect()
    if (width === 0 || height === 0) return 'its size'
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    if (!hit) return 'the edge of the window'
    // the label around a checkbox belongs to it; the frame of an open sheet dims its field without covering it
    if (element.contains(hit) || hit.closest('label')?.control === element) return null
    if (hit.matches('[data-radix-popper-content-wrapper]')) return null
    return `${hit.tagName} ${hit.closest('[data-slot]')?.getAttribute('data-slot')}`
  }
  /** The appearance of an element and of those that may show its focus ring: the frame of a field, the box of a hidden input, a shape inside. */
  const drawingOf = (element: HTMLElement): string => {
    const around = [element.parentElement, element.parentElement?.parentElement]
    const beside = [element.previousElementSibling, element.nextElementSibling, ...element.children]
    return [element, ...around, ...beside, ...around.flatMap(one => [one?.parentElement])]
      .filter(one => one instanceof Element)
      .flatMap(one =>
        [undefined, '::before', '::after'].map(part => {
          const { outlineStyle, outlineWidth, boxShadow, backgroundColor, borderColor, stroke, content } =
            getComputedStyle(one, part)
          const outline = outlineStyle === 'none' ? '' : outlineWidth
          return [outline, boxShadow, backgroundColor, borderColor, stroke, content].join()
        }),
      )
      .join(';')
  }
  let last: { element: HTMLElement; stop: Stop; drawing: string } | null = null
  let before: { element: Element; row: Element | null; title: string } | null = null
  const read = (element: HTMLElement): Stop => {
    const row = element.closest('tr, li, dd, p, [role=row]')
    const section =
      element.closest('section[id]')?.id ?? element.closest('header, nav, footer')?.tagName ?? ''
    const name = nameOf(element)
    const title = `${section} ${element.getAttribute('role') ?? element.tagName} “${name.slice(0, 60)}”`
    const repeats =
      before?.element === element || (row !== null && before?.row === row && before.title === title)
    before = { element, row, title }
    const stop = { title, name, section, hiddenBy: hiddenBy(element), repeats, hasRing: true }
    last = { element, stop, drawing: drawingOf(element) }
    return stop
  }
  const stops: (Stop | null)[] = []
  Object.assign(window, { walkedStops: stops })
  let begun = false
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Tab') return
      const element = document.activeElement
      if (last && last.element !== element) last.stop.hasRing = drawingOf(last.element) !== last.drawing
      // the first press has no previous stop
      if (begun)
        stops.push(element instanceof HTMLElement && element !== document.body ? read(element) : null)
      begun = true
    },
    { capture: true },
  )
}
