import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { browserPrinter } from './browser-printer.ts'

const pdf = vi.fn(async (_sheet: object) => new Uint8Array([37, 80, 68, 70]))
const close = vi.fn(async () => {})
const quiet = async () => {}
const page = {
  setDefaultTimeout() {},
  emulateMedia: quiet,
  addInitScript: quiet,
  goto: vi.fn(quiet),
  waitForSelector: quiet,
  pdf,
}
const context = { addCookies: quiet, route: quiet, newPage: async () => page }

beforeAll(() => {
  vi.doMock('playwright-core', () => ({
    chromium: { launch: async () => ({ newContext: async () => context, close }) },
  }))
})
afterAll(() => {
  vi.doUnmock('playwright-core')
})

describe('P9 the document of the page', () => {
  test('A4 landscape at 0.6, with 0.5 cm above, 1 cm to the right and 1 cm below (bond-page §9)', async () => {
    const fault = vi.fn()
    const printer = browserPrinter({
      executablePath: () => '/chromium',
      origin: () => 'http://127.0.0.1:1',
      fault,
    })
    const order = { path: '/bonds/1/?print=info', cookies: [], signal: new AbortController().signal }
    expect(await printer.print(order)).toEqual(new Uint8Array([37, 80, 68, 70]))
    expect(fault).not.toHaveBeenCalled()
    expect(page.goto).toHaveBeenCalledWith('http://127.0.0.1:1/bonds/1/?print=info', expect.anything())
    expect(pdf).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        format: 'A4',
        landscape: true,
        scale: 0.6,
        margin: expect.objectContaining({ top: '0.5cm', right: '1cm', bottom: '1cm' }),
      }),
    )
    expect(close).toHaveBeenCalled()
  })

  test('the browser is located per document, not at the start', async () => {
    let program: string | null = null
    const fault = vi.fn()
    const printer = browserPrinter({
      executablePath: () => program,
      origin: () => 'http://127.0.0.1:1',
      fault,
    })
    const order = { path: '/bonds/1/?print=info', cookies: [], signal: new AbortController().signal }
    expect(printer.available()).toBe(false)
    expect(await printer.print(order)).toBeNull()
    program = '/chromium'
    expect(printer.available()).toBe(true)
    expect(await printer.print(order)).not.toBeNull()
    expect(fault).not.toHaveBeenCalled()
  })
})
