import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { startClock, stopClock } from '../../../../../tests/dom/stopped-clock.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ExportMenu, type ExportMenuProps } from './export-menu.tsx'

let chart: HTMLElement

/** jsdom has no layout, so no picture can be made of this chart. These tests cover everything around the picture. */
beforeEach(() => {
  document.body.replaceChildren()
  chart = document.createElement('section')
  chart.dataset.slot = 'time-chart'
  chart.dataset.status = 'ready'
  document.body.append(chart)
})
afterEach(startClock)

function show(props: Partial<ExportMenuProps> = {}, who: keyof typeof SESSIONS = 'pro') {
  const onFailure = vi.fn()
  const onExported = vi.fn()
  const allProps = { title: 'Price', chart: () => chart, onFailure, onExported, ...props }
  const view = renderWithUi(<ExportMenu {...allProps} />, { session: SESSIONS[who], onSignIn: () => {} })
  return { ...view, onFailure, onExported }
}
const button = () => screen.getByRole('button', { name: 'Export' })
const choose = async (name: string) => {
  await userEvent.click(button())
  await userEvent.click(screen.getByRole('menuitem', { name }))
}

describe('C16 the export menu', () => {
  test('print, PNG, JPEG, PDF, SVG (bond-page §6)', async () => {
    show()
    await userEvent.click(button())
    const names = screen.getAllByRole('menuitem').map(item => item.textContent)
    expect(names).toEqual(['Print', 'PNG', 'JPEG', 'PDF', 'SVG'])
  })

  test('without a chart it reports the failure, and Retry tries again', async () => {
    const { onFailure, onExported } = show({ chart: () => null })
    await choose('PNG')
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('The chart could not be exported.')
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(onFailure).toHaveBeenCalledTimes(2))
    expect(onExported).not.toHaveBeenCalled()
  })

  test('a chart without data is not exported (bond-page §5: "export is unavailable")', async () => {
    chart.dataset.status = 'empty'
    const { onFailure } = show()
    await choose('SVG')
    await waitFor(() => expect(onFailure).toHaveBeenCalledOnce())
    expect(String(onFailure.mock.calls[0]?.[0])).toContain('nothing to show')
  })

  test('while the chart loads the export waits and is busy (reliability §3.3)', async () => {
    chart.setAttribute('aria-busy', 'true')
    chart.dataset.status = 'loading'
    const { container, onFailure } = show()
    stopClock()
    fireEvent.click(button())
    fireEvent.click(screen.getByRole('menuitem', { name: 'PDF' }))
    const root = container.querySelector('[data-slot=chart-export]')
    expect(root).toHaveAttribute('data-phase', 'busy')
    await act(() => vi.advanceTimersByTimeAsync(60))
    expect(root).toHaveAttribute('data-phase', 'busy')
    expect(onFailure).not.toHaveBeenCalled()
    chart.setAttribute('aria-busy', 'false')
    chart.dataset.status = 'empty'
    await waitFor(() => expect(root).toHaveAttribute('data-phase', 'failed'))
  })

  test('Escape closes the failure message', async () => {
    show({ chart: () => null })
    await choose('JPEG')
    await screen.findByRole('button', { name: 'Retry' })
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('without data the menu stays closed and gives the reason', async () => {
    show({ isEmpty: true })
    await userEvent.click(button())
    expect(screen.queryByRole('menu')).toBeNull()
    expect(button()).toHaveAccessibleDescription(/There is no chart to export yet/)
  })
})

describe('below full access the button is there, disabled, with the reason (access row 14)', () => {
  test.each([
    ['visitor', {}, 'Sign in to use this'],
    ['reader', {}, 'This needs full access'],
    ['pro', { venueId: 381 }, 'This needs full access'],
  ] as const)('%s %j: %s', async (who, props, reason) => {
    const getChart = vi.fn(() => chart)
    show({ ...props, chart: getChart }, who)
    expect(button()).toHaveAttribute('aria-disabled', 'true')
    expect(button()).toHaveAccessibleDescription(new RegExp(reason))
    await userEvent.click(button())
    expect(screen.queryByRole('menu')).toBeNull()
    expect(getChart).not.toHaveBeenCalled()
  })

  test('with NSD access trading ground 381 can be exported', async () => {
    show({ venueId: 381 }, 'desk')
    await userEvent.click(button())
    expect(screen.getByRole('menu')).toBeVisible()
  })
})

test('renders its documented parts in one root, on the server too', () => {
  expect(anatomyOf(<ExportMenu title="Price" chart={() => null} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face chart-export live-region menu menu-label menu-trigger tip',
  })
})
