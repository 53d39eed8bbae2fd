import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { bondWatchlist, WATCHLISTS, watchlist, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { renderWithUi, SESSIONS } from '../../testing/index.ts'
import { AddToWatchlist } from './add-to-watchlist.tsx'
import type { WatchlistList } from './field-values.ts'
import { useWatchlistCard } from './use-watchlist-card.ts'
import { WatchlistCard } from './watchlist-card.tsx'

const MOUNTS = vi.fn()

function Page({ lists = WATCHLISTS }: { lists?: readonly WatchlistList[] }) {
  const card = useWatchlistCard(lists)
  if (card.mounted) MOUNTS()
  return (
    <>
      <AddToWatchlist model={card} />
      {card.mounted ? (
        <WatchlistCard
          {...watchlistPorts(lists)}
          {...bondWatchlist({ currentPrice: 98.27, nominal: 100, currency: 'USD' })}
          model={card}
        />
      ) : null}
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Add to watchlist' })

test('W1 the button opens and closes the card, whose ticks stay', async () => {
  renderWithUi(<Page />, { session: SESSIONS.desk })
  expect(button()).toHaveAttribute('aria-expanded', 'false')
  expect(MOUNTS).not.toHaveBeenCalled()
  await userEvent.click(button())
  expect(button()).toHaveAttribute('aria-expanded', 'true')
  const card = document.getElementById(button().getAttribute('aria-controls') as string) as HTMLElement
  const list = within(card).getByRole('checkbox', { name: /^Sovereigns/ })
  await userEvent.click(list)
  await userEvent.click(button())
  expect(screen.queryByRole('checkbox')).toBeNull()
  await userEvent.click(button())
  expect(screen.getByRole('checkbox', { name: /^Sovereigns/ })).toBe(list)
  expect(list).toBeChecked()
})

test('W1 the star is filled while a list has the security, also after a save', async () => {
  const lists = [watchlist(1, 'Ideas', { checked: true }), watchlist(2, 'Income')]
  renderWithUi(<Page lists={lists} />, { session: SESSIONS.desk })
  const isFilled = () => button().querySelector('svg')?.classList.contains('fill-current')
  expect(isFilled()).toBe(true)
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('checkbox', { name: /^Ideas/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Save|^Remove/ }))
  await vi.waitFor(() => expect(isFilled()).toBe(false))
})

test('P4 without the right the button shows the access that lists need, and no card', async () => {
  renderWithUi(<Page />, { session: SESSIONS.reader })
  await userEvent.click(button())
  expect(screen.getByRole('alert')).toBeVisible()
  expect(screen.queryByRole('checkbox')).toBeNull()
})
