import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (path: string) => readFileSync(join(root, path), 'utf8')
const DOCS = [
  'README.md',
  'CONTRIBUTING.md',
  'DECISIONS.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs')).flatMap(name => (name.endsWith('.md') ? [`docs/${name}`] : [])),
  ...['ui', 'api-client', 'bond-page'].map(name => `packages/${name}/README.md`),
]
const scripts: Record<string, string> = JSON.parse(text('package.json')).scripts

describe.each(DOCS)('%s', path => {
  const doc = text(path)

  test('links to files that exist', () => {
    const links = [...doc.matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)].map(([, to = '']) => to)
    expect(links.filter(to => !existsSync(join(root, dirname(path), to)))).toEqual([])
  })

  test('names files that exist', () => {
    const named = [...doc.matchAll(/`((?:packages|apps|tests|docs|\.storybook)\/[\w./@-]+)`/g)].map(
      ([, file = '']) => file,
    )
    // packages/ui/docs is docs/ in the package, for those who read the page there
    const places = ['', 'packages/ui']
    expect(named.filter(file => !places.some(place => existsSync(join(root, place, file))))).toEqual([])
  })

  test('names commands that exist', () => {
    const commands = [...doc.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name)
    expect(commands.filter(name => !Object.hasOwn(scripts, name))).toEqual([])
  })

  test('has no ids of internal requirements', () => {
    const bare = doc.replace(/`[^`\n]*`|\]\([^)]*\)/g, '')
    expect(bare.match(/\b(?:[A-EG-Z]|P[CNT])\d{1,2}\b/g) ?? []).toEqual([])
  })
})

test('every decision has its context, decision, consequence and guard', () => {
  const [decisions = ''] = text('DECISIONS.md').split('\n## Libraries')
  const sections = decisions.split(/^### /m).slice(1)
  expect(sections.length).toBeGreaterThan(40)
  for (const section of sections)
    expect(
      [...section.matchAll(/^- \*\*(\w+):\*\* \S/gm)].map(([, name]) => name),
      section.split('\n')[0],
    ).toEqual(['Context', 'Decision', 'Consequence', 'Guard'])
})
