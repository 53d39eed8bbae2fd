import { chromium as engine } from 'playwright'
import { chromium } from '../chromium.ts'
import { measureCutScripts } from './cut-scripts.mjs'
import { browserCookies, sessionOf, withServer } from './server.mjs'
import {
  ACTION,
  changed,
  differing,
  healthyVisit,
  later,
  OFFLINE,
  openPage,
  operationOf,
  quiet,
  scrollThrough,
  seen,
} from './visits.mjs'

const PAGE = '/bonds/1/'
const USER = 'desk'
/** The fault that shows which parts use an operation. */
const USERS_FAULT = '500'
/** Faults of single values: each shows in its field, and no action helps. */
const FIELDWISE = ['types']
const MOST_TRIES = 3
const PARALLEL = 2
const LATE_MS = 4000
const NAMED = 5

const SCRIPTS_QUIET_MS = 400

/** What happens to each request of the operation, by the name of the fault. */
const FAULTS = {
  500: route => route.fulfill({ status: 500, json: { error: { code: 'server', message: 'fault' } } }),
  404: route => route.fulfill({ status: 404, json: { error: { code: 'not_found', message: 'fault' } } }),
  429: route =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '1' },
      json: { error: { code: 'too_many', message: 'fault' } },
    }),
  malformed: route =>
    route.fulfill({ status: 200, contentType: 'application/json', body: '{"data": [{"id": 1, "na' }),
  never: () => undefined,
  late: route => later(LATE_MS).then(() => route.fallback()),
  offline: async (route, visit) => {
    visit.isLosing = true
    await loseConnection(visit)
    await route.abort('internetdisconnected')
    visit.isLosing = false
  },
  aborted: route => route.abort('aborted'),
  types: async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: wrong(await response.json().catch(() => null)) })
  },
  shape: async route => {
    const response = await route.fetch()
    const body = await response.json().catch(() => null)
    await route.fulfill({ response, json: Array.isArray(body) ? { 0: 'list' } : ['object'] })
  },
}

/** Loses the connection while no script is on its way: a script that is cut is not an operation of the API. */
async function loseConnection({ context, calls }) {
  while (calls.scripts.size > 0 || Date.now() - calls.lastScript < SCRIPTS_QUIET_MS) await later(50)
  await context.setOffline(true)
}

/** The same structure with each text as a number and each number as a text. */
function wrong(value) {
  if (Array.isArray(value)) return value.map(wrong)
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, wrong(item)]))
  if (typeof value === 'string') return 7
  return value === null ? { wrong: true } : `wrong ${value}`
}

/**
 * Opens the page with one operation at fault. Returns the parts that it changed, and what is wrong with the page.
 * Without an operation the connection is lost before the page is scrolled.
 */
async function visitWith(browser, cookies, { url, operation, fault, healthy, users }) {
  const visit = await openPage(browser, cookies)
  const { context, page, calls } = visit
  let isFaulty = true
  try {
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      route =>
        isFaulty && operationOf(route.request()) === operation
          ? // an answer may come after the page has closed
            FAULTS[fault](route, visit)?.catch(() => undefined)
          : route.fallback(),
    )
    await page.goto(url, { waitUntil: 'domcontentloaded' })
    await quiet(visit, operation)
    if (!operation) await loseConnection(visit)
    await scrollThrough(visit)
    await quiet(visit)
    const now = await seen(page)
    const tries = calls.operations.filter(called => called === operation).length
    isFaulty = false
    const parts = changed(healthy, now)
    const errors = [
      ...(operation && tries === 0 ? ['not called'] : []),
      ...(tries > MOST_TRIES ? [`${tries} tries`] : []),
      ...healthy.headings.filter(name => !now.headings.includes(name)).map(name => `no ${name}`),
    ]
    if (fault === 'offline') {
      if (!OFFLINE.test(now.text)) errors.push('no message while offline')
      await context.setOffline(false)
    } else {
      const others = users ? parts.filter(name => !users.includes(name)) : []
      errors.push(...others.map(name => `${name} changed too`))
      if (FIELDWISE.includes(fault)) return { parts, errors }
      errors.push(...silent(parts, now).map(name => `${name} changed without an action`))
      await clickActions(page)
    }
    errors.push(...(await differing(visit, healthy)).map(name => `${name} not whole afterwards`))
    return { parts, errors }
  } finally {
    await context.close()
  }
}

const silent = (parts, now) => parts.filter(name => !ACTION.test(now.texts[name] ?? ''))

/** Clicks every action that a message offers. */
async function clickActions(page) {
  const buttons = page.getByRole('button', { name: ACTION })
  for (let left = await buttons.count(); left > 0; left--) await buttons.nth(left - 1).click()
}

/** Does the work for each item, a few at once. */
async function each(items, work) {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
}

/** Every operation that the bond page calls, with every fault in turn. */
export function measure() {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const url = origin + PAGE
      const cookies = browserCookies(origin, await sessionOf(origin, USER))
      const { healthy, operations, scripts } = await healthyVisit(browser, cookies, url)
      const users = {}
      const culprits = []
      const run = async item => {
        const { parts, errors } = await visitWith(browser, cookies, { ...item, url, healthy })
        if (errors.length > 0)
          culprits.push(`${item.operation ?? 'scrolling'} ${item.fault}: ${errors.join(', ')}`)
        return parts
      }
      // the parts that use an operation are those that change when it fails
      await each(operations, async operation => {
        users[operation] = await run({ operation, fault: USERS_FAULT })
      })
      const faults = process.env.PROOF_FAULTS?.split(',') ?? Object.keys(FAULTS)
      const cases = operations.flatMap(operation =>
        faults
          .filter(fault => fault !== USERS_FAULT)
          .map(fault => ({ operation, fault, users: users[operation] })),
      )
      if (faults.includes('offline')) cases.push({ operation: null, fault: 'offline' })
      await each(cases, run)
      const count = operations.length + cases.length
      const named = culprits.slice(0, NAMED).join('; ')
      const aside = 'not covered: the support number in the header'
      return [
        {
          what: `${operations.length} operations that ${PAGE} calls to its end × ${new Set([USERS_FAULT, ...faults]).size} faults`,
          goal: `every other section unchanged, a message with an action that helps (wrong types of single values: in their fields alone), ≤ ${MOST_TRIES} tries, whole by itself after offline`,
          measured: `${count - culprits.length} of ${count}${named ? `; ${named}` : ''}; ${aside}`,
          reached: culprits.length === 0,
        },
        await measureCutScripts(browser, cookies, { url, healthy, scripts }),
      ]
    } finally {
      await browser.close()
    }
  })
}
