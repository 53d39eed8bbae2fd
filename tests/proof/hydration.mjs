import { chromium as engine } from 'playwright'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { chromium } from '../chromium.ts'
import { withServer } from './server.mjs'

const PAGES = [
  '/',
  '/bonds/1/',
  '/stocks/1/',
  '/etf/1/',
  '/indexes/11/',
  '/company/2/',
  '/company/2/reports/',
  '/access/',
  '/account/',
  '/cookies/',
  '/methodology/eng/',
  '/analytics/',
  '/support/',
  '/valuation/estimation/',
]
const ZONES = ['Pacific/Auckland', 'UTC', 'America/Los_Angeles']
const LANGUAGES = Object.values(SITE_CODES)

/** Opens a page and says what is wrong: a message in the console, or a heading that the browser replaced. */
async function faultsOf(context, url) {
  const page = await context.newPage()
  const faults = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const text = message.text()
    // answers such as 401 are expected, of the account to a visitor
    if (['error', 'warning'].includes(message.type()) && !text.startsWith('Failed to load resource'))
      faults.push(text)
  })
  try {
    const answer = await page.goto(url, { waitUntil: 'commit' })
    if (!answer?.ok()) faults.push(`answered ${answer?.status()}`)
    const heading = await page.waitForSelector('#root main h1', { state: 'attached' })
    // a page whose scripts work removes this message
    await page.waitForSelector('#page-fault', { state: 'detached' })
    if (!(await heading.evaluate(one => one.isConnected))) faults.push('rendered anew')
  } catch (error) {
    faults.push(error.message.split('\n')[0])
  }
  await page.close()
  return faults
}

/** Every kind of page in every language, in browsers of three time zones. `alter` changes a context, to test the search. */
export function measure(alter) {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const faults = []
      let opened = 0
      for (const timezoneId of ZONES) {
        const context = await browser.newContext({ timezoneId, viewport: { width: 1360, height: 900 } })
        await alter?.(context)
        for (const lang of LANGUAGES)
          for (const path of PAGES) {
            const url = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${lang}`
            const found = await faultsOf(context, url)
            opened++
            if (found.length > 0) faults.push(`${path} in ${lang}, ${timezoneId}: ${found[0].slice(0, 120)}`)
          }
        await context.close()
      }
      return [
        {
          what: `Server rendering: ${PAGES.length} pages × ${LANGUAGES.length} languages × ${ZONES.length} time zones, for a visitor (stories: tests/architecture/server-render.test.tsx)`,
          goal: '0 hydration differences',
          measured: `${faults.length} of ${opened} pages differ${faults.length > 0 ? `: ${faults.slice(0, 5).join('; ')}` : ''}`,
          reached: faults.length === 0,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}
