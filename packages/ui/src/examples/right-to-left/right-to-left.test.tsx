import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RightToLeft } from './right-to-left.tsx'

test('X6 a custom language: its labels, its direction, and numbers left to right', async () => {
  render(<RightToLeft />)
  expect(screen.getByRole('table', { name: 'سندات' }).closest('[dir]')).toHaveAttribute('dir', 'rtl')
  await userEvent.click(screen.getByRole('button', { name: 'الصفحة التالية' }))
  expect(screen.getByText('61–90 من 383، صفحة 3 من 13')).toBeVisible()
  expect(screen.getByRole('cell', { name: '101.09' })).toBeVisible()
})
