import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { AlertBox, type AlertBoxProps } from './alert-box.tsx'

const FAILED = 'The social login did not work'
const alertBox = (props: Partial<AlertBoxProps> = {}) => <AlertBox message={FAILED} {...props} />
/** The clock of the widget is that of its timers. */
const draw = (element: ReactElement) => renderWithUi(element, { clock: () => Date.now() })
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const shown = () => screen.queryByText(FAILED) !== null

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('H5 AlertBox', () => {
  test('is "shown, then hidden after 3000 ms" (shared-blocks §4), and reports it once', () => {
    const onOpenChange = vi.fn()
    draw(alertBox({ defaultOpen: true, onOpenChange }))
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED)
    pass(2999)
    expect(shown()).toBe(true)
    expect(onOpenChange).not.toHaveBeenCalled()
    pass(1)
    expect(shown()).toBe(false)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('"unless told to persist"', () => {
    draw(alertBox({ defaultOpen: true, persist: true }))
    pass(10 * 60_000)
    expect(shown()).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(shown()).toBe(false)
  })

  test.each([
    ['a duration of its own', 8000, 8000],
    ['no duration counts as 3 s', 0, 3000],
    ['an invalid number counts as 3 s', Number.NaN, 3000],
  ])('%s', (_sentence, duration, expected) => {
    draw(alertBox({ defaultOpen: true, duration }))
    pass(expected - 1)
    expect(shown()).toBe(true)
    pass(1)
    expect(shown()).toBe(false)
  })

  test('when controlled it stays open until the parent closes it', () => {
    const onOpenChange = vi.fn()
    const { rerender } = draw(alertBox({ open: true, onOpenChange }))
    pass(3000)
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
    expect(shown()).toBe(true)
    rerender(alertBox({ open: false, onOpenChange }))
    expect(shown()).toBe(false)
    rerender(alertBox({ open: true, onOpenChange }))
    expect(shown()).toBe(true)
    pass(3000)
    expect(onOpenChange).toHaveBeenCalledTimes(2)
  })

  test('when the parent closes it in time, it does not report it later', () => {
    const onOpenChange = vi.fn()
    const { rerender } = draw(alertBox({ open: true, onOpenChange }))
    pass(1000)
    rerender(alertBox({ open: false, onOpenChange }))
    pass(10_000)
    expect(onOpenChange).not.toHaveBeenCalled()
  })

  test('another message has its full time', () => {
    const { rerender } = draw(alertBox({ defaultOpen: true }))
    pass(2000)
    rerender(alertBox({ defaultOpen: true, message: 'No connection' }))
    pass(2999)
    expect(screen.getByRole('alert')).toHaveTextContent('No connection')
    pass(1)
    expect(screen.queryByText('No connection')).toBeNull()
  })

  test('a positive message is announced politely', () => {
    draw(alertBox({ defaultOpen: true, tone: 'up', message: 'Saved' }))
    expect(screen.getByRole('status')).toHaveTextContent('Saved')
  })

  test('pauses under the pointer, with focus inside, and Escape closes it', () => {
    draw(alertBox({ defaultOpen: true }))
    fireEvent.pointerMove(screen.getByText(FAILED))
    pass(60_000)
    expect(shown()).toBe(true)
    fireEvent.pointerLeave(screen.getByRole('region'))
    act(() => screen.getByRole('button', { name: 'Close' }).focus())
    pass(60_000)
    expect(shown()).toBe(true)
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
    expect(shown()).toBe(false)
  })

  test('without text there is no box', () => {
    draw(alertBox({ defaultOpen: true, message: ' ' }))
    expect(screen.queryByRole('region')).toBeNull()
  })

  test('an alert of the page (errorAlert, shared-blocks §8) is in the server’s markup, without a style attribute', () => {
    const html = renderToString(<UiProvider labels={english}>{alertBox({ defaultOpen: true })}</UiProvider>)
    expect(html).toContain(FAILED)
    expect(html).not.toContain('style=')
  })
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(alertBox({ defaultOpen: true }))).toEqual({
    ...ONE_ROOT,
    slots: 'button-face icon-button toast toast-region toast-text',
  })
})
