import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { EmptyState } from './empty-state.tsx'

test('an empty state is a sentence, with an action if there is one', () => {
  renderWithUi(<EmptyState action={<button type="button">Clear the filter</button>} />)
  expect(screen.getByText('No data')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear the filter' })).toBeInTheDocument()
})

test('an empty state is not an alert', () => {
  renderWithUi(<EmptyState message="No trades in this period" />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<EmptyState />)).toEqual({ ...ONE_ROOT, slots: 'empty-state' })
})
