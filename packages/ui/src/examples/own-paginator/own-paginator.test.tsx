import { renderWithUi } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { OwnPaginator } from './own-paginator.tsx'

const show = (page: number) => {
  const onPageChange = vi.fn()
  renderWithUi(<OwnPaginator page={page} total={383} onPageChange={onPageChange} />)
  return onPageChange
}
const button = (name: string) => screen.getByRole('button', { name })

test('U2 the pages are those of pageRange: the first, two before, the current one, two after', () => {
  show(10)
  const pages = screen.getAllByRole('button', { name: /Page/ }).map(({ textContent }) => textContent)
  expect(pages).toEqual(['1', '8', '9', '10', '11', '12'])
  expect(button('Page 10')).toHaveAttribute('aria-current', 'page')
})

test('pages and steps call onPageChange', async () => {
  const onPageChange = show(10)
  await userEvent.click(button('Page 12'))
  await userEvent.click(button('Back'))
  expect(onPageChange.mock.calls).toEqual([[12], [9]])
})

test('on the last page "On" is disabled, and a page beyond the end is the last one', async () => {
  const onPageChange = show(99)
  expect(screen.getByText('Bonds 381–383 of 383')).toBeVisible()
  expect(button('On')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button('On'))
  expect(onPageChange).not.toHaveBeenCalled()
})
