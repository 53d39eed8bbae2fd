import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { ErrorState } from './error-state.tsx'

test('a fault is a sentence and Retry, said at once', async () => {
  const onRetry = vi.fn()
  renderWithUi(<ErrorState message="The quotes could not be loaded" onRetry={onRetry} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The quotes could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('while it is tried again, a second Retry does nothing', async () => {
  const onRetry = vi.fn()
  renderWithUi(<ErrorState onRetry={onRetry} pending />)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).not.toHaveBeenCalled()
})

test('a fault that cannot be tried again has no button, and words of its own', () => {
  renderWithUi(<ErrorState />)
  expect(screen.getByRole('alert')).toHaveTextContent('This could not be loaded')
  expect(screen.queryByRole('button')).toBeNull()
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<ErrorState onRetry={() => {}} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button button-face error-state',
  })
})
