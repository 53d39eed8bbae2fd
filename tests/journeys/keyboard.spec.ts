import { ALL, expect, NOTE, reachAll, test } from './strict.ts'
import { walkByTab } from './tab-walk.ts'

const EXXON = '/bonds/10242/'

/** The long run walks the long page at both widths; in the gate a note has the parts of a narrow one. */
const WALKS = [
  { width: 1360, address: EXXON, user: 'desk', last: 'consensus', atLeast: 200 },
  ALL
    ? { width: 390, address: EXXON, user: 'desk', last: 'consensus', atLeast: 200 }
    : { width: 390, address: NOTE, user: 'reader', last: 'identifiers', atLeast: 100 },
] as const

for (const { width, address, user, last, atLeast } of WALKS)
  test(`X2 by Tab through every section at ${width} px: each stop has a name and is seen, none comes twice, the focus is never lost (WCAG 2.4.3, 2.4.7, 2.4.11)`, async ({
    page,
    signIn,
  }) => {
    // some three hundred presses: seconds where nothing else runs, a minute on a busy machine
    test.setTimeout(120_000)
    await signIn(user)
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    await expect(page.locator(`section#${last}`)).toBeAttached()
    await reachAll(page)
    const stops = await walkByTab(page, { steps: 500 })
    const titles = (wrong: (stop: (typeof stops)[number]) => unknown) =>
      stops.filter(wrong).map(({ title, hiddenBy }) => (hiddenBy ? `${title}: ${hiddenBy}` : title))
    expect(titles(({ name }) => name === '')).toEqual([])
    expect(titles(({ hiddenBy }) => hiddenBy)).toEqual([])
    expect(titles(({ repeats }) => repeats)).toEqual([])
    // it left the page where the page ends, and nowhere before
    expect(stops.at(-1)).toMatchObject({ section: 'FOOTER', name: 'Settings' })
    expect(stops.length, 'stops').toBeGreaterThan(atLeast)
  })

test('the skip link leads past the header and the page’s menu; APG dialog-modal, tabs: one Escape from the × closes a dialog, and arrow keys go to the issuer map and back', async ({
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
