// Uses the widgets of a consumer's page as a person would.
import assert from 'node:assert/strict'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What React writes into the console of every build for development. */
const REACT_ADVERTISEMENT = /^console\.info: %cDownload the React DevTools/

/**
 * Opens a page and passes it to `use`. Fails when the page wrote to its console, requested another origin, or got a status of
 * 400 or more.
 */
export async function onPage(browser, url, use, { width = 1360 } = {}) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: 'en-GB',
  })
  const page = await context.newPage()
  page.setDefaultTimeout(10_000)
  const messages = []
  page.on('console', message => messages.push(`console.${message.type()}: ${message.text()}`))
  page.on('pageerror', error => messages.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('request', request => {
    const { origin, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && origin !== new URL(url).origin)
      messages.push(`asked from elsewhere: ${request.url()}`)
  })
  page.on('response', response => {
    if (response.status() >= 400) messages.push(`${response.status()}: ${response.url()}`)
  })
  try {
    await page.goto(url, { waitUntil: 'networkidle' })
    await use(page)
    const own = messages.filter(message => !REACT_ADVERTISEMENT.test(message))
    assert.deepEqual(own, [], 'the page is silent')
  } catch (error) {
    if (messages.length) error.message += `\nThe page said:\n${messages.join('\n')}`
    throw error
  } finally {
    await context.close()
  }
}

const style = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property)

/** Compares painted colours with a tolerance of one step: build tools write colours differently. */
export async function hasPainted(locator, property, expected) {
  const found = await locator.evaluate((element, name) => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    brush.fillStyle = getComputedStyle(element).getPropertyValue(name)
    brush.fillRect(0, 0, 1, 1)
    return [...brush.getImageData(0, 0, 1, 1).data]
  }, property)
  assert.ok(
    found.every((value, at) => Math.abs(value - expected[at]) <= 1),
    `${property} is ${found}, not ${expected}`,
  )
}

/** Sorts the table, picks a day, focuses the chart, and opens and closes the dialog of the watchlists. */
export async function useWidgets(page) {
  await sortTable(page)
  await pickDay(page)
  await readChart(page)
  await openWatchlist(page)
}

async function sortTable(page) {
  const table = page.getByRole('table', { name: 'Treasuries' })
  const heading = table.getByRole('columnheader', { name: /^Price/ })
  const first = table.getByRole('rowheader').first()
  assert.equal(await first.innerText(), 'UST 4 3/8% 2034', 'rows stand as they were given')
  await heading.getByRole('button').click()
  assert.equal(await heading.getAttribute('aria-sort'), 'ascending', 'the heading says its order')
  assert.equal(await first.innerText(), 'UST 4 1/2% 2054', 'the cheapest bond stands first')
}

async function pickDay(page) {
  const field = page.getByRole('combobox', { name: 'Settlement day' })
  await field.click()
  const calendar = page.getByRole('grid')
  await calendar.waitFor()
  await calendar.getByRole('gridcell', { name: /\b14\b/ }).click()
  await calendar.waitFor({ state: 'detached' })
  assert.equal(await field.inputValue(), '14/07/2025', 'the day that was picked stands in the field')
}

async function readChart(page) {
  const chart = page.getByRole('figure', { name: 'Price of UST 4 3/8% 2034' })
  const lines = await chart
    .locator('path')
    .evaluateAll(paths => paths.map(path => path.getAttribute('d') ?? ''))
  assert.ok(
    lines.some(line => line.split('L').length >= 8 || line.length > 60),
    `the chart has its line: ${lines}`,
  )
  await chart.focus()
  const focused = page.getByRole('application', { name: 'Price of UST 4 3/8% 2034' })
  await focused.waitFor()
  await page.keyboard.press('ArrowLeft')
  await page
    .getByRole('status')
    .filter({ hasText: '101.09' })
    .or(page.getByRole('status').filter({ hasText: '100.3' }))
    .first()
    .waitFor({ state: 'attached' })
}

async function openWatchlist(page) {
  const opener = page.getByRole('button', { name: 'Continue' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Details of the purchase' })
  await dialog.waitFor()
  await dialog.getByRole('rowheader', { name: 'Core rates' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  assert.ok(
    await opener.evaluate(element => element === document.activeElement),
    'focus returns to the opener',
  )
}

const chooseFormat = async (page, name) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Where the optional packages are missing: other formats are saved, a PDF fails with their names. */
export async function asksForPdfPackages(page) {
  const [svg] = await Promise.all([page.waitForEvent('download'), chooseFormat(page, 'SVG')])
  assert.match(readFileSync(await svg.path(), 'utf8'), /<svg .+<\/svg>\s*$/s)
  await chooseFormat(page, 'PDF')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.getByText('npm install @cantoo/pdf-lib @cantoo/fontkit').waitFor()
}

export async function savesPdf(page) {
  const [pdf] = await Promise.all([page.waitForEvent('download'), chooseFormat(page, 'PDF')])
  assert.match(readFileSync(await pdf.path(), 'latin1'), /^%PDF-1\.7.+%%EOF\s*$/s)
}

/** Checks sizes and colours of the theme, i.e. that the style sheet is loaded. */
export async function isStyled(page) {
  const card = page.locator('[data-slot=card]').first()
  assert.equal(await style(card, 'border-top-left-radius'), '12px', 'a card is rounded by its token')
  await hasPainted(card, 'background-color', [255, 255, 255, 255])
  await hasPainted(card, 'color', [23, 29, 39, 255])
  const cell = page.locator('[data-slot=table-cell]').first()
  assert.equal((await cell.boundingBox())?.height, 36, 'a row is as high as its token')
}

/** Checks that the consumer's accent colour replaces ours. */
export async function hasOwnAccent(page, colour) {
  const background = name => style(page.getByRole('button', { name }), 'background-color')
  assert.equal(await background('Order'), colour, 'on its own button')
  assert.equal(await background('Continue'), colour, 'in all widgets')
}

/** Checks that classes of the consumer win over those of the widget. */
export async function ownClassesWin(page) {
  const order = page.getByRole('button', { name: 'Order' })
  assert.equal(await style(order, 'padding-inline-start'), '44px', 'its padding')
  const radius = Number.parseFloat(await style(order, 'border-top-left-radius'))
  assert.ok(radius > 100, `its corners, not ${radius}`)
}

/** Screenshots of the page on a desktop and on a phone. */
export async function picture(browser, url, folder, name) {
  mkdirSync(folder, { recursive: true })
  for (const width of [1360, 390])
    await onPage(
      browser,
      url,
      page => page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true }),
      { width },
    )
}
