import type { Browser, BrowserContext } from 'playwright-core'
import { createPrintQueue } from './print-queue.ts'
import type { Printer, PrintOrder } from './printer.ts'

export type BrowserPrinterOptions = {
  /** Finds the browser; null when there is none. Called for each document, so later installs and removals are noticed. */
  executablePath: () => string | null
  /** Address of this site on the same machine, without a trailing slash. */
  origin: () => string
  /** Called with the reason when printing fails. */
  fault(error: unknown): void
}

/** Time limit of one document once it starts, in milliseconds. */
const LIMIT_MS = 50_000
/** Two browsers at a time, and a queue short enough that waiting clients do not time out. */
const QUEUE = { atOnce: 2, waiting: 6 }

/** bond-page §9. The specification gives three margins; the left one equals the right one. */
const SHEET = {
  format: 'A4',
  landscape: true,
  scale: 0.6,
  margin: { top: '0.5cm', right: '1cm', bottom: '1cm', left: '1cm' },
  printBackground: true,
  tagged: true,
  outline: true,
} as const

/** The printable area at that scale, in CSS pixels, so that measured layouts fit the paper. */
const VIEWPORT = { width: 1744, height: 1200 }

/**
 * Prints with a headless browser, one per document: it starts on request, ends with the document and leaves no data
 * behind, so that no user's page stays in memory.
 */
export function browserPrinter({ executablePath, origin, fault }: BrowserPrinterOptions): Printer {
  const queue = createPrintQueue(QUEUE)
  const browsers = new Set<Browser>()
  const closing = new AbortController()

  async function launch(program: string): Promise<Browser> {
    const { chromium } = await import('playwright-core')
    const browser = await chromium.launch({
      executablePath: program,
      // Chromium's sandbox does not run as root; the page is ours, under its own strict policy.
      chromiumSandbox: process.getuid?.() !== 0,
      args: ['--disable-gpu', '--font-render-hinting=none', '--force-color-profile=srgb'],
      timeout: LIMIT_MS,
      // The server ends it in `close`; if the server is killed, the closed pipe ends it.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    })
    browsers.add(browser)
    return browser
  }

  async function contextOf(browser: Browser, { cookies }: PrintOrder): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      colorScheme: 'light',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    const url = origin()
    // A Secure cookie needs https; over http on this machine it is set without the flag.
    await context.addCookies(
      cookies.map(cookie => {
        const secure = cookie.name.startsWith('__Host-')
        return { ...cookie, secure, url: secure ? url.replace(/^http:/, 'https:') : url }
      }),
    )
    // The page may load only from this site.
    await context.route(
      address => address.origin !== url,
      route => route.abort(),
    )
    return context
  }

  async function printPage(browser: Browser, order: PrintOrder): Promise<Uint8Array<ArrayBuffer>> {
    const page = await (await contextOf(browser, order)).newPage()
    page.setDefaultTimeout(LIMIT_MS)
    await page.emulateMedia({ media: 'print' })
    // The style sheet scales for browsers that print directly; turn that off before anything is measured.
    await page.addInitScript(() => {
      const { document: printPage } = globalThis
      printPage.addEventListener('readystatechange', () => {
        printPage.documentElement.dataset.printScaled = ''
      })
    })
    await page.goto(origin() + order.path, { waitUntil: 'domcontentloaded' })
    // The page signals when its charts and tables are loaded.
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
      return await printPage(browser, order)
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
      // Do not queue documents that cannot be printed.
      if (executablePath() === null) return null
      return queue.run(() => printNow(order), AbortSignal.any([order.signal, closing.signal]))
    },
    async close() {
      closing.abort()
      await Promise.all([...browsers].map(browser => browser.close().catch(() => {})))
    },
  }
}
