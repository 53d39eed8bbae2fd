import { renderWithUi, SESSIONS } from '@accrue/ui/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FetchPorts } from './fetch-ports.tsx'
import { storyFetch } from './server-of-a-story.ts'

const show = (fetcher: typeof fetch) =>
  renderWithUi(<FetchPorts fetcher={fetcher} />, { session: SESSIONS.pro })
const type = (text: string) => userEvent.type(screen.getByRole('combobox', { name: 'Compare with' }), text)

test('a bond is found, its trading ground is chosen, and the page is notified', async () => {
  show(storyFetch)
  await type('2029')
  await userEvent.click(await screen.findByRole('option', { name: /2029/ }))
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Trading ground' }), 'NYSE')
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('list', { name: 'Compared' })).toHaveTextContent('UST 4 1/4% 2029, NYSE')
})

test('a fault shows a message with Retry', async () => {
  const fetcher = vi.fn(storyFetch).mockResolvedValueOnce(new Response('', { status: 502 }))
  show(fetcher)
  await type('ust')
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findAllByRole('option')).toHaveLength(2)
})

test('a refusal shows its prompt', async () => {
  show(async () => Response.json({ error: 'need_get_access' }, { status: 403 }))
  await type('ust')
  expect(await screen.findByRole('link', { name: 'Get access' })).toBeVisible()
})

test('typing aborts the pending request', async () => {
  const requests: (AbortSignal | null | undefined)[] = []
  show((_, { signal } = {}) => {
    requests.push(signal)
    return new Promise(() => {})
  })
  await type('ust')
  await vi.waitFor(() => expect(requests).toHaveLength(1))
  await type(' 4')
  await vi.waitFor(() => expect(requests[0]?.aborted).toBe(true))
})
