import { ALL, expect, NOTE, test } from './strict.ts'

const PAGES = ALL ? ['/', NOTE, '/stocks/1/', '/indexes/11/', '/company/5/'] : [NOTE, '/company/5/']

declare global {
  interface Window {
    layoutShift: number
  }
}

/** The gate loads pages on a phone, where content comes later and moves more. */
for (const width of ALL ? [1360, 390] : [390])
  test(`loading a page does not shift its layout at ${width} px: a layout shift of .01 at most`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      window.layoutShift = 0
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.layoutShift += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // fonts and scripts may load after the first paint
    await page.route(/\.(?:woff2|js)$/, async route => {
      await new Promise(done => setTimeout(done, 400))
      await route.continue()
    })
    const loadsStill = async (address: string) => {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('main [data-slot=skeleton], main [aria-busy=true]')).toHaveCount(0)
      await page.evaluate(() => document.fonts.ready)
      expect(await page.evaluate(() => window.layoutShift), address).toBeLessThanOrEqual(0.01)
    }
    // with the access prompt closed: the server leaves it out
    const prompt = page.getByRole('complementary', { name: 'Access to values' })
    await loadsStill('/company/5/')
    await expect(prompt).toHaveCount(0)
    await page.context().clearCookies({ name: 'top_access_prompt' })
    for (const address of PAGES) await loadsStill(address)
    await expect(prompt).toBeVisible()
  })
