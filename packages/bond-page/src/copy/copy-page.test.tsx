import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { BondPage } from '../bond-page.tsx'
import type { BondPagePorts } from '../ports.ts'
import { quietPorts } from '../testing/facts.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { renderPage } from '../testing/render-page.tsx'
// loads the lazy file before the tests
import './clipboard-formats.ts'

let written: string[]
let refuse: Error | null
let writtenAt: number
beforeEach(() => {
  written = []
  refuse = null
})
afterEach(() => vi.useRealTimers())

/** The page with a clipboard that accepts plain text, which replaces the one of user-event. */
function renderCopy(answers: Partial<BondPagePorts> = {}) {
  const actionLogged = vi.fn(async () => {})
  const ports = quietPorts({ actionLogged, ...answers })
  renderPage(<BondPage page={NOTE_PAGE} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS.pro,
  })
  const user = userEvent.setup()
  const writeText = async (text: string) => {
    if (refuse) throw refuse
    written.push(text)
    writtenAt = performance.now()
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return { user, actionLogged }
}

const copyButton = () => screen.getByRole('button', { name: 'Copy page' })

describe('P10 copy page', () => {
  test('copies name, facts, tables and sections below the fold, and is logged once (P8)', async () => {
    const { user, actionLogged } = renderCopy()
    await user.click(copyButton())
    await waitFor(() => expect(written).toHaveLength(1), { timeout: 10_000 })
    const [text] = written
    expect(text).toMatch(/^US Treasury 4% 15 Feb 2034\nhttp/)
    expect(text).toContain('Price, close\t101.0938')
    expect(text).toContain('Identifiers')
    expect(text).toContain('ISIN\tUS91282CJZ59')
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 4 }]])
  })

  test('confirms for exactly 2000 ms; the live region keeps the text (bond-page §9, readings #49)', async () => {
    const { user } = renderCopy()
    await user.click(copyButton())
    await waitFor(() => expect(written).toHaveLength(1), { timeout: 10_000 })
    const confirmed = await screen.findByRole('button', { name: 'Copied' })
    await waitFor(() => expect(confirmed).toHaveTextContent('Copy page'), { timeout: 4000, interval: 20 })
    expect(performance.now() - writtenAt).toBeGreaterThanOrEqual(1999)
    expect(screen.getAllByRole('status').some(each => each.textContent === 'Copied')).toBe(true)
  })

  test('a failure is logged to the console and announced politely (bond-page §8, readings #43)', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = renderCopy()
    refuse = new Error('denied')
    await user.click(copyButton())
    await waitFor(() => expect(log).toHaveBeenCalledExactlyOnceWith('Could not copy', refuse), {
      timeout: 10_000,
    })
    await waitFor(() =>
      expect(screen.getAllByRole('status').some(each => each.textContent === 'Could not copy')).toBe(true),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    log.mockRestore()
  })

  test('is busy before the sections render, stops waiting for a missing section, and lists it', async () => {
    const { user, actionLogged } = renderCopy({ quotes: () => new Promise(() => {}) })
    await user.click(copyButton())
    expect(screen.getByRole('button', { name: 'Copy page' })).toHaveAttribute('aria-busy', 'true')
    await waitFor(() => expect(written).toHaveLength(1), { timeout: 10_000 })
    const line = 'Not loaded yet, copy again in a moment: Latest quotes from market participants'
    expect(written[0]).toContain(`Not in this copy\n\n• ${line}`)
    const note = await screen.findByText('Not in this copy')
    expect(within(note.parentElement as HTMLElement).getByText(line)).toBeInTheDocument()
    expect(
      screen.getAllByRole('status').some(each => each.textContent?.startsWith(`Not in this copy. ${line}`)),
    ).toBe(true)
    await user.keyboard('{Escape}')
    expect(note).not.toBeInTheDocument()
    expect(actionLogged).toHaveBeenCalledOnce()
  })

  test('copies Markdown from the menu', async () => {
    const { user, actionLogged } = renderCopy()
    await user.click(screen.getByRole('button', { name: 'More ways to copy' }))
    await user.click(screen.getByRole('menuitem', { name: 'Copy as Markdown' }))
    await waitFor(() => expect(written).toHaveLength(1), { timeout: 10_000 })
    expect(written[0]).toMatch(/^# US Treasury 4% 15 Feb 2034\n\n<http/)
    expect(written[0]).toContain('| ISIN | US91282CJZ59 |')
    expect(actionLogged).toHaveBeenCalledOnce()
  })
})
