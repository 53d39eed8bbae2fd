import type { CompareSearchOptions } from '@accrue/ui/blocks'
import { renderWithUi, SESSIONS } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { BONDS } from './bonds.ts'
import { OwnSearch } from './own-search.tsx'

function show(options: Partial<CompareSearchOptions> = {}, session = SESSIONS.pro) {
  const onAdd = vi.fn()
  renderWithUi(<OwnSearch {...BONDS} {...options} onAdd={onAdd} />, { session })
  return onAdd
}
const field = () => screen.getByRole('combobox', { name: 'add' })

test('G2 keys: ArrowDown moves to an option, Enter adds it', async () => {
  const onAdd = show()
  await userEvent.type(field(), '2029')
  await screen.findByRole('option', { name: /UST 4 1\/4% 2029/ })
  await userEvent.keyboard('{ArrowDown}')
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id)
  await userEvent.keyboard('{Enter}')
  expect(onAdd).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: 3, name: 'UST 4 1/4% 2029' }))
})

test('a failed search keeps the text and can be retried', async () => {
  const search = vi.fn(BONDS.search).mockRejectedValueOnce(new Error('offline'))
  show({ search })
  await userEvent.type(field(), 'ust')
  await userEvent.click(await screen.findByRole('button', { name: /Ask again/ }))
  expect(await screen.findAllByRole('option')).toHaveLength(5)
  expect(field()).toHaveValue('ust')
})

test('without access the prompt is shown and no request is sent', async () => {
  const search = vi.fn(BONDS.search)
  renderWithUi(<OwnSearch {...BONDS} search={search} onAdd={() => {}} />, { session: SESSIONS.visitor })
  await userEvent.type(field(), 'treasury')
  expect(document.querySelector('[data-slot=access-prompt]')).toBeVisible()
  expect(search).not.toHaveBeenCalled()
})
