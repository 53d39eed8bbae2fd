import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import type { UiProviderProps } from '../../foundation/ui-provider.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { REGISTRATION_BANNER_COOKIE as COOKIE } from './registration-banner.reducer.ts'
import { RegistrationBanner } from './registration-banner.tsx'
import { watchVisitor } from './use-registration-banner.ts'

const EVEN = 'Pick up where you left off'
const ODD = 'See more of this market'
const START = Date.UTC(2025, 6, 11, 12)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  scrollTo(0, 0)
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const banner = () => screen.queryByRole('dialog')
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the invitation' }))

function setup(provider: Partial<UiProviderProps> & { cookie?: SafeStorage } = {}) {
  const { cookie = memoryStore(), ...rest } = provider
  const onRegister = vi.fn()
  const onClose = vi.fn()
  const view = renderWithUi(
    <>
      <input aria-label="Search" />
      <RegistrationBanner onRegister={onRegister} onClose={onClose} />
    </>,
    { clock: () => Date.now(), stores: { local: memoryStore(), cookie }, ...rest },
  )
  return { cookie, onRegister, onClose, view }
}

function scrollTo(top: number, height: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height })
  Object.defineProperty(window, 'scrollY', { configurable: true, value: top })
}

describe('H4 the triggers (shared-blocks §4, check 30)', () => {
  test('15 seconds of inactivity', async () => {
    setup()
    await pass(14_999)
    expect(banner()).toBeNull()
    await pass(1)
    expect(banner()).toBeInTheDocument()
  })

  test.each([
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
    ['the mouse', () => fireEvent.mouseMove(document.body)],
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['the wheel', () => fireEvent.wheel(document.body)],
    ['scrolling', () => fireEvent.scroll(window)],
  ])('%s restarts the 15 seconds', async (_sentence, sign) => {
    setup()
    await pass(14_000)
    sign()
    await pass(14_999)
    expect(banner()).toBeNull()
    await pass(1)
    expect(banner()).toBeInTheDocument()
  })

  test('a hidden tab is not idle; the 15 seconds start when it becomes visible', async () => {
    setup()
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await pass(60_000)
    expect(banner()).toBeNull()
    visible.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    await pass(14_999)
    expect(banner()).toBeNull()
    await pass(1)
    expect(banner()).toBeInTheDocument()
  })

  test('the mouse leaving the document', () => {
    setup()
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toBeInTheDocument()
  })

  test('the mouse leaving a part of the page is no trigger', () => {
    setup()
    fireEvent.mouseLeave(screen.getByRole('textbox'))
    expect(banner()).toBeNull()
  })

  test.each([
    ['61 percent of the page height does', 610, true],
    ['60 percent does not', 600, false],
  ])('scrolling: %s', (_sentence, top, expected) => {
    setup()
    scrollTo(top, 1000)
    fireEvent.scroll(window)
    expect(banner() !== null).toBe(expected)
  })

  test('the triggers can be replaced', () => {
    let onTrigger: (trigger: 'idle') => void = () => {}
    const stop = vi.fn()
    renderWithUi(
      <RegistrationBanner
        onRegister={() => {}}
        watch={listener => {
          onTrigger = listener
          return stop
        }}
      />,
    )
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toBeNull()
    act(() => onTrigger('idle'))
    expect(banner()).toBeInTheDocument()
    expect(stop).toHaveBeenCalled()
  })
})

describe('H4 the variant: by the second of the clock (readings #52)', () => {
  test.each([
    ['an even second', 0, EVEN],
    ['an odd second', 1000, ODD],
  ])('%s', async (_sentence, offset, title) => {
    setup()
    await pass(offset)
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toHaveAccessibleName(title)
    expect(banner()).toHaveAttribute('data-variant', title === EVEN ? 'even' : 'odd')
  })
})

describe('H4 once in 24 hours, never twice', () => {
  test('closing sets a 24-hour cookie', () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    const { onClose } = setup({ cookie })
    fireEvent.mouseLeave(document.documentElement)
    set.mockClear()
    close()
    expect(banner()).toBeNull()
    expect(set).toHaveBeenCalledExactlyOnceWith(COOKIE, String(START), { maxAge: 86_400 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('no further trigger shows it again', async () => {
    setup()
    fireEvent.mouseLeave(document.documentElement)
    close()
    fireEvent.mouseLeave(document.documentElement)
    scrollTo(900, 1000)
    fireEvent.scroll(window)
    await pass(60_000)
    expect(banner()).toBeNull()
  })

  test('a visitor who saw it and navigated does not see it on the next page', () => {
    const { cookie, view } = setup()
    fireEvent.mouseLeave(document.documentElement)
    view.unmount()
    setup({ cookie })
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toBeNull()
  })

  test('after 24 hours it shows again', async () => {
    const { cookie, view } = setup()
    fireEvent.mouseLeave(document.documentElement)
    close()
    view.unmount()
    vi.setSystemTime(START + MS_PER_DAY - 1)
    const early = setup({ cookie })
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toBeNull()
    early.view.unmount()
    vi.setSystemTime(START + MS_PER_DAY)
    setup({ cookie })
    fireEvent.mouseLeave(document.documentElement)
    expect(banner()).toBeInTheDocument()
  })

  test('with cookies refused, it shows once in the life of the page', async () => {
    const refusing: SafeStorage = { get: () => null, set: () => false, remove: () => {} }
    setup({ cookie: refusing })
    fireEvent.mouseLeave(document.documentElement)
    close()
    fireEvent.mouseLeave(document.documentElement)
    await pass(60_000)
    expect(banner()).toBeNull()
  })
})

describe('H4 access (access row 30)', () => {
  test.each([
    ['signed in', { session: SESSIONS.reader }],
    ['full access', { session: SESSIONS.pro }],
    ['a Russian visitor', { lang: 'ru' }],
  ])('never for %s', async (_sentence, provider) => {
    setup(provider)
    fireEvent.mouseLeave(document.documentElement)
    await pass(60_000)
    expect(banner()).toBeNull()
  })
})

describe('H4 a dialog that is not modal', () => {
  const shown = () => {
    const all = setup()
    screen.getByRole('textbox').focus()
    fireEvent.mouseLeave(document.documentElement)
    return all
  }

  test('is named and described, and announced politely', () => {
    shown()
    expect(banner()).toHaveAccessibleName(EVEN)
    expect(banner()).toHaveAccessibleDescription(expect.stringContaining('settings follow you'))
    expect(banner()).not.toHaveAttribute('aria-modal', 'true')
    expect(screen.getByRole('status')).toHaveTextContent(EVEN)
  })

  test('does not take focus', () => {
    shown()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('Escape closes it while focus is inside, and focus returns', () => {
    shown()
    act(() => screen.getByRole('button', { name: 'Create an account' }).focus())
    fireEvent.keyDown(screen.getByRole('button', { name: 'Create an account' }), { key: 'Escape' })
    expect(banner()).toBeNull()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('Escape elsewhere does nothing', () => {
    shown()
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape' })
    expect(banner()).toBeInTheDocument()
  })

  test('registering notifies the page, closes it and sets the cookie', () => {
    const { onRegister, onClose, cookie } = shown()
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }))
    expect(onRegister).toHaveBeenCalledOnce()
    expect(onClose).not.toHaveBeenCalled()
    expect(banner()).toBeNull()
    expect(cookie.get(COOKIE)).toBe(String(START))
  })

  test('moves away from the focused element', async () => {
    shown()
    const box = (top: number, bottom: number) => ({ left: 0, right: 300, top, bottom }) as DOMRect
    const place = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    place.mockImplementation(function (this: Element) {
      return this.getAttribute('role') === 'dialog' ? box(600, 760) : box(700, 720)
    })
    expect(banner()).toHaveAttribute('data-edge', 'end')
    fireEvent.focusIn(screen.getByRole('textbox'))
    await pass(50)
    expect(banner()).toHaveAttribute('data-edge', 'start')
  })
})

test('H4 unsubscribing leaves no timer and no listener behind', async () => {
  const onTrigger = vi.fn()
  watchVisitor(onTrigger)()
  expect(vi.getTimerCount()).toBe(0)
  fireEvent.keyDown(document.body, { key: 'a' })
  fireEvent.mouseLeave(document.documentElement)
  scrollTo(900, 1000)
  fireEvent.scroll(window)
  await pass(60_000)
  expect(onTrigger).not.toHaveBeenCalled()
})
