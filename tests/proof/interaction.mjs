import { chromium as engine } from 'playwright'
import { chromium } from '../chromium.ts'
import { withServer } from './server.mjs'

const chart = page => page.getByRole('region', { name: 'Chart and archive' })
const button = name => page => page.getByRole('button', { name, exact: true }).first().click()
const radio = name => page => chart(page).getByRole('radio', { name, exact: true }).click()
const tab = name => page => chart(page).getByRole('tab', { name, exact: true }).click()
const key = name => page => page.keyboard.press(name)

/** Usual actions in order, by page. */
const ACTIONS = {
  '/bonds/1/': {
    'focus the chart': page => chart(page).getByRole('figure').first().focus(),
    'read a point by key': key('ArrowLeft'),
    'choose a year': radio('1Y'),
    'show per cent': radio('Percent'),
    'open a date': page => chart(page).getByRole('combobox', { name: /^From/ }).click(),
    'turn the calendar': page => page.getByRole('button', { name: /previous month/i }).click(),
    'close the calendar': key('Escape'),
    'open the comparison': button('Compare'),
    'type in its search': page => page.keyboard.type('treas'),
    'close the comparison': key('Escape'),
    'open the settings': button('Display settings'),
    'close the settings': key('Escape'),
    'show yields': tab('Yield'),
    'show the archive': tab('Archive'),
    'sort the archive': page =>
      chart(page).getByRole('columnheader', { name: /^Date/ }).getByRole('button').click(),
    'show the extended chart': tab('Extended chart'),
    'open the watchlists': button('Add to watchlist'),
    'search the site': page =>
      page
        .getByRole('banner')
        .getByRole('combobox', { name: /search|bond/i })
        .first()
        .fill('apple'),
  },
  '/etf/1/': {
    'sort 603 rows': page =>
      page
        .getByRole('button', { name: /^Yield/ })
        .first()
        .click(),
    'filter 603 rows': page => page.getByRole('searchbox').first().fill('boeing'),
  },
}

/** Does one action and returns the milliseconds from its slowest event to the next paint. */
async function timeOf(page, act) {
  await page.evaluate(() => {
    window.slowest = 0
    window.observer ??= new PerformanceObserver(list => {
      for (const { duration } of list.getEntries()) window.slowest = Math.max(window.slowest, duration)
    })
    window.observer.observe({ type: 'event', durationThreshold: 16 })
  })
  await act(page)
  await page.waitForTimeout(700)
  return page.evaluate(() => window.slowest)
}

async function timesAt(browser, origin, slowdown) {
  const context = await browser.newContext({ viewport: { width: 1360, height: 900 } })
  await context.request.post(`${origin}/sign-in/`, {
    form: { login: 'desk', password: 'desk', back: '/' },
    headers: { origin },
    maxRedirects: 0,
  })
  const page = await context.newPage()
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const times = []
  for (const [path, actions] of Object.entries(ACTIONS)) {
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1500)
    for (const [name, act] of Object.entries(actions)) times.push([name, await timeOf(page, act)])
  }
  await context.close()
  return times
}

/** Usual actions on the built page, from the event to the next paint. */
export function measure() {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const rows = []
      for (const [slowdown, most] of [
        [1, 50],
        [4, 200],
      ]) {
        const times = await timesAt(browser, origin, slowdown)
        const slow = times.filter(([, time]) => time > most).map(([name, time]) => `${name} ${time} ms`)
        rows.push({
          what: `${times.length} usual actions, processor × ${slowdown}`,
          goal: `≤ ${most} ms to the next paint, each`,
          measured: `${times.length - slow.length} of ${times.length}${slow.length > 0 ? `; ${slow.join(', ')}` : ''}`,
          reached: slow.length === 0,
          reason:
            'each of these draws a whole chart or up to 900 cells anew, and the browser here paints without a graphics card; a press that changes one text takes 16 to 32 ms',
        })
      }
      return rows
    } finally {
      await browser.close()
    }
  })
}
