/** The tokens of `theme.css`, read from the file itself. */

/** Blocks of a flat style sheet: what they stand under, and the variables they set. */
export function readTheme(css) {
  const bare = css.replace(/\/\*[\s\S]*?\*\//g, '')
  return [...bare.matchAll(/([^{};]+)\{([^{}]*)\}/g)]
    .map(([, selector, body]) => ({
      selector: selector.trim().replace(/\s+/g, ' '),
      variables: variablesOf(body),
    }))
    .filter(({ variables }) => Object.keys(variables).length > 0)
}

const variablesOf = body =>
  Object.fromEntries(
    [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+);/g)].map(([, name, value]) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )

/** The variables under one selector. */
export function variablesUnder(blocks, selector) {
  const found = blocks.filter(block => block.selector === selector)
  if (found.length === 0) throw new Error(`theme.css has nothing under ${selector}`)
  return Object.assign({}, ...found.map(({ variables }) => variables))
}
