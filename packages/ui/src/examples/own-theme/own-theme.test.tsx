import { renderWithUi, SESSIONS } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OwnTheme } from './own-theme.tsx'

test('the brand is an attribute of an ancestor of the widgets', async () => {
  renderWithUi(<OwnTheme />, { session: SESSIONS.pro })
  const card = screen.getByRole('region', { name: 'Price' })
  expect(card.closest('[data-brand]')).toHaveAttribute('data-brand', 'harbour')
  await userEvent.click(screen.getByRole('radio', { name: 'Accrue' }))
  expect(card.closest('[data-brand]')).toHaveAttribute('data-brand', 'accrue')
})
