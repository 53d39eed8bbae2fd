/**
 * Finds layout faults on the current page: cut, overlapping or overflowing texts, a page that scrolls sideways, and, from right to left,
 * text in the wrong direction. It is serialised into the page, so it must not use anything outside of itself.
 *
 * Allowed by rule, never by name: what can be scrolled to; an ellipsis whose whole text is in a `title`, in a tooltip of its table, in the
 * list of a native select, or behind a button next to it; text for screen readers only; charts behind an open layer.
 */
export function misfits(): string[] {
  const root = document.documentElement
  const rtl = getComputedStyle(root).direction === 'rtl'
  const found: string[] = []
  type Box = { left: number; right: number; top: number; bottom: number }
  type Text = { node: Text_; owner: Element; boxes: Box[]; text: string }
  type Text_ = globalThis.Text

  const styles = new Map<Element, CSSStyleDeclaration>()
  const styleOf = (one: Element): CSSStyleDeclaration => {
    const known = styles.get(one) ?? getComputedStyle(one)
    styles.set(one, known)
    return known
  }
  const where = (one: Element): string => {
    const section =
      one.closest('section[id]')?.id ?? one.closest('header, nav, footer, main')?.localName ?? ''
    const slot = one.closest('[data-slot]')?.getAttribute('data-slot') ?? ''
    return `${section} ${slot} <${one.localName}>`.trim()
  }
  const say = (fault: string, one: Element, text: string) =>
    found.push(`${fault}: ${where(one)} “${text.replace(/\s+/g, ' ').trim().slice(0, 60)}”`)
  const up = function* (one: Element | null): Generator<Element> {
    for (let at = one; at; at = at.parentElement) yield at
  }
  const isScroller = (one: Element) =>
    /auto|scroll/.test(`${styleOf(one).overflowX} ${styleOf(one).overflowY}`)
  const isClipper = (one: Element) =>
    /hidden|clip/.test(`${styleOf(one).overflowX} ${styleOf(one).overflowY}`)
  /** Visible to screen readers only, or not at all. */
  const isUnseen = (one: Element): boolean =>
    !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    [...up(one)].some(at => styleOf(at).clipPath === 'inset(50%)')
  const within = (inner: Box, outer: Box, slack: number) =>
    inner.left >= outer.left - slack && inner.right <= outer.right + slack
  const meets = (a: Box, b: Box): boolean =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4
  /** The part of a box that its scroll containers show. */
  const seen = (box: Box, owner: Element): Box => {
    let { left, right, top, bottom } = box
    for (const at of up(owner))
      if (at !== root && at !== document.body && (isScroller(at) || isClipper(at))) {
        const frame = at.getBoundingClientRect()
        left = Math.max(left, frame.left)
        right = Math.min(right, frame.right)
        top = Math.max(top, frame.top)
        bottom = Math.min(bottom, frame.bottom)
      }
    return { left, right, top, bottom }
  }

  const texts: Text[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode() as Text_ | null; node; node = walker.nextNode() as Text_ | null) {
    const owner = node.parentElement
    const text = node.data
    if (!owner || text.trim() === '' || /^(?:script|style|noscript|option|title|desc)$/.test(owner.localName))
      continue
    if (isUnseen(owner)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0)
    if (boxes.length > 0) texts.push({ node, owner, boxes, text })
  }

  // 1. the page does not scroll sideways
  if (root.scrollWidth > root.clientWidth) {
    found.push(`the page is ${root.scrollWidth - root.clientWidth} px too wide`)
    for (const { owner, boxes, text } of texts)
      if (
        ![...up(owner)].some(at => at !== root && at !== document.body && (isScroller(at) || isClipper(at)))
      )
        if (boxes.some(box => box.right > root.clientWidth + 1 || box.left < -1))
          say('beyond the page', owner, text)
  }

  // 2. no text is cut
  /** Whether a visible button opens the whole text. The button's own text must not be cut either. */
  const isOpenedBeside = ({ id }: Element): boolean => {
    const button =
      id && document.querySelector(`button[aria-expanded=false][aria-controls="${CSS.escape(id)}"]`)
    return Boolean(button) && !isUnseen(button as Element)
  }
  /** Whether all users can read the whole text of an ellipsis. */
  const isReachable = (one: Element, text: string): boolean =>
    // a table shows a cut heading in a tooltip, on hover and on focus
    one.closest('[data-slot=table-head-name]') !== null ||
    [...up(one)]
      .slice(0, 4)
      .some(at => (at.getAttribute('title') ?? '').includes(text.trim()) || isOpenedBeside(at))
  /** A copy of headings scrolls with its table. */
  const follows = (one: Element): boolean =>
    one.scrollWidth > one.clientWidth &&
    [...(one.closest('[data-ui]')?.querySelectorAll('*') ?? [])].some(
      other => other !== one && isScroller(other) && Math.abs(other.scrollWidth - one.scrollWidth) <= 2,
    )
  for (const { owner, boxes, text } of texts) {
    let skips = false
    for (const at of up(owner)) {
      if (at === document.body) break
      const style = styleOf(at)
      const isBox = style.display !== 'inline' && style.display !== 'contents'
      if (isBox && (!skips || style.position !== 'static')) {
        skips = false
        if (isScroller(at) || follows(at)) break
        if (isClipper(at)) {
          const frame = at.getBoundingClientRect()
          const sideways = boxes.some(box => !within(box, frame, 1))
          const down = boxes.some(box => box.bottom > frame.bottom + 3 || box.top < frame.top - 3)
          if ((sideways || down) && !isReachable(owner, text)) {
            say(`cut by ${where(at)}`, owner, text)
            break
          }
        }
        if (style.position === 'fixed') break
        if (style.position === 'absolute') skips = true
      }
    }
  }
  const pen = document.createElement('canvas').getContext('2d')
  const innerWidthOf = (field: HTMLElement): number => {
    const { paddingLeft, paddingRight } = styleOf(field)
    return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  }
  const widthOf = (field: Element, text: string): number => {
    if (!pen) return 0
    const { fontWeight, fontSize, fontFamily } = styleOf(field)
    pen.font = `${fontWeight} ${fontSize} ${fontFamily}`
    return pen.measureText(text).width
  }
  // a hint next to the field's name may end in an ellipsis, but must not be cut
  for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]'))
    if (!isUnseen(field) && field.value === '' && widthOf(field, field.placeholder) > innerWidthOf(field) + 1)
      if (
        getComputedStyle(field, '::placeholder').textOverflow !== 'ellipsis' &&
        styleOf(field).textOverflow !== 'ellipsis'
      )
        say('placeholder breaks off', field, field.placeholder)
  for (const field of document.querySelectorAll('select')) {
    const chosen = field.selectedOptions[0]?.text ?? ''
    // its list shows the whole text, if the visible beginning identifies it
    if (
      !isUnseen(field) &&
      innerWidthOf(field) < Math.min(widthOf(field, chosen), widthOf(field, '0'.repeat(9))) - 1
    )
      say(`only ${Math.round(innerWidthOf(field))} px are left of the choice`, field, chosen)
  }

  // 3. no text sticks out of its own box or its frame
  const FRAMES =
    'section, header, nav, fieldset, button, td, th, li, [role=group], [role=tablist], [role=toolbar], [role=tab]'
  for (const { owner, boxes, text } of texts) {
    if (owner instanceof SVGElement) continue
    for (const at of up(owner)) {
      if (at === document.body || isScroller(at) || isClipper(at)) break
      const { display, position } = styleOf(at)
      if (display === 'inline' || display === 'contents') continue
      const frame = at.getBoundingClientRect()
      if ((at === owner || at.matches(FRAMES)) && boxes.some(box => !within(box, frame, 1))) {
        say(`sticks out of ${where(at)}`, owner, text)
        break
      }
      if (position === 'absolute' || position === 'fixed') break
    }
  }

  // 4. no two texts overlap
  /** An element in its own layer may cover others. */
  const layerOf = (one: Element): Element | undefined =>
    [...up(one)].find(at => /fixed|sticky/.test(styleOf(at).position))
  const lying = texts
    .map(({ owner, boxes, text }) => ({
      owner,
      text,
      layer: layerOf(owner),
      boxes: boxes
        .map(box => seen(box, owner))
        .filter(({ left, right, top, bottom }) => right > left && bottom > top),
    }))
    .flatMap(({ boxes, ...rest }) => boxes.map(box => ({ box, ...rest })))
    .sort((a, b) => a.box.top - b.box.top)
  lying.forEach((one, index) => {
    for (let next = index + 1; next < lying.length; next++) {
      const other = lying[next]
      if (!other || other.box.top > one.box.bottom) break
      if (other.layer !== one.layer || other.owner === one.owner) continue
      if (meets(one.box, other.box)) say(`lies on “${other.text.trim().slice(0, 30)}”`, one.owner, one.text)
    }
  })

  if (!rtl) return [...new Set(found)]

  // 5. from right to left: text without right-to-left letters reads from left to right, also inside other text
  const TURNED = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/
  // a percent sign may be on either side of its number, depending on the script
  const NUMBER = /[-−+±]?\d(?:[\d.,:/-]|[\u00a0\u202f]\d)*\d|[-−+±]\d|\d{1,2} [A-Z][a-z]{2,}(?: \d{4})?/g
  const runs = ({ text }: Text) =>
    TURNED.test(text)
      ? [...text.matchAll(NUMBER)].map(({ 0: run, index }) => ({ run, index }))
      : /[\p{L}\d]/u.test(text)
        ? [{ run: text.trimEnd(), index: 0 }]
        : []
  for (const one of texts)
    for (const { run, index } of runs(one)) {
      const range = document.createRange()
      let before: DOMRect | null = null
      let isTurned = false
      for (let at = index; at < index + run.length && !isTurned; at++) {
        range.setStart(one.node, at)
        range.setEnd(one.node, at + 1)
        const place = range.getBoundingClientRect()
        if (place.width === 0) continue
        isTurned = before !== null && Math.abs(before.top - place.top) < 4 && place.left < before.left - 0.5
        before = place
      }
      if (isTurned) say(`“${run.trim().slice(0, 30)}” is turned around`, one.owner, one.text)
    }

  // arrows along the line are mirrored
  for (const sign of document.querySelectorAll('svg.lucide')) {
    if (isUnseen(sign) || styleOf(sign).direction === 'ltr') continue
    if (!/lucide-(?:chevrons?|arrow)-(?:left|right|up-right)\b/.test(sign.getAttribute('class') ?? ''))
      continue
    const turns = [...up(sign)].filter(at => {
      const { scale, transform } = styleOf(at)
      return /^-/.test(scale) || /^matrix\(-/.test(transform)
    })
    if (turns.length % 2 === 0) say('points the wrong way', sign, sign.getAttribute('class') ?? '')
  }

  // text aligns to the start or end of its line, numbers by their digits
  for (const { owner, text } of texts) {
    const { direction, textAlign } = styleOf(owner)
    if (direction === 'rtl' && textAlign === 'left' && !/\d/.test(text) && !owner.closest('table'))
      say('is aligned to the left', owner, text)
  }

  // the first column is at the right
  for (const table of document.querySelectorAll('table')) {
    if (isUnseen(table) || styleOf(table).direction === 'ltr') continue
    for (const row of table.rows) {
      const [first, second] = [...row.cells].filter(cell => !isUnseen(cell))
      if (first && second && first.getBoundingClientRect().left < second.getBoundingClientRect().left)
        say('first column is not at the right', table, table.caption?.textContent ?? '')
    }
  }
  return [...new Set(found)]
}
