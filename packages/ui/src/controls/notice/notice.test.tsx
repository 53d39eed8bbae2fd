import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

test.each([
  ['neutral', 'status'],
  ['warn', 'status'],
  ['up', 'status'],
  ['down', 'alert'],
] as const)('a %s notice is said as %s', (tone, role) => {
  renderWithUi(<Notice tone={tone}>Last trade 11 days ago</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Last trade 11 days ago')
})

test('a notice that was there from the start need not be said', () => {
  renderWithUi(<Notice live="off">Estimated</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a notice offers what can be done, and can be closed', async () => {
  const onAction = vi.fn()
  const onClose = vi.fn()
  renderWithUi(
    <Notice
      onClose={onClose}
      action={
        <Button variant="link" onClick={onAction}>
          Show that period
        </Button>
      }
    >
      Last trade 11 days ago
    </Notice>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show that period' }))
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onAction).toHaveBeenCalledOnce()
  expect(onClose).toHaveBeenCalledOnce()
})

test('has the parts that it promises in one root, on the server too', () => {
  expect(anatomyOf(<Notice action="A">N</Notice>)).toEqual({
    ...ONE_ROOT,
    slots: 'notice notice-action notice-text',
  })
})
