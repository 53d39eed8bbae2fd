import { describe, expect, test } from 'vitest'
import { importedFiles, isShipped, type SourceFile, sources } from './source.ts'

/** Folders whose subfolders import each other in one direction only. */
const LAYERED = [
  'packages/ui/src',
  'packages/ui/src/foundation',
  'packages/ui/src/controls',
  'packages/ui/src/tables',
  'packages/ui/src/charts',
  'packages/ui/src/blocks',
  'packages/ui/src/shell',
  'packages/api-client/src',
  'packages/bond-page/src',
  'apps/demo/src',
]

type Edges = Map<string, Map<string, string>>

/** The subfolder of `folder` in which a file lies; null outside, and for files of the folder itself. */
function subfolder(folder: string, path: string): string | null {
  const [first, ...rest] = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
  return first !== undefined && rest.length > 0 ? first : null
}

/** Which subfolder imports which, each with one import that does. */
function edgesBetween(folder: string, files: readonly Pick<SourceFile, 'path' | 'text'>[]): Edges {
  const edges: Edges = new Map()
  for (const { path, text } of files) {
    const from = subfolder(folder, path)
    if (from === null) continue
    for (const imported of importedFiles(path, text)) {
      const to = subfolder(folder, imported)
      if (to === null || to === from) continue
      const out = edges.get(from) ?? new Map<string, string>()
      edges.set(from, out.set(to, `${path} → ${imported}`))
    }
  }
  return edges
}

/** The imports along one cycle; empty when there is none. */
function cycle(edges: Edges): string[] {
  const finished = new Set<string>()
  const visit = (folder: string, way: string[]): string[] => {
    const start = way.indexOf(folder)
    if (start >= 0) {
      const round = [...way.slice(start), folder]
      return round.slice(1).map((to, index) => edges.get(round[index] ?? '')?.get(to) ?? '')
    }
    if (finished.has(folder)) return []
    for (const next of edges.get(folder)?.keys() ?? []) {
      const found = visit(next, [...way, folder])
      if (found.length > 0) return found
    }
    finished.add(folder)
    return []
  }
  for (const folder of edges.keys()) {
    const found = visit(folder, [])
    if (found.length > 0) return found
  }
  return []
}

describe('folders import each other in one direction', () => {
  test.each(LAYERED)('%s', folder => {
    const edges = edgesBetween(folder, sources(folder).filter(isShipped))
    expect(cycle(edges)).toEqual([])
  })

  test('a cycle is found, with the imports that make it', () => {
    const files = [
      { path: 'a/one/x.ts', text: "import { y } from '../two/y.ts'" },
      { path: 'a/two/y.ts', text: "import type { Z } from '../three/z.ts'" },
      { path: 'a/three/z.ts', text: "export * from '../one/x.ts'" },
    ]
    expect(cycle(edgesBetween('a', files))).toEqual([
      'a/one/x.ts → a/two/y.ts',
      'a/two/y.ts → a/three/z.ts',
      'a/three/z.ts → a/one/x.ts',
    ])
    expect(cycle(edgesBetween('a', files.slice(0, 2)))).toEqual([])
  })
})
