import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LoadedFrame } from './loaded-frame.tsx'
import { ShowOthers } from './show-others.tsx'

test('a block is a section named by its title, and busy while its data loads', () => {
  const { rerender } = renderWithUi(
    <LoadedFrame title="Multipliers" status="loading">
      Rows
    </LoadedFrame>,
  )
  expect(screen.getByRole('region', { name: 'Multipliers' })).toHaveAttribute('aria-busy', 'true')
  rerender(
    <LoadedFrame title="Multipliers" status="tables" headingLevel={3} note="Annual">
      Rows
    </LoadedFrame>,
  )
  expect(screen.getByRole('region', { name: 'Multipliers' })).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('heading', { level: 3, name: 'Multipliers' })).toBeVisible()
  expect(screen.getByText('Annual')).toBeVisible()
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
      <LoadedFrame data-slot="years" title="T" status="years" note="N">
        Rows
      </LoadedFrame>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'card card-header card-note card-title years' })
})
