import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { LoginAnswer, SignInPort } from './login-form.reducer.ts'
import { LoginForm, type LoginFormViewProps } from './login-form.tsx'
import type { LoginFormOptions } from './use-login-form.ts'

const WRONG: LoginAnswer = {
  kind: 'refused',
  code: 'bad_credentials',
  message: 'Login and password do not match.',
}
const login = () => screen.getByRole('textbox', { name: 'Login' })
const password = () => screen.getByLabelText('Password')
const button = () => screen.getByRole('button', { name: 'Sign in' })

function setup(options: Partial<LoginFormOptions> & LoginFormViewProps = {}) {
  const signIn = vi.fn<SignInPort>(options.signIn ?? (async () => WRONG))
  const onSignedIn = vi.fn()
  renderWithUi(<LoginForm {...options} signIn={signIn} onSignedIn={onSignedIn} />, {
    clock: () => Date.now(),
  })
  return { signIn, onSignedIn }
}

async function enter(name = 'pro', secret = 'wrong') {
  await userEvent.type(login(), name)
  await userEvent.type(password(), `${secret}{Enter}`)
}

describe('H6 signing in', () => {
  test('sends the input and notifies the page', async () => {
    const { signIn, onSignedIn } = setup({ signIn: async () => ({ kind: 'ok' }) })
    await enter('pro', 'pro')
    expect(signIn).toHaveBeenCalledExactlyOnceWith(
      { login: 'pro', password: 'pro' },
      { signal: expect.any(AbortSignal) },
    )
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(button(), 'the page goes on from here').toHaveAttribute('aria-busy', 'true')
  })

  test('sends nothing automatically', () => {
    const { signIn } = setup({ error: 'bad_credentials' })
    expect(signIn).not.toHaveBeenCalled()
  })

  test('a double press sends once', async () => {
    const answer = deferred<LoginAnswer>()
    const { signIn } = setup({ signIn: () => answer.promise })
    await userEvent.type(login(), 'pro')
    await userEvent.type(password(), 'pro')
    await userEvent.dblClick(button())
    fireEvent.submit(button())
    expect(signIn).toHaveBeenCalledOnce()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve(WRONG))
    expect(button()).not.toHaveAttribute('aria-busy')
  })

  test('browsers and password managers recognise the fields', () => {
    setup()
    expect(login()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(password()).toHaveAttribute('type', 'password')
    expect(login().closest('form'), 'the password never gets into an address').toHaveAttribute(
      'method',
      'post',
    )
  })
})

describe('H6 focus to error', () => {
  test('the server’s refusal is an alert in the form, has focus, and the input stays', async () => {
    setup()
    await enter()
    const alert = await screen.findByRole('alert')
    expect(alert).toHaveTextContent('Login or password is wrong')
    expect(alert).toHaveFocus()
    expect(login()).toHaveValue('pro')
    expect(password()).toHaveValue('wrong')
  })

  test('the server’s own message is shown as text', async () => {
    setup({
      signIn: async () => ({ kind: 'refused', code: 'closed', message: '<b>The account is closed.</b>' }),
    })
    await enter()
    expect(await screen.findByRole('alert')).toHaveTextContent('<b>The account is closed.</b>')
  })

  test.each([
    ['no connection', { kind: 'offline' }, /offline/],
    ['a server that is down', new Error('503'), 'Signing in did not work'],
  ])('%s keeps everything, and the same press tries again', async (_sentence, fault, text) => {
    const signIn = vi.fn<SignInPort>().mockRejectedValueOnce(fault).mockResolvedValueOnce({ kind: 'ok' })
    const { onSignedIn } = setup({ signIn })
    await enter('pro', 'pro')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(password()).toHaveValue('pro')
    await userEvent.click(button())
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  test('each empty field shows an error, and the first has focus', async () => {
    const { signIn } = setup()
    await userEvent.click(button())
    expect(signIn).not.toHaveBeenCalled()
    expect(login()).toBeInvalid()
    expect(login()).toHaveAccessibleDescription('Enter your login.')
    expect(login()).toHaveFocus()
    expect(password()).toBeInvalid()
    expect(password()).toHaveAccessibleDescription('Enter your password.')
  })

  test('a login without a password moves focus to the password', async () => {
    setup()
    await userEvent.type(login(), 'pro{Enter}')
    expect(login()).not.toBeInvalid()
    expect(password()).toHaveFocus()
    await userEvent.type(password(), 'x')
    expect(password()).not.toBeInvalid()
  })

  test.each([
    ['bad_credentials', 'Login or password is wrong'],
    ['too_many', 'Wait a minute and try again'],
    ['social', 'The other service did not sign you in'],
  ] as const)('an error from the page, %s, is there at once and has focus', (error, text) => {
    setup({ error })
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(screen.getByRole('alert')).toHaveFocus()
  })
})

describe('H6 too many attempts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2025, 6, 11, 12) })
  })
  afterEach(() => {
    vi.useRealTimers()
  })
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('shows the seconds to wait, counts them down without announcements, and announces the end', async () => {
    const signIn = vi.fn<SignInPort>().mockRejectedValueOnce({ kind: 'tooMany', retryAfter: 42 })
    signIn.mockResolvedValueOnce({ kind: 'ok' })
    const { onSignedIn } = setup({ signIn })
    fireEvent.change(login(), { target: { value: 'pro' } })
    fireEvent.change(password(), { target: { value: 'pro' } })
    fireEvent.click(button())
    await pass(0)
    expect(screen.getByRole('alert')).toHaveTextContent(/Too many attempts\.\s*You can try again in 42 s\./)
    expect(screen.getByText('You can try again in 42 s.')).toHaveAttribute('aria-live', 'off')
    await pass(12_000)
    expect(screen.getByText('You can try again in 30 s.')).toBeInTheDocument()

    button().focus()
    fireEvent.click(button())
    expect(signIn, 'a press before the time is over sends nothing').toHaveBeenCalledOnce()
    expect(screen.getByRole('alert'), 'and leads back to the reason').toHaveFocus()

    await pass(30_000)
    expect(screen.getByRole('alert')).toHaveTextContent(/^You can try again now\.$/)
    fireEvent.click(button())
    await pass(0)
    expect(onSignedIn).toHaveBeenCalledOnce()
  })
})

describe('H6 the password', () => {
  test('can be shown and hidden, and is hidden on submit', async () => {
    setup()
    await userEvent.type(password(), 'secret')
    await userEvent.click(screen.getByRole('button', { name: 'Show what you type' }))
    expect(password()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide what you type' }))
    expect(password()).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show what you type' }))
    await enter()
    expect(await screen.findByRole('alert')).toHaveFocus()
    expect(password()).toHaveAttribute('type', 'password')
    expect(password()).toHaveValue('secretwrong')
  })

  /** A key event with a Caps Lock state; jsdom's events have no modifiers. */
  const press = (type: 'keyDown' | 'keyUp', key: string, capsLock: boolean) => {
    const event = createEvent[type](password(), { key })
    Object.defineProperty(event, 'getModifierState', {
      value: (name: string) => name === 'CapsLock' && capsLock,
    })
    fireEvent(password(), event)
  }

  test('shows a hint while caps lock is on', () => {
    setup()
    const status = screen.getByRole('status')
    expect(status).toBeEmptyDOMElement()
    press('keyDown', 'A', true)
    expect(status).toHaveTextContent('Caps Lock is on.')
    press('keyDown', 'CapsLock', true)
    expect(status, 'its own key tells when it is let go').toHaveTextContent('Caps Lock is on.')
    press('keyUp', 'CapsLock', false)
    expect(status).toBeEmptyDOMElement()
    press('keyUp', 'A', true)
    fireEvent.blur(password())
    expect(status).toBeEmptyDOMElement()
  })
})

describe('H6 other services', () => {
  test('are plain links; one with an unsafe address is not offered', () => {
    setup({
      providers: [
        { id: 'example', title: 'Example ID', href: '/sign-in/example-id/?back=%2F' },
        { id: 'evil', title: 'Evil', href: 'javascript:alert(1)' },
      ],
    })
    const links = screen.getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAccessibleName('Continue with Example ID')
    expect(links[0]).toHaveAttribute('href', '/sign-in/example-id/?back=%2F')
    expect(links[0], 'the way back ends in this tab').not.toHaveAttribute('target')
  })

  test('without any, the section is absent', () => {
    setup()
    expect(screen.queryByText('or')).toBeNull()
  })
})
