import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '@accrue/ui/foundation/format'
import { afterAll, describe, expect, test, vi } from 'vitest'
import type { ServerPage } from '../../src/server-page.tsx'
import { createPageRenderer, type PageTask } from './page-renderer.ts'

/** A worker that answers with what it received, and fails or ends for two addresses. */
const WORKER = `
import { workerData } from 'node:worker_threads'
import { move } from '${import.meta.resolve('piscina')}'
export default async ({ pathname, ...task }) => {
  if (pathname === '/empty/') return null
  if (pathname === '/faulty/') throw new Error('cannot be rendered')
  if (pathname === '/fatal/') process.exit(3)
  if (pathname === '/slow/') await new Promise(() => setInterval(() => {}, 1000))
  return move(new TextEncoder().encode(JSON.stringify({ ...task, pathname, root: workerData.root })))
}
`
const folder = mkdtempSync(join(tmpdir(), 'accrue-renderer-'))
const file = join(folder, 'worker.mjs')
writeFileSync(file, WORKER)
afterAll(() => rmSync(folder, { recursive: true }))

const TASK: PageTask = {
  data: '{"kind":"home"}',
  chart: '[]',
  lang: 'de',
  pathname: '/',
  search: '?x=1',
}

const textOf = (markup: Uint8Array | null) => markup && new TextDecoder().decode(markup)

function open() {
  const fault = vi.fn()
  const renderer = createPageRenderer(pathToFileURL(file).href, { root: '/repo', threads: 1, fault })
  return {
    ...renderer,
    fault,
    page: async (pathname: string) => textOf(await renderer.render({ ...TASK, pathname })),
  }
}

describe('P1 pages are rendered on another thread', () => {
  test('with the data, the language and the address of the page', async () => {
    const { render, close } = open()
    expect(JSON.parse(textOf(await render(TASK)) ?? '')).toEqual({ ...TASK, root: '/repo' })
    await close()
  })

  test('without the labels, which the thread has', async () => {
    const { render, close } = open()
    const page: ServerPage & { lang: Language } = { ...TASK, labels: { site_name: 'Accrue' } }
    expect(JSON.parse(textOf(await render(page)) ?? '')).not.toHaveProperty('labels')
    await close()
  })

  test('null leaves the page to the browser', async () => {
    const { page, close } = open()
    expect(await page('/empty/')).toBeNull()
    await close()
  })

  test('a page that cannot be rendered rejects, and the next one is rendered', async () => {
    const { page, close } = open()
    await expect(page('/faulty/')).rejects.toThrow('cannot be rendered')
    expect(await page('/')).toContain('/repo')
    await close()
  })

  test('a thread that ends is replaced, and its page rejects', async () => {
    const { page, close } = open()
    await expect(page('/fatal/')).rejects.toThrow()
    expect(await page('/')).toContain('/repo')
    await close()
  })

  test('closing rejects pages that are not finished', async () => {
    const { page, close } = open()
    const slow = page('/slow/')
    const rejected = expect(slow).rejects.toThrow()
    await close()
    await rejected
  })
})
