import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const text = (path: string) => readFileSync(join(root, path), 'utf8')

type Manifest = {
  name: string
  license: string
  files: string[]
  engines: Record<string, string>
  peerDependencies: Record<string, string>
}
const manifest = (folder: string): Manifest => JSON.parse(text(join(folder, 'package.json')))

const PACKAGES = ['packages/ui', 'packages/api-client', 'packages/bond-page']

describe('the licence', () => {
  test.each(PACKAGES)('%s has the text of the root, which npm packs with it', folder => {
    expect(text(join(folder, 'LICENSE'))).toBe(text('LICENSE'))
    expect(text('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) \d{4} Accrue contributors\n/)
  })

  test.each(['.', ...PACKAGES])('%s says MIT in its manifest', folder => {
    expect(manifest(folder).license).toBe('MIT')
  })

  test('so does the description of the API', () => {
    expect(text('packages/api-client/openapi.yaml')).toMatch(
      /^ {2}license: \{ name: MIT, identifier: MIT \}$/m,
    )
  })

  test('the licences of fonts are listed', () => {
    const named = [...text('THIRD-PARTY.md').matchAll(/`(@fontsource[\w/-]+)\/LICENSE`/g)].map(
      ([, name = '']) => name,
    )
    const used = ['packages/ui', 'apps/demo'].flatMap(folder =>
      Object.keys(JSON.parse(text(join(folder, 'package.json'))).dependencies).filter(name =>
        name.startsWith('@fontsource'),
      ),
    )
    expect(named.toSorted()).toEqual([...new Set(used)].toSorted())
    for (const name of named)
      expect(text(`node_modules/${name}/LICENSE`)).toContain('SIL Open Font License, Version 1.1')
  })
})

describe('SECURITY.md', () => {
  const promises = [...text('SECURITY.md').matchAll(/^\| (.+?) \| (.*`.+) \|$/gm)]

  test('names for each promise a test or lint rule that exists', () => {
    expect(promises.length).toBeGreaterThanOrEqual(12)
    for (const [, promise, guards = ''] of promises) {
      const files = [...guards.matchAll(/`([^`]+\.(?:tsx?|grit))`/g)].map(([, file = '']) => file)
      expect(files, promise).not.toEqual([])
      expect(files.filter(file => !existsSync(join(root, file)))).toEqual([])
    }
  })

  test('has no mail address, which nobody would read', () => {
    expect(text('SECURITY.md')).not.toMatch(/@[\w-]+\.[a-z]{2,}|mailto:/)
  })
})

describe('the policy of versions', () => {
  const policy = text('docs/versioning.md')

  test('is linked from CONTRIBUTING.md', () =>
    expect(text('CONTRIBUTING.md')).toContain('(docs/versioning.md)'))

  test('has the React and Node versions of the packages', () => {
    const react = manifest('packages/ui').peerDependencies.react
    expect(react).toBe('^18.3.0 || ^19.0.0')
    expect(policy).toContain('| React | 18.3 and 19 |')
    const node = manifest('.').engines.node?.replace('>=', '')
    expect(policy).toContain(`| Node, for building and rendering on the server | ${node} |`)
  })

  test('lists exactly the codemods', () => {
    const named = [...policy.matchAll(/^\| `([a-z-]+)` \| \d+\.\d+\.\d+ \|/gm)].map(([, name]) => name)
    const there = readdirSync(join(root, 'packages/ui/codemods'))
    expect(there).toEqual(named.map(name => `${name}.mjs`))
  })

  test('names variables and classes that exist', () => {
    const source = ['tables/data-table/data-table.tsx', 'shell/strip/strip.tsx', 'styles/theme.css']
      .map(path => text(`packages/ui/src/${path}`))
      .join('\n')
    for (const name of [
      '--occupied-start',
      '--occupied-end',
      '--table-head-top',
      '--font-sans',
      '--color-surface:',
      '--spacing-row:',
    ])
      expect(source).toContain(name)
  })
})

describe('what is shipped', () => {
  test('@accrue/ui has its documentation, its codemods and its registry in its tarball', () => {
    expect(manifest('packages/ui').files).toEqual(
      expect.arrayContaining(['codemods', 'docs/**/*.md', 'llms.txt', 'registry', 'registry.json', 'tokens']),
    )
  })

  test.each(PACKAGES)('%s has its changelog in its tarball', folder => {
    expect(manifest(folder).files).toContain('CHANGELOG.md')
  })
})

describe('changesets', () => {
  const names = PACKAGES.map(folder => manifest(folder).name)
  const files = readdirSync(join(root, '.changeset')).filter(
    file => file.endsWith('.md') && file !== 'README.md',
  )

  test('each names published packages, and describes the change in a sentence', () => {
    for (const file of files) {
      const [, head = '', body = ''] =
        /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text(`.changeset/${file}`)) ?? []
      const bumps = head.split('\n').map(line => /^"(.+)": (?:patch|minor|major)$/.exec(line)?.[1])
      expect(bumps, file).not.toEqual([])
      expect(
        bumps.filter(name => !names.includes(name ?? '')),
        file,
      ).toEqual([])
      expect(body.trim(), file).toMatch(/^[A-Z].*\.$/m)
    }
  })
})
