import { memoryAddress } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { UrlState } from './url-state.tsx'

const show = (search: string) => {
  const address = memoryAddress(search)
  renderWithUi(<UrlState address={address} />)
  return address
}
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('X1 a copied link opens the page in its order', () => {
  show('?page=2&sort=-price&lang=en')
  expect(names()[0]).toBe('UST 4% 2031')
  expect(screen.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'descending')
})

test('X1 another page and another order are history entries, and other parameters stay', async () => {
  const address = show('?lang=en')
  await press('Page 3')
  expect(names()[0]).toBe('UST 4% 2036')
  await press('Price, %')
  expect(address.steps()).toEqual(['?lang=en', '?lang=en&page=3', '?lang=en&sort=price'])
  expect(names()[0]).toBe('UST 4% 2065')
  act(() => address.back())
  expect(names()[0]).toBe('UST 4% 2036')
})

test.each(['?page=x&sort=yield', '?page=-4', ''])('%s is the first page in the original order', search => {
  show(search)
  expect(names()[0]).toBe('UST 4% 2026')
})
