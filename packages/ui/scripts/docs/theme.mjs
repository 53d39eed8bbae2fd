/** The tokens of `theme.css`, read from the file itself. */

/** Rules of the style sheet: their selector, whether they apply in the dark only, and their variables. */
export function readTheme(css) {
  const rules = []
  const preludes = []
  for (const [, text, brace] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]*)([{}])/g)) {
    // text after the last declaration before a nested rule is that rule's prelude
    if (brace === '{') preludes.push(text.slice(text.lastIndexOf(';') + 1).trim())
    else {
      const selectors = preludes.findLast(each => !each.startsWith('@'))?.split(/\s*,\s*/) ?? [
        preludes.at(-1),
      ]
      const dark = preludes.includes('@variant accrue-dark')
      rules.push({ selectors, dark, variables: variablesOf(text) })
      preludes.pop()
    }
  }
  return rules.filter(({ variables }) => Object.keys(variables).length > 0)
}

const variablesOf = body =>
  Object.fromEntries(
    [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )

/** The variables under one selector or at-rule (`@theme`), of the dark theme or of every one. */
export function variablesUnder(rules, selector, { dark = false } = {}) {
  const found = rules.filter(rule => rule.dark === dark && rule.selectors.includes(selector))
  if (found.length === 0) throw new Error(`theme.css has nothing under ${selector}`)
  return Object.assign({}, ...found.map(({ variables }) => variables))
}
