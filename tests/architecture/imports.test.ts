import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  at,
  exists,
  imports,
  isShipped,
  PACKAGES,
  type PackageName,
  readJson,
  type SourceFile,
  sources,
  target,
} from './source.ts'

const SHIPPED = sources(
  'packages/ui/src',
  'packages/api-client/src',
  'packages/bond-page/src',
  'apps/demo/src',
).filter(isShipped)

/** Foundation ← controls ← tables | charts ← blocks | shell ← page ← demo: a part imports from lower floors and from itself. */
const FLOORS: Record<string, number> = {
  'packages/ui/src/foundation': 0,
  'packages/ui/src/controls': 1,
  'packages/ui/src/tables': 2,
  'packages/ui/src/charts': 2,
  'packages/ui/src/blocks': 3,
  'packages/ui/src/shell': 3,
  'packages/api-client/src': 3,
  'packages/bond-page/src': 4,
  'apps/demo/src': 5,
}
const partOf = (path: string): string | undefined =>
  Object.keys(FLOORS).find(part => path.startsWith(`${part}/`))

const links = SHIPPED.flatMap(file =>
  imports(file).flatMap(({ node, from, typeOnly }) => {
    const to = target(file, from)
    return to === null ? [] : [{ file, node, from, to, typeOnly }]
  }),
)

const outside = SHIPPED.flatMap(file =>
  imports(file)
    .filter(({ from }) => !from.startsWith('.') && !from.startsWith('@accrue/') && !from.startsWith('node:'))
    .map(({ node, from }) => ({ file, node, from, package: /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? from })),
)

describe('imports run one way', () => {
  test('there is something to look at', () => {
    expect(links.length).toBeGreaterThan(100)
  })

  test('every part imports from lower floors only', () => {
    const wrong = links.flatMap(({ file, node, to }) => {
      const [here, there] = [partOf(file.path), partOf(to)]
      if (here === undefined || there === undefined || here === there) return []
      return (FLOORS[there] ?? 0) < (FLOORS[here] ?? 0) ? [] : [at(file, node, `imports ${to}`)]
    })
    expect(wrong).toEqual([])
  })

  test('ui knows neither the client, nor the page, nor the demo; the client knows nobody', () => {
    const wrong = links
      .filter(
        ({ file, to }) =>
          ['ui', 'api-client'].includes(file.package) && !to.startsWith(PACKAGES[file.package]),
      )
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })

  test('what is shipped imports no test, story or testing ground', () => {
    const wrong = links
      .filter(({ to }) => /\.(test|stories)\.|\/testing\//.test(to))
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })

  test('another package is imported by what it exports, never by a path into it', () => {
    const wrong = links
      .filter(({ file, from, to }) =>
        from.startsWith('@accrue/')
          ? from.includes('/src/') || !isExported(from)
          : !to.startsWith(PACKAGES[file.package]),
      )
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })

  test('inside ui and the client nobody goes through a barrel of the same package', () => {
    const wrong = links
      .filter(
        ({ file, from, to }) =>
          from.startsWith('.') && to.endsWith('/index.ts') && !file.path.endsWith('/index.ts'),
      )
      .filter(({ file }) => file.package === 'ui' || file.package === 'api-client')
      .filter(({ to }) => !to.includes('/generated/'))
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })

  test('relative imports name a file that exists, with its extension', () => {
    const wrong = links
      .filter(({ from, to }) => from.startsWith('.') && !exists(to))
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })
})

function isExported(from: string): boolean {
  const [, name = '', rest = ''] = /^@accrue\/([\w-]+)(\/.*)?$/.exec(from) ?? []
  const manifest = readJson(`${PACKAGES[name as PackageName]}/package.json`) as {
    exports?: Record<string, unknown>
  }
  const given = Object.keys(manifest.exports ?? {})
  return given.some(
    key => key === `.${rest}` || (key.includes('*') && `.${rest}`.startsWith(key.slice(0, key.indexOf('*')))),
  )
}

describe('what comes from outside', () => {
  /** What would bring a network, a router or a store of answers into the design system. */
  const UI_NEVER = /router|query|axios|^ky$|swr|apollo|urql|graphql|socket|msw|^hono|^next/
  /** Table and virtual list keep no network; their names only sound like it. */
  const ALLOWED = /^@tanstack\/(react-table|table-core)$/

  test('ui imports no router, no query cache and no network', () => {
    const wrong = outside
      .filter(
        ({ file, package: name }) => file.package === 'ui' && UI_NEVER.test(name) && !ALLOWED.test(name),
      )
      .map(({ file, node, from }) => at(file, node, `imports ${from}`))
    expect(wrong).toEqual([])
  })

  test.each<[name: PackageName]>([['ui'], ['api-client'], ['bond-page'], ['demo']])(
    '%s imports only what its package.json names',
    name => {
      const manifest = readJson(`${PACKAGES[name]}/package.json`) as Record<
        string,
        Record<string, string> | undefined
      >
      const named = new Set([
        ...Object.keys(manifest.dependencies ?? {}),
        ...Object.keys(manifest.peerDependencies ?? {}),
        ...(name === 'demo' ? ['react', 'react-dom', 'vite'] : []),
      ])
      const wrong = outside
        .filter(({ file, package: from }) => file.package === name && !named.has(from))
        .map(({ file, node, from }) => at(file, node, `imports ${from}`))
      expect(wrong).toEqual([])
    },
  )

  test('what runs in the browser imports nothing of Node', () => {
    const wrong = SHIPPED.flatMap((file: SourceFile) =>
      imports(file)
        .filter(({ from }) => from.startsWith('node:'))
        .map(({ node, from }) => at(file, node, `imports ${from}`)),
    )
    expect(wrong).toEqual([])
  })

  test('every shelf has one barrel and no widget has its own', () => {
    const barrels = SHIPPED.filter(({ path, package: name }) => name === 'ui' && path.endsWith('/index.ts'))
    const shelves = ['foundation', 'controls', 'tables', 'charts', 'blocks', 'shell']
    expect(barrels.map(({ path }) => dirname(path).replace('packages/ui/src/', '')).sort()).toEqual(
      [...shelves, 'foundation/calendar', 'foundation/format'].sort(),
    )
  })
})
