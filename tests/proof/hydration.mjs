import { chromium as engine } from 'playwright'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { chromium } from '../chromium.ts'
import { unitTests } from './own-tests.mjs'
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
const LANGUAGES = Object.entries(SITE_CODES)

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

/** Every kind of page in every language, in browsers of three time zones. */
async function measurePages() {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const faults = []
      let opened = 0
      for (const timezoneId of ZONES) {
        const context = await browser.newContext({ timezoneId, viewport: { width: 1360, height: 900 } })
        for (const [, code] of LANGUAGES)
          for (const path of PAGES) {
            const url = `${origin}${path}${path.includes('?') ? '&' : '?'}lang=${code}`
            const found = await faultsOf(context, url)
            opened++
            if (found.length > 0) faults.push(`${path} in ${code}, ${timezoneId}: ${found[0].slice(0, 120)}`)
          }
        await context.close()
      }
      return {
        what: `Server rendering: ${PAGES.length} pages × ${LANGUAGES.length} languages × ${ZONES.length} time zones, for a visitor`,
        goal: '0 hydration differences',
        measured: `${faults.length} of ${opened} pages differ${faults.length > 0 ? `: ${faults.slice(0, 5).join('; ')}` : ''}`,
        reached: faults.length === 0,
      }
    } finally {
      await browser.close()
    }
  })
}

/** Every story in every language: its test renders it in UTC and hydrates it in three time zones. */
async function measureStories() {
  const languages = LANGUAGES.map(([language]) => language)
  const failed = []
  let passed = 0
  // two processors
  const lane = async () => {
    for (let lang = languages.pop(); lang; lang = languages.pop()) {
      const files = await unitTests('tests/architecture/server-render.test.tsx', { STORY_LANGUAGE: lang })
      const tests = files.flatMap(({ assertionResults }) => assertionResults)
      passed += tests.filter(({ status }) => status === 'passed').length
      failed.push(
        ...tests.filter(({ status }) => status !== 'passed').map(({ fullName }) => `${lang}: ${fullName}`),
      )
      if (tests.length === 0) failed.push(`${lang}: no test ran`)
    }
  }
  await Promise.all([lane(), lane()])
  return {
    what: `Server rendering: every story × ${LANGUAGES.length} languages × ${ZONES.length} time zones, in strict mode`,
    goal: '0 hydration differences, no fault in the markup',
    measured: `${passed} tests passed, ${failed.length} failed${failed.length > 0 ? `: ${failed.slice(0, 5).join('; ')}` : ''}`,
    reached: failed.length === 0 && passed > 0,
  }
}

export async function measure() {
  return [await measurePages(), await measureStories()]
}
