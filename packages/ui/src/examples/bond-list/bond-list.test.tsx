import { renderWithUi } from '@accrue/ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { BondList } from './bond-list.tsx'
import { makeBonds } from './bonds.ts'

afterEach(() => window.history.replaceState(null, '', '/'))

/** The row headers, without those of groups. */
const names = () =>
  screen
    .getAllByRole('rowheader')
    .filter(cell => within(cell).queryByRole('button') === null)
    .map(cell => cell.textContent)

async function openMenu(column: string) {
  await userEvent.click(screen.getByRole('button', { name: `Options of ${column}` }))
  return screen.findByRole('dialog', { name: `Options of ${column}` })
}

test('rows are grouped, with a mean of the yields and no sums of coupons', () => {
  renderWithUi(<BondList bonds={makeBonds(90)} />)
  const group = screen.getByRole('button', { name: /Germany/ }).closest('tr')
  const prices = within(group ?? document.body).getAllByRole('cell')
  expect(prices.map(({ textContent }) => textContent)).toEqual([
    '',
    '',
    expect.stringMatching(/^\d\.\d{3}$/),
    '',
    '',
  ])
  expect(names()).toHaveLength(90)
})

test('a search finds rows by any column, and a link opens it again', async () => {
  const { unmount } = renderWithUi(<BondList bonds={makeBonds(90)} />)
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search in the table' }), 'japan 2035')
  await waitFor(() => expect(names().every(name => /^Japan .* 2035$/.test(name ?? ''))).toBe(true))
  await waitFor(() => expect(window.location.search).toBe('?bonds.q=japan%202035'))
  const found = names()
  unmount()
  renderWithUi(<BondList bonds={makeBonds(90)} />)
  expect(names()).toEqual(found)
})

test('a filter of the column menu leaves a range of coupons', async () => {
  renderWithUi(<BondList bonds={makeBonds(90)} />)
  const panel = await openMenu('Coupon')
  await userEvent.type(await within(panel).findByRole('textbox', { name: 'At least' }), '3')
  await waitFor(() => expect(names().length).toBeLessThan(40))
  expect(names().every(name => Number(/[\d.]+(?=%)/.exec(name ?? '')?.[0]) >= 3)).toBe(true)
})

test('cells are components: an image with a name, and a button', async () => {
  renderWithUi(<BondList bonds={makeBonds(9)} />)
  expect(screen.getAllByRole('img', { name: /^from \d+\.\d\d to \d+\.\d\d$/ })).toHaveLength(9)
  const [add] = screen.getAllByRole('button', { name: 'Add' })
  await userEvent.click(add ?? document.body)
  expect(screen.getByText('On the list: Austria 0% 2026')).toBeVisible()
})

test('of 3,000 rows only those in view are drawn, and aria-rowcount has the total', () => {
  renderWithUi(<BondList bonds={makeBonds(3000)} />)
  // includes the header row and the nine groups
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '3010')
  expect(screen.getAllByRole('row').length).toBeLessThan(150)
})
