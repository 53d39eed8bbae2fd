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
