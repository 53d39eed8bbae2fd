// Serves the pages on 127.0.0.1 and measures their main thread in a browser.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { chromium as playwright } from 'playwright'
import { chromium } from '../chromium.ts'

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
}

/** Serves a folder, never from a cache. */
export async function serve(folder) {
  const server = createServer(async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path)
    try {
      const body = await readFile(file)
      const type = TYPES[extname(file)] ?? 'application/octet-stream'
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise(resolve => server.listen(0, '127.0.0.1', () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export const launch = () =>
  playwright.launch({ ...chromium, args: [...chromium.args, '--js-flags=--expose-gc'] })

/**
 * A fresh page in its own context, with cold code as at a user's first view.
 * `cost(step)` is the main thread's CPU time of a step in ms, and that of the process; `heap()` is in MB, after two collections.
 */
export async function openPage(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1400, height: 900 }, deviceScaleFactor: 1 })
  const page = await context.newPage()
  const errors = []
  page.on('pageerror', error => errors.push(error.message))
  await page.goto(url)
  await page.waitForFunction(() => 'bench' in window)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metrics = async () => {
    const answer = await cdp.send('Performance.getMetrics')
    return Object.fromEntries(answer.metrics.map(({ name, value }) => [name, value]))
  }
  return {
    page,
    errors,
    async cost(step) {
      const before = await metrics()
      await step()
      const after = await metrics()
      const spent = name => 1000 * (after[name] - before[name])
      return { main: spent('ThreadTime'), process: spent('ProcessTime'), script: spent('ScriptDuration') }
    },
    async heap() {
      await cdp.send('HeapProfiler.collectGarbage')
      await cdp.send('HeapProfiler.collectGarbage')
      return (await metrics()).JSHeapUsedSize / 1e6
    },
    close: () => context.close(),
  }
}
