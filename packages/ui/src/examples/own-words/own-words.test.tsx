import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { OwnWords } from './own-words.tsx'

test('P1 own words stand beside ours and in their place, in either language', async () => {
  render(<OwnWords />)
  expect(screen.getByRole('heading', { name: 'Our shelf' })).toBeVisible()
  expect(screen.getByText('Bonds 31 to 60, 1,383 in all')).toBeVisible()
  await userEvent.click(screen.getByRole('radio', { name: 'Deutsch' }))
  expect(screen.getByRole('heading', { name: 'Unser Regal' })).toBeVisible()
  expect(screen.getByText(/^Anleihen 31 bis 60, 1\.383 insgesamt$/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Nächste Seite' })).toBeVisible()
})
