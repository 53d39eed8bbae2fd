import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'

const file = vi.hoisted(() => ({ isMissing: true }))

vi.mock('./chart-date-fields.tsx', async original => {
  if (file.isMissing) throw new Error('The file did not load.')
  return original()
})

test('dates are text until their fields have loaded; without their file a button opens a panel with the error and a retry', async () => {
  // a lazy part that another test has loaded stays loaded
  vi.resetModules()
  const { renderWithUi } = await import('../../testing/render-with-ui.tsx')
  const { ChartDates } = await import('./chart-dates.tsx')

  const range = { from: '2025-04-11', to: '2025-07-11' } as const
  renderWithUi(<ChartDates range={range} notAfter={undefined} onDayChange={() => {}} />)
  expect(screen.getByText('11.04.2025')).toBeVisible()
  expect(screen.getByText('11.07.2025')).toBeVisible()

  await userEvent.click(await screen.findByRole('button', { name: 'From and to' }))
  const panel = screen.getByRole('dialog', { name: 'From and to' })
  // the second failure: a retry that fails again reloads the page
  const retry = await within(panel).findByRole('button', { name: 'Reload the page' })
  file.isMissing = false
  await userEvent.click(retry)
  expect(await within(panel).findByLabelText('From')).toHaveValue('11.04.2025')
  expect(within(panel).getByLabelText('To')).toHaveValue('11.07.2025')
})
