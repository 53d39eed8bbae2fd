import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'
import { RetryNotice } from './retry-notice.tsx'

test.each([
  ['neutral', 'status'],
  ['warn', 'status'],
  ['up', 'status'],
  ['down', 'alert'],
] as const)('a %s notice is announced as %s', (tone, role) => {
  renderWithUi(<Notice tone={tone}>Last trade 11 days ago</Notice>)
  expect(screen.getByRole(role)).toHaveTextContent('Last trade 11 days ago')
})

test('an initial notice is not announced', () => {
  renderWithUi(<Notice live="off">Estimated</Notice>)
  expect(screen.queryByRole('status')).toBeNull()
})

test('a notice has an action, and can be closed', async () => {
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

test('WCAG 2.4.3 closed by keyboard it leaves the focus in its section', async () => {
  function Section() {
    const [shown, setShown] = useState(true)
    return (
      <section aria-label="Chart">
        {shown && <Notice onClose={() => setShown(false)}>Shorter</Notice>}
      </section>
    )
  }
  renderWithUi(<Section />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByText('Shorter')).toBeNull()
  expect(screen.getByRole('region', { name: 'Chart' })).toHaveFocus()
})

test('APG alert: alert-role comes with the message, is not there before, and takes no focus', async () => {
  function Order() {
    const [refused, setRefused] = useState(false)
    return (
      <>
        <Button onClick={() => setRefused(true)}>Send</Button>
        {refused && <Notice tone="down">The request was refused</Notice>}
      </>
    )
  }
  renderWithUi(<Order />)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(screen.getByRole('alert')).toHaveTextContent('The request was refused')
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus()
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<Notice action="A">N</Notice>)).toEqual({
    ...ONE_ROOT,
    slots: 'notice notice-action notice-text',
  })
})

test('RetryNotice is announced immediately and retries on press', async () => {
  const onRetry = vi.fn()
  renderWithUi(
    <RetryNotice onRetry={onRetry} data-testid="failed">
      The order could not be sent.
    </RetryNotice>,
  )
  expect(screen.getByRole('alert')).toBe(screen.getByTestId('failed'))
  expect(screen.getByRole('alert')).toHaveTextContent('The order could not be sent.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
})
