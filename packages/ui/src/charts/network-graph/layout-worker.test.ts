import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { build as pack } from 'tsdown'
import { build as bundle } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Layout, layOut } from './network-graph.layout.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const request = { count: 60, links: Int32Array.from([0, 1, 0, 2, 2, 3, 3, 0]), radius: 15, distance: 25 }

/** Bundles a page that only imports the hook, and returns the output files. */
async function bundled(entry: string, outDir: string): Promise<string[]> {
  await bundle({
    configFile: false,
    root: here,
    logLevel: 'silent',
    build: { outDir, emptyOutDir: true, write: true, rollupOptions: { input: entry, external: ['react'] } },
  })
  return readdirSync(join(outDir, 'assets')).map(file => join(outDir, 'assets', file))
}

const workerOf = (files: readonly string[]) =>
  files.find(file => /layout-worker-[\w-]+\.js$/.test(file)) ?? 'no file'

/** Runs a built worker: one message in, one message back. */
function ask(file: string): { layout: Layout; transferred: number } {
  let hear: (event: { data: typeof request }) => void = () => {}
  const messages: { layout: Layout; transferred: number }[] = []
  const scope = {
    addEventListener: (_kind: string, listener: typeof hear) => {
      hear = listener
    },
    postMessage: (layout: Layout, { transfer }: { transfer: unknown[] }) =>
      messages.push({ layout, transferred: transfer.length }),
    Int32Array,
    Float64Array,
  }
  runInNewContext(readFileSync(file, 'utf8'), scope)
  hear({ data: request })
  return messages[0] ?? { layout: { x: new Float64Array(), y: new Float64Array() }, transferred: 0 }
}

describe('the file of the worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'accrue-layout-'))
  const files = new Map<string, string[]>()

  beforeAll(async () => {
    // an installed package has its dependencies
    symlinkSync(
      fileURLToPath(new URL('../../../../../node_modules', import.meta.url)),
      join(folder, 'node_modules'),
      'junction',
    )
    // as published: one file per source file, the worker next to the hook
    const published = join(folder, 'published')
    await pack({
      config: false,
      cwd: here,
      entry: ['use-graph-layout.ts', 'layout-worker.ts'],
      outDir: published,
      format: 'esm',
      platform: 'neutral',
      unbundle: true,
      dts: false,
      logLevel: 'silent',
      deps: { skipNodeModulesBundle: true },
    })
    for (const [name, hook] of [
      ['source', join(here, 'use-graph-layout.ts')],
      ['published', join(published, 'use-graph-layout.js')],
    ] as const) {
      const page = join(folder, `${name}.js`)
      writeFileSync(
        page,
        `import { useGraphLayout } from ${JSON.stringify(hook)}\nglobalThis.hook = useGraphLayout\n`,
      )
      files.set(name, await bundled(page, join(folder, `${name}-page`)))
    }
  }, 60_000)
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test.each(['source', 'published'])('a bundler finds it from the %s, and the page references it', name => {
    const built = files.get(name) ?? []
    const worker = workerOf(built)
    const pages = built.filter(file => file !== worker).map(file => readFileSync(file, 'utf8'))
    expect(pages.join('\n')).toContain(worker.split('/').at(-1))
  })

  test.each(['source', 'published'])(
    'built from the %s it computes the same layout as the main thread, and transfers its arrays',
    name => {
      const worker = workerOf(files.get(name) ?? [])
      expect(readFileSync(worker, 'utf8')).not.toMatch(/\bimport\b/)
      const { layout, transferred } = ask(worker)
      expect(layout).toEqual(layOut(request))
      expect(transferred).toBe(2)
    },
  )
})
