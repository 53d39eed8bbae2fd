import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { chart, expect, NOTE, reach, test } from './strict.ts'

/** The rules that are easily skipped (quality: thirty rules), which no other journey walks through; each title names its number. */

/** A Treasury bond with a day of figures for every day of the par curve since 1996. */
const LONG_BOND = '/bonds/52/'

type Asked = { startDate: string; endDate: string; getChartIteration: number }

/** The questions that the chart asks from now on. */
function asking(page: Page): Asked[] {
  const asked: Asked[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/chart/get_tradings/')) asked.push(request.postDataJSON())
  })
  return asked
}

const drawn = (page: Page) => chart(page).locator('[data-chart-layer=lines] path').first()
const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first().getByRole('listitem')

test.describe('the chart', () => {
  test('rule 2: a matured bond’s chart ends on the latest day of its default ground, not today', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    const asked = asking(page)
    await page.goto('/bonds/185/')
    await expect(drawn(page)).toBeAttached()
    expect(asked[0]?.endDate).toBe('2019-08-13')
    await page.goto(`${NOTE}?ground=4`)
    await expect(drawn(page)).toBeAttached()
    expect(asked.at(-1)?.endDate).toBe('2025-07-11')
  })

  test('rule 3: a bond without trading grounds has neither the section nor the link to it', async ({
    page,
  }) => {
    await page.goto('/bonds/57/')
    await expect(page.getByRole('region', { name: 'Summary' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Chart and archive' })).toHaveCount(0)
    const menu = page.getByRole('navigation', { name: 'Sections of this page' })
    await expect(menu.getByRole('link', { name: 'Summary' })).toBeVisible()
    await expect(menu.getByRole('link', { name: /Chart/ })).toHaveCount(0)
  })

  test('rule 6: nine bonds and ten indexes are compared, twenty lines that all look different; the tenth bond and the eleventh index are refused', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    const bonds = [52, 53, 54, 55, 56, 58, 59, 60, 62].map(id => `b${id}-4`)
    const indexes = Array.from({ length: 10 }, (_, index) => `i${1 + index}`)
    await page.goto(`${NOTE}?ground=4&chart=yield&compare=${[...bonds, ...indexes].join('.')}`)
    await expect(legend(page)).toHaveCount(20)
    const looks = await legend(page).evaluateAll(items =>
      items.map(item => item.querySelector('svg')?.outerHTML.replace(/ id="[^"]*"/g, '')),
    )
    expect(new Set(looks).size).toBe(20)
    await chart(page).getByRole('button', { name: 'Compare', exact: true }).click()
    const field = chart(page).getByRole('combobox', { name: 'Compare with' })
    await field.fill('treasury 2034')
    await chart(page).getByRole('listbox').getByRole('option').nth(1).click()
    await chart(page).getByRole('button', { name: 'Add', exact: true }).click()
    await expect(chart(page).getByText('At most 9 bonds can be compared at once.')).toBeVisible()
    await field.fill('s&p')
    await chart(page)
      .getByRole('tab', { name: /^Indexes/ })
      .click()
    await chart(page).getByRole('listbox').getByRole('option', { name: 'S&P 500', exact: true }).click()
    await expect(chart(page).getByText('At most 10 indexes can be compared at once.')).toBeVisible()
    await expect(legend(page)).toHaveCount(20)
  })

  test('rule 9: on a ground without yields the chart returns to price, the tab goes, and the focus stays in the page', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    await page.goto('/bonds/10585/?chart=yield')
    const section = chart(page)
    await expect(section.getByRole('tab', { name: 'Price', selected: true })).toBeVisible()
    await expect(section.getByRole('tab', { name: 'Yield' })).toHaveCount(0)
  })

  test('rule 25: an end ten years after the start pulls the start, and says so', async ({ page, signIn }) => {
    await signIn('pro')
    await page.goto(`${LONG_BOND}?ground=4&from=2005-01-01&to=2010-01-01`)
    const section = chart(page)
    await expect(drawn(page)).toBeAttached()
    await section.getByRole('combobox', { name: 'To' }).fill('01.01.2024')
    await section.getByRole('combobox', { name: 'To' }).press('Enter')
    await expect(section.getByRole('combobox', { name: 'From' })).toHaveValue('01.01.2014')
    await expect(section.getByRole('status').filter({ hasText: /1 Jan 2014/ })).toBeVisible()
    await expect(section.getByRole('button', { name: 'Clear' })).toHaveCount(0)
  })
})

test('typing a day', async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto(`${NOTE}?ground=4`)
  await expect(drawn(page)).toBeAttached()
  const from = chart(page).getByRole('combobox', { name: 'From' })

  await test.step('rule 23: a day that does not exist is refused in words, and what was typed stays', async () => {
    await from.fill('31.02.2025')
    await from.press('Enter')
    await expect(from).toHaveValue('31.02.2025')
    await expect(from).toHaveAttribute('aria-invalid', 'true')
    await expect(from).toHaveAccessibleDescription(/not a date|does not exist|no such/i)
    await expect(page).not.toHaveURL(/from=/)
    await from.fill('02.06.2025')
    await from.press('Tab')
    await expect(page).toHaveURL(/from=2025-06-02/)
    // the focus is in the other field, which has opened its own
    await page.keyboard.press('Escape')
  })

  await test.step('rule 24: a press that begins in the calendar and ends outside leaves it open; one outside closes it', async () => {
    const calendar = page.getByRole('dialog').filter({ has: page.getByRole('grid') })
    await expect(calendar).toHaveCount(0)
    await from.click()
    await expect(calendar).toBeVisible()
    const box = await calendar.boundingBox()
    if (!box) throw new Error('The calendar has no box')
    await page.mouse.move(box.x + box.width / 2, box.y + 8)
    await page.mouse.down()
    await page.mouse.move(20, 20)
    await page.mouse.up()
    await expect(calendar).toBeVisible()
    await page.mouse.click(20, 500)
    await expect(calendar).toHaveCount(0)
  })
})

test.describe('searching', () => {
  test('rule 26: one question per pause, none below three letters, and the first tab with hits is open', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/suggest/')) asked.push(`${pathname} ${request.postData()}`)
    })
    await page.goto('/')
    const search = page.getByRole('combobox', { name: 'Search' })
    await search.fill('  ab ')
    await page.waitForTimeout(400)
    expect(asked).toEqual([])
    await search.fill('')
    await search.pressSequentially('apple', { delay: 30 })
    await expect(page.getByRole('tab', { name: /^Bonds/, selected: true })).toBeVisible()
    // one set of five for the whole word
    const whole = () => asked.filter(question => question.includes('apple'))
    await expect.poll(() => whole().length).toBe(5)
    expect(
      whole()
        .map(question => question.split(' ')[0])
        .sort(),
    ).toEqual(['bonds', 'companies', 'etf', 'indexes', 'stocks'].map(kind => `/api/suggest/${kind}/`))
  })

  test('rule 27: a late answer of the compare search is dropped, and Enter sends no form', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    await page.goto(`${NOTE}?ground=4`)
    await expect(drawn(page)).toBeAttached()
    let letFirstGo = () => {}
    const heldBack = new Promise<void>(resolve => {
      letFirstGo = resolve
    })
    let firstAnswered = () => {}
    const late = new Promise<void>(resolve => {
      firstAnswered = resolve
    })
    let first = true
    await page.route('**/getAutocompleteData/', async route => {
      const isFirst = first
      first = false
      const answer = await route.fetch()
      if (isFirst) await heldBack
      await route.fulfill({ response: answer }).catch(() => {})
      if (isFirst) firstAnswered()
    })
    await chart(page).getByRole('button', { name: 'Compare', exact: true }).click()
    const field = chart(page).getByRole('combobox', { name: 'Compare with' })
    const asked = page.waitForRequest('**/getAutocompleteData/')
    await field.fill('apple')
    await asked
    await field.fill('2034')
    const options = chart(page).getByRole('listbox').getByRole('option')
    await expect(options.filter({ hasText: '2034' }).first()).toBeVisible()
    letFirstGo()
    await late
    // an answer that is not dropped is drawn within this time
    await page.waitForTimeout(300)
    await expect(options.filter({ hasText: 'Apple' })).toHaveCount(0)
    const here = page.url()
    await field.press('Enter')
    expect(page.url()).toBe(here)
  })
})

test.describe('tables', () => {
  test('rule 22: the fixed head comes when the real one has left, as wide as it, and goes with the table', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    await page.goto(`${NOTE}?ground=100&from=2024-05-23&to=2024-08-23&view=archive`)
    const table = page.getByRole('table', { name: /^Archive/ })
    await expect(table.getByRole('rowheader').nth(10)).toBeVisible()
    const fixed = chart(page).locator('[data-slot=fixed-head]')
    await expect(fixed).toHaveCount(0)
    await table.getByRole('rowheader').nth(12).scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, 500)
    await expect(fixed).toBeVisible()
    const widths = (root: string) =>
      chart(page)
        .locator(`${root} th, ${root} [role=columnheader]`)
        .evaluateAll(cells => cells.slice(0, 4).map(cell => Math.round(cell.getBoundingClientRect().width)))
    expect(await widths('[data-slot=fixed-head]')).toEqual(await widths('table thead'))
    // sections above it may still come, and push the table back into view
    await expect(async () => {
      await page.getByRole('region', { name: /^Latest quotes/ }).evaluate(next => next.scrollIntoView())
      await expect(fixed).not.toBeInViewport({ timeout: 1000 })
    }).toPass()
  })
})

test('reports', async ({ page, signIn }) => {
  await signIn('desk')
  await page.goto('/bonds/10242/')
  const report = page.getByRole('region', { name: 'IFRS indicators' })
  await reach(report)

  await test.step('rule 20: a table that is hidden again comes back into sight; only its opening is logged, once', async () => {
    const logged: unknown[] = []
    page.on('request', request => {
      if (request.url().endsWith('/contactActionLog/')) logged.push(request.postDataJSON())
    })
    const more = report.getByRole('button', { name: /^Show \d+ more/ }).last()
    await more.click()
    await expect(report.getByRole('table').last().getByRole('row')).toHaveCount(9)
    const less = report.getByRole('button', { name: 'Hide' }).last()
    await less.click()
    await expect(report.getByRole('table').last().getByRole('row')).toHaveCount(6)
    await expect
      .poll(() =>
        report
          .getByRole('table')
          .last()
          .evaluate(table => Math.round(table.getBoundingClientRect().top)),
      )
      .toBeLessThanOrEqual(140)
    await expect(more).toBeFocused()
    expect(logged).toEqual([{ actionId: 80 }])
  })

  await test.step('rule 21: a text of more than 80 characters is cut there, and one press tells the rest', async () => {
    const row = report.getByRole('row').filter({ hasText: 'Income (Loss) from Continuing' }).first()
    const whole = /Income \(Loss\) from Continuing Operations before Income Taxes, Noncontrolling Interest/
    await expect(row).toContainText('Noncontrolling Int…')
    await expect(row).not.toContainText(whole)
    await row.getByRole('button', { name: /Show all/ }).click()
    await expect(row).toContainText(whole)
  })
})

test.describe('the archive as a workbook', () => {
  const excel = (page: Page) => chart(page).getByRole('button', { name: 'Export to Excel' })
  const sent = (page: Page): string[] => {
    const paths: string[] = []
    page.on('request', request => {
      if (request.url().includes('archive-export')) paths.push(request.url())
    })
    return paths
  }

  test('rule 5: 2,501 points are refused; with 2,500 the refusal goes by itself, and the file comes', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    const asked = sent(page)
    await page.goto(`${LONG_BOND}?ground=4&from=2012-03-14&to=2022-03-11&view=archive`)
    await expect(
      chart(page)
        .getByRole('table', { name: /^Archive/ })
        .getByRole('rowheader')
        .first(),
    ).toBeVisible()
    await excel(page).click()
    const refusal = chart(page).getByText('More than 2500 points').first()
    await expect(refusal).toBeVisible()
    expect(asked).toEqual([])
    await chart(page).getByRole('combobox', { name: 'From' }).fill('15.03.2012')
    await chart(page).getByRole('combobox', { name: 'From' }).press('Enter')
    await expect(refusal).toHaveCount(0)
    const [file] = await Promise.all([page.waitForEvent('download'), excel(page).click()])
    expect(file.suggestedFilename()).toMatch(/^archive-US[0-9A-Z]{10}\.xlsx$/)
    expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK')
  })

  test('rule 15: full access without the grant is told so, and nothing is asked', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    const asked = sent(page)
    await page.goto(`${NOTE}?ground=4&view=archive`)
    await expect(
      chart(page)
        .getByRole('table', { name: /^Archive/ })
        .getByRole('rowheader')
        .first(),
    ).toBeVisible()
    await excel(page).click()
    await expect(chart(page).getByText('Your access does not include this')).toBeVisible()
    expect(asked).toEqual([])
  })
})

test.describe('files of comments', () => {
  test('rule 29: each file says in which of the six states it is; a request counts for all of its provider', async ({
    page,
    signIn,
  }) => {
    await page.goto('/company/2/')
    const comments = page.getByRole('region', { name: 'Analytics comments' })
    await reach(comments)
    await comments.getByRole('button').filter({ hasNotText: 'Show' }).first().click()
    await expect(comments.getByText('Sign in').first()).toBeVisible()

    await signIn('prodocs')
    await page.goto('/company/2/')
    await reach(comments)
    await expect(comments.locator('[data-slot=comment-title]').first()).toBeVisible()
    const kinds = await comments
      .locator('[data-slot=comment-title] [data-kind]')
      .evaluateAll(titles => titles.map(title => title.getAttribute('data-kind')))
    expect(new Set(kinds)).toEqual(new Set(['title', 'content', 'file', 'alert']))
  })
})
