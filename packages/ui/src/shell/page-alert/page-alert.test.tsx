import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { LazyAlert, PageAlert } from './page-alert.tsx'

// load the lazy part before the tests
beforeAll(() => LazyAlert.load())

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2025, 6, 11, 12) })
})
afterEach(() => {
  vi.useRealTimers()
})

const CLOCK = { clock: () => Date.now() }
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const shown = () => screen.getByRole('alert').textContent

describe('H6 the page’s alert (shared-blocks §8)', () => {
  test('a failed social login is shown for 3 seconds', async () => {
    const onOver = vi.fn()
    renderWithUi(<PageAlert cause={{ kind: 'social' }} onOver={onOver} />, CLOCK)
    expect(shown()).toContain('The other service did not sign you in.')
    await pass(2_999)
    expect(shown()).toContain('The other service did not sign you in.')
    await pass(1)
    expect(shown()).toBe('')
    expect(onOver).toHaveBeenCalledOnce()
  })

  test('the page’s message stays until it is closed if it persists', async () => {
    renderWithUi(
      <PageAlert cause={{ kind: 'message', message: 'Trading is halted.', persist: true }} />,
      CLOCK,
    )
    await pass(60_000)
    expect(shown()).toContain('Trading is halted.')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shown()).toBe('')
  })

  test('a message that is over is not repeated by another render; another message is shown', async () => {
    const { rerender } = renderWithUi(<PageAlert cause={{ kind: 'message', message: 'One' }} />, CLOCK)
    await pass(3_000)
    rerender(<PageAlert cause={{ kind: 'message', message: 'One' }} />)
    expect(shown()).toBe('')
    rerender(<PageAlert cause={{ kind: 'message', message: 'Two' }} />)
    expect(shown()).toContain('Two')
  })

  test('a message removed from the page can be shown again', async () => {
    const { rerender } = renderWithUi(<PageAlert cause={{ kind: 'social' }} />, CLOCK)
    await pass(3_000)
    rerender(<PageAlert cause={null} />)
    rerender(<PageAlert cause={{ kind: 'social' }} />)
    expect(shown()).toContain('The other service did not sign you in.')
  })

  test('markup in it stays text', () => {
    renderWithUi(<PageAlert cause={{ kind: 'message', message: '<img src=x>' }} />, CLOCK)
    expect(shown()).toContain('<img src=x>')
    expect(document.querySelector('img')).toBeNull()
  })
})
