import { act, fireEvent, screen } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { WaitingOverlay } from './overlay-queue.reducer.ts'
import { useOverlay, useOverlayTurn, useStepsAside } from './use-overlay.ts'

function Banner({ overlay, from = 0 }: { overlay: WaitingOverlay; from?: number }) {
  const [due, setDue] = useState(from === 0)
  useState(() => setTimeout(() => setDue(true), from))
  const turn = useOverlayTurn(overlay, due)
  const aside = useStepsAside()
  if (!turn.isOurs) return null
  const close = () => {
    turn.close()
    setDue(false)
  }
  return (
    <button type="button" hidden={aside} onClick={close}>
      {overlay}
    </button>
  )
}

function Sheet() {
  const [open, setOpen] = useState(false)
  useOverlay(open)
  return (
    <button type="button" onClick={() => setOpen(!open)}>
      Sheet
    </button>
  )
}

const windowOf = (width: number) =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query =>
      ({
        matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as never,
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const seen = () =>
  screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
    .filter(name => name !== 'Sheet')
const page = (
  <StrictMode>
    <Sheet />
    <Banner overlay="bottomBanner" from={3_000} />
    <Banner overlay="registrationBanner" from={15_000} />
  </StrictMode>
)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('H3 H4 one overlay at a time', () => {
  test('on desktop each overlay shows as soon as it is due', async () => {
    windowOf(681)
    renderWithUi(page)
    await pass(30_000)
    expect(seen()).toEqual(['bottomBanner', 'registrationBanner'])
    press('Sheet')
    expect(seen()).toEqual(['bottomBanner', 'registrationBanner'])
  })

  test('on a phone the second overlay shows 20 seconds after the first was closed', async () => {
    windowOf(680)
    renderWithUi(page)
    await pass(30_000)
    expect(seen()).toEqual(['bottomBanner'])
    press('bottomBanner')
    await pass(19_999)
    expect(seen()).toEqual([])
    await pass(1)
    expect(seen()).toEqual(['registrationBanner'])
  })

  test('on a phone an overlay hides while a sheet is open and returns after it', async () => {
    windowOf(390)
    renderWithUi(page)
    await pass(5_000)
    press('Sheet')
    expect(seen()).toEqual([])
    press('Sheet')
    expect(seen()).toEqual(['bottomBanner'])
  })

  test('unmounting leaves no timer and no pause', async () => {
    windowOf(390)
    const first = renderWithUi(page)
    await pass(20_000)
    press('bottomBanner')
    first.unmount()
    expect(vi.getTimerCount()).toBe(0)
    renderWithUi(<Banner overlay="bottomBanner" />)
    expect(seen()).toEqual(['bottomBanner'])
  })
})
