import { chromium as engine } from 'playwright'
import { chromium } from '../chromium.ts'
import { withServer } from './server.mjs'
import { ACTION } from './visits.mjs'

const PAGE = '/bonds/1/'

/** The scripts and styles that a page loads until it is quiet and scrolled through. */
async function filesOf(browser, url) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
  const files = new Set()
  page.on('request', request => {
    if (['script', 'stylesheet'].includes(request.resourceType())) files.add(request.url())
  })
  await visit(page, url)
  await page.close()
  return [...files]
}

async function visit(page, url) {
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(600)
  for (let scrolled = 0; scrolled < 12; scrolled++) {
    await page.mouse.wheel(0, 1500)
    await page.waitForTimeout(80)
  }
  await page.waitForTimeout(400)
}

/** What a reader sees with one file blocked: a message with an action, the whole page, or neither. */
async function seenWithout(browser, url, file) {
  const page = await browser.newPage({ viewport: { width: 1360, height: 900 } })
  await page.route(file, route => route.abort())
  try {
    await visit(page, url)
    return await page.evaluate(pattern => {
      const text = document.body.innerText
      const isMessage = new RegExp(pattern, 'i').test(text)
      const isWhole = document.querySelectorAll('main h2').length > 8 && text.includes('US Treasury 4%')
      return isMessage ? 'message' : isWhole ? 'whole' : 'neither'
    }, ACTION.source)
  } finally {
    await page.close()
  }
}

/** Every script and style of the bond page blocked in turn. */
export function measure() {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const files = await filesOf(browser, origin + PAGE)
      const seen = { message: [], whole: [], neither: [] }
      for (const file of files)
        seen[await seenWithout(browser, origin + PAGE, file)].push(new URL(file).pathname)
      return [
        {
          what: `Each of ${files.length} scripts and styles of ${PAGE} blocked in turn`,
          goal: 'a message with an action, or the whole page',
          measured: `${seen.message.length} with a message, ${seen.whole.length} whole, ${seen.neither.length} neither${
            seen.neither.length > 0 ? ` (${seen.neither.join(', ')})` : ''
          }`,
          reached: seen.neither.length === 0,
        },
      ]
    } finally {
      await browser.close()
    }
  })
}
