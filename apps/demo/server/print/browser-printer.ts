import type { Browser, BrowserContext } from 'playwright-core'
import { createPrintQueue } from './print-queue.ts'
import type { Printer, PrintOrder } from './printer.ts'

export type BrowserPrinterOptions = {
  /** Finds the browser's program, null where there is none. Asked for each document: one that was installed since is used, one that went is missed. */
  executablePath: () => string | null
  /** Where this site is reached from the same machine, without a trailing slash. */
  origin: () => string
  /** Hears why nothing was printed. */
  fault(error: unknown): void
}

/** A document has this long once it is its turn, in milliseconds. */
const LIMIT_MS = 50_000
/** Two browsers at a time; as many again as can be served while their askers wait. */
const QUEUE = { atOnce: 2, waiting: 6 }

/** bond-page §9. The specification names three margins; the left one is as the right one. */
const SHEET = {
  format: 'A4',
  landscape: true,
  scale: 0.6,
  margin: { top: '0.5cm', right: '1cm', bottom: '1cm', left: '1cm' },
  printBackground: true,
  tagged: true,
  outline: true,
} as const

/** The sheet within its margins at that scale, in CSS pixels: what is drawn by measure is measured on paper. */
const VIEWPORT = { width: 1744, height: 1200 }

/**
 * Prints by a browser without a window, one per document: it is started when it is asked for, ended with the document, and
 * leaves nothing behind, so neither memory nor one user's page is ever there for the next.
 */
export function browserPrinter({ executablePath, origin, fault }: BrowserPrinterOptions): Printer {
  const queue = createPrintQueue(QUEUE)
  const browsers = new Set<Browser>()
  const closing = new AbortController()

  async function launch(program: string): Promise<Browser> {
    const { chromium } = await import('playwright-core')
    const browser = await chromium.launch({
      executablePath: program,
      // its own sandbox does not run as root; the page is ours, under its own strict policy
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
      timeout: LIMIT_MS,
      // the server ends it, in `close`; where the server is killed, it ends with the pipe between them
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    browsers.add(browser)
    return browser
  }

  async function openAs(browser: Browser, { cookies }: PrintOrder): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const url = origin()
    // a Secure cookie is set under https only, and sent to this very machine under http too
    await context.addCookies(
      cookies.map(cookie => {
        const secure = cookie.name.startsWith('__Host-')
        return { ...cookie, secure, url: secure ? url.replace(/^http:/, 'https:') : url }
      }),
    )
    // the page may look at nothing but this site
    await context.route(
      address => address.origin !== url,
      route => route.abort(),
    )
    return context
  }

  async function document(browser: Browser, order: PrintOrder): Promise<Uint8Array<ArrayBuffer>> {
    const page = await (await openAs(browser, order)).newPage()
    page.setDefaultTimeout(LIMIT_MS)
    await page.emulateMedia({ media: 'print' })
    // the style sheet scales for browsers that print by themselves; said before anything measures itself
    await page.addInitScript(() => {
      const { document } = globalThis
      document.addEventListener('readystatechange', () => {
        document.documentElement.dataset.printScaled = ''
      })
    })
    await page.goto(origin() + order.path, { waitUntil: 'domcontentloaded' })
    // the page says when its charts and tables have come
    await page.waitForSelector('html[data-print-ready]', { state: 'attached' })
    return new Uint8Array(await page.pdf(SHEET))
  }

  async function printNow(order: PrintOrder): Promise<Uint8Array<ArrayBuffer> | null> {
    const ended = AbortSignal.any([order.signal, closing.signal, AbortSignal.timeout(LIMIT_MS)])
    const program = executablePath()
    if (closing.signal.aborted || program === null) return null
    let browser: Browser | null = null
    const end = () => void browser?.close().catch(() => {})
    ended.addEventListener('abort', end)
    try {
      browser = await launch(program)
      if (ended.aborted) return null
      return await document(browser, order)
    } catch (error) {
      if (!order.signal.aborted && !closing.signal.aborted) fault(error)
      return null
    } finally {
      ended.removeEventListener('abort', end)
      if (browser) browsers.delete(browser)
      await browser?.close().catch(() => {})
    }
  }

  return {
    available: () => executablePath() !== null,
    async print(order) {
      // nobody waits in the queue for what cannot come
      if (executablePath() === null) return null
      return queue.run(() => printNow(order), AbortSignal.any([order.signal, closing.signal]))
    },
    async close() {
      closing.abort()
      await Promise.all([...browsers].map(browser => browser.close().catch(() => {})))
    },
  }
}
