import { act, fireEvent, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import { MS_PER_DAY } from '../../foundation/calendar/day.ts'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { FIXED_NOW, renderWithUi } from '../../testing/render-with-ui.tsx'
import { ACCESS, SESSIONS } from '../../testing/sessions.ts'
import { TopAccessPrompt } from './top-access-prompt.tsx'

const COOKIE = 'top_access_prompt'
const prompt = () => screen.queryByRole('complementary', { name: 'Access to values' })
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close the note on access' }))

type Setup = { who?: keyof typeof SESSIONS; cookie?: SafeStorage; now?: number }

function setup({ who = 'visitor', cookie = memoryStore(), now = FIXED_NOW }: Setup = {}) {
  const onClose = vi.fn()
  const onSignIn = vi.fn()
  const view = renderWithUi(
    <>
      <TopAccessPrompt onClose={onClose} />
      <input aria-label="Search" />
    </>,
    {
      session: SESSIONS[who],
      clock: () => now,
      stores: { local: memoryStore(), cookie },
      onSignIn,
      accessUrl: '/profile/access/',
    },
  )
  return { cookie, onClose, onSignIn, view }
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('H3 for everyone below 1077 (readings #61)', () => {
  test('anonymous: the next step is to sign in', () => {
    const { onSignIn } = setup({ who: 'visitor' })
    expect(prompt()).toHaveTextContent('Values are hidden. Sign in to see what your access includes.')
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('signed in: the next step is the access page', () => {
    setup({ who: 'reader' })
    expect(prompt()).toHaveTextContent('Values are hidden. They come with full access.')
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/profile/access/')
  })

  test.each(['pro', 'desk'] as const)('full access: nothing (%s)', who => {
    setup({ who })
    expect(prompt()).toBeNull()
  })

  test('without a sign-in form, it is only text', () => {
    renderWithUi(<TopAccessPrompt />)
    expect(prompt()).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })
})

describe('H3 hidden for 24 hours once closed (readings #51)', () => {
  test('closing sets a cookie of 24 hours', () => {
    const cookie = memoryStore()
    const set = vi.spyOn(cookie, 'set')
    const { onClose } = setup({ cookie })
    close()
    expect(prompt()).toBeNull()
    expect(set).toHaveBeenCalledExactlyOnceWith(COOKIE, String(FIXED_NOW), { maxAge: 86_400 })
    expect(onClose).toHaveBeenCalledOnce()
  })

  test.each([
    ['a millisecond before 24 hours are over', MS_PER_DAY - 1, false],
    ['24 hours later', MS_PER_DAY, true],
  ])('%s', (_sentence, later, expected) => {
    const { cookie, view } = setup()
    close()
    view.unmount()
    setup({ cookie, now: FIXED_NOW + later })
    expect(prompt() !== null).toBe(expected)
  })

  test('it stays closed for a visitor who signs in', () => {
    const { cookie, view } = setup()
    close()
    view.unmount()
    setup({ who: 'reader', cookie })
    expect(prompt()).toBeNull()
  })

  test('Escape inside closes it, and focus returns', () => {
    setup()
    act(() => screen.getByRole('textbox').focus())
    act(() => screen.getByRole('button', { name: 'Sign in' }).focus())
    fireEvent.keyDown(screen.getByRole('button', { name: 'Sign in' }), { key: 'Escape' })
    expect(prompt()).toBeNull()
    expect(screen.getByRole('textbox')).toHaveFocus()
  })

  test('with cookies refused, it is closed for the life of the page', () => {
    setup({ cookie: { get: () => null, set: () => false, remove: () => {} } })
    close()
    expect(prompt()).toBeNull()
  })
})

describe('H3 it does not disturb', () => {
  test('a client-rendered tree has it from its first commit on: nothing shifts', () => {
    const commits: boolean[] = []
    const Watch = () => {
      useLayoutEffect(() => void commits.push(prompt() !== null))
      return null
    }
    renderWithUi(
      <>
        <TopAccessPrompt />
        <Watch />
      </>,
    )
    expect(commits.length).toBeGreaterThan(0)
    expect(commits).not.toContain(false)
  })

  test('it scrolls with the page and covers nothing', () => {
    setup()
    expect(prompt()).not.toHaveAttribute('data-fixed')
  })

  test.each([
    ['does not know the cookie: nothing', {}, false],
    ['knows that it was closed: nothing', { topAccessPrompt: true }, false],
    [
      'knows that it was not: it is in the markup, and nothing moves when the page starts',
      { topAccessPrompt: false },
      true,
    ],
  ])('the server %s', (_sentence, dismissed, expected) => {
    const html = renderToString(
      <UiProvider labels={english} access={ACCESS.visitor} dismissed={dismissed}>
        <TopAccessPrompt />
      </UiProvider>,
    )
    expect(html.includes('Values are hidden.')).toBe(expected)
  })
})

test('has its documented parts in one root', () => {
  const model = {
    state: { kind: 'shown', verdict: { kind: 'needAccess', code: 'need_get_access' } },
    events: { close: () => {} },
  } as const
  expect(anatomyOf(<TopAccessPrompt model={model} />)).toEqual({
    ...ONE_ROOT,
    slots: 'access-prompt access-prompt-text button-face icon-button link strip-box top-access-prompt',
  })
})
