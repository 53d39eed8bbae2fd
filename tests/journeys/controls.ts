/**
 * Controls that break a rule: a name without the visible text (WCAG 2.5.3), a target below
 * 24 px (WCAG 2.5.8). Runs in the page, so it must not use anything outside of itself.
 *
 * Exceptions: links within a sentence; controls that are visible only with focus; signs without letters, as %.
 */
export function controlFaults(): string[] {
  const found = new Set<string>()
  const styleOf = (one: Element) => getComputedStyle(one)
  const up = function* (one: Element | null, end?: Element): Generator<Element> {
    for (let at = one; at; at = at.parentElement) {
      yield at
      if (at === end) return
    }
  }
  const isUnseen = (one: Element, end?: Element) =>
    !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    [...up(one, end)].some(at => styleOf(at).clipPath === 'inset(50%)')
  const normalized = (text: string) =>
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}+−]+/gu, ' ')
      .trim()
  const shownText = (control: Element): string => {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    let text = ''
    for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
      const owner = node.parentElement
      if (!owner || owner.closest('option, [role=tooltip], [popover], svg')) continue
      if (!isUnseen(owner, control)) text += ` ${node.data}`
    }
    return text
  }
  const ariaLabelOf = (control: Element): string | null => {
    const ids = control.getAttribute('aria-labelledby')?.split(/\s+/)
    return ids
      ? ids.map(id => document.getElementById(id)?.textContent ?? '').join(' ')
      : control.getAttribute('aria-label')
  }
  const where = (one: Element) => {
    const section =
      one.closest('section[id]')?.id ?? one.closest('header, nav, footer, dialog')?.localName ?? ''
    return `${section} ${one.closest('[data-slot]')?.getAttribute('data-slot') ?? ''} <${one.localName}> “${one.textContent?.trim().slice(0, 30)}”`
  }
  // a press on its label presses the checkbox
  const area = (control: Element) => {
    const label = control.matches('input[type=checkbox], input[type=radio]') ? control.closest('label') : null
    const [own, around] = [control, label ?? control].map(one => one.getBoundingClientRect()) as [
      DOMRect,
      DOMRect,
    ]
    return { width: Math.max(own.width, around.width), height: Math.max(own.height, around.height) }
  }
  const isInSentence = (control: Element) =>
    control.localName === 'a' &&
    styleOf(control).display === 'inline' &&
    [...(control.parentElement?.childNodes ?? [])].some(
      node => node.nodeType === Node.TEXT_NODE && /\p{L}/u.test(node.textContent ?? ''),
    )

  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=radio], [role=checkbox], [role=switch], [role=option], [role=menuitem]'
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    const name = ariaLabelOf(control)
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : []
    const texts = control.matches('input, select, textarea') ? labels.map(shownText) : [shownText(control)]
    if (name !== null)
      for (const text of texts)
        if (!normalized(name).includes(normalized(text)))
          found.add(`shows “${text.trim()}”, is named “${name}”: ${where(control)}`)
    const { width, height } = area(control)
    if (width < 2 || height < 2 || isInSentence(control)) continue
    if (width < 23.5 || height < 23.5)
      found.add(`target of ${Math.round(width)} × ${Math.round(height)} px: ${where(control)}`)
  }
  return [...found]
}

/**
 * Controls of the page that work although a modal dialog is open: clickable outside the dialog, or exposed to
 * assistive technology. Runs in the page, as `controlFaults` does.
 */
export function reachableBehind(): string[] {
  const dialog = document.querySelector('[role=dialog]')
  if (!dialog) return ['there is no dialog']
  const found: string[] = []
  const controls = document.querySelectorAll(
    'a[href], button, input:not([type=hidden]), select, textarea, [tabindex="0"]',
  )
  let beneath = 0
  for (const control of controls) {
    if (dialog.contains(control) || control.closest('[data-dialog-guest]')) continue
    if (!control.checkVisibility({ visibilityProperty: true })) continue
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)
    if (!control.closest('[aria-hidden=true], [inert]')) found.push(`read out: ${name}`)
    const { left, top, width, height } = control.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    const hit = document.elementFromPoint(x, y)
    if (hit === null || width < 2) continue
    beneath += 1
    if (control.contains(hit)) found.push(`can be pressed: ${name}`)
  }
  // an empty page would prove nothing
  return beneath === 0 ? ['no control stands beneath the dialog'] : found
}
