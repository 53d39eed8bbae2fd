// Uses the pages of the examples as a person would.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { hasPainted } from './browser.mjs'

/** The examples with Vite: their pages, each with a title and what is done on it. */
export const VITE_EXAMPLES = {
  'vite-router-query': [
    {
      path: '/indexes/1',
      title: 'index page: candles, a period, a stock beside the index',
      use: useIndexPage,
    },
    { path: '/indexes/999', title: 'index page: what is not there says so', use: offersRetry },
    {
      path: '/stocks/12',
      title: 'watchlist page: a purchase is saved, loaded and removed',
      use: useWatchlistPage,
    },
    { path: '/funds/21', title: 'fund page: sorts, filters, exports, leads to a holding', use: useFundPage },
  ],
  i18next: [{ path: '/', title: 'German page: its texts, numbers and days', use: useGermanPage }],
  'own-theme': [{ path: '/', title: 'own theme: its accent and corners, light and dark', use: useThemePage }],
}

async function useIndexPage(page) {
  await page.getByRole('heading', { level: 1, name: 'Sample Europe 50' }).waitFor()
  const lines = page.getByRole('list', { name: 'Series' })
  await lines.getByText(/^O 5,\d{3}\.\d\d H 5,\d{3}\.\d\d L 5,\d{3}\.\d\d$/).waitFor()
  assert.equal(await page.getByRole('combobox', { name: 'Chart type' }).inputValue(), 'candles')
  assert.equal(
    await page.locator('[data-masked], [data-slot=access-prompt]').count(),
    0,
    'nothing is withheld',
  )

  await page.getByRole('radio', { name: 'one year' }).click()
  await page.waitForURL(/\?period=1y$/)
  assert.equal(await page.getByRole('combobox', { name: 'From' }).inputValue(), '11.07.2024')

  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('combobox', { name: 'Compare with' }).fill('birch')
  await page.getByRole('option', { name: 'Birch Energy' }).click()
  await lines.getByRole('button', { name: 'Show Birch Energy' }).waitFor()
  await page.waitForURL(/\?period=1y&values=percent$/)
  await page.keyboard.press('Escape')
  // the row's buttons show while the pointer is over it
  await lines.getByRole('listitem').filter({ hasText: 'Birch Energy' }).hover()
  await lines.getByRole('button', { name: 'Remove Birch Energy' }).click()
  await lines.getByRole('button', { name: 'Show Birch Energy' }).waitFor({ state: 'detached' })

  await page.goto(page.url())
  assert.ok(
    await page.getByRole('radio', { name: 'one year' }).isChecked(),
    'the address opens the same period',
  )
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sample Europe 50' }).waitFor()
}

async function offersRetry(page) {
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('alert').getByText('The chart data could not be loaded.').waitFor()
}

async function useWatchlistPage(page) {
  const saved = page.getByRole('table', { name: 'On your lists' })
  await saved.getByText('Not on any list').waitFor()
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await page.getByRole('checkbox', { name: 'Ideas' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  const purchase = page.getByRole('dialog', { name: 'Details of the purchase' })
  await purchase.getByRole('textbox', { name: 'Quantity Ideas' }).fill('40')
  await purchase.getByRole('textbox', { name: 'Price, EUR Ideas' }).fill('100.5')
  await purchase.getByRole('combobox', { name: 'Buy date Ideas' }).fill('01/07/2025')
  await purchase.getByText('EUR +534').waitFor()
  await purchase.getByRole('button', { name: 'Save to 1 list' }).click()
  await saved.getByRole('row', { name: 'Ideas 40 100.50 1 Jul 2025' }).waitFor()

  await page.getByRole('link', { name: 'Fund' }).click()
  await page.getByRole('link', { name: 'Birch Energy' }).click()
  await saved.getByRole('row', { name: 'Ideas 40 100.50 1 Jul 2025' }).waitFor()

  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await page.getByRole('checkbox', { name: 'Ideas' }).uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await saved.getByText('Not on any list').waitFor()
}

async function useFundPage(page) {
  const table = page.getByRole('table', { name: 'Holdings' })
  const names = () => table.getByRole('rowheader').allInnerTexts()
  await table.getByRole('row', { name: /^Cedar Software Technology 22\.79 109\.4 9 Jul 2025$/ }).waitFor()
  assert.equal((await names())[0], 'Cedar Software', 'the largest holding stands first')

  const heading = table.getByRole('columnheader', { name: /^Holding/ })
  await heading.getByRole('button', { name: 'Holding', exact: true }).click()
  await page.waitForURL(/\?holdings\.sort=name$/)
  assert.equal(await heading.getAttribute('aria-sort'), 'ascending')
  await page.goto(page.url())
  await table.getByRole('link', { name: 'Alder Foods' }).waitFor()
  assert.equal((await names())[0], 'Alder Foods', 'the address opens the same order')

  await table.getByRole('button', { name: 'Options of Sector' }).click()
  await page.getByRole('checkbox', { name: 'Energy' }).check()
  await page.keyboard.press('Escape')
  await table.getByRole('link', { name: 'Alder Foods' }).waitFor({ state: 'detached' })
  assert.deepEqual(await names(), ['Birch Energy', 'Elm Chemicals'])

  await page.getByRole('button', { name: 'Copy or save' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save CSV' }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  assert.match(text, /Holding.+Sector.+Weight.+Value.+Reported/)
  assert.match(text, /Birch Energy.+Energy.+12\.5/)
  assert.doesNotMatch(text, /Alder Foods/, 'what is filtered out is not saved')

  await page.evaluate(() => {
    window.isSameDocument = true
  })
  await table.getByRole('link', { name: 'Elm Chemicals' }).click()
  await page.getByRole('heading', { level: 1, name: 'Elm Chemicals' }).waitFor()
  assert.ok(await page.evaluate(() => window.isSameDocument), 'the router opens the page')
}

async function useGermanPage(page) {
  await page.getByText('4 Anleihen, im Mittel 2,50 % Rendite').waitFor()
  const table = page.getByRole('table', { name: 'Anleihen' })
  await table.getByRole('row', { name: 'Muster 1,80 % 2053 1,80 15. Aug. 2053 9.500 78,31 3,02' }).waitFor()
  await table.getByRole('button', { name: 'Kurs, %', exact: true }).click()
  assert.equal(await table.getByRole('rowheader').first().innerText(), 'Muster 1,80 % 2053')
  await page.getByRole('searchbox', { name: 'In der Tabelle suchen' }).fill('2029')
  await table.getByRole('rowheader', { name: 'Muster 1,80 % 2053' }).waitFor({ state: 'detached' })

  const chart = page.getByRole('region', { name: 'Kurs der Muster 2,60 % 2034' })
  await chart.getByText('100,42').first().waitFor()
  await page.getByRole('radio', { name: 'ein Jahr' }).click()
  const from = page.getByRole('combobox', { name: 'Von' })
  assert.equal(await from.inputValue(), '11.07.2024')
  await from.click()
  await page.getByRole('grid', { name: /Juli 2024/ }).waitFor()
  assert.doesNotMatch(
    await page.locator('body').innerText(),
    /\{\{|\b(Search|Price|Compare|From)\b/,
    'no English',
  )
}

async function useThemePage(page) {
  const order = page.getByRole('button', { name: 'Order' })
  const card = page.getByRole('region', { name: 'Price', exact: true })
  const has = async (background, ink) => {
    await hasPainted(order, 'background-color', background)
    await hasPainted(order, 'color', ink)
    assert.equal(await card.evaluate(element => getComputedStyle(element).borderTopLeftRadius), '2px')
  }
  const light = [
    [11, 83, 81, 255],
    [255, 255, 255, 255],
  ]
  const dark = [
    [111, 214, 204, 255],
    [20, 24, 32, 255],
  ]
  await has(...light)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await has(...dark)
  await page.getByRole('radio', { name: 'Light' }).click()
  await has(...light)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.getByRole('radio', { name: 'Dark' }).click()
  await has(...dark)
}

/** The list of the Next.js example, sorted and followed to a bond. */
export async function useNextPages(page) {
  const table = page.getByRole('table', { name: 'Bonds' })
  await table
    .getByRole('columnheader', { name: /^Price/ })
    .getByRole('button')
    .click()
  assert.equal(await table.getByRole('rowheader').first().innerText(), 'Sample 4 1/2% 2054')
  await table.getByRole('link', { name: 'Sample 3 7/8% 2033' }).click()
  await page.waitForURL(/\/bonds\/2$/, { waitUntil: 'networkidle' })
  await page.getByRole('figure', { name: 'Price of Sample 3 7/8% 2033' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('status')
    .filter({ hasText: '11 Jul 2025, Sample 3 7/8% 2033: 97.84 %' })
    .waitFor({ state: 'attached' })
}

/** What the server of the Next.js example sends, without scripts. */
export async function nextServerRenders(origin) {
  const textOf = async path => (await fetch(origin + path)).text()
  assert.match(await textOf('/'), /<th[^>]*scope="row"[^>]*>.*Sample 3 7\/8% 2033/s)
  assert.match(await textOf('/bonds/2'), /aria-label="Price of Sample 3 7\/8% 2033"/)
  assert.equal((await fetch(`${origin}/bonds/999`)).status, 404)
}
