import { renderWithUi, SESSIONS } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { App } from './app.tsx'
import { TODAY } from './bonds.ts'

const show = (session = SESSIONS.pro) => renderWithUi(<App />, { session, today: TODAY })

test('a table of five bonds that sorts', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Maturity' }))
  expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('UST 4 1/8% 2027')
})

test('a searched bond is added to the chart, and removed by its chip', async () => {
  show()
  await userEvent.type(screen.getByRole('combobox', { name: 'Compare with' }), '2029')
  await userEvent.click(await screen.findByRole('option', { name: /2029/ }))
  const remove = await screen.findByRole('button', { name: 'Remove UST 4 1/4% 2029' })
  await userEvent.click(remove)
  expect(remove).not.toBeInTheDocument()
})

test('another period changes the days', async () => {
  show()
  await userEvent.click(screen.getByRole('radio', { name: 'one month' }))
  expect(screen.getByLabelText('From')).toHaveValue('11.06.2025')
})
