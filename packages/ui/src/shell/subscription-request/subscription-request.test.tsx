import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { type SampleSession, SESSIONS } from '../../testing/sessions.ts'
import type {
  SubscriptionAnswer,
  SubscriptionExpandPort,
  SubscriptionLoadPort,
  SubscriptionSendPort,
} from './subscription-request.reducer.ts'
import { SubscriptionRequest } from './subscription-request.tsx'

const TARIFFS = [
  { id: 1077, text: 'Full access' },
  { id: 677, text: 'Support tickets' },
]
const PERSONS = [
  { id: 1, text: 'A. Marlow' },
  { id: 2, text: 'B. Tanaka' },
]
const ACCEPTED: SubscriptionAnswer<{ sent: boolean }> = { kind: 'ok', data: { sent: true } }
const NOTHING = { subscriptionRequested: false, expansionRequested: false }

type Options = {
  session?: SampleSession
  currentTariffs?: number[]
  load?: SubscriptionLoadPort
  send?: SubscriptionSendPort
  expand?: SubscriptionExpandPort
  /** Null: the page does not know, and it is loaded. */
  profile?: typeof NOTHING | null
  persons?: typeof PERSONS
}

async function setup({
  session = SESSIONS.reader,
  profile = NOTHING,
  persons = PERSONS,
  currentTariffs = [],
  ...options
}: Options = {}) {
  const load = vi.fn(options.load ?? (async () => ({ kind: 'ok', data: NOTHING }) as const))
  const send = vi.fn(options.send ?? (async () => ACCEPTED))
  const expand = vi.fn(options.expand ?? (async () => ACCEPTED))
  const onSignIn = vi.fn()
  renderWithUi(
    <SubscriptionRequest
      load={load}
      send={send}
      expand={expand}
      tariffs={TARIFFS}
      contactPersons={persons}
      currentTariffs={currentTariffs}
      {...(profile ? { defaultProfile: profile } : {})}
    />,
    { session, onSignIn },
  )
  await act(async () => {})
  return { load, send, expand, onSignIn }
}

const button = () => screen.getByRole('button', { name: /Send request|Retry/ })
const tariff = () => screen.getByRole('combobox', { name: 'Tariff' })
const person = () => screen.getByRole('combobox', { name: 'Contact person' })
async function fill() {
  await userEvent.selectOptions(tariff(), 'Full access')
  await userEvent.selectOptions(person(), 'B. Tanaka')
}

describe('nothing requested (access row 33)', () => {
  test('a visitor sees a prompt to sign in, and no call is made', async () => {
    const { load, onSignIn } = await setup({ session: SESSIONS.visitor, profile: null })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(load).not.toHaveBeenCalled()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  test('sends the tariff and the contact person, and shows that it is waiting', async () => {
    const { send, load } = await setup()
    expect(load, 'the page knows already').not.toHaveBeenCalled()
    await fill()
    await userEvent.click(button())
    expect(send).toHaveBeenCalledExactlyOnceWith({ tariff: 1077, contactPersonId: 2 })
    expect(screen.getByRole('status')).toHaveTextContent('is awaiting a reply')
    expect(screen.getByRole('status'), 'the button is gone, the focus is not lost').toHaveFocus()
    expect(screen.queryByRole('form')).toBeNull()
  })

  test('a missing choice shows an error at its field, and nothing is sent', async () => {
    const { send } = await setup()
    await userEvent.click(button())
    expect(send).not.toHaveBeenCalled()
    expect(tariff()).toBeInvalid()
    expect(tariff()).toHaveAccessibleDescription('Choose a tariff.')
    expect(person()).toHaveAccessibleDescription('Choose a contact person.')
    await fill()
    expect(tariff()).toBeValid()
  })

  test('one contact person is plain text', async () => {
    const { send } = await setup({ persons: PERSONS.slice(0, 1) })
    expect(screen.getByText('A. Marlow')).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Contact person' })).toBeNull()
    await userEvent.selectOptions(tariff(), 'Support tickets')
    await userEvent.click(button())
    expect(send).toHaveBeenCalledWith({ tariff: 677, contactPersonId: 1 })
  })

  test('without a contact person nothing can be sent', async () => {
    await setup({ persons: [] })
    expect(screen.getByText(/nothing more to request/)).toBeInTheDocument()
  })

  test('a double press sends once', async () => {
    const answer = deferred<typeof ACCEPTED>()
    const { send } = await setup({ send: () => answer.promise })
    await fill()
    await userEvent.dblClick(button())
    expect(send).toHaveBeenCalledTimes(1)
    expect(button()).toHaveAttribute('aria-busy', 'true')
    expect(screen.queryByText(/is awaiting a reply/), 'not before the server has said so').toBeNull()
    await act(async () => answer.resolve(ACCEPTED))
    expect(screen.getByText(/is awaiting a reply/)).toBeInTheDocument()
  })
})

describe('failures', () => {
  const expectSameChoices = () => {
    expect(tariff()).toHaveDisplayValue('Full access')
    expect(person()).toHaveDisplayValue('B. Tanaka')
  }

  test('429 or a fault: a message, the choices stay, and the button tries again', async () => {
    const send = vi
      .fn<SubscriptionSendPort>()
      .mockRejectedValueOnce(new Error('429'))
      .mockResolvedValue(ACCEPTED)
    await setup({ send })
    await fill()
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('The request was not sent.')
    expectSameChoices()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(send).toHaveBeenCalledTimes(2)
    expect(screen.getByText(/is awaiting a reply/)).toBeInTheDocument()
  })

  test('401: a prompt to sign in, and the choices stay', async () => {
    const { onSignIn } = await setup({ send: async () => ({ kind: 'refused', code: 'need_auth' }) })
    await fill()
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended.')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expectSameChoices()
  })

  test('a request that the server refuses counts as not made', async () => {
    await setup({ send: async () => ({ kind: 'ok', data: { sent: false } }) })
    await fill()
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toHaveTextContent('was not accepted')
    expectSameChoices()
  })

  test('earlier requests could not be loaded: a retry is possible', async () => {
    const load = vi.fn<SubscriptionLoadPort>().mockRejectedValue(new Error('down'))
    await setup({ load, profile: null })
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    load.mockResolvedValue({ kind: 'ok', data: NOTHING })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(tariff()).toBeInTheDocument()
  })

  test('401 while loading: a prompt to sign in', async () => {
    await setup({ load: async () => ({ kind: 'refused', code: 'need_auth' }), profile: null })
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
  })
})

describe('requested, expandable, expansion requested', () => {
  test('requested: paStatusConfirm is 0', async () => {
    await setup({
      profile: null,
      load: async () => ({ kind: 'ok', data: { ...NOTHING, subscriptionRequested: true } }),
    })
    expect(screen.getByText(/request for a subscription has been sent/)).toBeInTheDocument()
    expect(document.body, 'nobody pressed anything').toHaveFocus()
  })

  test('expandable: with a tariff, an extension is requested, without a contact person', async () => {
    const { expand, send } = await setup({ currentTariffs: [677] })
    expect(screen.getByRole('form', { name: 'Expand your subscription' })).toBeInTheDocument()
    expect(screen.getByText('Full access')).toBeInTheDocument()
    expect(screen.queryByText('Contact person')).toBeNull()
    await userEvent.click(button())
    expect(expand).toHaveBeenCalledExactlyOnceWith({ tariff: 1077 })
    expect(send).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveTextContent('expand the subscription has been sent')
  })

  test('expansion requested: paSendExpand is 1', async () => {
    await setup({ currentTariffs: [677], profile: { ...NOTHING, expansionRequested: true } })
    expect(screen.getByText(/expand the subscription has been sent/)).toBeInTheDocument()
  })
})
