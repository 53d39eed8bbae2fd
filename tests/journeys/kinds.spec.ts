import type { Page } from '@playwright/test'
import { ALL, expect, reachAll, test } from './strict.ts'

/** One bond of each kind and state that the start page leads to (contract: `/` lists one of each kind). */
const KINDS: readonly [kind: string, address: string, user: string | null][] = [
  ['a Treasury note', '/bonds/1/', 'desk'],
  ['an inflation-protected bond without trading grounds', '/bonds/57/', 'desk'],
  ['a corporate bond with put or call', '/bonds/10242/', 'desk'],
  ['a matured note', '/bonds/185/', null],
  ['a bond in default', '/bonds/10585/', 'desk'],
  ['a convertible bond', '/bonds/10128/', 'reader'],
]

/** Kinds with the sections of the others. */
const MORE_KINDS: typeof KINDS = [
  ['a reopened note', '/bonds/206/', null],
  ['a floating-rate note', '/bonds/845/', null],
  ['a bank’s bond', '/bonds/10330/', null],
  ['a foreign state’s bond', '/bonds/10319/', 'pro'],
]

type Listed = { sections: { id: string; count: number | null }[] }

/** What the server says that this bond has. */
async function listed(page: Page, address: string): Promise<string[]> {
  const answer = await page.request.get(`/api${address}page/`)
  return ((await answer.json()) as Listed).sections.map(({ id }) => id)
}

for (const [kind, address, user] of ALL ? [...KINDS, ...MORE_KINDS] : KINDS)
  test(`P2 ${kind}: every section that has data is there, in the contract's order, and says something`, async ({
    page,
    signIn,
  }) => {
    if (user) await signIn(user)
    const ids = await listed(page, address)
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const sections = page.locator('main > section[id], main section[id][data-slot=card]')
    const shown = () => sections.evaluateAll(all => all.map(one => one.id))
    // quotes stand with every trading ground, because "no quotes" is an answer too (readings #14)
    await expect
      .poll(async () => (await shown()).filter(id => id !== 'quotes'))
      .toEqual(ids.filter(id => id !== 'quotes'))
    expect((await shown()).includes('quotes')).toBe(ids.includes('graph'))
    await reachAll(page)
    // the file and the answer of each have come, and they were no fault
    await expect(page.locator('main section[id] [data-slot=error-state]')).toHaveCount(0)
    for (const id of ids)
      await expect(page.locator(`section#${id}`).getByRole('heading', { level: 2 })).toBeVisible()
    const empty = () =>
      sections.evaluateAll(all =>
        all
          .filter(one => {
            const heading = one.querySelector('h2')?.textContent ?? ''
            return (one.textContent ?? '').trim().length <= heading.length + 3
          })
          .map(one => one.id),
      )
    await expect.poll(empty, { message: 'says nothing' }).toEqual([])
    // those under More too, whether they are shown or not
    const links = page
      .getByRole('navigation', { name: 'Sections of this page' })
      .getByRole('link', { includeHidden: true })
    expect(await links.evaluateAll(all => all.map(one => one.getAttribute('href')?.slice(1)))).toEqual(
      expect.arrayContaining(ids),
    )
  })
