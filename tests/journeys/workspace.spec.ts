import type { Page } from '@playwright/test'
import { SITE_CODES } from '../../packages/api-client/src/decode/languages.ts'
import { ALL, expect, NOTE, test } from './strict.ts'

/** By id, because its name depends on the language. */
const chart = (page: Page) => page.locator('#graph')

/** Bonds of other kinds that have a chart. In the gate the one with the most above its chart. */
const KINDS = [
  ['a bond in default', '/bonds/10585/'],
  ...(ALL
    ? ([
        ['a Treasury note', NOTE],
        ['a convertible bond', '/bonds/10128/'],
        ['a bank’s bond', '/bonds/10330/'],
        ['a foreign state’s bond', '/bonds/10319/'],
      ] as const)
    : []),
] as const

/** The gate tests the language with the longest words. */
const SOME_LANGUAGES = ALL ? Object.values(SITE_CODES) : ['deu']
const IN_LANGUAGES = ALL ? 'in every language' : 'in German'

/** Where the plot starts and its date axis ends, in pixels from the top of the page, and how many rows the toolbar has. */
async function measure(page: Page) {
  await expect(chart(page).locator('[data-slot=time-chart-plot]').first()).toBeAttached()
  return chart(page).evaluate(section => {
    const box = (slot: string) => section.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect()
    const bar = section.querySelector('[data-slot=chart-toolbar]')
    const middles = [...(bar?.querySelectorAll('button, select, input') ?? [])]
      .filter(one => one.checkVisibility())
      .map(one => one.getBoundingClientRect())
      .map(({ top, height }) => top + height / 2)
    return {
      start: Math.round((box('chart-panel-charts')?.top ?? 0) + window.scrollY),
      end: Math.round((box('time-chart-frame')?.bottom ?? 0) + window.scrollY),
      rows: Math.max(...middles) - Math.min(...middles) > 6 ? 2 : 1,
      isCut: bar ? bar.scrollWidth > bar.clientWidth : true,
    }
  })
}

/** Where the plot of the page's issuer map starts and its duration axis ends, and whether its toolbar is one row. */
async function measureMap(page: Page, address: string) {
  await page.goto(address)
  const map = page.locator('[data-slot=issuer-map]')
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('[data-chart-layer=points] path').first()).toBeAttached()
  return map.evaluate(root => {
    const box = (slot: string) => root.querySelector(`[data-slot=${slot}]`)?.getBoundingClientRect()
    const bar = root.querySelector('[data-slot=issuer-map-toolbar]')
    const axis = [...root.querySelectorAll('[data-chart-layer=grid] text')].map(
      text => text.getBoundingClientRect().bottom,
    )
    const frame = box('issuer-map-frame')
    return {
      start: Math.round((frame?.top ?? 0) + window.scrollY),
      end: Math.round((frame?.bottom ?? Number.POSITIVE_INFINITY) + window.scrollY),
      toolbar: {
        height: box('issuer-map-toolbar')?.height,
        isCut: bar ? bar.scrollWidth > bar.clientWidth : true,
        isAbovePlot: box('issuer-map-toolbar')?.bottom === frame?.top,
      },
      isAxisInside: Math.max(...axis) <= (frame?.bottom ?? 0),
    }
  })
}

/** Holds the answers to these requests until the returned function is called. */
async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>(done => {
    release = done
  })
  await page.route(address, async route => {
    await released
    await route.continue()
  })
  return release
}

/** Titles and details of facts that overflow. */
const cutFacts = (page: Page) =>
  page
    .locator('[data-slot=fact] :is(dt > .truncate, dd)')
    .evaluateAll(texts =>
      texts.filter(text => text.scrollWidth > text.clientWidth).map(text => text.textContent),
    )

test.describe('the whole chart in the first screen', () => {
  test.use({ viewport: { width: 1360, height: 900 } })

  test('C17 the whole chart with its dates is in the first screen, and its toolbar is one row: every kind of bond', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    for (const [kind, address] of KINDS)
      await test.step(kind, async () => {
        await page.goto(address)
        const { start, end, rows, isCut } = await measure(page)
        expect(start, 'where the plot starts').toBeLessThanOrEqual(312)
        expect(end, 'where the date axis ends').toBeLessThanOrEqual(900)
        expect({ rows, isCut }).toEqual({ rows: 1, isCut: false })
      })
  })

  test(`C17 ${IN_LANGUAGES} the toolbar is one row with all its controls, the date axis is in the first screen, and no fact is cut`, async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    for (const lang of SOME_LANGUAGES)
      await test.step(lang, async () => {
        await page.goto(`${NOTE}?lang=${lang}`)
        const { start, end, rows, isCut } = await measure(page)
        expect(start, 'where the plot starts').toBeLessThanOrEqual(312)
        expect(end, 'where the date axis ends').toBeLessThanOrEqual(900)
        expect({ rows, isCut }).toEqual({ rows: 1, isCut: false })
        await expect(chart(page).locator('[data-slot=chart-toolbar] [data-slot=chart-trend]')).toBeVisible()
        expect(await cutFacts(page), 'cut facts').toEqual([])
      })
  })

  test(`C17 a visitor has the same first screen ${IN_LANGUAGES}, in the dark too: locks and units have the height of values`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    for (const lang of SOME_LANGUAGES)
      await test.step(lang, async () => {
        await page.goto(`${NOTE}?lang=${lang}`)
        const { start, end, rows } = await measure(page)
        expect(start, 'where the plot starts').toBeLessThanOrEqual(312)
        expect(end, 'where the date axis ends').toBeLessThanOrEqual(900)
        expect(rows).toBe(1)
      })
  })

  test(`C17 ${IN_LANGUAGES} the toolbar of the issuer map is one row with all its controls, and its duration axis is in the first screen`, async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    for (const lang of SOME_LANGUAGES)
      await test.step(lang, async () => {
        const { start, end, isAxisInside, toolbar } = await measureMap(page, `${NOTE}?chart=map&lang=${lang}`)
        expect(start, 'where the plot starts').toBeLessThanOrEqual(312)
        expect(end, 'where the duration axis ends').toBeLessThanOrEqual(900)
        expect(isAxisInside).toBe(true)
        expect(toolbar).toEqual({ height: 40, isCut: false, isAbovePlot: true })
        await expect(
          chart(page).locator('[data-slot=issuer-map-toolbar] [data-slot=chart-trend]'),
        ).toBeVisible()
        await expect(chart(page).locator('[data-slot=chart-settings]')).toHaveCount(0)
        const company = await measureMap(page, `/company/5/?lang=${lang}`)
        expect(company.toolbar, 'on the page of a company').toEqual(toolbar)
      })
  })

  test('C14 data that come late move the plot of the issuer map by 0 px', async ({ page, signIn }) => {
    await signIn('desk')
    const answer = await holdAnswers(page, '**/emitent-map-data/**')
    await page.goto(`${NOTE}?chart=map`)
    const frame = chart(page).locator('[data-slot=issuer-map-frame]')
    await expect(frame).toBeVisible()
    const place = () =>
      frame.evaluate(one => {
        const { top, height } = one.getBoundingClientRect()
        return { top: top + window.scrollY, height }
      })
    const before = await place()
    await expect(chart(page).locator('[data-chart-layer=points] path')).toHaveCount(0)
    answer()
    await expect(chart(page).locator('[data-chart-layer=points] path').first()).toBeAttached()
    expect(await place(), 'the data').toEqual(before)
    await chart(page).getByRole('combobox', { name: 'Trend' }).selectOption({ index: 1 })
    await expect(chart(page).getByRole('list', { name: 'Series' })).toContainText('R² =')
    expect(await place(), 'a trend').toEqual(before)
  })

  test('C14 late content moves the plot by 0 px: data, another period, a message, a notice', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    const answer = await holdAnswers(page, '**/api/chart/get_tradings/**')
    await page.goto(NOTE)
    const plot = chart(page).locator('[data-slot=chart-panel-charts]')
    const top = () => plot.evaluate(one => one.getBoundingClientRect().top + window.scrollY)
    let before = 0
    // 0 while the section takes the place of its markup
    await expect(async () => {
      before = await top()
      expect(before).toBeGreaterThan(0)
    }).toPass()
    answer()
    await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
    expect(await top(), 'the data').toBe(before)
    await chart(page).getByRole('radio', { name: '3Y' }).click()
    expect(await top(), 'another period').toBe(before)
    const from = chart(page).getByRole('combobox', { name: 'From' })
    await from.fill('01.01.2005')
    await from.press('Enter')
    await expect(chart(page).locator('[data-slot=chart-panel-notes]')).toContainText('The end moved')
    expect(await top(), 'a notice').toBe(before)
    // the first date of the data, which comes with them
    await expect(from).not.toHaveValue('01.01.2005')
    await from.fill('99.99.2005')
    await from.press('Enter')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    expect(await top(), 'a date that is none').toBe(before)
    const bonds = [52, 53, 54, 55, 56, 58, 59, 60, 62].map(id => `b${id}-4`)
    const indexes = Array.from({ length: 10 }, (_, index) => `i${1 + index}`)
    await page.goto(`${NOTE}?ground=4&chart=yield&compare=${[...bonds, ...indexes].join('.')}`)
    await expect(chart(page).getByRole('button', { name: '+14 more' })).toBeVisible()
    expect(await top(), 'twenty lines').toBe(before)
  })

  test('C17 every control is in the bar of a wide card by its name, and in the bar or the settings of a narrow one', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto(NOTE)
    await measure(page)
    const control = (role: 'button' | 'combobox' | 'radiogroup', name: string) =>
      chart(page).getByRole(role, { name, exact: true })
    const all = () => [
      control('combobox', 'From'),
      control('combobox', 'To'),
      control('combobox', 'Trading ground'),
      control('button', 'Compare'),
      control('button', 'Spread'),
      control('combobox', 'Trend'),
      control('radiogroup', 'Values'),
      control('button', 'Display settings'),
      control('button', 'Export'),
      control('button', 'Full screen'),
    ]
    for (const one of all()) await expect(one).toBeVisible()
    await test.step('the extended chart has its dates in the bar', async () => {
      await chart(page).getByRole('tab', { name: 'Extended chart' }).click()
      await expect(chart(page).getByRole('button', { name: 'Indicators' })).toBeVisible()
      await expect(chart(page).locator('[data-slot=chart-dates]')).toBeVisible()
      expect(await measure(page)).toMatchObject({ rows: 1, isCut: false })
      for (const lang of SOME_LANGUAGES) {
        await page.goto(`${NOTE}?view=extended&lang=${lang}`)
        await expect(chart(page).locator('[data-slot=indicator-menu]')).toBeVisible()
        await expect(chart(page).locator('[data-slot=chart-dates]'), lang).toBeVisible()
        expect(await measure(page), lang).toMatchObject({ rows: 1, isCut: false })
      }
      await page.goto(`${NOTE}?lang=eng`)
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(control('combobox', 'Trend')).toHaveCount(0)
    await control('button', 'Display settings').click()
    for (const one of [...all().slice(0, 2), ...all().slice(4)]) await expect(one).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(control('button', 'Display settings')).toBeFocused()
    await control('button', 'From and to').click()
    for (const one of all().slice(0, 2)) await expect(one).toBeVisible()
  })
})

for (const [who, start] of [
  ['visitor', 446],
  ['desk', 402],
] as const)
  test(`C17 on a phone the plot starts at ${start} px for ${who}, and its date axis is in the first screen`, async ({
    page,
    signIn,
  }) => {
    if (who === 'desk') await signIn('desk')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(NOTE)
    await expect.poll(async () => (await measure(page)).start).toBeLessThanOrEqual(start)
    const { end, rows, isCut } = await measure(page)
    expect(end).toBeLessThanOrEqual(844)
    if (who === 'visitor') return
    expect({ rows, isCut }).toEqual({ rows: 1, isCut: false })
    await test.step('its tabs and settings are reachable', async () => {
      await expect(chart(page).getByRole('combobox', { name: 'View' })).toBeVisible()
      await expect(chart(page).getByRole('group', { name: 'Whole line' })).toHaveCount(0)
      await chart(page).getByRole('button', { name: 'Display settings' }).click()
      const settings = page.getByRole('dialog', { name: 'Display settings' })
      await expect(settings).toBeVisible()
      const scrim = await settings.evaluate(sheet => {
        const { width, height } = getComputedStyle(sheet.parentElement as Element, '::before')
        return [width, height]
      })
      expect(scrim, 'it dims the whole page').toEqual(['390px', '844px'])
    })
  })

test('C17 on a phone the toolbar of the issuer map is one row, and its duration axis is in the first screen', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const lang of SOME_LANGUAGES) {
    const { end, isAxisInside, toolbar } = await measureMap(page, `${NOTE}?chart=map&lang=${lang}`)
    expect(end, lang).toBeLessThanOrEqual(844)
    expect(isAxisInside).toBe(true)
    expect(toolbar).toEqual({ height: 44, isCut: false, isAbovePlot: true })
  }
  await page.goto(`${NOTE}?chart=map&lang=eng`)
  await chart(page).getByRole('button', { name: 'Display settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Display settings' })
  for (const [role, name] of [
    ['combobox', 'Trend'],
    ['radiogroup', 'Labels'],
    ['button', 'Delete points'],
    ['button', 'Export'],
  ] as const)
    await expect(sheet.getByRole(role, { name })).toBeVisible()
})
