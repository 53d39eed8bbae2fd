/** The looks that theme.css gives its tokens. */
export const THEMES = ['light', 'dark', 'light, high contrast', 'dark, high contrast'] as const
export type Theme = (typeof THEMES)[number]

/** Token values by name without dashes (`ink-2`), as written in theme.css. */
export type Tokens = ReadonlyMap<string, string>

/** The blocks that apply in each look, weakest first. */
const BLOCKS: Record<Theme, readonly string[]> = {
  light: [':root'],
  dark: [':root', '[data-theme="dark"]'],
  'light, high contrast': [':root', '[data-contrast="more"]'],
  'dark, high contrast': [
    ':root',
    '[data-theme="dark"]',
    '[data-contrast="more"]',
    '[data-contrast="more"][data-theme="dark"]',
  ],
}

/** Reads the tokens of one look out of the text of theme.css. Throws when a block is missing. */
export function themeTokens(css: string, theme: Theme): Tokens {
  const tokens = new Map<string, string>()
  for (const selector of BLOCKS[theme])
    for (const [name, value] of declarations(css, selector)) tokens.set(name, value)
  return tokens
}

function* declarations(css: string, selector: string): Generator<[name: string, value: string]> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '')
  const block = [...plain.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, selectors = '']) =>
    selectors.split(',').some(one => one.trim() === selector),
  )
  if (!block) throw new Error(`theme.css has no block ${selector}`)
  for (const [, name = '', value = ''] of (block[2] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g))
    yield [name, value.trim()]
}
