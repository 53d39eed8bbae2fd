import type { Page } from '@playwright/test'

/** Contrast of the edges of controls, and of lines, tags and points of charts: at least 3 : 1 (WCAG 1.4.11). */
const BOUNDED = {
  border:
    '[data-slot=field-box], [data-slot=chart-dates], [role=checkbox], header [role=combobox], #graph [data-slot=navigator-slider]:not([data-part=window]) > span',
  stroke:
    '#graph [data-chart-layer=lines] path, #graph [data-slot=legend-chip] svg path[fill=none], #graph [data-slot=drawing-tools] svg path',
  fill: '#graph [data-slot=time-chart-tag] rect',
  background:
    '#graph [data-slot=cursor-date], #graph [data-slot=cursor-value], [data-slot=support-badge], #graph [data-slot=pane-boundary] > span:last-child',
}

/** What a chart has besides buttons and fields that can have the focus. */
const FOCUSABLE =
  '#graph :is([data-slot=navigator-slider], [data-slot=pane-boundary], [data-slot=value-axis-slider], [data-slot=drawing-tool], [data-slot=drawing-action])'

/** Visible elements, and focus rings of parts of charts, with less contrast than `least` to their surroundings. Runs in the page. */
export async function faintBoundaries(
  page: Page,
  least = 3,
): Promise<{ faint: string[]; seen: Record<string, number> }> {
  // after a key, focus by script shows the ring
  await page.keyboard.press('Shift')
  return page.evaluate(
    ({ bounded, focusable, least }) => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      if (!canvas) throw new Error('This browser draws nothing.')
      canvas.canvas.width = 1
      canvas.canvas.height = 1
      const rgba = (color: string) => {
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data] as [number, number, number, number]
      }
      const isClear = (color: string) => rgba(color)[3] < 255
      const backdrop = (element: Element | null): string => {
        for (let one = element; one; one = one.parentElement) {
          const { backgroundColor } = getComputedStyle(one)
          if (!isClear(backgroundColor)) return backgroundColor
        }
        return 'white'
      }
      const light = (color: string) => {
        const [r, g, b] = rgba(color).map(part => {
          const share = part / 255
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        }) as [number, number, number, number]
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const contrast = (one: string, other: string) => {
        const [dark, bright] = [light(one), light(other)].sort((a, b) => a - b) as [number, number]
        return (bright + 0.05) / (dark + 0.05)
      }
      const colorOf = {
        border: (style: CSSStyleDeclaration) =>
          Number.parseFloat(style.borderTopWidth) > 0 ? style.borderTopColor : null,
        stroke: (style: CSSStyleDeclaration) => (style.stroke === 'none' ? null : style.stroke),
        fill: (style: CSSStyleDeclaration) => (style.fill === 'none' ? null : style.fill),
        background: (style: CSSStyleDeclaration) => style.backgroundColor,
      }
      const faint: string[] = []
      const seen: Record<string, number> = {}
      for (const kind of ['border', 'stroke', 'fill', 'background'] as const)
        for (const element of document.querySelectorAll(bounded[kind])) {
          const isOff = element.closest('[aria-disabled=true], [data-disabled], [disabled]')
          if (isOff || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
          const color = colorOf[kind](getComputedStyle(element))
          // a field in a frame of several has none of its own
          if (!color || isClear(color)) continue
          seen[kind] = (seen[kind] ?? 0) + 1
          const ratio = contrast(color, backdrop(element.parentElement))
          const name = element.getAttribute('data-slot') ?? element.tagName
          if (ratio < least) faint.push(`${kind} of ${name}: ${ratio.toFixed(2)} (${color})`)
        }
      for (const element of document.querySelectorAll<HTMLElement>(focusable)) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        element.focus({ preventScroll: true })
        if (document.activeElement !== element) continue
        seen.ring = (seen.ring ?? 0) + 1
        const ratios = [element, ...element.children].map(one => {
          const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
          const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
          return isDrawn ? contrast(outlineColor, backdrop(element.parentElement)) : 0
        })
        const ratio = Math.max(...ratios)
        const name = `${element.dataset.slot} ${element.getAttribute('aria-label')}`
        if (ratio < least) faint.push(`ring of ${name}: ${ratio.toFixed(2)}`)
      }
      return { faint, seen }
    },
    { bounded: BOUNDED, focusable: FOCUSABLE, least },
  )
}

/** Touch targets need 44 px, info marks 24 (WCAG 2.5.8). */
const TARGET = { action: 44, mark: 24 }

/** Actions of a part of the page whose target is too small. Runs in the page, and scrolls to each. */
export function smallTargets(page: Page, root: string): Promise<{ small: string[]; seen: number }> {
  return page.evaluate(
    async ({ root, target }) => {
      const small: string[] = []
      let seen = 0
      const actions = [...document.querySelectorAll(`${root} :is(button, select, [role=radio], [role=tab])`)]
      for (const action of actions) {
        if (!action.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
        action.scrollIntoView({ block: 'center', inline: 'center' })
        await new Promise(done => requestAnimationFrame(done))
        const { left, top, width, height } = action.getBoundingClientRect()
        if (width <= 1 || height <= 1) continue
        const middle = { x: left + width / 2, y: top + height / 2 }
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y)
          return hit !== null && (action.contains(hit) || hit.closest('label')?.control === action)
        }
        if (!isHit(middle.x, middle.y)) {
          small.push(`${action.textContent}: covered`)
          continue
        }
        const least = action.matches('[data-slot=info-tip-button]') ? target.mark : target.action
        seen++
        // how far the target extends from its middle to each side
        const reach = (dx: number, dy: number) => {
          let far = 0
          while (far < least && isHit(middle.x + dx * (far + 1), middle.y + dy * (far + 1))) far++
          return far
        }
        const wide = reach(-1, 0) + reach(1, 0) + 1
        const high = reach(0, -1) + reach(0, 1) + 1
        const name = action.getAttribute('aria-label') ?? action.textContent?.trim().slice(0, 30)
        // the middle may be between two pixels
        if (Math.min(wide, high) < least - 1)
          small.push(`${name} (${action.getAttribute('data-slot') ?? action.tagName}): ${wide} × ${high}`)
      }
      return { small, seen }
    },
    { root, target: TARGET },
  )
}
