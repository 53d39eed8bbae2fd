import { act, fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { Dialog } from '../dialog/dialog.tsx'
import type { ToastOrder } from './toast.reducer.ts'
import { ToastRegion } from './toast-region.tsx'
import { type ToastsModel, useToasts } from './use-toasts.ts'

let toasts: ToastsModel

function Page({ onOver }: { onOver?: () => void }) {
  toasts = useToasts({ onOver })
  return (
    <>
      <button type="button">Send</button>
      <input aria-label="Price" />
      <ToastRegion model={toasts} />
    </>
  )
}

const open = (props: { onOver?: () => void } = {}) =>
  renderWithUi(<Page {...props} />, { clock: () => Date.now() })
const show = (message: string, order: Partial<ToastOrder> = {}): number => {
  let id = 0
  act(() => {
    id = toasts.events.show({ message, ...order })
  })
  return id
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const region = () => screen.getByRole('region', { name: 'Messages (F8)' })
const close = (place: HTMLElement = document.body) => within(place).getByRole('button', { name: 'Close' })
const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key })

function setTabHidden(hidden: boolean): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible')
  fireEvent(document, new Event('visibilitychange'))
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe('H5 temporary messages', () => {
  test('"temporary show default 5 s" (shared-blocks §9)', () => {
    const onOver = vi.fn()
    open({ onOver })
    show('Saved to 2 watchlists')
    pass(4999)
    expect(screen.getByText('Saved to 2 watchlists')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Saved to 2 watchlists')).toBeNull()
    expect(onOver).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ message: 'Saved to 2 watchlists' }),
    )
  })

  test('a persistent one stays until it is closed', () => {
    open()
    show('Offline', { persist: true })
    pass(10 * 60_000)
    expect(screen.getByText('Offline')).toBeVisible()
    fireEvent.click(close())
    expect(screen.queryByText('Offline')).toBeNull()
  })

  test('two at once stack, and each has its own time', () => {
    open()
    show('First', { duration: 3000 })
    pass(1000)
    show('Second', { duration: 3000 })
    expect(screen.getAllByText(/First|Second/).map(each => each.textContent)).toEqual(['First', 'Second'])
    pass(2000)
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeVisible()
    pass(1000)
    expect(screen.queryByText('Second')).toBeNull()
  })

  test('the region is in the tree before any announcement, and is not a landmark then', () => {
    open()
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
    expect(screen.queryByRole('region')).toBeNull()
  })

  test.each([
    ['neutral', 'status'],
    ['up', 'status'],
    ['warn', 'status'],
    ['down', 'alert'],
  ] as const)('a %s one is announced as %s', (tone, role) => {
    open()
    show('The rates came late', { tone })
    expect(screen.getByRole(role)).toHaveTextContent('The rates came late')
    expect(region()).toBeVisible()
  })

  test('message HTML is text', () => {
    open()
    show('<img src=x onerror=alert(1)><b>Bold</b>')
    expect(screen.getByText('<img src=x onerror=alert(1)><b>Bold</b>')).toBeVisible()
    expect(region().querySelector('b, img')).toBeNull()
  })

  test('the close button belongs to its message', () => {
    open()
    show('First')
    show('Second')
    const [first] = screen.getAllByRole('button', { name: 'Close' })
    expect(first).toHaveAccessibleDescription('First')
    fireEvent.click(first as HTMLElement)
    expect(screen.queryByText('First')).toBeNull()
    expect(screen.getByText('Second')).toBeVisible()
  })

  test('can be replaced by its id, closed by it, and cleared', () => {
    open()
    const id = show('Saving…', { persist: true })
    show('Saved', { id, persist: true })
    expect(screen.queryByText('Saving…')).toBeNull()
    act(() => toasts.events.close(id))
    expect(screen.queryByText('Saved')).toBeNull()
    show('One')
    show('Two')
    act(() => toasts.events.closeAll())
    expect(screen.queryByText(/One|Two/)).toBeNull()
  })
})

describe('H5 "pauses on hover/focus", and in a hidden tab', () => {
  test('under the pointer, and continues when it leaves', () => {
    open()
    show('Saved', { duration: 3000 })
    pass(1000)
    fireEvent.pointerMove(screen.getByText('Saved'))
    pass(60_000)
    expect(screen.getByText('Saved')).toBeVisible()
    fireEvent.pointerLeave(region())
    pass(1999)
    expect(screen.getByText('Saved')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('with focus inside, and continues when it leaves', () => {
    open()
    show('Saved', { duration: 3000 })
    act(() => close().focus())
    pass(60_000)
    expect(screen.getByText('Saved')).toBeVisible()
    act(() => screen.getByRole('button', { name: 'Send' }).focus())
    pass(3000)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('while the tab is hidden for 15 s', () => {
    open()
    show('Saved', { duration: 3000 })
    setTabHidden(true)
    pass(15_000)
    expect(screen.getByText('Saved')).toBeVisible()
    setTabHidden(false)
    pass(3000)
    expect(screen.queryByText('Saved')).toBeNull()
  })
})

describe('H5 keyboard', () => {
  test('F8 moves the focus to the messages and back', () => {
    open()
    const send = screen.getByRole('button', { name: 'Send' })
    act(() => send.focus())
    press('F8')
    expect(send).toHaveFocus()
    show('Saved')
    press('F8')
    expect(region()).toHaveFocus()
    press('F8')
    expect(send).toHaveFocus()
  })

  test('Escape closes the newest one', () => {
    open()
    show('First')
    show('Second')
    press('Escape')
    expect(screen.queryByText('Second')).toBeNull()
    expect(screen.getByText('First')).toBeVisible()
  })

  test('Escape in a field, or handled by something else, does not close messages', () => {
    open()
    show('Saved')
    press('Escape', screen.getByRole('textbox', { name: 'Price' }))
    const send = screen.getByRole('button', { name: 'Send' })
    send.addEventListener('keydown', event => event.preventDefault(), { once: true })
    press('Escape', send)
    expect(screen.getByText('Saved')).toBeVisible()
    press('Escape', send)
    expect(screen.queryByText('Saved')).toBeNull()
  })

  test('when the focused message closes, focus moves to the others, then back', () => {
    open()
    const send = screen.getByRole('button', { name: 'Send' })
    act(() => send.focus())
    show('First')
    show('Second')
    act(() =>
      close(screen.getByText('Second').closest<HTMLElement>('[data-slot=toast]') ?? undefined).focus(),
    )
    fireEvent.click(document.activeElement as Element)
    expect(region()).toHaveFocus()
    press('Escape')
    expect(screen.queryByText('First')).toBeNull()
    expect(send).toHaveFocus()
  })

  test('a new message takes no focus', () => {
    open()
    act(() => screen.getByRole('textbox').focus())
    show('Saved')
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('H5 without covering the page', () => {
  test('over the focused element they move to the other edge (WCAG 2.4.11)', () => {
    open()
    const send = screen.getByRole('button', { name: 'Send' })
    vi.spyOn(send, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 40, 200, 30))
    const box = document.querySelector('[data-slot="toast-region"]') as HTMLElement
    vi.spyOn(box, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, innerHeight - 60, 400, 60))
    show('Saved')
    expect(box).toHaveAttribute('data-edge', 'end')
    act(() => send.focus())
    pass(20)
    expect(box).toHaveAttribute('data-edge', 'start')
    pass(5000)
    expect(box).toHaveAttribute('data-edge', 'end')
  })

  test('a press on one does not count as a press outside: layers stay open', () => {
    open()
    show('Saved')
    const elsewhere = vi.fn()
    document.addEventListener('pointerdown', elsewhere)
    fireEvent.pointerDown(screen.getByText('Saved'))
    document.removeEventListener('pointerdown', elsewhere)
    expect(elsewhere).not.toHaveBeenCalled()
  })
})

describe('H5 messages while a dialog is open', () => {
  function DialogAndToasts() {
    toasts = useToasts()
    const [isOpen, setOpen] = useState(true)
    return (
      <>
        <button type="button">Behind</button>
        <Dialog open={isOpen} onOpenChange={setOpen} title="Send a request">
          <input aria-label="Comment" />
        </Dialog>
        <ToastRegion model={toasts} />
      </>
    )
  }
  const openDialog = () => {
    renderWithUi(<DialogAndToasts />, { clock: () => Date.now() })
    show('The draft was saved', { persist: true })
    const field = screen.getByRole('textbox', { name: 'Comment' })
    act(() => field.focus())
    return field
  }

  test('are read, and their buttons too', () => {
    openDialog()
    expect(region()).toContainElement(close(region()))
  })

  test('F8 moves the focus to them and back, and the dialog allows it', () => {
    const field = openDialog()
    const onFocus = vi.fn()
    field.addEventListener('focus', onFocus)
    press('F8')
    expect(region()).toHaveFocus()
    act(() => close(region()).focus())
    expect(close(region())).toHaveFocus()
    expect(onFocus).not.toHaveBeenCalled()
    press('F8')
    expect(field).toHaveFocus()
  })

  test('closing one by keyboard returns the focus to the dialog, which stays open', () => {
    const field = openDialog()
    press('F8')
    act(() => close(region()).focus())
    fireEvent.click(close(region()))
    expect(screen.queryByText('The draft was saved')).toBeNull()
    expect(field).toHaveFocus()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
  })

  test('Escape closes the focused one, then the dialog', () => {
    openDialog()
    press('F8')
    press('Escape')
    expect(screen.queryByText('The draft was saved')).toBeNull()
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    press('Escape')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('from them focus moves only to the dialog', () => {
    const field = openDialog()
    press('F8')
    act(() => screen.getByText('Behind').focus())
    expect(field).toHaveFocus()
  })
})

test('has the documented parts in one root, on the server too', () => {
  function Region() {
    return <ToastRegion model={useToasts()} />
  }
  expect(anatomyOf(<Region />)).toEqual({ ...ONE_ROOT, slots: 'toast-region' })
})
