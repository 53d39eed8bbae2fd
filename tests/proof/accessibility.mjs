import { AxeBuilder } from '@axe-core/playwright'
import { chromium as engine } from 'playwright'
import { chromium } from '../chromium.ts'
import { controlFaults } from '../journeys/controls.ts'
import { misfits } from '../journeys/misfits.ts'
import { EVERY_RULE } from '../visual/axe.ts'
import { browserCookies, sessionOf, withServer } from './server.mjs'

const PAGES = ['/', '/bonds/1/', '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/2/', '/access/']
const USERS = [null, 'desk']
const THEMES = ['light', 'dark']
const WIDTHS = [1280, 375]

/** Scrolls through the page, so that every section loads, and back to the top. */
async function readThrough(page) {
  for (let round = 0; round < 2; round++)
    await page.evaluate(async () => {
      for (let top = 0; top < document.documentElement.scrollHeight; top += 600) {
        window.scrollTo(0, top)
        await new Promise(resolve => setTimeout(resolve, 50))
      }
      window.scrollTo(0, 0)
    })
  await page
    .waitForFunction(
      () => document.querySelector('main :is([data-slot=skeleton], [aria-busy=true])') === null,
      null,
      {
        timeout: 5_000,
      },
    )
    .catch(() => {})
}

/** The faults that are left after the page has had time to lay itself out. */
async function lasting(page, faultsNow) {
  for (let tries = 0; ; tries++) {
    const faults = await faultsNow()
    if (faults.length === 0 || tries === 5) return faults
    await page.waitForTimeout(600)
  }
}

/** The rules that axe finds broken, with one element of each. */
async function violationsOf(page) {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: false })
    .withTags(EVERY_RULE)
    .analyze()
  return violations.map(({ id, nodes }) => `${id} ${nodes[0].target.join(' ').slice(0, 80)}`)
}

/** Runs in the page: how many pixels it scrolls sideways. */
const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/** Opens a page for a user and passes it to `use`. */
async function withPage(browser, origin, { path, cookie, ...options }, use) {
  const context = await browser.newContext(options)
  await context.addCookies(browserCookies(origin, cookie))
  // the loader of TypeScript names functions by this helper, also those that run in the page
  await context.addInitScript('globalThis.__name = one => one')
  const page = await context.newPage()
  try {
    await page.goto(origin + path, { waitUntil: 'load' })
    await page.waitForSelector('#page-fault', { state: 'detached' })
    await readThrough(page)
    return await use(page)
  } finally {
    await context.close()
  }
}

/** Axe on one page in a theme, at every width; small targets too. */
function checkRules(browser, origin, visit, alter) {
  return withPage(browser, origin, visit, async page => {
    await alter?.(page)
    const faults = { rules: [], targets: [] }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await readThrough(page)
      const where = `${visit.path} for ${visit.user ?? 'a visitor'}, ${visit.colorScheme}, ${width} px`
      faults.rules.push(...(await lasting(page, () => violationsOf(page))).map(fault => `${where}: ${fault}`))
      if (visit.colorScheme === 'light')
        faults.targets.push(
          ...(await lasting(page, () => page.evaluate(controlFaults))).map(fault => `${where}: ${fault}`),
        )
    }
    return faults
  })
}

/** One page in forced colours, at 320 px and with text of twice the size: text that is cut or covered, and sideways scrolling. */
function checkFit(browser, origin, visit, alter) {
  return withPage(browser, origin, visit, async page => {
    await alter?.(page)
    const faults = { forced: [], wide: [] }
    const name = `${visit.path} for ${visit.user ?? 'a visitor'}`
    const misfitsAt = async where =>
      (await lasting(page, () => page.evaluate(misfits))).map(fault => `${name}, ${where}: ${fault}`)
    const overhangAt = async where => {
      const pixels = await page.evaluate(overhang)
      return pixels > 0 ? [`${name}, ${where}: ${pixels} px too wide`] : []
    }
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.emulateMedia({ forcedColors: 'active' })
    await readThrough(page)
    faults.forced.push(...(await misfitsAt('forced colours')))
    await page.emulateMedia({ forcedColors: 'none' })
    await page.setViewportSize({ width: 320, height: 800 })
    await readThrough(page)
    faults.wide.push(...(await overhangAt('320 px')))
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await readThrough(page)
      const where = `text × 2 at ${width} px`
      faults.wide.push(...(await overhangAt(where)), ...(await misfitsAt(where)))
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
    return faults
  })
}

/** Each kind of page for a visitor and for full access. `alter` changes each page, to test the search. */
export function measure(alter) {
  return withServer(async origin => {
    const browser = await engine.launch(chromium)
    try {
      const cookies = { null: '', desk: await sessionOf(origin, 'desk') }
      const faults = { rules: [], targets: [], forced: [], wide: [] }
      const collect = found => {
        for (const [kind, lines] of Object.entries(found)) faults[kind].push(...lines)
      }
      for (const user of USERS)
        for (const path of PAGES) {
          const visit = { path, user, cookie: cookies[user] }
          for (const colorScheme of THEMES)
            collect(await checkRules(browser, origin, { ...visit, colorScheme }, alter))
          collect(await checkFit(browser, origin, visit, alter))
        }
      const pages = `${PAGES.length} pages × visitor and full access`
      return [
        row(
          `axe: ${pages} × ${THEMES.join(' and ')} × ${WIDTHS.join(' and ')} px`,
          '0 violations',
          `${PAGES.length * USERS.length * THEMES.length * WIDTHS.length} runs`,
          faults.rules,
        ),
        row(
          `Controls: ${pages} × ${WIDTHS.join(' and ')} px`,
          'targets ≥ 24 px, names with the visible text, all',
          `${PAGES.length * USERS.length * WIDTHS.length} runs`,
          faults.targets,
        ),
        row(
          `Forced colours: ${pages}, 1280 px`,
          'no text cut or covered',
          `${PAGES.length * USERS.length} runs`,
          faults.forced,
        ),
        row(
          `320 px, and text × 2 at ${WIDTHS.join(' and ')} px: ${pages}`,
          'no sideways scrolling; text × 2 neither cut nor covered',
          `${PAGES.length * USERS.length * (1 + WIDTHS.length)} runs`,
          faults.wide,
        ),
      ]
    } finally {
      await browser.close()
    }
  })
}

function row(what, goal, runs, faults) {
  return {
    what,
    goal,
    measured: `${faults.length} faults in ${runs}${faults.length > 0 ? `: ${faults.slice(0, 5).join('; ')}` : ''}`,
    reached: faults.length === 0,
  }
}
