import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { BottomBanner, type BottomBannerProps } from './bottom-banner.tsx'
import type { BottomBannerContent } from './bottom-banner.view-model.ts'

const START = Date.UTC(2025, 6, 11, 12)
const COOKIE = 'bottom_banner'
const BANNER: BottomBannerContent = {
  title: 'Full access',
  text: 'Every price of every bond.',
  action: { title: 'See what it opens', href: '/access/' },
  picture: { screen: '/wide.svg', mobile: '/square.svg', alt: 'A curve of yields' },
}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const banner = () => screen.queryByRole('complementary', { name: 'Advertisement' })
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the advertisement' }))

/** A window of a width that can change; returns the setter. */
function windowOf(width: number) {
  let now = width
  const listeners = new Set<() => void>()
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const limit = Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0)
    return {
      get matches() {
        return now <= limit
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    } as never
  })
  return (next: number) =>
    act(() => {
      now = next
      for (const listener of listeners) listener()
    })
}

function setup(props: Partial<BottomBannerProps> = {}, cookie: SafeStorage = memoryStore()) {
  const onClose = vi.fn()
  const all = { banner: BANNER, onClose, ...props } as BottomBannerProps
  const view = renderWithUi(
    <>
      <input aria-label="Search" />
      <BottomBanner {...all} />
    </>,
    { clock: () => Date.now(), stores: { local: memoryStore(), cookie } },
  )
  return { cookie, onClose, view }
}

describe('H3 it appears 3,000 ms after page load (shared-blocks §9, catfish banner)', () => {
  test('not earlier', async () => {
    setup()
    await pass(2_999)
    expect(banner()).toBeNull()
    await pass(1)
    expect(banner()).toBeInTheDocument()
  })

  test('it does not take focus', async () => {
    setup()
    act(() => screen.getByRole('textbox').focus())
    await pass(3_000)
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('leaving the page earlier leaves no timer behind', async () => {
    setup().view.unmount()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('content that loads later is shown when it is available', async () => {
    const { view } = setup({ banner: null })
    await pass(3_000)
    expect(banner()).toBeNull()
    view.rerender(<BottomBanner banner={BANNER} />)
    await pass(3_000)
    expect(banner()).toBeInTheDocument()
  })
})

describe('H3 screen or mobile by window width (shared-blocks §2, readings #53)', () => {
  test.each([
    ['681 px is a screen', 681, 'screen', '/wide.svg'],
    ['680 px is mobile', 680, 'mobile', '/square.svg'],
    ['390 px is mobile', 390, 'mobile', '/square.svg'],
  ])('%s', async (_sentence, width, variant, src) => {
    windowOf(width)
    setup()
    await pass(3_000)
    expect(banner()).toHaveAttribute('data-variant', variant)
    expect(screen.getByRole('img', { name: 'A curve of yields' })).toHaveAttribute('src', src)
  })

  test('it follows the window', async () => {
    const resize = windowOf(1000)
    setup()
    await pass(3_000)
    await resize(600)
    expect(banner()).toHaveAttribute('data-variant', 'mobile')
    await resize(1000)
    expect(banner()).toHaveAttribute('data-variant', 'screen')
  })

  test('a site’s own artwork receives the variant', async () => {
    windowOf(390)
    setup({ banner: null, children: variant => <p>Our own, {variant}</p> })
    await pass(3_000)
    expect(banner()).toHaveTextContent('AdvertisementOur own, mobile')
  })

  test('empty artwork shows no banner', async () => {
    setup({ children: () => null })
    await pass(3_000)
    expect(banner()).toBeNull()
  })
})

describe('H3 it is labelled as an advertisement', () => {
  const link = () => screen.getByRole('link', { name: /See what it opens/ })

  test('the label is visible', async () => {
    setup()
    await pass(3_000)
    expect(screen.getByText('Advertisement')).toBeVisible()
  })

  test('its link is sponsored', async () => {
    setup()
    await pass(3_000)
    expect(link()).toHaveAttribute('href', '/access/')
    expect(link()).toHaveAttribute('rel', 'sponsored')
  })

  test('an external link opens in a new tab, announces it, and stays sponsored', async () => {
    setup({ banner: { ...BANNER, action: { title: 'See what it opens', href: 'https://example.com/' } } })
    await pass(3_000)
    expect(link()).toHaveAccessibleName('See what it opens (opens in a new tab)')
    expect(link()).toHaveAttribute('rel', 'sponsored noopener noreferrer')
  })

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x', ''])(
    'an unsafe address is no link: %s',
    async href => {
      setup({ banner: { ...BANNER, action: { title: 'See what it opens', href } } })
      await pass(3_000)
      expect(screen.queryByRole('link')).toBeNull()
      expect(screen.getByText('See what it opens')).toBeVisible()
    },
  )

  test('markup in its text stays text', async () => {
    setup({ banner: { ...BANNER, title: '<b onclick="x()">Full</b>' } })
    await pass(3_000)
    expect(screen.getByText('<b onclick="x()">Full</b>')).toBeVisible()
  })
})

describe('H3 once closed, it is hidden for a day (shared-blocks §4 and §9)', () => {
  test('closing sets a cookie of 24 hours', async () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    const { onClose } = setup({}, cookie)
    await pass(3_000)
    expect(set).not.toHaveBeenCalled()
    close()
    expect(banner()).toBeNull()
    expect(set).toHaveBeenCalledExactlyOnceWith(COOKIE, String(START + 3_000), { maxAge: 86_400 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test('Escape inside closes it, and focus returns', async () => {
    const { cookie } = setup()
    await pass(3_000)
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('link').focus())
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })
    expect(banner()).toBeNull()
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(cookie.get(COOKIE)).toBe(String(START + 3_000))
  })

  test('it stays hidden on the next page, and returns after 24 hours', async () => {
    const { cookie, view } = setup()
    await pass(3_000)
    close()
    view.unmount()

    vi.setSystemTime(START + 3_000 + MS_PER_DAY - 1)
    const early = setup({}, cookie)
    await pass(3_000)
    expect(banner()).toBeNull()
    early.view.unmount()

    setup({}, cookie)
    await pass(3_000)
    expect(banner()).toBeInTheDocument()
  })

  test('with cookies refused, it stays closed for the life of the page', async () => {
    const refusing: SafeStorage = { get: () => null, set: () => false, remove: () => {} }
    setup({}, refusing)
    await pass(3_000)
    close()
    await pass(60_000)
    expect(banner()).toBeNull()
  })

  test('a cookie without a time is ignored', async () => {
    setup({}, memoryStore({ [COOKIE]: 'evil' }))
    await pass(3_000)
    expect(banner()).toBeInTheDocument()
  })
})

test('has its documented parts in one root; the server renders nothing', () => {
  const model = { state: { kind: 'shown' }, events: { close: () => {} } } as const
  expect(anatomyOf(<BottomBanner banner={BANNER} model={model} />)).toEqual({
    ...ONE_ROOT,
    slots: 'bottom-banner bottom-banner-text button-face icon-button link strip-box',
  })
  expect(anatomyOf(<BottomBanner banner={BANNER} />)).toMatchObject({ roots: 0, drawnOnServer: false })
})
