// Reads the steps of a page of documentation: commands to run, and files to write.

const FENCE = /^```(\w+)(?: (.+))?\n([\s\S]*?)^```$/gm

/**
 * The steps of a page in order: the lines of a fence ```` ```sh ```` are commands, ```` ```tsx file=src/app.tsx ```` is a whole file.
 * ```` ```sh no-run ```` and any other fence is ignored. Throws for an unknown mark, so that a
 * misspelt one is not skipped.
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
