// Reads from a page of the documentation what its reader is told to do: commands, and files to write.

const FENCE = /^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm

/**
 * The steps of a page in its order: what stands in a fence ```` ```sh ```` are commands, ```` ```tsx file=src/app.tsx ```` is a whole file.
 * ```` ```sh no-run ```` and any other fence is only shown. Throws for a mark that it does not know, so that a misspelt one is not
 * left out in silence.
 */
export function stepsOf(page) {
  return [...page.matchAll(FENCE)].flatMap(([, language, mark = '', text]) => {
    const [, file] = /^file=(\S+)$/.exec(mark) ?? []
    if (file) return { kind: 'file', file, text }
    if (mark !== '' && !(language === 'sh' && mark === 'no-run'))
      throw new Error(`What is meant by the fence "${language} ${mark}"?`)
    return language === 'sh' && mark === '' ? { kind: 'commands', text } : []
  })
}
