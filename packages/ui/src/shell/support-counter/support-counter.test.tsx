import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { FIXED_NOW, renderWithUi } from '../../testing/render-with-ui.tsx'
import { type SampleSession, SESSIONS } from '../../testing/sessions.ts'
import type { SupportTicketsAnswer, SupportTicketsPort } from './support-counter.reducer.ts'
import { SupportCounter } from './support-counter.tsx'

const WITH_SUPPORT: SampleSession = { ...SESSIONS.reader, extras: ['support'] }
const waiting = (count: number): SupportTicketsAnswer => ({
  kind: 'ok',
  data: [{ messages: Array.from({ length: count }, () => ({ statusId: 2, contactId: 0 })) }],
})

async function setup(tickets: SupportTicketsPort, { session = SESSIONS.pro, clock = () => FIXED_NOW } = {}) {
  const port = vi.fn(tickets)
  renderWithUi(<SupportCounter tickets={port} href="/support/" />, { session, clock })
  await act(async () => {})
  return { port }
}

const link = () => screen.getByRole('link')

describe('H9 support tickets load only for users with access (access row 28)', () => {
  test.each([
    ['a visitor', SESSIONS.visitor],
    ['signed in without the extra', SESSIONS.reader],
  ])('%s: nothing is loaded or rendered', async (_sentence, session) => {
    const { port } = await setup(async () => waiting(3), { session })
    fireEvent.focus(window)
    expect(port).not.toHaveBeenCalled()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test.each([
    ['with the extra', WITH_SUPPORT],
    ['full access', SESSIONS.pro],
    ['full access with every extra', SESSIONS.desk],
  ])('%s: the number is shown', async (_sentence, session) => {
    await setup(async () => waiting(3), { session })
    expect(link()).toHaveAccessibleName('3 unread support messages')
    expect(link()).toHaveAttribute('href', '/support/')
  })
})

describe('H9 badge with text', () => {
  test.each([
    [1, '1 unread support message', '1'],
    [99, '99 unread support messages', '99'],
    [100, '99+ unread support messages', '99+'],
  ])('%i', async (count, name, badge) => {
    await setup(async () => waiting(count))
    expect(link()).toHaveAccessibleName(name)
    expect(screen.getByText(badge)).toBeInTheDocument()
  })

  test.each<[string, SupportTicketsPort]>([
    ['no message waits', async () => waiting(0)],
    ['no ticket is there', async () => ({ kind: 'ok', data: [] })],
    ['the call fails', () => Promise.reject(new Error('down'))],
    ['the session is over', async () => ({ kind: 'refused', code: 'need_auth' })],
    ['there is no response yet', () => deferred<SupportTicketsAnswer>().promise],
  ])('only the link, when %s', async (_sentence, tickets) => {
    await setup(tickets)
    expect(link()).toHaveAccessibleName('Support')
    expect(link()).toHaveAttribute('href', '/support/')
  })

  test('the unread status is configurable', async () => {
    const tickets = async () => waiting(3)
    renderWithUi(<SupportCounter tickets={tickets} href="/support/" unreadStatus={7} />, {
      session: SESSIONS.pro,
    })
    await act(async () => {})
    expect(link()).toHaveAccessibleName('Support')
  })
})

test('H9 loads once, and again when the window receives focus, at most once a minute', async () => {
  let now = FIXED_NOW
  const answers = [waiting(1)]
  const { port } = await setup(async () => answers.shift() ?? waiting(2), { clock: () => now })
  const focus = () => act(async () => void fireEvent.focus(window))
  await focus()
  now += 59_999
  await focus()
  expect(port).toHaveBeenCalledTimes(1)
  expect(link()).toHaveAccessibleName('1 unread support message')
  now += 1
  await focus()
  await focus()
  expect(port).toHaveBeenCalledTimes(2)
  expect(link()).toHaveAccessibleName('2 unread support messages')
})
