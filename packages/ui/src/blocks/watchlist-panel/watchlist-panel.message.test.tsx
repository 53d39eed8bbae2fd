import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WATCHLISTS, watchlistPorts } from '../../testing/fixtures/watchlists.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { WatchlistPanel } from './watchlist-panel.tsx'

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const message = () => document.querySelector('[data-slot=watchlist-saved]')
const messageArea = () => {
  const found = document.querySelector('[data-slot=watchlist-message]')
  if (!found) throw new Error('no message area')
  return found
}

describe('W4 the watchlist-saved message shows for 1 s (bond-page §4, §9, rule 30)', () => {
  beforeEach(async () => {
    vi.useFakeTimers()
    renderWithUi(<WatchlistPanel {...watchlistPorts()} lists={WATCHLISTS} newKey={() => 'key-1'} />, {
      session: SESSIONS.desk,
    })
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    fireEvent.click(screen.getByRole('button', { name: 'Save to 2 lists' }))
    await pass(0)
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('visible at 999 ms, hidden at 1000; the live region keeps the text (readings #49)', async () => {
    expect(message()).toHaveTextContent('Saved')
    await pass(999)
    expect(message()).toHaveTextContent('Saved')
    await pass(1)
    expect(message()).toBeNull()
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  })

  test('hover pauses', async () => {
    fireEvent.pointerEnter(messageArea())
    await pass(5000)
    expect(message()).toHaveTextContent('Saved')
    fireEvent.pointerLeave(messageArea())
    await pass(1000)
    expect(message()).toBeNull()
  })

  test('focus pauses', async () => {
    const undo = screen.getByRole('button', { name: 'Undo the last save' })
    act(() => undo.focus())
    await pass(5000)
    expect(message()).toHaveTextContent('Saved')
    act(() => screen.getByRole('button', { name: 'Continue' }).focus())
    await pass(1000)
    expect(message()).toBeNull()
  })

  test('Undo stays after the message has disappeared', async () => {
    await pass(60_000)
    expect(screen.getByRole('button', { name: 'Undo the last save' })).toBeVisible()
  })
})
