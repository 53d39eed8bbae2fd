import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { NEED_AUTH } from '../../foundation/access/access.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LoadedFrame } from './loaded-frame.tsx'
import { ShowOthers } from './show-others.tsx'

const onRetry = vi.fn()
const STATUS = { failed: 'Not loaded.', empty: 'None.', onRetry }

test('a block is a section named by its title, and busy while its data loads', () => {
  const { rerender } = renderWithUi(
    <LoadedFrame {...STATUS} title="Multipliers" viewModel={{ kind: 'loading' }}>
      Rows
    </LoadedFrame>,
  )
  expect(screen.getByRole('region', { name: 'Multipliers' })).toHaveAttribute('aria-busy', 'true')
  rerender(
    <LoadedFrame
      {...STATUS}
      title="Multipliers"
      viewModel={{ kind: 'tables' }}
      headingLevel={3}
      note="Annual"
    >
      Rows
    </LoadedFrame>,
  )
  expect(screen.getByRole('region', { name: 'Multipliers' })).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('heading', { level: 3, name: 'Multipliers' })).toBeVisible()
  expect(screen.getByText('Annual')).toBeVisible()
})

test('after a fault a Retry, without data a message, without access a prompt', async () => {
  const { rerender } = renderWithUi(
    <LoadedFrame {...STATUS} title="T" viewModel={{ kind: 'failed' }}>
      {null}
    </LoadedFrame>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Not loaded.')
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(onRetry).toHaveBeenCalledOnce()
  rerender(
    <LoadedFrame {...STATUS} title="T" viewModel={{ kind: 'empty' }}>
      {null}
    </LoadedFrame>,
  )
  expect(screen.getByText('None.')).toBeVisible()
  rerender(
    <LoadedFrame {...STATUS} title="T" viewModel={{ kind: 'gate', verdict: NEED_AUTH }}>
      {null}
    </LoadedFrame>,
  )
  expect(screen.getByText('Sign in to use this')).toBeVisible()
})

test('the footer says how many others there are, and shows or hides them', async () => {
  const onExpandedChange = vi.fn()
  renderWithUi(
    <ShowOthers
      data-slot="years-more"
      others={2}
      expanded={false}
      onExpandedChange={onExpandedChange}
      controls="years"
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more', expanded: false }))
  expect(onExpandedChange).toHaveBeenCalledExactlyOnceWith(true)
})

test('without others there is no footer', () => {
  const { container } = renderWithUi(
    <ShowOthers
      data-slot="years-more"
      others={0}
      expanded={false}
      onExpandedChange={() => {}}
      controls="years"
    />,
  )
  expect(container).toBeEmptyDOMElement()
})

test('renders the documented parts in one root, also on the server', () => {
  expect(
    anatomyOf(
      <LoadedFrame {...STATUS} data-slot="years" title="T" viewModel={{ kind: 'years' }} note="N">
        Rows
      </LoadedFrame>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'card card-header card-note card-title years' })
})
