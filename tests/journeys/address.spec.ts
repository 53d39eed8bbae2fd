import { readFile } from 'node:fs/promises'
import { chart, expect, NOTE, test } from './strict.ts'

/** The days of the note's last quarter on FedInvest. */
const DAYS = 'from=2024-05-23&to=2024-08-23&ground=100'

test.describe('X1 a copied link opens the same view', () => {
  test.beforeEach(async ({ signIn }) => {
    await signIn('desk')
  })

  test('the archive: sort, columns and decimals; another language keeps them', async ({ page }) => {
    await page.goto(`${NOTE}?${DAYS}&view=archive`)
    const section = chart(page)
    const table = section.getByRole('table', { name: /^Archive/ })
    const head = (name: RegExp) => table.getByRole('columnheader', { name })
    await head(/^Bid, /)
      .getByRole('button')
      .first()
      .click()
    await expect(head(/^Bid, /)).toHaveAttribute('aria-sort', 'ascending')
    await section.getByRole('checkbox', { name: 'All decimals' }).check()
    await section.getByRole('button', { name: /^Columns/ }).click()
    await page.getByRole('dialog').getByRole('checkbox', { name: /^Ask/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await expect(head(/^Ask, /)).toHaveCount(0)
    const link = page.url()
    expect(new URL(link).search).toBe(`?view=archive&${DAYS}&sort=bid&columns=-ask&decimals=all`)

    await page.goto('about:blank')
    await page.goto(link)
    await expect(head(/^Bid, /)).toHaveAttribute('aria-sort', 'ascending')
    await expect(head(/^Ask, /)).toHaveCount(0)
    await expect(section.getByRole('checkbox', { name: 'All decimals' })).toBeChecked()

    await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('deu')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const kept = new URL(page.url()).searchParams
    expect([kept.get('sort'), kept.get('columns'), kept.get('decimals')]).toEqual(['bid', '-ask', 'all'])
  })

  test('the chart: trend, axis and values go step by step with the back button', async ({ page }) => {
    await page.goto(`${NOTE}?${DAYS}`)
    const section = chart(page)
    const trend = section.getByRole('combobox', { name: 'Trend' })
    await trend.selectOption({ label: 'Linear' })
    await expect(section.getByText(/R² = /).first()).toBeVisible()
    await section.getByRole('button', { name: 'Log scale' }).click()
    await section.getByRole('radio', { name: 'Percent' }).click()
    await expect(page).toHaveURL(/values=percent&trend=linear&axis=log/)
    await page.reload()
    await expect(section.getByRole('radio', { name: 'Percent' })).toBeChecked()
    await expect(trend).toHaveValue('linear')
    await page.goBack()
    await expect(section.getByRole('radio', { name: 'Absolute' })).toBeChecked()
    await expect(section.getByRole('button', { name: 'Log scale' })).toHaveAttribute('aria-pressed', 'true')
    await page.goBack()
    await page.goBack()
    await expect(trend).toHaveValue('not_selected')
  })

  test('the issuer map asks for no lines until they are looked at', async ({ page }) => {
    let asked = 0
    page.on('request', request => {
      if (request.url().endsWith('/api/chart/get_tradings/')) asked += 1
    })
    await page.goto(`${NOTE}?chart=map`)
    await expect(page.getByRole('region', { name: /^Issuer map, / })).toBeVisible()
    expect(asked).toBe(0)
    await chart(page).getByRole('tab', { name: 'Price' }).click()
    await expect(chart(page).locator('[data-chart-layer=lines] path').first()).toBeAttached()
    expect(asked).toBe(1)
  })

  test('C6 an automatic period is not in the address, and ends with its trading ground', async ({ page }) => {
    await page.goto(`${NOTE}?ground=100`)
    const section = chart(page)
    const to = section.getByRole('combobox', { name: 'To' })
    await expect(to).toHaveValue('23.08.2024')
    await expect(section).toContainText('the three months before 23 Aug 2024')
    expect(new URL(page.url()).search).toBe('?ground=100')
    await section.getByRole('combobox', { name: 'Trading ground' }).selectOption({ label: 'NSD' })
    await expect(to).toHaveValue('11.07.2025')
    await expect(section.getByRole('radio', { name: '3M' })).toBeChecked()
    expect(new URL(page.url()).search).toBe('?ground=381')
    await page.goBack()
    await expect(to).toHaveValue('23.08.2024')
  })

  test('C11 spread=1 leaves the address with the second line, and comes back with it', async ({ page }) => {
    await page.goto(`${NOTE}?compare=b206-4&spread=1`)
    const section = chart(page)
    const query = () => new URL(page.url()).searchParams
    await expect(section.getByRole('button', { name: 'Spread' })).toHaveAttribute('aria-pressed', 'true')
    // of full values: those of 3 decimals gave 1.317
    await expect(section.locator('[data-slot=spread-stats]')).toContainText('1.316')
    await section
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(section.getByRole('button', { name: 'Spread' })).toBeDisabled()
    expect([query().get('compare'), query().get('spread')]).toEqual([null, null])
    await page.goBack()
    await expect(section.locator('[data-slot=spread-stats]')).toBeVisible()
    expect(query().get('spread')).toBe('1')
  })

  test('C10 percent is of full values: 0.808, not 0.809', async ({ page }) => {
    await page.goto(`${NOTE}?values=percent`)
    await expect(chart(page).getByRole('list', { name: 'Series' })).toContainText('+0.808%')
  })

  test('C17 the zoom: a copied link shows the same part, a whole period takes it away', async ({ page }) => {
    await page.goto(NOTE)
    const section = chart(page)
    await expect(section.locator('[data-chart-layer=lines] path').first()).toBeAttached()
    await section.locator('[data-slot=time-chart-surface]').first().focus()
    await page.keyboard.press('+')
    await expect(page).toHaveURL(/[?&]zoom=2025-\d\d-\d\d\.2025-\d\d-\d\d/)
    const link = page.url()
    await page.goto('about:blank')
    await page.goto(link)
    await expect(section.locator('[data-slot=time-chart][data-zoomed]').first()).toBeVisible()
    await page.waitForTimeout(600)
    expect(page.url()).toBe(link)
    await section.getByRole('tab', { name: 'Yield' }).click()
    await expect(page).toHaveURL(/zoom=/)
    await section.getByRole('radio', { name: '1Y' }).click()
    await expect(page).not.toHaveURL(/zoom=/)
    await page.goBack()
    await expect(section.locator('[data-slot=time-chart][data-zoomed]').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.get('zoom')).toBe(new URL(link).searchParams.get('zoom'))
  })

  test('C20 the indicators of the extended chart, those of another visit too', async ({ page }) => {
    await page.goto(`${NOTE}?view=extended&indicators=ema-10.astrology.rsi-0`)
    const section = chart(page)
    const indicators = section.getByRole('button', { name: /^Indicators/ })
    await expect(indicators).toContainText('2')
    await indicators.click()
    await page.getByRole('button', { name: 'Add indicator' }).click()
    await page.getByRole('menuitem', { name: 'Bollinger bands' }).click()
    await expect(page).toHaveURL(/indicators=ema-10\.rsi-14\.bollinger-20-2/)
    await page.goBack()
    await expect(indicators).toContainText('2')
    await page.goto(`${NOTE}?view=extended`)
    await expect(page).toHaveURL(/view=extended&indicators=ema-10\.rsi-14\.bollinger-20-2/)
  })

  test('Q11 the pages of latest issues and similar bonds, each by itself', async ({ page }) => {
    await page.goto(`${NOTE}?latest-issues=3&similar=0#latest-issues`)
    const pagesOf = (name: string) => page.getByRole('navigation', { name: `Pages of ${name}` })
    const current = (name: string) => pagesOf(name).locator('[aria-current=page]')
    await expect(current('Latest issues of the issuer')).toHaveText('3')
    await pagesOf('Latest issues of the issuer').getByRole('button', { name: 'Page 4' }).click()
    await expect(page).toHaveURL(/latest-issues=4/)
    await page.getByRole('region', { name: 'Similar bonds' }).scrollIntoViewIfNeeded()
    await expect(current('Similar bonds')).toHaveText('1')
    await pagesOf('Similar bonds').getByRole('button', { name: 'Page 2' }).click()
    await expect(page).toHaveURL(/latest-issues=4&similar=2/)
    await page.goBack()
    await page.goBack()
    await expect(current('Latest issues of the issuer')).toHaveText('3')
  })

  test('C21 the archive becomes a workbook, sent for as a form', async ({ page }) => {
    await page.goto(`${NOTE}?${DAYS}&view=archive`)
    const form = page.waitForRequest(request => request.url().endsWith('/archive-export/'))
    const download = page.waitForEvent('download')
    await chart(page).getByRole('button', { name: 'Export to Excel' }).click()
    expect((await form).headers()['content-type']).toContain('application/x-www-form-urlencoded')
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^archive-US[0-9A-Z]{10}\.xlsx$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  })
})

test('rule 15: 1077 without excelExportAccess is refused without a request', async ({ page, signIn }) => {
  await signIn('pro')
  let asked = 0
  page.on('request', request => {
    if (request.url().includes('archive-export')) asked += 1
  })
  await page.goto(`${NOTE}?${DAYS}&view=archive`)
  await chart(page).getByRole('button', { name: 'Export to Excel' }).click()
  await expect(chart(page).getByRole('alert').filter({ visible: true })).toContainText(/access/i)
  expect(asked).toBe(0)
})
