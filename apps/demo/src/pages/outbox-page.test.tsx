import type { Answer, OutboxMessage } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { renderWithUi } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import ui from '../../../../packages/ui/labels/en.json' with { type: 'json' }
import english from '../../labels/en.json' with { type: 'json' }
import { providerOf } from '../testing/provider-of.ts'
import { OutboxPage } from './outbox-page.tsx'

const message = (body: string): OutboxMessage => ({
  recipient: '+15550100200',
  body,
  at: '2025-07-11T12:00:00.000Z',
})
const LABELS = { ...ui, ...english }
const shown = () => screen.queryAllByRole('listitem').map(item => item.textContent)

function setup(
  messages: OutboxMessage[] | null,
  load: () => Promise<Answer<OutboxMessage[]>> = () => Promise.reject(new Error('offline')),
) {
  const ask = vi.fn(load)
  const session = messages ? SESSIONS.reader : SESSIONS.visitor
  renderWithUi(<OutboxPage messages={messages} load={ask} />, {
    labels: LABELS,
    ...providerOf(session),
    onSignIn: () => {},
  })
  return ask
}

test('H7 Refresh shows newly sent messages, newest first', async () => {
  const load = setup([message('Code 1')], async () => ({
    kind: 'ok',
    data: [message('Code 2'), message('Code 1')],
  }))
  expect(shown()).toEqual([expect.stringContaining('Code 1')])
  expect(load).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(shown()).toEqual([expect.stringContaining('Code 2'), expect.stringContaining('Code 1')])
  expect(load).toHaveBeenCalledOnce()
})

test('H7 a failed refresh keeps the list and shows an error', async () => {
  setup([message('Code 1')])
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
  expect(shown()).toHaveLength(1)
})

test('H7 an empty outbox shows a message', () => {
  setup([])
  expect(screen.getByText('No message would have been sent yet.')).toBeInTheDocument()
})

test('H7 access row 33: visitors see how to sign in', () => {
  setup(null)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})
