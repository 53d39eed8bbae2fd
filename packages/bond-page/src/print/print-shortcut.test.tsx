import { memoryAddress } from '@accrue/ui/foundation'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../../tests/dom/stopped-clock.ts'
import { BondPage } from '../bond-page.tsx'
import { quietPorts } from '../testing/facts.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'

const MISSING = 'Not loaded yet when the page was printed. Print again to have this section.'
const SLOW = { timeout: 10_000 }

beforeEach(() => {
  // no section ever comes near the viewport
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(window, 'print').mockImplementation(() => {})
})
afterEach(() => {
  startClock()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const renderBondPage = () =>
  renderPage(<BondPage page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />)
const identifiers = () => within(screen.getByRole('region', { name: 'Identifiers' }))
/** Returns whether the browser's own print goes ahead. */
const pressPrint = () => fireEvent.keyDown(window, { key: 'p', code: 'KeyP', ctrlKey: true })

test('P9 the print shortcut waits for every section, announces it, and prints once', async () => {
  renderBondPage()
  expect(identifiers().getByText(MISSING)).toBeInTheDocument()
  expect(pressPrint()).toBe(false)
  expect(window.print).not.toHaveBeenCalled()
  const status = await screen.findByText('Loading the rest of the page for printing…')
  expect(status.closest('[role=status]')).toBeInTheDocument()
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), SLOW)
  expect(screen.queryByText(MISSING)).toBeNull()
  expect(identifiers().getByText('ISIN')).toBeInTheDocument()
  expect(screen.queryByText('Loading the rest of the page for printing…')).toBeNull()
  // all sections are loaded now
  expect(pressPrint()).toBe(true)
})

test('P9 a second press does not wait', () => {
  renderBondPage()
  expect(pressPrint()).toBe(false)
  expect(pressPrint()).toBe(true)
})

test('P9 a print from the browser’s menu notes what is missing, and the sections load for the next attempt', async () => {
  renderBondPage()
  fireEvent(window, new Event('beforeprint'))
  await waitFor(() => expect(screen.queryAllByText(MISSING)).toEqual([]), SLOW)
  expect(identifiers().getByText('ISIN')).toBeInTheDocument()
})

test('P9 other keys keep their browser behaviour', () => {
  renderBondPage()
  for (const more of [{ key: 'p' }, { key: 'p', ctrlKey: true, shiftKey: true }, { key: 's', ctrlKey: true }])
    expect(fireEvent.keyDown(window, { code: 'KeyP', ...more })).toBe(true)
})

test('P9 an unmounted page prints nothing', async () => {
  stopClock()
  const { unmount } = renderBondPage()
  pressPrint()
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(window.print).not.toHaveBeenCalled()
})
