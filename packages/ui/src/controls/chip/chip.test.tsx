import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Chip } from './chip.tsx'

test('a chip can be removed by a button that names it', async () => {
  const onRemove = vi.fn()
  renderWithUi(
    <Chip value="99.8720" onRemove={onRemove} removeName="ING 2029">
      ING Groep 2029
    </Chip>,
  )
  expect(screen.getByText('99.8720')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Remove ING 2029' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

test('a chip that cannot be removed has no button', () => {
  renderWithUi(<Chip>ABN Amro 2028</Chip>)
  expect(screen.queryByRole('button')).toBeNull()
})

test('has the documented parts in one root, on the server too', () => {
  expect(
    anatomyOf(
      <Chip mark="-" value="1" onRemove={() => {}}>
        C
      </Chip>,
    ),
  ).toEqual({ ...ONE_ROOT, slots: 'chip chip-mark chip-remove chip-value' })
})
