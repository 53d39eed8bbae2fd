import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { EmptyState } from './empty-state.tsx'

test('nothing to show is a sentence, with a way on if there is one', () => {
  renderWithUi(<EmptyState action={<button type="button">Clear the filter</button>} />)
  expect(screen.getByText('No data')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Clear the filter' })).toBeInTheDocument()
})

test('nothing to show is no alarm', () => {
  renderWithUi(<EmptyState message="No trades in this period" />)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<EmptyState />)).toEqual({ ...ONE_ROOT, slots: 'empty-state' })
})
