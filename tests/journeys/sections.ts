import type { Page } from '@playwright/test'
import { expect, reachAll } from './strict.ts'

type Listed = { sections: { id: string; count: number | null }[] }

/** Scrolls to every section that the server lists for this bond: each is on the page, in order, with its data and its link. */
export async function expectSections(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(`/api${address}page/`)
  const ids = ((await answer.json()) as Listed).sections.map(({ id }) => id)
  const sections = page.locator('main > section[id], main section[id][data-slot=card]')
  const shown = () => sections.evaluateAll(all => all.map(one => one.id))
  // quotes are listed for every trading ground, because "no quotes" is an answer too (readings #14)
  await expect
    .poll(async () => (await shown()).filter(id => id !== 'quotes'))
    .toEqual(ids.filter(id => id !== 'quotes'))
  expect((await shown()).includes('quotes')).toBe(ids.includes('graph'))
  await reachAll(page)
  // each section has loaded without an error
  await expect(page.locator('main section[id] [data-slot=error-state]')).toHaveCount(0)
  const headings = () =>
    sections.evaluateAll(all =>
      all.filter(one => one.querySelector('h2')?.checkVisibility()).map(one => one.id),
    )
  await expect.poll(headings, { message: 'sections with a heading' }).toEqual(expect.arrayContaining(ids))
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
  // including those under More
  const links = page
    .getByRole('navigation', { name: 'Sections of this page' })
    .getByRole('link', { includeHidden: true })
  expect(await links.evaluateAll(all => all.map(one => one.getAttribute('href')?.slice(1)))).toEqual(
    expect.arrayContaining(ids),
  )
}
