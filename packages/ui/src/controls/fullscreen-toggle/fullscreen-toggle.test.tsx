import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { cookieStore, memoryStore } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Button } from '../button/button.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import { Menu } from '../menu/menu.tsx'
import { fullscreenCookie } from './fullscreen.reducer.ts'
import { FullscreenToggle } from './fullscreen-toggle.tsx'
import { useFullscreen } from './use-fullscreen.ts'

type ChartProps = { elementId?: string; onFullscreenChange?: (open: boolean) => void }

function Chart({ elementId = 'chart', onFullscreenChange }: ChartProps) {
  const ref = useRef<HTMLElement>(null)
  return (
    <>
      <Button>Behind</Button>
      <section ref={ref} aria-label="Chart">
        <FullscreenToggle target={ref} elementId={elementId} onFullscreenChange={onFullscreenChange} />
        <Menu label="Save" items={[{ id: 'png', label: 'Save as PNG' }]} />
        <input aria-label="From" />
      </section>
    </>
  )
}

const toggle = () => screen.getByRole('button', { name: 'Full screen' })
const chart = () => screen.getByRole('region', { name: 'Chart' })
const isFull = (as: string | null) => waitFor(() => expect(chart().getAttribute('data-fullscreen')).toBe(as))
const stores = (cookie = memoryStore()) => ({ stores: { local: memoryStore(), cookie } })

/** A browser that supports full screen; returns a function that leaves it, like Escape. */
function browserWithFullscreen(): () => void {
  let owner: Element | null = null
  const give = (element: Element | null) => {
    owner = element
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => owner })
  Object.assign(document, { exitFullscreen: async () => give(null) })
  Object.assign(HTMLElement.prototype, {
    async requestFullscreen(this: HTMLElement) {
      give(this)
    },
  })
  return () => act(() => give(null))
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement')
  Reflect.deleteProperty(document, 'exitFullscreen')
  Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen')
})

describe('U5 in a browser that supports full screen', () => {
  test('a press enters full screen with the element, the next one leaves; the focus stays on the toggle', async () => {
    browserWithFullscreen()
    renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('screen')
    expect(document.fullscreenElement).toBe(document.documentElement)
    expect(chart()).toHaveStyle({ position: 'fixed', inset: '0' })
    expect(toggle()).toHaveAttribute('aria-pressed', 'true')
    expect(toggle()).toHaveFocus()
    await userEvent.click(toggle())
    await isFull(null)
    expect(document.fullscreenElement).toBeNull()
    expect(toggle()).toHaveFocus()
  })

  test('the state follows fullscreenchange: Escape and gestures leave without a press', async () => {
    const takeAway = browserWithFullscreen()
    const onFullscreenChange = vi.fn()
    renderWithUi(<Chart onFullscreenChange={onFullscreenChange} />)
    await userEvent.click(toggle())
    await isFull('screen')
    takeAway()
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    expect(onFullscreenChange.mock.calls).toEqual([[true], [false]])
  })

  test('a dialog inside opens above it, on the same screen', async () => {
    browserWithFullscreen()
    const page = (open: boolean) => (
      <>
        <Chart />
        <Dialog open={open} onOpenChange={() => {}} title="Sign in">
          <input aria-label="Login" />
        </Dialog>
      </>
    )
    const { rerender } = renderWithUi(page(false))
    await userEvent.click(toggle())
    await isFull('screen')
    rerender(page(true))
    expect(document.fullscreenElement).toContainElement(screen.getByRole('dialog', { name: 'Sign in' }))
  })

  test('unmounting with its element leaves full screen', async () => {
    browserWithFullscreen()
    const { unmount } = renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('screen')
    unmount()
    expect(document.fullscreenElement).toBeNull()
  })

  test('if the browser denies it, the element fills the window', async () => {
    browserWithFullscreen()
    Object.assign(HTMLElement.prototype, { requestFullscreen: () => Promise.reject(new TypeError('denied')) })
    renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('window')
  })
})

describe('U5 in a browser without full screen (iPhone)', () => {
  test('the element fills the window and is restored afterwards', async () => {
    renderWithUi(<Chart />)
    chart().style.width = '50%'
    await userEvent.click(toggle())
    await isFull('window')
    expect(chart()).toHaveStyle({ position: 'fixed', inset: '0', width: 'auto' })
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' })
    await userEvent.click(toggle())
    await isFull(null)
    expect(chart().style.position).toBe('')
    expect(chart().style.width).toBe('50%')
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('Escape leaves, and the focus stays on the toggle', async () => {
    renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('window')
    await userEvent.keyboard('{Escape}')
    await isFull(null)
    expect(toggle()).toHaveFocus()
  })

  test('Escape closes a menu in it first', async () => {
    renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('window')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    await isFull('window')
    await userEvent.keyboard('{Escape}')
    await isFull(null)
  })

  test('Tab is trapped inside: covered elements get no focus (WCAG 2.4.11)', async () => {
    renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('window')
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('textbox', { name: 'From' })).toHaveFocus()
    await userEvent.tab()
    expect(toggle()).toHaveFocus()
    // the tooltip of the toggle closes first
    await userEvent.keyboard('{Escape}{Escape}')
    await isFull(null)
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus()
  })

  test('unmounting with its element removes all changes', async () => {
    const { unmount } = renderWithUi(<Chart />)
    await userEvent.click(toggle())
    await isFull('window')
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true)
  })
})

describe('U5 "state is remembered in a cookie named per element id and announced on change" (shared-blocks §4)', () => {
  test('every change is reported to the page and announced', async () => {
    const onFullscreenChange = vi.fn()
    renderWithUi(<Chart onFullscreenChange={onFullscreenChange} />)
    expect(onFullscreenChange).not.toHaveBeenCalled()
    await userEvent.click(toggle())
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Full screen. Escape leaves it.'),
    )
    expect(onFullscreenChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(toggle())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Full screen is off'))
    expect(onFullscreenChange).toHaveBeenLastCalledWith(false)
    expect(onFullscreenChange).toHaveBeenCalledTimes(2)
  })

  test('open is stored, closed is not', async () => {
    const cookie = memoryStore()
    renderWithUi(<Chart />, stores(cookie))
    await userEvent.click(toggle())
    await waitFor(() => expect(cookie.get(fullscreenCookie('chart'))).toBe('1'))
    await userEvent.click(toggle())
    await waitFor(() => expect(cookie.get(fullscreenCookie('chart'))).toBeNull())
  })

  test('after a reload the element fills the window, because a page cannot enter full screen by itself', async () => {
    browserWithFullscreen()
    const onFullscreenChange = vi.fn()
    const cookie = memoryStore({ [fullscreenCookie('chart')]: '1' })
    renderWithUi(<Chart onFullscreenChange={onFullscreenChange} />, stores(cookie))
    await isFull('window')
    expect(onFullscreenChange).toHaveBeenCalledExactlyOnceWith(true)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.click(toggle())
    await isFull(null)
  })

  test('the state of another element does not matter', async () => {
    const cookie = memoryStore({ [fullscreenCookie('map')]: '1' })
    renderWithUi(<Chart />, stores(cookie))
    expect(toggle()).toHaveAttribute('aria-pressed', 'false')
    await isFull(null)
  })

  test('of two elements that were open only one is restored', async () => {
    const cookie = memoryStore({ [fullscreenCookie('a')]: '1', [fullscreenCookie('b')]: '1' })
    renderWithUi(
      <>
        <Chart elementId="a" />
        <Chart elementId="b" />
      </>,
      stores(cookie),
    )
    await waitFor(() => expect(document.querySelectorAll('[data-fullscreen]')).toHaveLength(1))
  })

  test.each(['a;b=c', 'chart=1; Path=/', 'график', '%', 'a b'])(
    'id %s: the name of the cookie is encoded',
    async id => {
      const cookie = cookieStore()
      renderWithUi(<Chart elementId={id} />, stores(cookie))
      await userEvent.click(toggle())
      await waitFor(() => expect(document.cookie).toContain(`${encodeURIComponent(fullscreenCookie(id))}=1`))
      expect(document.cookie.split(';').filter(part => part.includes('fullscreen'))).toHaveLength(1)
      await userEvent.click(toggle())
      await waitFor(() => expect(document.cookie).not.toContain('fullscreen'))
    },
  )

  test.each(['yes', '', '{}', 'true'])('a cookie with the value %j is invalid', async text => {
    renderWithUi(<Chart />, stores(memoryStore({ [fullscreenCookie('chart')]: text })))
    await isFull(null)
  })
})

test('the parent can control the state', async () => {
  function Hoisted() {
    const ref = useRef<HTMLElement>(null)
    const model = useFullscreen(ref, { elementId: 'chart' })
    return (
      <section ref={ref} aria-label="Chart">
        <p>{model.state.open ? 'with the logo' : 'without'}</p>
        <FullscreenToggle model={model} className="ms-auto" />
      </section>
    )
  }
  renderWithUi(<Hoisted />)
  await userEvent.click(toggle())
  expect(await screen.findByText('with the logo')).toBeVisible()
})

test('without a target the press does nothing', async () => {
  renderWithUi(<FullscreenToggle target={{ current: null }} elementId="chart" />)
  await userEvent.click(toggle())
  expect(toggle()).toHaveAttribute('aria-pressed', 'false')
})

test('has the documented parts in one root, on the server too', () => {
  expect(anatomyOf(<FullscreenToggle target={{ current: null }} elementId="chart" />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face fullscreen-button fullscreen-toggle live-region tip',
  })
})
