import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Busy, useBusy } from '../../foundation/state/busy-scope.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Card } from './card.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const Part = ({ busy }: { busy: boolean }) => {
  useBusy(busy)
  return null
}
const note = () => document.querySelector('[data-slot=card-waiting]')?.textContent ?? null
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
/** Simulates a lost or restored connection. */
async function connect(isOn: boolean) {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(isOn)
  await act(async () => window.dispatchEvent(new Event(isOn ? 'online' : 'offline')))
}

test('X14 a card says after five seconds that it is still loading, and not longer than it is', async () => {
  const card = (busy: boolean) => (
    <Card title="Quotes">
      <Part busy={busy} />
    </Card>
  )
  const { rerender } = renderWithUi(card(true))
  await pass(4_999)
  expect(note()).toBeNull()
  await pass(1)
  expect(note()).toBe('Still waiting for the server…')
  rerender(card(false))
  expect(note()).toBeNull()
  rerender(card(true))
  await pass(4_999)
  expect(note(), 'another wait starts again').toBeNull()
})

test('several loading parts have one message, until the last has loaded', async () => {
  const parts = (first: boolean, second: boolean) => (
    <Card title="Chart">
      <Part busy={first} />
      <Part busy={second} />
    </Card>
  )
  const { rerender } = renderWithUi(parts(true, true))
  await pass(5_000)
  expect(document.querySelectorAll('[data-slot=card-waiting]')).toHaveLength(1)
  rerender(parts(false, true))
  expect(note()).not.toBeNull()
  rerender(parts(false, false))
  expect(note()).toBeNull()
})

test('X14 offline a card shows no message, and its five seconds start with the connection', async () => {
  renderWithUi(
    <Card title="Quotes">
      <Busy />
    </Card>,
  )
  await connect(false)
  await pass(60_000)
  expect(note()).toBeNull()
  await connect(true)
  await pass(4_999)
  expect(note()).toBeNull()
  await pass(1)
  expect(note()).not.toBeNull()
})

test('a loading part outside of a card has no message', () => {
  expect(() => render(<Part busy />)).not.toThrow()
})
