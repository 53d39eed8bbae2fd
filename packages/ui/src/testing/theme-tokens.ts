/** The themes of theme.css. */
export const THEMES = ['light', 'dark', 'light, high contrast', 'dark, high contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Token values by name without dashes (`ink-2`), as written in theme.css. */
export type Tokens = ReadonlyMap<string, string>

/** A rule of theme.css: its selector, and whether it only applies in the dark theme. */
type Block = { selector: string; dark: boolean }

const LIGHT: Block = { selector: ':root', dark: false }
const DARK: Block = { selector: '[data-theme="dark"]', dark: true }
const CONTRAST: Block = { selector: '[data-contrast="more"]', dark: false }

/** The blocks that apply in each theme, in ascending precedence. */
const BLOCKS: Record<Theme, readonly Block[]> = {
  light: [LIGHT],
  dark: [LIGHT, DARK],
  'light, high contrast': [LIGHT, CONTRAST],
  'dark, high contrast': [LIGHT, DARK, CONTRAST, { ...CONTRAST, dark: true }],
}

/** Parses the tokens of one theme from the text of theme.css. Throws when a block is missing. */
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

/** The innermost rules, each with its enclosing selectors. */
function* readRules(css: string): Generator<Rule> {
  const preludes: string[] = []
  for (const [, text = '', brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    // the text after the last declaration before a nested rule is that rule's prelude
    if (brace === '{') preludes.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const prelude = preludes.findLast(each => !each.startsWith('@')) ?? ''
      const selectors = prelude.split(',').map(each => each.trim())
      yield { selectors, dark: preludes.includes('@variant accrue-dark'), body: text }
      preludes.pop()
    }
  }
}
