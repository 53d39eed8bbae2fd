import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { EMPTY_WATCHLISTS, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { WatchlistPanel } from './watchlist-panel.tsx'

/** Presses Tab until the checkbox or button with this name has the focus. */
async function tabTo(user: ReturnType<typeof userEvent.setup>, name: string) {
  for (let press = 0; press < 40; press++) {
    const { activeElement: one } = document
    const named = one instanceof HTMLInputElement ? one.labels?.[0] : one
    if (named?.textContent?.startsWith(name)) return
    await user.tab()
  }
  throw new Error(`Tab does not reach ${name}`)
}

test('features §2.6: by keyboard only: tick, fill in, get an error, correct it, save, undo', async () => {
  const user = userEvent.setup()
  const ports = watchlistPorts(EMPTY_WATCHLISTS)
  const append = vi.fn(ports.append)
  renderWithUi(
    <WatchlistPanel lists={EMPTY_WATCHLISTS} remove={ports.remove} append={append} newKey={() => 'key-1'} />,
    { session: SESSIONS.desk },
  )
  await tabTo(user, 'List 1')
  await user.keyboard(' ')
  await tabTo(user, 'Continue')
  await user.keyboard('{Enter}')

  expect(screen.getByLabelText('Quantity')).toHaveFocus()
  await user.keyboard('10')
  await user.tab()
  await user.keyboard('101,09375')
  await tabTo(user, 'Save to 1 list')
  await user.keyboard('{Enter}')
  expect(append).not.toHaveBeenCalled()

  // the invalid field has the focus, and its row shows the reason
  expect(screen.getByRole('combobox', { name: 'Buy date List 1' })).toHaveFocus()
  expect(screen.getByRole('cell', { name: 'A price needs its buy date' })).toBeVisible()
  await user.keyboard('01.07.2025{Tab}')
  await tabTo(user, 'Save to 1 list')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(append).toHaveBeenCalledOnce())
  expect(append.mock.calls[0]?.[0].items).toEqual([
    { listId: 7001, values: { quantity: '10', price: '101.094', day: '2025-07-01' } },
  ])

  await waitFor(() => expect(screen.getByRole('button', { name: 'Continue' })).toHaveFocus())
  await tabTo(user, 'Undo the last save')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'List 1' })).not.toBeChecked())
}, 60_000)
