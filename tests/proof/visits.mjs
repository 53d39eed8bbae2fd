/** Visits of a page whose connection or files fail: what is on their way, and what the page shows. */

/** An action that a message offers. */
export const ACTION = /reload|retry|try again/i
/** What the page says without a connection. */
export const OFFLINE = /you are offline/i
/** Longer than every delay between two tries. */
const QUIET_MS = 1500
/** Longer than the time limit of a call. */
const MOST_QUIET_MS = 20_000
/** Time in which a section shows its content after the reconnection or the action. */
const HEAL_MS = 10_000

export const later = ms => new Promise(resolve => setTimeout(resolve, ms))

export const operationOf = request => {
  const { pathname } = new URL(request.url())
  return `${request.method()} ${pathname.replace(/\/\d+(?=\/)/g, '/*')}`
}

const isApi = request => new URL(request.url()).pathname.startsWith('/api/')

/** A page of the signed-in user, and its calls of the API. */
export async function openPage(browser, cookies) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const calls = {
    operations: [],
    pending: new Set(),
    last: Date.now(),
    scripts: new Set(),
    lastScript: Date.now(),
  }
  page.on('request', request => {
    if (request.resourceType() === 'script') calls.scripts.add(request)
    if (!isApi(request)) return
    calls.operations.push(operationOf(request))
    calls.pending.add(request)
    calls.last = Date.now()
  })
  const end = request => {
    if (calls.scripts.delete(request)) calls.lastScript = Date.now()
    if (calls.pending.delete(request)) calls.last = Date.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return { context, page, calls, isLosing: false }
}

/** Waits until no script or call, except of one operation, has been sent or answered for a while. */
export async function quiet({ page, calls }, except) {
  const isPending = () => [...calls.pending].some(request => operationOf(request) !== except)
  const last = () => Math.max(calls.last, calls.lastScript)
  const until = Date.now() + MOST_QUIET_MS
  while (Date.now() < until && (isPending() || calls.scripts.size > 0 || Date.now() - last() < QUIET_MS))
    await page.waitForTimeout(100)
}

export async function scrollThrough(visit) {
  for (let scrolled = 0; scrolled < 14; scrolled++) {
    while (visit.isLosing) await later(50)
    await visit.page.mouse.wheel(0, 600)
    await visit.page.waitForTimeout(80)
  }
}

/**
 * The headings of the page, and the text of each section and of the parts around them, without the number of the
 * support link, which is absent when it cannot be loaded.
 */
export const seen = page =>
  page.evaluate(() => {
    const hidden = document.querySelectorAll('[data-slot=support-badge]')
    for (const element of hidden) element.hidden = true
    const headings = [...document.querySelectorAll('main h2')]
    const parts = headings.map(heading => [
      heading.innerText,
      heading.closest('section[id]') ?? heading.parentElement,
    ])
    const around = ['body header', 'main h1', 'footer'].map(name => [name, document.querySelector(name)])
    const texts = [...parts, ...around].map(([name, element]) => [name, element?.innerText ?? ''])
    const text = document.body.innerText
    for (const element of hidden) element.hidden = false
    return {
      headings: headings.map(heading => heading.innerText),
      texts: Object.fromEntries(texts),
      text,
    }
  })

export const changed = (healthy, now) =>
  Object.keys(healthy.texts).filter(name => healthy.texts[name] !== now.texts[name])

/** What the page shows without a fault, the operations that it calls, and the scripts that it requests while it is scrolled to its end. */
export async function healthyVisit(browser, cookies, url) {
  const visit = await openPage(browser, cookies)
  const { context, page, calls } = visit
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await quiet(visit)
  const scripts = new Set()
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await scrollThrough(visit)
  await quiet(visit)
  const healthy = await seen(page)
  await context.close()
  return { healthy, operations: [...new Set(calls.operations)], scripts: [...scripts] }
}

/** Reads until nothing is left, for a while. Returns what is left. */
export async function leftAfterAWhile(page, read) {
  const until = Date.now() + HEAL_MS
  for (;;) {
    const left = await read()
    if (left.length === 0 || Date.now() > until) return left
    await page.waitForTimeout(200)
  }
}

/** The parts that differ from the healthy page after a while, in which the reader scrolls through the page again. */
export async function differing(visit, healthy) {
  const { page } = visit
  await page.mouse.wheel(0, -20_000)
  await page.waitForTimeout(300)
  await scrollThrough(visit)
  return leftAfterAWhile(page, async () => changed(healthy, await seen(page)))
}
