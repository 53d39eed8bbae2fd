import type { Locator, Page } from '@playwright/test'
import { chart, expect, NOTE, reach, test } from './strict.ts'

const ARCHIVE = `${NOTE}?view=archive&period=1Y`
/** Sections with lists whose values are withheld from visitors. */
const LISTS = ['quotes', 'latest-issues', 'similar']
const RESTING = { width: 1360, height: 900 }

const archive = (page: Page) => page.getByRole('table', { name: /^Archive/ })
const rowHeights = (table: Locator) =>
  table
    .locator('tbody tr')
    .evaluateAll(rows => [...new Set(rows.map(row => row.getBoundingClientRect().height))])

/** Shows every column of the archive. */
async function showAllColumns(page: Page): Promise<void> {
  await chart(page)
    .getByRole('button', { name: /^Columns/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('button', { name: 'Select all' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
}

test.describe('visual check 8: the archive', () => {
  test.use({ viewport: RESTING })

  test('C21 every row is 28 px with all columns on; headings and first column stay while it is scrolled both ways', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto(ARCHIVE)
    await expect(archive(page).getByRole('row').nth(10)).toBeVisible()
    await showAllColumns(page)
    await expect(archive(page).getByRole('columnheader')).toHaveCount(18)
    expect(await rowHeights(archive(page))).toEqual([28])

    await test.step('headings have at most two lines, the unit on the second; a cut name is shown in full on hover and focus', async () => {
      for (const table of [archive(page), page.locator('#quotes table').first()]) {
        await reach(table)
        expect((await table.locator('thead tr').boundingBox())?.height).toBeLessThanOrEqual(45)
      }
      const long = archive(page).getByRole('columnheader', { name: 'Modified duration to maturity, years' })
      const sort = long.getByRole('button').first()
      await sort.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      await expect(page.locator('[data-slot=table-cut-text]')).toHaveText(/^Modified duration to maturity/)
      await sort.hover()
      await expect(sort.locator('[data-slot=table-head-name]')).toHaveAttribute(
        'title',
        /^Modified duration to maturity/,
      )
    })

    await test.step('the box is as high as the window allows, 420 px at least', async () => {
      const box = archive(page).locator('xpath=..')
      const { top, height } = await box.evaluate(element => element.getBoundingClientRect().toJSON())
      expect(height).toBeGreaterThanOrEqual(420)
      expect(Math.max(top + height, top + 420)).toBeLessThanOrEqual(Math.max(900, top + 421))
    })

    await test.step('headings and first column stay', async () => {
      const places = () =>
        archive(page).evaluate(table => {
          const day = table.querySelector('tbody tr:nth-child(12) th')?.getBoundingClientRect()
          const head = table.querySelector('thead th')?.getBoundingClientRect()
          return { day: day?.left, head: head?.top, corner: head?.left }
        })
      const before = await places()
      await archive(page).evaluate(table => table.parentElement?.scrollTo(400, 60))
      await expect
        .poll(() =>
          archive(page).evaluate(table => [table.parentElement?.scrollLeft, table.parentElement?.scrollTop]),
        )
        .toEqual([400, 60])
      expect(await places()).toEqual(before)
    })

    await test.step('T1 a benchmark is shown without the page’s issuer; its accessible name is complete', async () => {
      const benchmark = archive(page).getByRole('link', { name: 'US Treasury 4.25% 15 May 2035' }).first()
      await expect(benchmark).toHaveText('4.25% 15 May 2035')
    })

    await test.step('a unit is written once, in the heading', async () => {
      await expect(archive(page).getByRole('columnheader', { name: 'T-spread, bp' })).toHaveCount(1)
      await expect(archive(page).getByRole('cell', { name: /bp$/ })).toHaveCount(0)
    })
  })
})

test.describe('visual check 9: the lists of a visitor', () => {
  test.use({ viewport: RESTING })

  test('P7 one lock per locked column, one action per section, and chips without text until hover', async ({
    page,
  }) => {
    await page.goto(NOTE)
    for (const id of LISTS) {
      const section = page.locator(`#${id}`)
      await reach(section)
      await expect(section.getByRole('button', { name: 'Sign in', exact: true })).toHaveCount(1)
      const seen = await section.evaluate(element => {
        const columns = [...element.querySelectorAll('table')].flatMap(table => {
          const heads = [...table.querySelectorAll('thead th')]
          const rows = [...table.querySelectorAll('tbody tr')]
          return heads.map((head, at) => ({
            locks: head.querySelectorAll('[data-slot=table-head-lock]').length,
            isLocked: rows.some(row =>
              row.children[at]?.querySelector('[data-slot=cell-locked], [data-slot=cell-withheld]'),
            ),
          }))
        })
        const texts = [...element.querySelectorAll('[data-slot=cell-locked-text]')]
        return {
          locked: columns.filter(({ isLocked }) => isLocked).length,
          locks: columns.map(({ locks, isLocked }) => locks - Number(isLocked)),
          widest: Math.max(...texts.map(text => text.getBoundingClientRect().width)),
        }
      })
      expect(seen.locked, id).toBeGreaterThan(0)
      expect([...new Set(seen.locks)], id).toEqual([0])
      expect(seen.widest, id).toBeLessThanOrEqual(1)
    }

    await test.step('a cell shows its action on hover and focus, and performs it', async () => {
      const teaser = page
        .locator('#latest-issues')
        .getByRole('button', { name: /^Log in to access/ })
        .first()
      const text = teaser.locator('[data-slot=cell-locked-text]')
      await teaser.hover()
      expect((await text.boundingBox())?.width).toBeGreaterThan(60)
      await page.mouse.move(0, 0)
      await page.keyboard.press('Tab')
      await teaser.focus()
      expect((await text.boundingBox())?.width).toBeGreaterThan(60)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible()
    })
  })

  test('T5 the archive’s other days link to the sign-in form, and are not in the page', async ({ page }) => {
    await page.goto(ARCHIVE)
    await expect(archive(page).locator('tbody tr')).toHaveCount(40)
    await page.getByRole('button', { name: 'Sign in to see the other days' }).click()
    await expect(page.getByRole('dialog').getByLabel('Password')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(archive(page).locator('tbody tr')).toHaveCount(40)
  })
})

test.describe('visual check 10: the pager', () => {
  test.use({ viewport: RESTING })

  test('U2 the last page names both ends, and the ellipsis opens by keyboard', async ({ page }) => {
    await page.goto(`${NOTE}?latest-issues=86`)
    const section = page.locator('#latest-issues')
    await reach(section)
    const pager = section.getByRole('navigation', { name: 'Pages of Latest issues of the issuer' })
    await expect(pager.getByText(', page 86 of 86')).toBeVisible()
    const items = pager.locator('[data-slot=paginator-page], [data-slot=paginator-gap]')
    await expect(items).toHaveText(['1', '…', '84', '85', '86'])
    await pager.getByRole('button', { name: 'Go to page … of 86' }).focus()
    // relative to the section, which moves while others load
    const places = () =>
      section.evaluate(element => {
        const { top, height } = element.getBoundingClientRect()
        const items = [...element.querySelectorAll('[data-slot=paginator] > *')]
        return [height, ...items.map(item => item.getBoundingClientRect().top - top)].map(Math.round)
      })
    const before = await places()
    await page.keyboard.press('Enter')
    const field = pager.getByRole('textbox', { name: 'Go to page' })
    await expect(field).toBeFocused()
    await page.keyboard.type('87')
    await page.keyboard.press('Enter')
    await expect(pager.getByText('Enter a page from 1 to 86')).toBeVisible()
    expect(await places(), 'nothing moves').toEqual(before)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('40')
    await page.keyboard.press('Enter')
    await expect(pager.getByText('391–400 of 858, page 40 of 86')).toBeVisible()
    expect(new URL(page.url()).searchParams.get('latest-issues')).toBe('40')
  })
})

test.describe('the archive by keyboard', () => {
  test.use({ viewport: RESTING })

  test('X2 a focused cell of a wide table scrolls out from under its edges and its first column', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto(ARCHIVE)
    const sorts = archive(page)
      .locator('thead')
      .getByRole('button', { name: /^(?!About)/ })
    await expect(sorts.first()).toBeVisible()
    /** Focused headings that are partly out of view. */
    const cut = async (key: string) => {
      const found: string[] = []
      for (let step = 1; step < (await sorts.count()); step++) {
        await page.keyboard.press(key)
        const name = await page.evaluate(() => {
          const focused = document.activeElement
          const box = focused?.closest('[data-slot=table-scroller]')?.getBoundingClientRect()
          const day = box && focused?.closest('table')?.querySelector('thead th')?.getBoundingClientRect()
          const own = focused?.getBoundingClientRect()
          if (!own || !box || !day) return null
          const isFirst = focused?.closest('th') === focused?.closest('tr')?.firstElementChild
          const isCut = own.right > box.right + 1 || (!isFirst && own.left < day.right - 1)
          return isCut ? focused?.textContent : ''
        })
        if (name === null) break
        if (name) found.push(name)
      }
      return found
    }
    await sorts.first().focus()
    expect(await cut('Tab')).toEqual([])
    await sorts.last().focus()
    expect(await cut('Shift+Tab')).toEqual([])
  })
})

test.describe('visual check 11: changes', () => {
  test.use({ viewport: RESTING })

  test('a change of the yield has an arrow in ink; one of the price has an arrow, a sign and a colour', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto('/')
    const measure = (change: Locator) =>
      change.evaluate(element => ({
        arrow: getComputedStyle(element, '::before').content.charAt(1),
        colour: getComputedStyle(element).color,
        ink: getComputedStyle(element.closest('table') ?? document.body).color,
      }))
    const row = page
      .getByRole('table', { name: 'Featured bonds, by move of the day' })
      .getByRole('row')
      .nth(1)
    const [price, yields] = [
      row.locator('[data-slot=change]').first(),
      row.locator('[data-slot=change]').last(),
    ]
    const [moved, followed] = [await measure(price), await measure(yields)]
    await expect(price).toHaveText(/^[+−]/)
    expect(['▲', '▼']).toContain(moved.arrow)
    expect(moved.colour).not.toBe(moved.ink)
    expect(['↗', '↘']).toContain(followed.arrow)
    expect(followed.colour).toBe(followed.ink)
  })

  test('among the facts of a bond only the change of the price has a colour; both have an arrow and a sign', async ({
    page,
    signIn,
  }) => {
    await signIn('desk')
    await page.goto(NOTE)
    /** The arrows of facts, and their colours. */
    const move = (title: string) =>
      page
        .locator('[data-slot=fact]')
        .filter({ hasText: title })
        .evaluate(fact => {
          const parts = [...fact.querySelectorAll('dd, dd *')].map(part => ({
            arrow: getComputedStyle(part, '::before').content.charAt(1),
            text: part.textContent,
            colour: getComputedStyle(part, '::before').color,
          }))
          return parts.filter(({ arrow }) => '▲▼↗↘'.includes(arrow))
        })
    const ink = await page
      .locator('[data-slot=fact]')
      .filter({ hasText: 'Duration' })
      .locator('dd')
      .last()
      .evaluate(note => getComputedStyle(note).color)
    const [price, yields] = [await move('Price, market'), await move('Yield, to maturity')]
    expect(price).toEqual([
      {
        arrow: expect.stringMatching(/[▲▼]/),
        text: expect.stringMatching(/^[+−]\d/),
        colour: expect.any(String),
      },
    ])
    expect(price[0]?.colour).not.toBe(ink)
    expect(yields).toEqual([
      { arrow: expect.stringMatching(/[↗↘]/), text: expect.stringMatching(/^[+−]\d/), colour: ink },
    ])
  })
})
