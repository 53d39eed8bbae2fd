import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import english from '../../../labels/en.json' with { type: 'json' }
import type { Session } from '../../foundation/access/access.ts'
import { UiProvider, type UiProviderProps } from '../../foundation/ui-provider.tsx'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import type { PhoneAnswer, PhoneConfirmationPorts, PhoneMessages } from './phone-confirmation.reducer.ts'
import { PhoneConfirmation } from './phone-confirmation.tsx'
import type { PhoneConfirmationOptions } from './use-phone-confirmation.ts'

const START = Date.UTC(2025, 6, 11, 12)
const PHONE = '+1 555 010 0200'
const ACCEPTED: PhoneAnswer<PhoneMessages> = { kind: 'ok', data: { messages: [] } }
const SENT: PhoneAnswer<null> = { kind: 'ok', data: null }

beforeEach(() => {
  vi.useFakeTimers({ now: START })
})
afterEach(() => {
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const number = () => screen.getByRole('textbox', { name: 'Phone number' })
const code = () => screen.getByRole('textbox', { name: 'Code from the message' })
const button = (name: string) => screen.getByRole('button', { name })
const press = async (name: string) => {
  act(() => button(name).focus())
  fireEvent.click(button(name))
  await pass(0)
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const statusText = () => screen.getByRole('status').textContent

function setup(
  options: Partial<PhoneConfirmationOptions> = {},
  provider: Partial<Omit<UiProviderProps, 'children'>> = {},
) {
  const ports = {
    updatePhone: vi.fn<PhoneConfirmationPorts['updatePhone']>(async () => ACCEPTED),
    sendCode: vi.fn<PhoneConfirmationPorts['sendCode']>(async () => SENT),
    confirmPhone: vi.fn<PhoneConfirmationPorts['confirmPhone']>(async () => ACCEPTED),
  }
  const onConfirmed = vi.fn()
  const view = renderWithUi(
    <>
      <PhoneConfirmation {...ports} newKey={() => 'key-0001'} onConfirmed={onConfirmed} {...options} />
      <button type="button">Elsewhere</button>
    </>,
    { clock: () => Date.now(), session: SESSIONS.reader, ...provider },
  )
  return { ...ports, onConfirmed, view }
}

/** The code was sent. */
async function requestCode(options: Partial<PhoneConfirmationOptions> = {}) {
  const all = setup(options)
  type(number(), PHONE)
  await press('Send the code')
  return all
}

describe('H7 the number', () => {
  test('nothing is called before a press', async () => {
    const { updatePhone, sendCode } = setup({ defaultPhone: PHONE })
    await pass(60_000)
    expect(number()).toHaveValue(PHONE)
    expect([updatePhone, sendCode].map(port => port.mock.calls.length)).toEqual([0, 0])
  })

  test.each(['', '   '])('%j: sending is blocked, and the field shows an error and has focus', async text => {
    const { updatePhone } = setup()
    type(number(), text)
    await press('Send the code')
    expect(updatePhone).not.toHaveBeenCalled()
    expect(number()).toBeInvalid()
    expect(number()).toHaveAccessibleDescription(expect.stringContaining('Enter a phone number.'))
    expect(number()).toHaveFocus()
    type(number(), '+')
    expect(number()).toBeValid()
  })

  test('is a telephone field that browsers can fill', () => {
    setup()
    expect(number()).toHaveAttribute('type', 'tel')
    expect(number()).toHaveAttribute('autocomplete', 'tel')
  })

  test('the server’s messages are at the field, and no code is sent', async () => {
    const { sendCode } = await requestCode({
      updatePhone: async () => ({ kind: 'ok', data: { messages: ['The number is too short.'] } }),
    })
    expect(number()).toHaveAccessibleDescription(expect.stringContaining('The number is too short.'))
    expect(number()).toHaveFocus()
    expect(number()).toHaveValue(PHONE)
    expect(sendCode).not.toHaveBeenCalled()
  })

  test('pressing twice, and Enter as well, sends once', async () => {
    const answer = deferred<PhoneAnswer<PhoneMessages>>()
    const updatePhone = vi.fn(() => answer.promise)
    const { sendCode } = setup({ updatePhone })
    type(number(), PHONE)
    fireEvent.click(button('Send the code'))
    fireEvent.click(button('Send the code'))
    fireEvent.submit(screen.getByRole('form', { name: 'Phone confirmation' }))
    answer.resolve(ACCEPTED)
    await pass(0)
    expect(updatePhone).toHaveBeenCalledExactlyOnceWith(
      { phone: PHONE },
      { signal: expect.any(AbortSignal), idempotencyKey: 'key-0001' },
    )
    expect(sendCode).toHaveBeenCalledOnce()
  })
})

describe('H7 the code', () => {
  test('has focus, shows where it was sent to, and can be filled from the message', async () => {
    await requestCode()
    expect(code()).toHaveFocus()
    expect(code()).toHaveAccessibleDescription(`It was sent to ${PHONE}.`)
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code')
    expect(code()).toHaveAttribute('inputmode', 'numeric')
  })

  test('an empty one blocks the confirmation and shows an error', async () => {
    const { confirmPhone } = await requestCode()
    type(code(), '  ')
    await press('Confirm')
    expect(confirmPhone).not.toHaveBeenCalled()
    expect(code()).toBeInvalid()
    expect(code()).toHaveAccessibleDescription(expect.stringContaining('Enter the code.'))
    expect(code()).toHaveFocus()
  })

  test.each([' 482-913 ', '４８２９１３'])('%j is reduced to digits', async text => {
    const { confirmPhone, onConfirmed } = await requestCode()
    type(code(), text)
    expect(code()).toHaveValue('482913')
    await press('Confirm')
    expect(confirmPhone).toHaveBeenCalledExactlyOnceWith(
      { code: '482913' },
      { signal: expect.any(AbortSignal), idempotencyKey: 'key-0001' },
    )
    expect(screen.getByText(`${PHONE} is confirmed.`)).toHaveFocus()
    expect(onConfirmed).toHaveBeenCalledOnce()
  })

  test('input of an input method is not changed until it is done', async () => {
    await requestCode()
    fireEvent(code(), new CompositionEvent('compositionstart', { bubbles: true }))
    const field = code() as HTMLInputElement
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    setValue?.call(field, '４８')
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }))
    expect(field).toHaveValue('４８')
    fireEvent.compositionEnd(field)
    expect(field).toHaveValue('48')
  })

  test('the server reports a wrong code and the remaining attempts; the code stays', async () => {
    const { onConfirmed } = await requestCode({
      confirmPhone: async () => ({ kind: 'ok', data: { messages: ['Not the code.', 'Tries left: 4.'] } }),
    })
    type(code(), '000000')
    await press('Confirm')
    expect(code()).toHaveAccessibleDescription(expect.stringContaining('Not the code. Tries left: 4.'))
    expect(code()).toHaveFocus()
    expect(code()).toHaveValue('000000')
    expect(onConfirmed).not.toHaveBeenCalled()
  })

  test('changing the number shows it again as typed', async () => {
    await requestCode()
    await press('Change the number')
    expect(number()).toHaveValue(PHONE)
    expect(number()).toHaveFocus()
  })
})

describe('H7 30 seconds, then again (shared-blocks §4, §9)', () => {
  test('the countdown is shown, and the button appears when it is over', async () => {
    const { sendCode } = await requestCode()
    expect(screen.getByText('A new code can be sent in 0:30.')).toBeInTheDocument()
    await pass(29_000)
    expect(screen.getByText('A new code can be sent in 0:01.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull()
    await pass(1000)
    type(code(), '48')
    await press('Send a new code')
    expect(sendCode).toHaveBeenCalledTimes(2)
    expect(screen.getByText('A new code can be sent in 0:30.')).toBeInTheDocument()
    expect(code()).toHaveValue('')
    expect(code()).toHaveFocus()
  })

  test('is announced politely at 30, 10 and 0 seconds only', async () => {
    await requestCode()
    const announced = [statusText()]
    for (let second = 0; second < 40; second += 1) {
      await pass(1000)
      if (statusText() !== announced.at(-1)) announced.push(statusText())
    }
    expect(announced).toEqual([
      'A new code can be sent in 30 s.',
      'A new code can be sent in 10 s.',
      'A new code can be sent now.',
    ])
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite')
  })

  test('a tab that slept is correct when it wakes', async () => {
    await requestCode()
    vi.setSystemTime(START + 25_000)
    await pass(250)
    expect(screen.getByText('A new code can be sent in 0:05.')).toBeInTheDocument()
    expect(statusText()).toBe('A new code can be sent in 5 s.')
    vi.setSystemTime(START + 3_600_000)
    await pass(250)
    expect(button('Send a new code')).toBeInTheDocument()
  })

  test('a clock that was set back does not block the user', async () => {
    const { sendCode } = await requestCode()
    vi.setSystemTime(START - 3_600_000)
    await pass(250)
    await press('Send a new code')
    expect(sendCode).toHaveBeenCalledTimes(2)
  })

  test('too early: the server’s Retry-After is the deadline', async () => {
    const tooMany = Object.assign(new Error('status 429'), { kind: 'tooMany', retryAfter: 95 })
    await requestCode({ sendCode: () => Promise.reject(tooMany) })
    expect(screen.getByText('A new code can be sent in 1:35.')).toBeInTheDocument()
    expect(screen.getByText(/No new code was sent/).closest('[data-slot=notice]')).toHaveFocus()
    expect(code()).toHaveAccessibleDescription(`It is for ${PHONE}.`)
    expect(statusText()).toBe('')
  })

  test('too many numbers in an hour: the button shows the wait, and works after it', async () => {
    const tooMany = Object.assign(new Error('status 429'), { kind: 'tooMany', retryAfter: 60 })
    const updatePhone = vi.fn<PhoneConfirmationPorts['updatePhone']>(() => Promise.reject(tooMany))
    await requestCode({ updatePhone })
    expect(button('Send the code')).toHaveAccessibleDescription('Wait 1:00')
    await press('Send the code')
    expect(updatePhone).toHaveBeenCalledOnce()
    await pass(60_000)
    updatePhone.mockResolvedValue(ACCEPTED)
    await press('Send the code')
    expect(code()).toBeInTheDocument()
  })
})

describe('H7 failures', () => {
  test('no response: nothing is lost, and one press tries again with the same key', async () => {
    const confirmPhone = vi.fn<PhoneConfirmationPorts['confirmPhone']>(() => Promise.reject(new Error('x')))
    const newKey: Mock<() => string> = vi.fn(() => `key-${newKey.mock.calls.length}`)
    await requestCode({ confirmPhone, newKey })
    type(code(), '482913')
    await press('Confirm')
    expect(code()).toHaveValue('482913')
    expect(screen.getByText(/server did not respond/).closest('[data-slot=notice]')).toHaveFocus()
    confirmPhone.mockResolvedValue(ACCEPTED)
    await press('Retry')
    expect(screen.getByText(`${PHONE} is confirmed.`)).toHaveFocus()
    const sentKeys = confirmPhone.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey)
    expect(new Set(sentKeys).size).toBe(1)
  })

  test('signed out meanwhile: the sign-in prompt is shown, and the input stays', async () => {
    const onSignIn = vi.fn()
    setup({ updatePhone: async () => ({ kind: 'refused', code: 'need_auth' }) }, { onSignIn })
    type(number(), PHONE)
    await press('Send the code')
    expect(number()).toHaveValue(PHONE)
    await press('Sign in')
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a response does not take focus from elsewhere on the page', async () => {
    const answer = deferred<PhoneAnswer<PhoneMessages>>()
    setup({ updatePhone: () => answer.promise })
    type(number(), PHONE)
    fireEvent.click(button('Send the code'))
    act(() => button('Elsewhere').focus())
    answer.resolve(ACCEPTED)
    await pass(0)
    expect(code()).toBeInTheDocument()
    expect(button('Elsewhere')).toHaveFocus()
  })

  test('the page is notified of a confirmation after the widget has unmounted', async () => {
    const answer = deferred<PhoneAnswer<PhoneMessages>>()
    const { onConfirmed, view } = await requestCode({ confirmPhone: () => answer.promise })
    type(code(), '482913')
    await press('Confirm')
    view.unmount()
    answer.resolve(ACCEPTED)
    await pass(0)
    expect(onConfirmed).toHaveBeenCalledOnce()
  })
})

describe('H7 access (access row 33)', () => {
  test('visitors see the sign-in prompt and no field', () => {
    setup({}, { session: SESSIONS.visitor, onSignIn: () => {} })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(button('Sign in')).toBeInTheDocument()
  })

  test('another user starts with new state', async () => {
    const ports = {
      updatePhone: async () => ACCEPTED,
      sendCode: async () => SENT,
      confirmPhone: async () => ACCEPTED,
    }
    function Page() {
      const [session, setSession] = useState<Session>(SESSIONS.reader)
      return (
        <UiProvider labels={english} session={session} access={sampleAccess(session)}>
          <PhoneConfirmation {...ports} />
          <button type="button" onClick={() => setSession(SESSIONS.pro)}>
            Another user
          </button>
        </UiProvider>
      )
    }
    renderWithUi(<Page />)
    type(number(), PHONE)
    await press('Another user')
    expect(number()).toHaveValue('')
  })

  test('a confirmed number is shown as such, and can be changed', async () => {
    setup({ defaultPhone: PHONE, defaultConfirmed: true })
    expect(screen.getByText(`${PHONE} is confirmed.`)).toBeInTheDocument()
    await press('Change the number')
    expect(number()).toHaveValue(PHONE)
  })
})
