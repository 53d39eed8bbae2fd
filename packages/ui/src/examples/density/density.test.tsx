import { renderWithUi } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Density } from './density.tsx'

test('the row height is an attribute of an ancestor', async () => {
  renderWithUi(<Density />)
  const ancestor = screen.getByRole('table').closest('[data-density]')
  expect(ancestor).toHaveAttribute('data-density', 'compact')
  await userEvent.click(screen.getByRole('radio', { name: 'Comfortable' }))
  expect(ancestor).toHaveAttribute('data-density', 'comfortable')
})
