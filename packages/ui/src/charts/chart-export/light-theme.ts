import { mediaQuery } from '../../foundation/state/observers.ts'

/** The custom properties of the page's `:root`: the light theme in plain contrast, with what the page has changed of it. */
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

/** Sheets of other sites cannot be read. */
function rulesOf(sheet: Rules): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

const MARK = 'data-chart-export'

/**
 * Reads an element as it looks in the light theme, whatever the page wears; the page looks as before when it returns.
 * All of it is one task, so nothing of it is painted. The sheets are constructed, which a strict content policy allows.
 */
export function readInLight<T>(root: Element, tokens: ReadonlyMap<string, string>, read: () => T): T {
  const page = root.ownerDocument
  const still = new CSSStyleSheet()
  // a colour that fades would be read half way
  still.replaceSync(
    `[${MARK}],[${MARK}] *{transition:none!important;animation:none!important;forced-color-adjust:none}`,
  )
  const light = new CSSStyleSheet()
  light.replaceSync(`[${MARK}]{color-scheme:light}`)
  const [rule] = light.cssRules
  if (rule instanceof CSSStyleRule) for (const [name, value] of tokens) rule.style.setProperty(name, value)
  const unforced = withoutForcedLooks(root)
  root.setAttribute(MARK, '')
  page.adoptedStyleSheets.push(still, light)
  try {
    return read()
  } finally {
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(sheet => sheet !== light)
    unforced()
    // the old colours are back before anything may fade into them
    void getComputedStyle(root).color
    page.adoptedStyleSheets = page.adoptedStyleSheets.filter(sheet => sheet !== still)
    root.removeAttribute(MARK)
  }
}

/** Takes off what parts wear in a forced palette, where there is one; gives back how to put it on again. */
function withoutForcedLooks(root: Element): () => void {
  if (!mediaQuery('(forced-colors: active)').matches) return () => {}
  const forced = [...root.querySelectorAll('[class*="forced-colors:"]')].map(element => {
    const before = element.getAttribute('class') ?? ''
    const words = before.split(/\s+/).filter(word => !word.startsWith('forced-colors:'))
    element.setAttribute('class', words.join(' '))
    return { element, before }
  })
  return () => {
    for (const { element, before } of forced) element.setAttribute('class', before)
  }
}

/** A colour for good: `#rrggbb` and how opaque it is. */
export type FixedColour = { hex: string; alpha: number }

/** Turns any CSS colour into one that every viewer knows, by painting a pixel with it. */
export function createColourFixer(page: Document): (colour: string) => FixedColour {
  const canvas = page.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('this browser has no canvas')
  const known = new Map<string, FixedColour>()
  return colour => {
    const before = known.get(colour)
    if (before) return before
    pen.clearRect(0, 0, 1, 1)
    pen.fillStyle = 'black'
    pen.fillStyle = colour
    pen.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data
    const hex = `#${[red, green, blue].map(part => part.toString(16).padStart(2, '0')).join('')}`
    const fixed = { hex, alpha: Math.round((alpha / 255) * 1000) / 1000 }
    known.set(colour, fixed)
    return fixed
  }
}
