import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Star, X } from '../../foundation/icons/icons.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { IconButton } from './icon-button.tsx'

test('an icon button has a name, and its icon has none', () => {
  renderWithUi(
    <IconButton label="Close">
      <X />
    </IconButton>,
  )
  const button = screen.getByRole('button', { name: 'Close' })
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  expect(button).toHaveAttribute('data-slot', 'icon-button')
})

test('it shows its name on keyboard focus', async () => {
  renderWithUi(
    <IconButton label="Close">
      <X />
    </IconButton>,
  )
  expect(screen.getByText('Close')).not.toBeVisible()
  await userEvent.tab()
  expect(screen.getByText('Close')).toBeVisible()
})

test('where Escape must close the layer, it shows no tooltip that would handle Escape (ARIA Authoring Practices: tooltip)', async () => {
  const onKeyDown = vi.fn()
  renderWithUi(
    <IconButton label="Close" tip={false} onKeyDown={({ key }) => onKeyDown(key)}>
      <X />
    </IconButton>,
  )
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  expect(screen.queryByText('Close')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown.mock.calls).toEqual([['Escape']])
})

test('a reason replaces the name in the tooltip', async () => {
  renderWithUi(
    <IconButton label="Next column" disabledReason="This is the last column">
      <X />
    </IconButton>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Next column' }))
  expect(screen.getByText('This is the last column')).toBeVisible()
  expect(screen.queryByText('Next column')).toBeNull()
})

test('it runs its action, and a press hides the tooltip', async () => {
  const onClick = vi.fn()
  renderWithUi(
    <IconButton label="Close" onClick={onClick}>
      <X />
    </IconButton>,
  )
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onClick).toHaveBeenCalledOnce()
  expect(screen.getByText('Close')).not.toBeVisible()
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <IconButton label="Star">
        <Star />
      </IconButton>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'button-face icon-button tip' })
})
