import { renderWithUi } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Density } from './density.tsx'

test('the height of rows is an attribute above the table', async () => {
  renderWithUi(<Density />)
  const above = screen.getByRole('table').closest('[data-density]')
  expect(above).toHaveAttribute('data-density', 'compact')
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }))
  expect(above).toHaveAttribute('data-density', 'comfortable')
})
