import { ALL, expect, NOTE, reachAll, test } from './strict.ts'
import { walkByTab } from './tab-walk.ts'

const EXXON = '/bonds/10242/'

/** The gate walks through one page, which has every section. */
for (const width of ALL ? [1360, 390] : [1360])
  test(`X2 by Tab through every section at ${width} px: each stop has a name and is visible, none repeats, focus is never lost (WCAG 2.4.3, 2.4.7, 2.4.11)`, async ({
    page,
    signIn,
  }) => {
    // about three hundred presses: seconds on an idle machine, a minute on a busy one
    test.setTimeout(120_000)
    await signIn('desk')
    await page.setViewportSize({ width, height: 900 })
    await page.goto(EXXON)
    await expect(page.locator('section#consensus')).toBeAttached()
    await reachAll(page)
    const stops = await walkByTab(page, { steps: 500 })
    const titles = (wrong: (stop: (typeof stops)[number]) => unknown) =>
      stops.filter(wrong).map(({ title, hiddenBy }) => (hiddenBy ? `${title}: ${hiddenBy}` : title))
    expect(titles(({ name }) => name === '')).toEqual([])
    expect(titles(({ hiddenBy }) => hiddenBy)).toEqual([])
    expect(titles(({ repeats }) => repeats)).toEqual([])
    expect(titles(({ hasRing }) => !hasRing)).toEqual([])
    // focus leaves the page at its end, and nowhere before
    expect(stops.at(-1)).toMatchObject({ section: 'FOOTER', name: 'Settings' })
    expect(stops.length, 'stops').toBeGreaterThan(200)
  })

const MORE_WALKS = [
  { width: 1360, address: '/', user: 'desk', first: ['Skip to the content', 'Accrue', 'Bonds'] },
  { width: 390, address: '/', user: 'reader', first: ['Skip to the content', 'Accrue'] },
  {
    width: 1360,
    address: `${NOTE}?view=archive&period=1Y`,
    user: 'desk',
    first: ['Skip to the content', 'Accrue'],
  },
]

for (const { width, address, user, first } of ALL ? MORE_WALKS : [])
  test(`X2 by Tab through ${address} at ${width} px: each stop has a name and a ring, is visible, and none repeats (WCAG 2.4.3, 2.4.7, 2.4.11)`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(90_000)
    await signIn(user)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect(page.getByRole('table').first()).toBeVisible()
    const stops = await walkByTab(page, { steps: 300 })
    const titles = (wrong: (stop: (typeof stops)[number]) => unknown) =>
      stops.filter(wrong).map(({ title, hiddenBy }) => (hiddenBy ? `${title}: ${hiddenBy}` : title))
    expect(titles(({ name }) => name === '')).toEqual([])
    expect(titles(({ hiddenBy, section }) => hiddenBy && section !== 'quotes')).toEqual([])
    expect(titles(({ repeats, section }) => repeats && section !== 'quotes')).toEqual([])
    expect(titles(({ hasRing }) => !hasRing)).toEqual([])
    expect(stops.slice(0, first.length).map(({ name }) => name)).toEqual(first)
    expect(stops.at(-1)).toMatchObject({ section: 'FOOTER', name: 'Settings' })
  })

test('visual check 14: the watchlist by keyboard alone: six rows, pager and Save are in the window, an invalid row shows its error, Escape restores focus', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.setViewportSize({ width: 1360, height: 900 })
  await page.goto(NOTE)
  await page.getByRole('button', { name: 'Add to watchlist' }).press('Enter')
  const lists = page.getByRole('region', { name: 'Add to watchlist' }).getByRole('checkbox')
  await expect(lists).toHaveCount(8)
  for (const list of await lists.all()) if (!(await list.isChecked())) await list.press('Space')
  const next = page.getByRole('button', { name: 'Continue' })
  await next.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Details of the purchase' })
  const first = dialog.getByRole('row', { name: 'NSD' })
  await expect(first.getByRole('textbox', { name: 'Quantity' })).toBeFocused()

  await test.step('Escape closes it, and restores focus', async () => {
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(next).toBeFocused()
    await next.press('Enter')
    await expect(first).toBeVisible()
  })

  await test.step('a whole page of lists is in the window', async () => {
    const save = dialog.getByRole('button', { name: /^Save/ })
    const seen = [
      save,
      dialog.getByRole('button', { name: 'Page 2' }),
      dialog.getByRole('button', { name: 'Cancel' }),
    ]
    const rows = await dialog.getByRole('rowheader').all()
    expect(rows.length, 'lists, and the row for all of them').toBe(7)
    for (const one of [...rows, ...seen]) await expect(one).toBeInViewport({ ratio: 1 })
  })

  await test.step('a price without a day: row and footer show the error', async () => {
    await first.getByRole('textbox', { name: /^Price/ }).fill('101')
    await page.keyboard.press('Tab')
    await dialog.getByRole('button', { name: /^Save/ }).press('Enter')
    await expect(first.getByRole('cell', { name: 'A price needs its buy date' })).toBeVisible()
    await expect(dialog.getByText('1 list needs a buy date: NSD').first()).toBeInViewport({ ratio: 1 })
  })
})

test('the skip link skips header and page menu; APG dialog-modal, tabs: one Escape from the × closes a dialog, and arrow keys go to the issuer map and back', async ({
  page,
  signIn,
}) => {
  await signIn('desk')
  await page.goto(EXXON)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const opener = page.getByRole('button', { name: 'Download PDF' })
  await opener.press('Enter')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Select all' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(opener).toBeFocused()
  await page.getByRole('tab', { name: 'Price' }).focus()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: 'Issuer map' })).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tab', { name: 'Price' })).toBeFocused()
})
