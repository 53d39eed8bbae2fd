import { memoryAddress } from '@accrue/ui/foundation'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../../tests/dom/stopped-clock.ts'
import { BondPage } from '../bond-page.tsx'
import { quietPorts } from '../testing/facts.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'

const MISSING = 'Not loaded yet when the page was printed. Print again to have this section.'
const PATIENCE = { timeout: 10_000 }

beforeEach(() => {
  // nothing comes near the window
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

const show = () => renderPage(<BondPage page={NOTE_PAGE} ports={quietPorts()} address={memoryAddress()} />)
const identifiers = () => within(screen.getByRole('region', { name: 'Identifiers' }))
/** Whether the browser would print by itself. */
const pressPrint = () => fireEvent.keyDown(window, { key: 'p', code: 'KeyP', ctrlKey: true })

test('P9 the print key waits until every section has come, says so, and prints once', async () => {
  show()
  expect(identifiers().getByText(MISSING)).toBeInTheDocument()
  expect(pressPrint()).toBe(false)
  expect(window.print).not.toHaveBeenCalled()
  const status = await screen.findByText('Loading the rest of the page for printing…')
  expect(status.closest('[role=status]')).toBeInTheDocument()
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce(), PATIENCE)
  expect(screen.queryByText(MISSING)).toBeNull()
  expect(identifiers().getByText('ISIN')).toBeInTheDocument()
  expect(screen.queryByText('Loading the rest of the page for printing…')).toBeNull()
  // everything is there now
  expect(pressPrint()).toBe(true)
})

test('P9 a second press does not wait', () => {
  show()
  expect(pressPrint()).toBe(false)
  expect(pressPrint()).toBe(true)
})

test('P9 what the browser’s menu prints says what is missing, and the sections come for the next try', async () => {
  show()
  fireEvent(window, new Event('beforeprint'))
  await waitFor(() => expect(screen.queryAllByText(MISSING)).toEqual([]), PATIENCE)
  expect(identifiers().getByText('ISIN')).toBeInTheDocument()
})

test('P9 other keys stay the browser’s', () => {
  show()
  for (const more of [{ key: 'p' }, { key: 'p', ctrlKey: true, shiftKey: true }, { key: 's', ctrlKey: true }])
    expect(fireEvent.keyDown(window, { code: 'KeyP', ...more })).toBe(true)
})

test('P9 a page that was left prints nothing', async () => {
  stopClock()
  const { unmount } = show()
  pressPrint()
  unmount()
  await act(() => vi.advanceTimersByTimeAsync(400))
  expect(window.print).not.toHaveBeenCalled()
})
