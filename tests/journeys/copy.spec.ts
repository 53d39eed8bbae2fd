import type { Page } from '@playwright/test'
import { ALL, expect, NOTE, reach, test } from './strict.ts'

/** The tables of a copy, as a spreadsheet reads plain text: consecutive lines with tabs. */
function tablesOf(text: string): string[][][] {
  const tables: string[][][] = []
  let open: string[][] | null = null
  for (const line of text.split('\n')) {
    if (!line.includes('\t')) {
      open = null
      continue
    }
    if (!open) {
      open = []
      tables.push(open)
    }
    open.push(line.split('\t'))
  }
  return tables
}

/** Presses "Copy page" and measures the milliseconds until it is busy and until "Copied". */
const copyPage = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ busy: number; done: number }>(resolve => {
        const button = document.querySelector<HTMLElement>('[data-slot=page-actions] [data-slot=copy-button]')
        if (!button) throw new Error('There is no button to copy the page.')
        const pressed = performance.now()
        let busy = Number.POSITIVE_INFINITY
        const seen = new MutationObserver(() => {
          const at = performance.now() - pressed
          if (button.getAttribute('aria-busy') === 'true') busy = Math.min(busy, at)
          if (button.dataset.phase === 'copied') resolve({ busy, done: at })
        })
        seen.observe(button, { attributes: true })
        button.click()
      }),
  )

const clipboard = (page: Page) =>
  page.evaluate(async () => {
    const [item] = await navigator.clipboard.read()
    const form = async (type: string) => (await item?.getType(type))?.text() ?? ''
    return { text: await form('text/plain'), html: await form('text/html') }
  })

/** A row without spaces, because some are margins on the screen. */
const dense = (row: readonly string[]) => row.map(cell => cell.replace(/\s+/g, ''))

test.beforeEach(async ({ context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
})

for (const who of ALL ? (['visitor', 'pro'] as const) : (['visitor'] as const))
  test(`P10 ${who}: the page pastes into a spreadsheet as columns, within a second, and lists missing parts`, async ({
    page,
    signIn,
  }) => {
    if (who === 'pro') await signIn(who)
    // measured again if the machine was busy
    await expect(async () => {
      await page.goto(NOTE)
      await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { busy, done } = await copyPage(page)
      expect(busy).toBeLessThan(100)
      expect(done).toBeLessThan(1_000)
    }).toPass({ timeout: 60_000 })

    // parts that were not loaded within the second are listed; when loaded, the copy contains them
    await expect(async () => {
      await copyPage(page)
      expect((await clipboard(page)).text).not.toContain('Not loaded yet')
    }).toPass()
    const { text, html } = await clipboard(page)
    const tables = tablesOf(text)
    expect(tables.length).toBeGreaterThan(5)
    for (const table of tables)
      expect([...new Set(table.map(row => row.length))], table[0]?.join(' | ')).toHaveLength(1)
    const inHtml = [...html.matchAll(/<table>.*?<\/table>/gs)].map(([table]) =>
      [...table.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => [...row.matchAll(/<t[dh]>/g)].length),
    )
    expect(inHtml).toEqual(tables.map(table => table.map(row => row.length)))

    expect(text).not.toMatch(/ [,;](?:\s|$)/m)
    expect(text).not.toMatch(/\d\. \d/)
    expect(text).toContain('Bid, %\tAsk, %')
    const note = page.locator('[data-slot=copy-page-left-out]')
    await expect(note).toContainText('Latest issues of the issuer (1–10 of 858, page 1 of 86)')
    const missing = text.slice(text.indexOf('Not in this copy'))
    expect(missing).toContain('Latest issues of the issuer (1–10 of 858, page 1 of 86)')
    await (who === 'visitor' ? expect(note).toContainText('Locked values:') : expect(note).toBeVisible())
    await page.keyboard.press('Escape')
    await expect(note).toHaveCount(0)
  })

test('P10 copied numbers equal the visible ones', async ({ page, signIn }) => {
  await signIn('pro')
  await page.goto(NOTE)
  const shown: string[][][] = []
  for (const id of ['cash-flow', 'latest-issues', 'similar']) {
    const section = page.locator(`section#${id}`)
    await reach(section)
    const table = section.getByRole('table').first()
    await expect(table.getByRole('row').nth(3)).toBeVisible()
    shown.push(
      await table
        .locator('tbody:not([data-slot=table-toggle]) tr')
        .evaluateAll(rows =>
          rows.map(row => [...(row as HTMLTableRowElement).cells].map(cell => cell.innerText)),
        ),
    )
  }
  await copyPage(page)
  const copied = tablesOf((await clipboard(page)).text)
    .flat()
    .map(dense)
  for (const row of shown.flat()) expect(copied).toContainEqual(dense(row))
})
