import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { exists, importedFiles, PACKAGES, ROOT } from './source.ts'

/** The pages of the demo that use shell, blocks and ports only. */
const PAGES = ['priced-page', 'etf-page', 'company-page'].map(name => `apps/demo/src/pages/${name}.tsx`)

const BOND_PAGE = `${PACKAGES['bond-page']}/`

type Step = { path: string; by: string | null }

/** All direct and indirect imports of a file, static, dynamic and re-exported, each with the file that imports it. */
function reach(start: string, read: (path: string) => string | null): Map<string, string | null> {
  const reached = new Map<string, string | null>()
  const left: Step[] = [{ path: start, by: null }]
  for (let step = left.pop(); step; step = left.pop()) {
    const { path } = step
    if (reached.has(path)) continue
    reached.set(path, step.by)
    left.push(...importedFiles(path, read(path)).map(next => ({ path: next, by: path })))
  }
  return reached
}

/** The chain of imports from the page to the file. */
function wayTo(path: string, reached: ReadonlyMap<string, string | null>): string {
  const way = [path]
  for (let by = reached.get(path); by; by = reached.get(by)) way.unshift(by)
  return way.join(' → ')
}

const TEXTS = new Map<string, string | null>()

function textAt(path: string): string | null {
  const known = TEXTS.get(path)
  if (known !== undefined) return known
  const text = /\.tsx?$/.test(path) && exists(path) ? readFileSync(join(ROOT, path), 'utf8') : null
  TEXTS.set(path, text)
  return text
}

describe('pages composed of widgets', () => {
  test.each(PAGES)('%s reaches no file of the bond page', page => {
    const reached = reach(page, textAt)
    expect(reached.size, 'the walk found its files').toBeGreaterThan(100)
    const wrong = [...reached.keys()].filter(path => path.startsWith(BOND_PAGE))
    expect(wrong.map(path => wayTo(path, reached))).toEqual([])
  })

  test('indirect and dynamic imports are found', () => {
    const files: Record<string, string> = {
      'apps/demo/src/pages/a.tsx': "const Part = () => import('../b.ts')",
      'apps/demo/src/b.ts': "export * from './c.ts'",
      'apps/demo/src/c.ts': "import { wordOf } from '@accrue/bond-page'",
    }
    const reached = reach('apps/demo/src/pages/a.tsx', path => files[path] ?? null)
    expect(wayTo('packages/bond-page/src/index.ts', reached)).toBe(
      'apps/demo/src/pages/a.tsx → apps/demo/src/b.ts → apps/demo/src/c.ts → packages/bond-page/src/index.ts',
    )
  })
})
