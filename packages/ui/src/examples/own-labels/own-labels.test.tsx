import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OwnLabels } from './own-labels.tsx'

test('P1 own labels are added and replace default ones, in both languages', async () => {
  render(<OwnLabels />)
  expect(screen.getByRole('heading', { name: 'Our shelf' })).toBeVisible()
  expect(screen.getByText('Bonds 31 to 60, 1,383 in all')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(screen.getByRole('heading', { name: 'Unser Regal' })).toBeVisible()
  expect(screen.getByText(/^Anleihen 31 bis 60, 1\.383 insgesamt$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
})
