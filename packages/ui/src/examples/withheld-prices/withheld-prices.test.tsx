import { ACCESS, renderWithUi } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { pricesAnswer } from './prices-answer.ts'
import { WithheldPrices } from './withheld-prices.tsx'

const POINTS = [
  { day: '2025-07-09', value: 100.5 },
  { day: '2025-07-10', value: null },
  { day: '2025-07-11', value: 101.5 },
] as const

test('P3 the server sends a visitor the shape and no price', () => {
  expect(pricesAnswer(ACCESS.visitor, POINTS)).toEqual({
    masked: true,
    points: [
      { day: '2025-07-09', value: 0 },
      { day: '2025-07-10', value: null },
      { day: '2025-07-11', value: 100 },
    ],
  })
  expect(pricesAnswer(ACCESS.pro, POINTS)).toEqual({ masked: false, points: POINTS })
})

test('P4 a visitor sees the reason, and the button opens the same prompt', async () => {
  const onExport = vi.fn()
  const access = ACCESS.visitor
  renderWithUi(<WithheldPrices answer={pricesAnswer(access, POINTS)} onExport={onExport} />, {
    access,
    onSignIn: () => {},
  })
  expect(screen.getByText('Values are for subscribers.')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(screen.getByRole('alert')).toBeVisible()
  expect(onExport).not.toHaveBeenCalled()
})

test('with access there is no prompt', async () => {
  const onExport = vi.fn()
  const access = ACCESS.desk
  renderWithUi(<WithheldPrices answer={pricesAnswer(access, POINTS)} onExport={onExport} />, { access })
  expect(screen.queryByText('Values are for subscribers.')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  expect(onExport).toHaveBeenCalledOnce()
})
