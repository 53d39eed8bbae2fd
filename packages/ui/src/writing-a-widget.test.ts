import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The fenced blocks that name a file, and their text. */
const excerpts = [...here('writing-a-widget.mdx').matchAll(/^```tsx? file=(\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, file = '', text = '']) => ({ file, text }),
)

describe('the page on writing a widget', () => {
  test('shows the reducer, the view model, the hook, the parts, the tests and the stories', () => {
    const shown = new Set(excerpts.map(({ file }) => file.replace(/^.*\/(use-)?compare-search/, '$1')))
    for (const kind of [
      '.reducer.ts',
      '.view-model.ts',
      'use-.ts',
      '.tsx',
      '.reducer.test.ts',
      '.test.tsx',
      '.stories.tsx',
    ])
      expect([...shown]).toContain(kind)
  })

  test.each(excerpts)('quotes $file as it is', ({ file, text }) => {
    const source = here(file)
    let from = 0
    for (const piece of text.split(/^\.\.\.\n/m)) {
      const at = source.indexOf(piece, from)
      expect(at, `not in ${file}, or not in this order:\n${piece}`).toBeGreaterThanOrEqual(0)
      from = at + piece.length
    }
  })
})
