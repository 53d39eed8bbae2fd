import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import {
  ALL,
  FlagsChart,
  flag,
  flagButton,
  layer,
  names,
  plot,
  rating,
} from '../../testing/flags-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { FlagLayer } from './flag-layer.tsx'
import { HOVER_DELAY } from './flag-popover.reducer.ts'
import { FlagTable } from './flag-table.tsx'
import { FlagToggle } from './flag-toggle.tsx'
import { useFlags } from './use-flags.ts'

const popover = () => screen.getByRole('dialog')
const isClosed = () => expect(screen.queryByRole('dialog')).toBeNull()
const ofMouse = { pointerType: 'mouse' }
afterEach(startClock)

describe('C20, X5: flags for coupons, puts and calls and rating changes', () => {
  test('each flag is a button named by kind, day and title; near flags share one', () => {
    renderWithUi(<FlagsChart />)
    expect(names()).toEqual([
      'Coupon, 15.02.2025, 2.0%',
      'Rating downgrade, 16.05.2025, Moody’s Aa1',
      'Events: 2, 15.08.2025 – 16.08.2025. Put, Call',
    ])
  })

  test('days outside the chart are not drawn; the description has their number', () => {
    renderWithUi(<FlagsChart />)
    expect(layer()).toHaveAccessibleDescription('Events before the visible period: 0, after it: 1.')
  })

  test('a press opens the popover and moves the focus into it', async () => {
    renderWithUi(<FlagsChart />)
    await userEvent.click(flagButton(/^Coupon/))
    expect(popover()).toHaveAccessibleName('Coupon, 15.02.2025, 2.0%')
    expect(popover()).toHaveTextContent('%Coupon 15.02.20252.0%20 USD per bond')
    await waitFor(() => expect(popover()).toContainElement(document.activeElement as HTMLElement))
    expect(flagButton(/^Coupon/)).toHaveAttribute('aria-expanded', 'true')
  })

  test('a stack lists all of its flags', async () => {
    renderWithUi(<FlagsChart />)
    await userEvent.click(flagButton(/^Events: 2/))
    const items = within(popover()).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'PPut 15.08.2025100%',
      'CCall 16.08.2025101%',
    ])
  })

  test('a second press closes it', async () => {
    renderWithUi(<FlagsChart />)
    await userEvent.click(flagButton(/^Coupon/))
    await userEvent.click(flagButton(/^Coupon/))
    isClosed()
  })

  test('only a safe address becomes a link', async () => {
    const trap = flag('put', '2025-08-15', '100%', { href: 'javascript:alert(1)' })
    renderWithUi(<FlagsChart flags={[rating, trap]} />)
    await userEvent.click(flagButton(/^Rating/))
    expect(within(popover()).getByRole('link')).toHaveAttribute('href', 'https://ratings.example/us')
    await waitFor(() => expect(popover()).toHaveFocus())
    await userEvent.click(flagButton(/^Put/))
    await waitFor(() => expect(popover()).toHaveAccessibleName('Put, 15.08.2025, 100%'))
    expect(within(popover()).queryByRole('link')).toBeNull()
    expect(popover()).toHaveTextContent('100%')
  })

  test('hovering a flag opens it without moving the focus, and the mouse may move onto the popover', async () => {
    stopClock()
    renderWithUi(<FlagsChart />)
    fireEvent.pointerEnter(flagButton(/^Coupon/).parentElement as Element, ofMouse)
    isClosed()
    await waitFor(() => expect(popover()).toBeVisible())
    expect(document.body).toHaveFocus()
    fireEvent.pointerLeave(flagButton(/^Coupon/).parentElement as Element, ofMouse)
    fireEvent.pointerEnter(popover(), ofMouse)
    act(() => vi.advanceTimersByTime(2 * HOVER_DELAY))
    expect(popover()).toBeVisible()
    fireEvent.pointerLeave(popover(), ofMouse)
    await waitFor(isClosed)
  })

  test('a finger that passes over a flag opens nothing', () => {
    stopClock()
    renderWithUi(<FlagsChart />)
    fireEvent.pointerEnter(flagButton(/^Coupon/).parentElement as Element, { pointerType: 'touch' })
    act(() => vi.advanceTimersByTime(2 * HOVER_DELAY))
    isClosed()
  })

  test('exported pictures include the drawing; assistive technology gets the buttons instead', () => {
    renderWithUi(<FlagsChart />)
    const drawing = layer().querySelector('svg[data-chart-layer]')
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(drawing?.querySelectorAll('[data-slot=flag-mark]')).toHaveLength(3)
  })
})

describe('X2: flags by keyboard', () => {
  test('one tab stop; arrows, Home and End move along the flags and wrap around', async () => {
    renderWithUi(<FlagsChart />)
    screen.getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    expect(flagButton(/^Coupon/)).toHaveFocus()
    for (const [key, name] of [
      ['{ArrowRight}', /^Rating/],
      ['{End}', /^Events/],
      ['{ArrowRight}', /^Coupon/],
      ['{ArrowLeft}', /^Events/],
      ['{Home}', /^Coupon/],
      ['{ArrowRight}', /^Rating/],
    ] as const) {
      await userEvent.keyboard(key)
      expect(flagButton(name)).toHaveFocus()
    }
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'After' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(flagButton(/^Rating/)).toHaveFocus()
  })

  test.each(['{Enter}', ' '])('key "%s" opens it, Escape closes it and returns the focus', async key => {
    renderWithUi(<FlagsChart />)
    flagButton(/^Rating/).focus()
    await userEvent.keyboard(key)
    await waitFor(() => expect(popover()).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    isClosed()
    await waitFor(() => expect(flagButton(/^Rating/)).toHaveFocus())
  })

  test('Escape closes a popover opened by hover (WCAG 1.4.13)', async () => {
    renderWithUi(<FlagsChart />)
    fireEvent.pointerEnter(flagButton(/^Coupon/).parentElement as Element, ofMouse)
    await waitFor(() => expect(popover()).toBeVisible())
    await userEvent.keyboard('{Escape}')
    isClosed()
  })

  test('arrows inside a popover do not move along the flags', async () => {
    renderWithUi(<FlagsChart />)
    flagButton(/^Rating/).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(popover()).toHaveFocus())
    await userEvent.tab()
    expect(within(popover()).getByRole('link')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(within(popover()).getByRole('link')).toHaveFocus()
  })
})

describe('C20: changes while a popover is open', () => {
  function Zoomed() {
    const model = useFlags(ALL, { storageKey: 'bond' })
    const [days, setDays] = useState(365)
    const from = Date.parse('2025-02-01')
    return (
      <>
        <FlagLayer model={model} plot={{ ...plot, window: { from, to: from + days * MS_PER_DAY } }} />
        {[8000, 3].map(next => (
          <button
            key={next}
            type="button"
            onMouseDown={event => event.preventDefault()}
            onClick={() => setDays(next)}
          >
            {next}
          </button>
        ))}
      </>
    )
  }

  test('the tab stop stays with its flag in any stack', async () => {
    renderWithUi(<Zoomed />)
    flagButton(/^Rating/).focus()
    fireEvent.click(screen.getByRole('button', { name: '8000' }))
    expect(names()).toEqual([expect.stringMatching(/^Events: 4/), expect.stringMatching(/^Coupon/)])
    expect(flagButton(/^Events: 4/).tabIndex).toBe(0)
    expect(flagButton(/^Coupon/).tabIndex).toBe(-1)
  })

  test('without a visible flag there is no tab stop', () => {
    renderWithUi(<Zoomed />)
    fireEvent.click(screen.getByRole('button', { name: '3' }))
    expect(screen.queryByRole('toolbar')).toBeNull()
  })
})

describe('documented parts in one root, on the server too', () => {
  function Parts({ of }: { of: 'layer' | 'toggle' | 'table' }) {
    const model = useFlags(ALL, { storageKey: 'bond' })
    if (of === 'layer') return <FlagLayer model={model} plot={plot} />
    return of === 'toggle' ? <FlagToggle model={model} /> : <FlagTable model={model} />
  }

  test.each([
    ['layer', 'flag-badge flag-button flag-layer flag-mark flag-marks popover-anchor'],
    ['toggle', 'button-face menu menu-label menu-trigger'],
    ['table', 'flag-icon flag-mark flag-table flag-table-row link'],
  ] as const)('%s', (of, slots) => {
    expect(anatomyOf(<Parts of={of} />)).toEqual({ ...ONE_ROOT, slots })
  })
})
