import type { Page } from '@playwright/test'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { ALL, expect, NOTE, test } from './strict.ts'

const PAGES = ['/', NOTE, '/stocks/1/', '/etf/1/', '/indexes/11/', '/company/5/', '/access/']
/** Pages of a user's own data: the server renders those of visitors, who have none. */
const OWN_PAGES = ['/account/', '/outbox/']

/** Opens a page and saves the markup from the server. */
async function open(page: Page, address: string) {
  await page.goto(address, { waitUntil: 'commit' })
  const served = await page.waitForSelector('#root main h1')
  // a working page removes the error message
  await expect(page.locator('#page-fault')).toHaveCount(0)
  return served
}

/** The long run tests every pair; the gate pairs each item of the first list with one of the second. */
const byTurns = <T>(position: number, members: readonly T[]): readonly T[] =>
  ALL ? members : members.filter((_, index) => index === position % members.length)

/** The gate hydrates in a language with Latin letters and in one without. */
const SOME_LANGUAGES = ALL ? Object.values(SITE_CODES) : ['deu', 'chn']

test(`X10 the browser hydrates the server’s markup, in ${ALL ? 'every language' : 'two languages'}, light and dark`, async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const [position, lang] of SOME_LANGUAGES.entries())
    for (const theme of byTurns(position, ['light', 'dark']))
      for (const address of ALL ? PAGES : [NOTE]) {
        // React throws on a difference, which fails this journey; a page rendered from scratch has another heading
        const served = await open(page, `${address}?lang=${lang}&theme=${theme}`)
        expect(await served.evaluate(heading => heading.isConnected), `${address} in ${lang}, ${theme}`).toBe(
          true,
        )
      }
})

test('X10 each kind of page hydrates, for visitors and for signed-in users, at 1360 and 390 px', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000)
  const addresses = [...PAGES, `${NOTE}?period=1Y&chart=yield`]
  for (const [offset, user] of [null, 'desk', 'reader'].entries()) {
    if (user) await signIn(user)
    // in the gate every page as a visitor, and the page with the most access rules as the others
    const chosen = user === null ? [...addresses, ...OWN_PAGES] : ALL ? addresses : [NOTE]
    for (const [position, address] of chosen.entries())
      for (const width of byTurns(position + offset, [1360, 390])) {
        await page.setViewportSize({ width, height: 900 })
        const served = await open(page, address)
        const place = `${address} for ${user} at ${width} px`
        expect(await served.evaluate(heading => heading.isConnected), place).toBe(true)
      }
  }
})

test('X10 the document loads only small scripts: large ones would share the bandwidth of its style sheet', async ({
  page,
}) => {
  await page.goto(NOTE)
  await expect(page.locator('#page-fault')).toHaveCount(0)
  const sizes = await page.evaluate(() =>
    [...document.scripts]
      .filter(script => script.src)
      .flatMap(script => performance.getEntriesByName(script.src) as PerformanceResourceTiming[])
      .map(entry => entry.encodedBodySize),
  )
  expect(sizes).toHaveLength(2)
  expect(Math.max(...sizes)).toBeLessThan(2_000)
  // the others have started since
  const rels = await page
    .locator('link[data-rel]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(link => [link.rel, link.dataset.rel]))
  expect(rels.length).toBeGreaterThan(2)
  for (const [rel, waiting] of rels) expect(rel).toBe(waiting)
})

const LINE = '[data-slot=static-time-chart-line] path'

/** Pages whose markup has a chart: its accessible name, and a date of its axis. */
const CHARTS = [
  { address: NOTE, name: /^Price, US Treasury 4%.*, from 11 Apr 2025 to 11 Jul 2025\.$/, date: '12 May' },
  { address: '/stocks/1/', name: /^Apple Inc: .*, from 29 Dec 2016 to 29 Dec 2017\.$/, date: 'Mar' },
  { address: '/indexes/11/', name: /^US Treasury par yield 10-year: /, date: 'Oct' },
]

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('X10 a page can be read, its links work, and the login form signs in', async ({ page }) => {
    await page.goto(NOTE)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/US Treasury 4%/)
    await expect(main.getByText('US91282CJZ59').first()).toBeVisible()
    const table = (name: string) => main.getByRole('table', { name })
    await expect(table('Cash flow').getByRole('row')).toHaveCount(14)
    await expect(main.getByRole('region', { name: 'Ratings' })).toContainText('Moody')
    await expect(main.getByRole('region', { name: 'Identifiers' })).toContainText('91282CJZ5')
    const issues = main.getByRole('region', { name: 'Latest issues of the issuer' })
    await expect(issues.getByRole('link', { name: /US Treasury/ })).not.toHaveCount(0)
    await page.getByLabel('Login').fill('reader')
    await page.getByLabel('Password').fill('reader')
    await page.getByRole('button', { name: 'Sign in' }).last().click()
    await expect(page.getByLabel('Password')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe(NOTE)
    await page.getByRole('navigation').getByRole('link', { name: 'Methodology' }).last().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Methodology')
  })

  for (const [user, sees] of [
    [null, 'shape'],
    ['pro', 'values'],
  ] as const)
    test(`X10 the chart is a picture with its dates: ${user ?? 'a visitor'} sees its ${sees}`, async ({
      page,
      signIn,
    }) => {
      if (user) await signIn(user)
      for (const { address, name, date } of CHARTS) {
        await page.goto(address)
        const picture = page.getByRole('img', { name })
        await expect(picture).toBeVisible()
        await expect(picture.locator(LINE).first()).toHaveAttribute('d', /^M\d+ \d+l/)
        // below a second chart, if there is one
        await expect(
          page.locator('#graph').getByText(date, { exact: true }).filter({ visible: true }),
        ).toHaveCount(1)
        const tag = picture.locator('[data-slot=static-time-chart-tag]').filter({ visible: true })
        await expect(tag).toHaveCount(sees === 'values' ? 1 : 0)
        // names and dates have no decimals
        if (sees === 'shape') expect(await picture.textContent()).not.toMatch(/\d\.\d{2}/)
        else await expect(tag).toHaveText(/^\d+\.\d\d$/)
      }
    })

  test('X10 a chart that the address does not have at its start is no picture', async ({ page }) => {
    await page.goto(`${NOTE}?chart=yield`)
    await expect(page.getByRole('region', { name: 'Chart and archive' })).toBeVisible()
    await expect(page.getByRole('img', { name: /^Price,/ })).toHaveCount(0)
  })
})

const DESK = { width: 1360, height: 900 }
const PHONE = { width: 390, height: 844 }
/** The gate shows each user's chart in one window, and values, which change no box, on the bond's page. */
const WINDOWS = ALL
  ? ([
      [null, DESK],
      [null, PHONE],
      ['pro', DESK],
      ['pro', PHONE],
    ] as const)
  : ([
      [null, PHONE],
      ['pro', DESK],
    ] as const)

/** The boxes of the section, the line, and the texts of the axes, by name: of the picture, or of the chart that replaced it. */
const places = (page: Page) =>
  page.locator('#graph').evaluate(section => {
    const chart = section.querySelector('[data-slot=time-chart-frame]')
    const root = chart ?? section.querySelector('[data-slot=static-time-chart]')
    const line = root?.querySelector(
      ':is([data-slot=time-chart-line], [data-slot=static-time-chart-line]) path',
    )
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return [left, top + window.scrollY, width, height]
    }
    const texts = [...(root?.querySelectorAll('text') ?? [])].filter(
      text => text.textContent && text.getClientRects().length > 0,
    )
    const boxes: Record<string, number[]> = { section: boxOf(section) }
    if (root && line) Object.assign(boxes, { root: boxOf(root), line: boxOf(line) })
    for (const text of texts) boxes[text.textContent ?? ''] = boxOf(text)
    return { isLive: chart !== null, boxes }
  })

/** Whether every style sheet has come. Runs in the page. */
const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet !== null)

type Boxes = Record<string, number[]>

/** By how many pixels a box differs from that of the same name, or which names differ. */
function difference(one: Boxes, other: Boxes): number | string {
  const names = [one, other].map(boxes => Object.keys(boxes).sort().join())
  if (names[0] !== names[1]) return names.join(' / ')
  return Math.max(
    ...Object.entries(one).flatMap(([name, box]) =>
      box.map((length, side) => Math.abs(length - (other[name]?.[side] ?? Number.NaN))),
    ),
  )
}

/** A bond whose name takes two lines on a phone. */
const LONG_NAME = '/bonds/10128/'
const addresses = [...CHARTS.map(({ address }) => address), LONG_NAME]

test.describe('with scripts that come late', () => {
  test.use({ waitsForScripts: false })
  for (const [user, viewport] of WINDOWS)
    test(`X10 the chart takes the place of its picture: ${user ?? 'visitor'}, ${viewport.width} px`, async ({
      page,
      signIn,
    }) => {
      if (user) await signIn(user)
      await page.setViewportSize(viewport)
      for (const address of ALL || user === null ? addresses : [NOTE]) {
        let start = () => {}
        const started = new Promise<void>(done => {
          start = done
        })
        await page.route(/\.js$/, async route => {
          await started
          await route.continue()
        })
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForSelector(LINE, { state: 'attached' })
        await expect.poll(() => page.evaluate(isStyled)).toBe(true)
        await page.evaluate(() => document.fonts.ready)
        const { boxes, isLive } = await places(page)
        expect([isLive, Object.keys(boxes).length > 5]).toEqual([false, true])
        start()
        await page.waitForSelector('#graph [data-slot=time-chart][data-status=ready]')
        await page.evaluate(() => document.fonts.ready)
        await expect
          .poll(async () => difference(boxes, (await places(page)).boxes), { message: address })
          .toBeLessThan(0.5)
        expect((await places(page)).isLive).toBe(true)
        await page.unroute(/\.js$/)
      }
    })
})
