import { mediaQuery } from '../../foundation/state/observers.ts'

/** The custom properties of the page's `:root`: the light theme in normal contrast, with the page's own changes. */
export function lightTokens(page: Document): Map<string, string> {
  const tokens = new Map<string, string>()
  for (const sheet of page.styleSheets) collect(sheet, tokens)
  return tokens
}

type Rules = Pick<CSSStyleSheet, 'cssRules'>

function collect(sheet: Rules, tokens: Map<string, string>): void {
  for (const rule of rulesOf(sheet)) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.split(',').some(selector => selector.trim() === ':root')) continue
      for (const name of rule.style)
        if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name))
    } else if (rule instanceof CSSLayerBlockRule) collect(rule, tokens)
    else if (rule instanceof CSSSupportsRule && CSS.supports(rule.conditionText)) collect(rule, tokens)
    else if (rule instanceof CSSImportRule && rule.styleSheet) collect(rule.styleSheet, tokens)
  }
}

/** Style sheets of other origins cannot be read. */
function rulesOf(sheet: Rules): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

const MARK = 'data-chart-export'

/**
 * Reads an element in the light theme, whatever the page's theme is, and restores the page. Everything runs in one task, so the browser
 * never paints it. Constructed style sheets are allowed by a strict content security policy.
 */
export function readInLight<T>(root: Element, tokens: ReadonlyMap<string, string>, read: () => T): T {
  const page = root.ownerDocument
  const frozen = new CSSStyleSheet()
  // during a transition a colour would be read half way
  frozen.replaceSync(
    `[${MARK}],[${MARK}] *{transition:none!important;animation:none!important;forced-color-adjust:none}`,
  )
  const light = new CSSStyleSheet()
  light.replaceSync(`[${MARK}]{color-scheme:light}`)
  const [rule] = light.cssRules
  if (rule instanceof CSSStyleRule) for (const [name, value] of tokens) rule.style.setProperty(name, value)
  const restoreForced = withoutForcedColors(root)
  root.setAttribute(MARK, '')
  page.adoptedStyleSheets.push(frozen, light)
  try {
    return read()
  } finally {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(sheet => sheet !== light)
    restoreForced()
    // compute the old colours before transitions are enabled again
    void getComputedStyle(root).color
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(sheet => sheet !== frozen)
    root.removeAttribute(MARK)
  }
}

/** Removes the classes for forced colours if they are active. Returns a function that restores them. */
function withoutForcedColors(root: Element): () => void {
  if (!mediaQuery('(forced-colors: active)').matches) return () => {}
  const forced = [...root.querySelectorAll('[class*="forced-colors:"]')].map(element => {
    const before = element.getAttribute('class') ?? ''
    const remaining = before.split(/\s+/).filter(name => !name.startsWith('forced-colors:'))
    element.setAttribute('class', remaining.join(' '))
    return { element, before }
  })
  return () => {
    for (const { element, before } of forced) element.setAttribute('class', before)
  }
}

/** A computed colour: `#rrggbb` and its opacity. */
export type FixedColour = { hex: string; alpha: number }

/** Converts any CSS colour to hex by painting a pixel, because not every viewer knows newer CSS colours. */
export function createColourFixer(page: Document): (colour: string) => FixedColour {
  const canvas = page.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('this browser has no canvas')
  const known = new Map<string, FixedColour>()
  return colour => {
    const before = known.get(colour)
    if (before) return before
    context.clearRect(0, 0, 1, 1)
    context.fillStyle = 'black'
    context.fillStyle = colour
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data
    const hex = `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
    const fixed = { hex, alpha: Math.round((alpha / 255) * 1000) / 1000 }
    known.set(colour, fixed)
    return fixed
  }
}
