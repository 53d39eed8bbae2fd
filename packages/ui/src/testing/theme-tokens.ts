/** The looks that theme.css gives its tokens. */
export const THEMES = ['light', 'dark', 'light, high contrast', 'dark, high contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Token values by name without dashes (`ink-2`), as written in theme.css. */
export type Tokens = ReadonlyMap<string, string>

/** A rule of theme.css: what an element has to match, and whether it counts in the dark alone. */
type Block = { selector: string; dark: boolean }

const LIGHT: Block = { selector: ':root', dark: false }
const DARK: Block = { selector: '[data-theme="dark"]', dark: true }
const CONTRAST: Block = { selector: '[data-contrast="more"]', dark: false }

/** The blocks that apply in each look, weakest first. */
const BLOCKS: Record<Theme, readonly Block[]> = {
  light: [LIGHT],
  dark: [LIGHT, DARK],
  'light, high contrast': [LIGHT, CONTRAST],
  'dark, high contrast': [LIGHT, DARK, CONTRAST, { ...CONTRAST, dark: true }],
}

/** Reads the tokens of one look out of the text of theme.css. Throws when a block is missing. */
export function themeTokens(css: string, theme: Theme): Tokens {
  const rules = [...readRules(css)]
  const tokens = new Map<string, string>()
  for (const { selector, dark } of BLOCKS[theme]) {
    const found = rules.filter(rule => rule.dark === dark && rule.selectors.includes(selector))
    if (found.length === 0) throw new Error(`theme.css has no block ${selector}${dark ? ' in the dark' : ''}`)
    for (const { body } of found)
      for (const [, name = '', value = ''] of body.matchAll(/--([\w-]+):\s*([^;]+);/g))
        tokens.set(name, value.trim())
  }
  return tokens
}

type Rule = { selectors: readonly string[]; dark: boolean; body: string }

/** The innermost rules, each with the selectors around it. */
function* readRules(css: string): Generator<Rule> {
  const preludes: string[] = []
  for (const [, text = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    // what follows the last declaration before a nested rule is that rule's own prelude
    if (brace === '{') preludes.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const prelude = preludes.findLast(each => !each.startsWith('@')) ?? ''
      const selectors = prelude.split(',').map(each => each.trim())
      yield { selectors, dark: preludes.includes('@variant accrue-dark'), body: text }
      preludes.pop()
    }
  }
}
