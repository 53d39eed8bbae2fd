import type { Page } from '@playwright/test'
import { chart, expect, NOTE, reach, test } from './strict.ts'

/** The rules (quality: thirty rules) that need the real page; unit tests have the others in their titles. */

const legend = (page: Page) => chart(page).getByRole('list', { name: 'Series' }).first().getByRole('listitem')

test.describe('the chart', () => {
  test('rule 6: nine bonds and ten indexes are compared, twenty lines that all look different; the tenth bond and the eleventh index are refused', async ({
    page,
    signIn,
  }) => {
    await signIn('pro')
    const bonds = [52, 53, 54, 55, 56, 58, 59, 60, 62].map(id => `b${id}-4`)
    const indexes = Array.from({ length: 10 }, (_, index) => `i${1 + index}`)
    await page.goto(`${NOTE}?ground=4&chart=yield&compare=${[...bonds, ...indexes].join('.')}`)
    const all = chart(page)
      .getByRole('dialog', { name: 'All series' })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
    await expect(legend(page)).toHaveCount(6)
    await chart(page).getByRole('button', { name: '+14 more' }).click()
    await expect(all).toHaveCount(20)
    const styles = await all.evaluateAll(items =>
      items.map(item => item.querySelector('svg')?.outerHTML.replace(/ id="[^"]*"/g, '')),
    )
    expect(new Set(styles).size).toBe(20)
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
    await chart(page).getByRole('button', { name: '+14 more' }).click()
    await expect(all).toHaveCount(20)
  })
})

test.describe('tables', () => {
  test('rule 22: the fixed header appears when the real one is out of view, has its width, and disappears with the table', async ({
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
    // sections above it may still load, and move the table back into view
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

  await test.step('rule 20: a table that is hidden again scrolls into view; only its opening is logged, once', async () => {
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
})

test('rule 29: each file of the comments shows its state of six; a request applies to all files of its provider', async ({
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
