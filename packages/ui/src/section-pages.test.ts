import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
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

  test('has at least five pairs of advice, each with its reason, after the choice of a component', () => {
    const [before = '', advice = ''] = page.split('\n## Do and don’t\n')
    expect(before).toMatch(/<Guide\s+heads=/)
    const [, list = '[]'] = /^\n<DoDont\n {2}rows=\{(\[\n[\s\S]*?\n {2}\])\}\n\/>$/m.exec(advice) ?? []
    const rows: unknown[] = runInNewContext(list)
    expect(rows.length).toBeGreaterThanOrEqual(5)
    for (const row of rows) expect(row).toEqual(Array(3).fill(expect.stringMatching(/\w/)))
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
