import { renderWithUi } from '@accrue/ui/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { BONDS, COLUMNS } from './bonds.ts'
import { OwnTable } from './own-table.tsx'

beforeEach(() => void renderWithUi(<OwnTable columns={COLUMNS} data={BONDS} />))

const names = () => screen.getAllByRole('heading').map(({ textContent }) => textContent?.slice(4))
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('T4 three rows, then all of them, then three again', async () => {
  expect(names()).toHaveLength(3)
  await press(/2 more/)
  expect(names()).toHaveLength(5)
  await press(/Fewer/)
  expect(names()).toHaveLength(3)
})

test('T7 sorting up, down and back to the order of the server', async () => {
  const originalNames = names()
  await press(/Maturity/)
  expect(names()).toEqual(['4 1/8% 2027', '4 1/4% 2029', '3 7/8% 2033'])
  await press(/Maturity/)
  expect(names()[0]).toBe('4 1/2% 2054')
  await press(/Maturity/)
  expect(names()).toEqual(originalNames)
})

test('numbers and days are formatted, and withheld values are marked', () => {
  const tiles = screen.getAllByRole('listitem')
  expect(within(tiles[0] ?? document.body).getByText('4.375')).toBeVisible()
  expect(within(tiles[0] ?? document.body).getByText('15 May 2034')).toBeVisible()
  expect(within(tiles[1] ?? document.body).getByText('with full access')).toBeVisible()
})
