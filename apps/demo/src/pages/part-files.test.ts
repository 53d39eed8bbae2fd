import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PART_FILES } from './part-files.ts'

test('the file of each kind of page is the one that page-parts.ts imports', () => {
  const source = readFileSync(new URL('page-parts.ts', import.meta.url), 'utf8')
  const imported = new Map(
    [...source.matchAll(/const (\w+) = lazyPart\([^)]*\) => \(await import\('\.\/([^']+)'\)\)/g)].map(
      ([, name, file]) => [name, file],
    ),
  )
  const kinds = [...source.matchAll(/^ {2}(\w+): (\w+),$/gm)].map(([, kind, name]) => [
    kind,
    imported.get(name),
  ])
  expect(Object.fromEntries(kinds)).toEqual(PART_FILES)
})
