import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { storedKey } from '../../foundation/state/stored-keys.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { FIXED_NOW, renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { UserAgent } from './device.rules.ts'
import { MobileOffer } from './mobile-offer.tsx'

const STORES = {
  huawei: 'https://appgallery.huawei.com/',
  android: 'https://play.google.com/store',
  apple: 'https://apps.apple.com/',
}
const agent = (userAgent: string, maxTouchPoints = 5): UserAgent => ({
  userAgent,
  platform: '',
  maxTouchPoints,
})
const HUAWEI = agent('Mozilla/5.0 (Linux; Android 10; HarmonyOS; NOH-AN00; HMSCore 6.11.0.302)')
const ANDROID = agent('Mozilla/5.0 (Linux; Android 14; Pixel 8)')
const IPHONE = agent('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)')
const IPAD = agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)')
const MAC = agent('Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0)

const offer = () => screen.queryByRole('complementary', { name: 'Mobile app' })
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the app offer' }))

type Setup = { who?: keyof typeof SESSIONS; on?: UserAgent; cookie?: SafeStorage; now?: number }

function setup({ who = 'reader', on = ANDROID, cookie = memoryStore(), now = FIXED_NOW }: Setup = {}) {
  const onClose = vi.fn()
  const view = renderWithUi(
    <>
      <MobileOffer stores={STORES} agent={on} onClose={onClose} />
      <input aria-label="Search" />
    </>,
    { session: SESSIONS[who], clock: () => now, stores: { local: memoryStore(), cookie } },
  )
  return { cookie, onClose, view }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('H3 only to authorised users (access row 31)', () => {
  test.each([
    ['visitor', false],
    ['reader', true],
    ['pro', true],
    ['desk', true],
  ] as const)('%s: %s', (who, expected) => {
    setup({ who })
    expect(offer() !== null).toBe(expected)
  })
})

describe('H3 on a Huawei, Android or Apple device, with its own store', () => {
  test.each([
    ['Huawei', HUAWEI, 'AppGallery', STORES.huawei],
    ['Android', ANDROID, 'Google Play', STORES.android],
    ['iPhone', IPHONE, 'App Store', STORES.apple],
    ['iPad that says Macintosh', IPAD, 'App Store', STORES.apple],
  ])('%s', (_sentence, on, name, href) => {
    setup({ on })
    const link = screen.getByRole('link', { name: `${name} (opens in a new tab)` })
    expect(link).toHaveAttribute('href', href)
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  test('not on a Mac', () => {
    setup({ on: MAC })
    expect(offer()).toBeNull()
  })

  test('by default it checks the current browser', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(IPHONE.userAgent)
    renderWithUi(<MobileOffer stores={STORES} />, { session: SESSIONS.reader })
    expect(offer()).toHaveAttribute('data-device', 'apple')
  })
})

describe('H3 until closed', () => {
  test('closing sets a cookie of a year', () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    const { onClose } = setup({ cookie })
    close()
    expect(offer()).toBeNull()
    expect(set).toHaveBeenCalledExactlyOnceWith('mobile_offer', String(FIXED_NOW), { maxAge: 31_536_000 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each([
    ['the next day', 1, false],
    ['after 364 days', 364, false],
    ['after 365 days', 365, true],
  ])('%s', (_sentence, days, expected) => {
    const { cookie, view } = setup()
    close()
    view.unmount()
    setup({ cookie, now: FIXED_NOW + days * MS_PER_DAY })
    expect(offer() !== null).toBe(expected)
  })

  test('with cookies refused, it stays closed for the life of the page', () => {
    setup({ cookie: { get: () => null, set: () => false, remove: () => {} } })
    close()
    expect(offer()).toBeNull()
  })

  test('opening the store does not close it', () => {
    const { cookie } = setup()
    fireEvent.click(screen.getByRole('link'))
    expect(offer()).toBeInTheDocument()
    expect(cookie.get(storedKey('mobileOffer'))).toBeNull()
  })

  test('Escape inside closes it, and focus returns', () => {
    setup()
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('link').focus())
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' })
    expect(offer()).toBeNull()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })
})

describe('H3 the server and the first render', () => {
  const page = (cookie: SafeStorage) => (
    <UiProvider
      labels={english}
      session={SESSIONS.reader}
      clock={() => FIXED_NOW}
      stores={{ local: memoryStore(), cookie }}
    >
      <MobileOffer stores={STORES} agent={ANDROID} />
    </UiProvider>
  )

  test('nothing, so that hydration matches; then the offer appears', async () => {
    const root = document.createElement('div')
    root.innerHTML = renderToString(page(memoryStore()))
    expect(root.childElementCount).toBe(0)
    document.body.append(root)
    const faults: unknown[] = []
    const app = await act(async () =>
      hydrateRoot(root, page(memoryStore()), { onRecoverableError: fault => void faults.push(fault) }),
    )
    expect(faults).toEqual([])
    expect(offer()).toBeInTheDocument()
    await act(async () => app.unmount())
    root.remove()
  })
})

test('has its documented parts in one root', () => {
  const model = {
    state: { kind: 'shown', device: 'apple', href: STORES.apple },
    events: { close: () => {} },
  } as const
  expect(anatomyOf(<MobileOffer model={model} />)).toEqual({
    ...ONE_ROOT,
    slots: 'button-face icon-button link mobile-offer strip-box',
  })
})
