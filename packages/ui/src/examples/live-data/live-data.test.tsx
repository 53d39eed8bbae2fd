import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TimePoint } from '../../charts/plot/column.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { createFeed, type Feed } from './feed.ts'
import { LiveData } from './live-data.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const plot = () => screen.getByLabelText('Quotes of the day', { selector: '[data-slot=time-chart-surface]' })
const announced = () => screen.getAllByRole('status')[0]
const newest = () => document.querySelector('[data-slot=legend-value]')?.textContent
const renderLive = () =>
  renderWithUi(<LiveData feed={createFeed({ count: 60, running: true })} />, { session: SESSIONS.desk })

describe('growing data', () => {
  test('the newest value is in the legend and on the axis at once', () => {
    renderLive()
    const before = newest()
    pass(250)
    expect(newest()).not.toBe(before)
    expect(document.querySelector('[data-slot=time-chart-tag]')).toHaveTextContent(
      Number(newest()).toFixed(2),
    )
  })

  test('X2 the newest value is announced, at most every five seconds', () => {
    renderLive()
    const texts = new Set<string | null | undefined>()
    for (let i = 0; i < 80; i++) {
      pass(250)
      texts.add(announced()?.textContent)
    }
    expect(texts.has('')).toBe(true)
    // 20 seconds
    expect(texts.size - 1).toBe(3)
    pass(250)
    expect(announced()).toHaveTextContent(/^9 Jul 2025, 10:\d\d UTC\+3, Mid quote: 10\d\.\d{3} %$/)
  })

  test('the point at the keyboard cursor has priority, and the cursor stays', () => {
    renderLive()
    act(() => plot().focus())
    fireEvent.keyDown(plot(), { key: 'Home' })
    const reading = announced()?.textContent
    expect(reading).toMatch(/^9 Jul 2025, 09:00/)
    pass(20_000)
    expect(announced()?.textContent).toBe(reading)
    expect(document.querySelector('[data-slot=time-chart-crosshair]')).toHaveAttribute('data-shown')
  })

  test('a stopped feed announces nothing', () => {
    renderWithUi(<LiveData feed={createFeed({ count: 60, running: false })} />, { session: SESSIONS.desk })
    pass(20_000)
    expect(announced()).toBeEmptyDOMElement()
  })

  test('P7 without access no value is announced', () => {
    const feed = createFeed({ count: 60, running: true })
    // quotes are about 101
    const shapeOf = (quote: TimePoint): TimePoint => ({ ...quote, value: (quote.value ?? 0) - 50 })
    const shape: Feed = {
      first: feed.first.map(shapeOf),
      subscribe: onQuote => feed.subscribe(quote => onQuote(shapeOf(quote))),
    }
    renderWithUi(<LiveData feed={shape} />, { session: SESSIONS.visitor })
    pass(20_000)
    expect(announced()).toBeEmptyDOMElement()
  })
})
