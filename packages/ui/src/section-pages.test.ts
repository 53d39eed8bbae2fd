import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const here = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

const SECTIONS = ['foundation', 'controls', 'tables', 'charts', 'blocks', 'shell'] as const

describe.each(SECTIONS)('the page of the section %s', section => {
  const page = here(`${section}.mdx`)
  const excerpts = [...page.matchAll(/^```ts file=(\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', text = '']) => ({ file, text }),
  )

  test('says which one to take when, and what the data looks like', () => {
    expect(page).toMatch(/<Guide\s+heads=/)
    expect(excerpts).not.toEqual([])
    expect(page).toContain('<Canvas of=')
  })

  test('leads to pages that there are', () => {
    const shown = [...page.matchAll(/from '\.\/(\S+\.stories\.tsx)'/g)].map(([, file = '']) => file)
    const titles = shown.map(file => /title: '([A-Z]\w+\/[^']+)'/.exec(here(file))?.[1] ?? '')
    const known = [...titles, 'Writing a widget', 'Recipes'].map(title =>
      title.toLowerCase().replace(/\W+/g, '-'),
    )
    for (const [, id = ''] of page.matchAll(/\?path=\/docs\/(\S+)--docs/g)) expect(known).toContain(id)
  })

  test.each(excerpts)('quotes $file as it is', ({ file, text }) => {
    expect(here(file)).toContain(text)
  })
})
