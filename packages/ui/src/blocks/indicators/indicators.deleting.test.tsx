import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { deferred } from '../../testing/deferred.ts'
import { STATE_FORECASTS } from '../../testing/fixtures/indicators.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type {
  DeleteRequestAnswer,
  DeleteRequestPort,
  Indicator,
  IndicatorsPort,
} from './indicators.reducer.ts'
import { Indicators } from './indicators.tsx'

const deleted = (is: boolean): DeleteRequestAnswer => ({ kind: 'ok', data: { deleted: is } })

async function setup(deleteRequest: DeleteRequestPort, facts: readonly Indicator[] = STATE_FORECASTS) {
  const port = vi.fn(deleteRequest)
  const list = vi.fn<IndicatorsPort>(async () => ({ kind: 'ok', data: facts }))
  const user = userEvent.setup()
  const view = renderWithUi(<Indicators issuerId={1} list={list} deleteRequest={port} />, {
    session: SESSIONS.reader,
  })
  await act(async () => {})
  return { port, list, user, view }
}
type Harness = Awaited<ReturnType<typeof setup>>

const bin = (name: RegExp) => screen.getByRole('button', { name })
const policy = /^Delete the request for Policy rate/
const tenYear = /^Delete the request for Ten-year/
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent?.split(' ')[0])

async function answerDialog({ user }: Harness, button: 'Delete' | 'Cancel', request = policy) {
  await user.click(bin(request))
  await user.click(await screen.findByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('R8 a dialog asks for confirmation (shared-blocks §8)', () => {
  test('it names the indicator, and Cancel has the initial focus', async () => {
    const harness = await setup(async () => deleted(true))
    await harness.user.click(bin(policy))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the request?' })
    expect(dialog).toHaveAccessibleDescription(/Policy rate at the end of the year, %/)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(harness.port).not.toHaveBeenCalled()
  })

  test.each(['Cancel', 'Escape'])('%s sends no request, and the focus returns', async way => {
    const harness = await setup(async () => deleted(true))
    await harness.user.click(bin(policy))
    await screen.findByRole('dialog')
    if (way === 'Escape') await harness.user.keyboard('{Escape}')
    else await harness.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(bin(policy)).toHaveFocus())
    expect(harness.port).not.toHaveBeenCalled()
  })

  test('a double click on Delete sends one request', async () => {
    const harness = await setup(() => new Promise<never>(() => {}))
    await harness.user.click(bin(policy))
    await harness.user.dblClick(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await harness.user.click(bin(policy))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(harness.port).toHaveBeenCalledExactlyOnceWith({ id: 1001 }, { signal: expect.any(AbortSignal) })
  })
})

describe('R8 removed only at status 1 (shared-blocks §7)', () => {
  test('the row is muted while the request is pending, then removed, and that is announced', async () => {
    const answer = deferred<DeleteRequestAnswer>()
    const harness = await setup(() => answer.promise)
    await answerDialog(harness, 'Delete')
    expect(names()).toContain('Policy')
    expect(bin(policy)).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.resolve(deleted(true)))
    expect(names()).not.toContain('Policy')
    expect(screen.getByRole('status')).toHaveTextContent(
      'Request deleted: Policy rate at the end of the year, %',
    )
  })

  test.each<[string, DeleteRequestPort, RegExp]>([
    ['another status', async () => deleted(false), /was not deleted/],
    [
      'a request of somebody else',
      async () => ({ kind: 'refused', code: 'not_found' }),
      /no longer have a request/,
    ],
    ['an ended session', async () => ({ kind: 'refused', code: 'need_auth' }), /Sign in again/],
    ['no answer', () => Promise.reject(new Error('offline')), /server did not respond/],
    [
      'a port that throws at once',
      () => {
        throw new Error('no network')
      },
      /server did not respond/,
    ],
  ])('%s: the row stays with a message, and the focus on its button', async (_, port, message) => {
    const harness = await setup(port)
    await answerDialog(harness, 'Delete')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(names()[0]).toBe('Policy')
    expect(bin(policy)).not.toHaveAttribute('aria-busy')
    await waitFor(() => expect(bin(policy)).toHaveFocus())
  })

  test('Retry deletes again without another confirmation; the message can be closed', async () => {
    const answers = [deleted(false), deleted(false), deleted(true)]
    const harness = await setup(async () => answers.shift() ?? deleted(false))
    await answerDialog(harness, 'Delete')
    await harness.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(harness.port).toHaveBeenCalledTimes(2)
    await harness.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await answerDialog(harness, 'Delete')
    expect(names()).not.toContain('Policy')
  })

  test('a request that the server does not know: the list is loaded again', async () => {
    const harness = await setup(async () => ({ kind: 'refused', code: 'not_found' }))
    await answerDialog(harness, 'Delete')
    harness.list.mockImplementation(async () => ({ kind: 'ok', data: STATE_FORECASTS.slice(2) }))
    await harness.user.click(screen.getByRole('button', { name: 'Reload the list' }))
    expect(names()[0]).toBe('Two-year')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a list that cannot be refreshed stays, with a notice', async () => {
    const harness = await setup(async () => ({ kind: 'refused', code: 'not_found' }))
    await answerDialog(harness, 'Delete')
    harness.list.mockRejectedValue(new Error('offline'))
    await harness.user.click(screen.getByRole('button', { name: 'Reload the list' }))
    expect(screen.getByText('The list could not be refreshed.')).toBeInTheDocument()
    expect(names()).toHaveLength(6)
  })

  test('a deletion is a write: it continues when the block unmounts', async () => {
    const harness = await setup(() => new Promise<never>(() => {}))
    await answerDialog(harness, 'Delete')
    harness.view.unmount()
    expect(harness.port.mock.calls[0]?.[1].signal.aborted).toBe(false)
  })

  test('two deletions run at the same time, and each answer removes its own row', async () => {
    const answers = new Map([1001, 1002].map(id => [id, deferred<DeleteRequestAnswer>()]))
    const harness = await setup(({ id }) => answers.get(id)?.promise ?? Promise.reject(new Error('unknown')))
    await answerDialog(harness, 'Delete')
    await answerDialog(harness, 'Delete', tenYear)
    expect(harness.port.mock.calls.map(([{ id }]) => id)).toEqual([1001, 1002])
    await act(async () => answers.get(1002)?.resolve(deleted(true)))
    expect(names()[0]).toBe('Policy')
    expect(names()).not.toContain('Ten-year')
    await act(async () => answers.get(1001)?.resolve(deleted(false)))
    expect(names()[0]).toBe('Policy')
    expect(screen.getByRole('alert')).toHaveTextContent(/Policy rate .* was not deleted/)
  })
})

describe('R8 after a deletion the focus and the page stay in the list', () => {
  test('the focus moves to the row now at that place', async () => {
    const harness = await setup(async () => deleted(true))
    await answerDialog(harness, 'Delete')
    await waitFor(() => expect(bin(tenYear)).toHaveFocus())
  })

  test('after the last one to the one before', async () => {
    const harness = await setup(async () => deleted(true), STATE_FORECASTS.slice(0, 4))
    await answerDialog(harness, 'Delete', tenYear)
    await waitFor(() => expect(bin(policy)).toHaveFocus())
  })

  test('after the only one to the block', async () => {
    const harness = await setup(async () => deleted(true), STATE_FORECASTS.slice(1, 4))
    await answerDialog(harness, 'Delete', tenYear)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Consensus forecasts' })).toHaveFocus())
  })

  test('a focus that has left the block is not moved', async () => {
    const answer = deferred<DeleteRequestAnswer>()
    const harness = await setup(() => answer.promise)
    await answerDialog(harness, 'Delete')
    await waitFor(() => expect(bin(policy)).toHaveFocus())
    act(() => bin(policy).blur())
    await act(async () => answer.resolve(deleted(true)))
    expect(names()).not.toContain('Policy')
    expect(document.body).toHaveFocus()
  })

  test('after the last row of the last page the previous page is shown', async () => {
    const harness = await setup(async () => deleted(true))
    await harness.user.click(screen.getByRole('button', { name: 'Page 2' }))
    await answerDialog(harness, 'Delete', /Budget deficit/)
    expect(names()).toHaveLength(6)
    expect(screen.queryByRole('navigation')).toBeNull()
    await waitFor(() => expect(bin(tenYear)).toHaveFocus())
  })

  test('after the last indicator the block shows the empty state and has the focus', async () => {
    const harness = await setup(async () => deleted(true), STATE_FORECASTS.slice(0, 1))
    await answerDialog(harness, 'Delete')
    expect(screen.getByText('There are no consensus forecasts.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Consensus forecasts' })).toHaveFocus())
  })
})
