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
type Hands = Awaited<ReturnType<typeof setup>>

const bin = (name: RegExp) => screen.getByRole('button', { name })
const policy = /^Delete the request for Policy rate/
const tenYear = /^Delete the request for Ten-year/
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent?.split(' ')[0])

async function say({ user }: Hands, word: 'Delete' | 'Cancel', about = policy) {
  await user.click(bin(about))
  await user.click(await screen.findByRole('button', { name: word }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

describe('R8 a dialog asks whether to delete the request (shared-blocks §8)', () => {
  test('it names the indicator, and the focus begins on the way back', async () => {
    const hands = await setup(async () => deleted(true))
    await hands.user.click(bin(policy))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the request?' })
    expect(dialog).toHaveAccessibleDescription(/Policy rate at the end of the year, %/)
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(hands.port).not.toHaveBeenCalled()
  })

  test.each(['Cancel', 'Escape'])('%s asks the server nothing, and the focus comes back', async way => {
    const hands = await setup(async () => deleted(true))
    await hands.user.click(bin(policy))
    await screen.findByRole('dialog')
    if (way === 'Escape') await hands.user.keyboard('{Escape}')
    else await hands.user.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(bin(policy)).toHaveFocus())
    expect(hands.port).not.toHaveBeenCalled()
  })

  test('yes asks the server once, however often it is pressed', async () => {
    const hands = await setup(() => new Promise<never>(() => {}))
    await hands.user.click(bin(policy))
    await hands.user.dblClick(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await hands.user.click(bin(policy))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(hands.port).toHaveBeenCalledExactlyOnceWith({ id: 1001 }, { signal: expect.any(AbortSignal) })
  })
})

describe('R8 removed only at status 1 (shared-blocks §7)', () => {
  test('the row steps back while the server is asked, goes then, and that is said', async () => {
    const answer = deferred<DeleteRequestAnswer>()
    const hands = await setup(() => answer.promise)
    await say(hands, 'Delete')
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
      /knows no request of yours/,
    ],
    ['nobody signed in any more', async () => ({ kind: 'refused', code: 'need_auth' }), /Sign in again/],
    ['no answer', () => Promise.reject(new Error('offline')), /No answer came/],
    [
      'a port that throws at once',
      () => {
        throw new Error('no network')
      },
      /No answer came/,
    ],
  ])('%s: the row comes back with a message, and the focus stays on its button', async (_, port, message) => {
    const hands = await setup(port)
    await say(hands, 'Delete')
    expect(screen.getByRole('alert')).toHaveTextContent(message)
    expect(names()[0]).toBe('Policy')
    expect(bin(policy)).not.toHaveAttribute('aria-busy')
    await waitFor(() => expect(bin(policy)).toHaveFocus())
  })

  test('Retry deletes again without another question; the message can be closed', async () => {
    const answers = [deleted(false), deleted(false), deleted(true)]
    const hands = await setup(async () => answers.shift() ?? deleted(false))
    await say(hands, 'Delete')
    await hands.user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(hands.port).toHaveBeenCalledTimes(2)
    await hands.user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    await say(hands, 'Delete')
    expect(names()).not.toContain('Policy')
  })

  test('a request that the server does not know: the list is loaded again', async () => {
    const hands = await setup(async () => ({ kind: 'refused', code: 'not_found' }))
    await say(hands, 'Delete')
    hands.list.mockImplementation(async () => ({ kind: 'ok', data: STATE_FORECASTS.slice(2) }))
    await hands.user.click(screen.getByRole('button', { name: 'Reload the list' }))
    expect(names()[0]).toBe('Two-year')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('a list that cannot be loaded again stays, and says so', async () => {
    const hands = await setup(async () => ({ kind: 'refused', code: 'not_found' }))
    await say(hands, 'Delete')
    hands.list.mockRejectedValue(new Error('offline'))
    await hands.user.click(screen.getByRole('button', { name: 'Reload the list' }))
    expect(screen.getByText('The list could not be refreshed.')).toBeInTheDocument()
    expect(names()).toHaveLength(6)
  })

  test('a deletion is a write: it goes on when the block goes away', async () => {
    const hands = await setup(() => new Promise<never>(() => {}))
    await say(hands, 'Delete')
    hands.view.unmount()
    expect(hands.port.mock.calls[0]?.[1].signal.aborted).toBe(false)
  })

  test('two deletions run beside each other, and each row goes with its own answer', async () => {
    const answers = new Map([1001, 1002].map(id => [id, deferred<DeleteRequestAnswer>()]))
    const hands = await setup(({ id }) => answers.get(id)?.promise ?? Promise.reject(new Error('unknown')))
    await say(hands, 'Delete')
    await say(hands, 'Delete', tenYear)
    expect(hands.port.mock.calls.map(([{ id }]) => id)).toEqual([1001, 1002])
    await act(async () => answers.get(1002)?.resolve(deleted(true)))
    expect(names()[0]).toBe('Policy')
    expect(names()).not.toContain('Ten-year')
    await act(async () => answers.get(1001)?.resolve(deleted(false)))
    expect(names()[0]).toBe('Policy')
    expect(screen.getByRole('alert')).toHaveTextContent(/Policy rate .* was not deleted/)
  })
})

describe('R8 after a deletion the focus and the page stay in the list', () => {
  test('the focus goes to the row that took the place', async () => {
    const hands = await setup(async () => deleted(true))
    await say(hands, 'Delete')
    await waitFor(() => expect(bin(tenYear)).toHaveFocus())
  })

  test('after the last of them to the one before', async () => {
    const hands = await setup(async () => deleted(true), STATE_FORECASTS.slice(0, 4))
    await say(hands, 'Delete', tenYear)
    await waitFor(() => expect(bin(policy)).toHaveFocus())
  })

  test('after the only one to the block', async () => {
    const hands = await setup(async () => deleted(true), STATE_FORECASTS.slice(1, 4))
    await say(hands, 'Delete', tenYear)
    await waitFor(() => expect(screen.getByRole('region', { name: 'Consensus forecasts' })).toHaveFocus())
  })

  test('who looks elsewhere meanwhile is left alone', async () => {
    const answer = deferred<DeleteRequestAnswer>()
    const hands = await setup(() => answer.promise)
    await say(hands, 'Delete')
    await waitFor(() => expect(bin(policy)).toHaveFocus())
    act(() => bin(policy).blur())
    await act(async () => answer.resolve(deleted(true)))
    expect(names()).not.toContain('Policy')
    expect(document.body).toHaveFocus()
  })

  test('when the last row of the last page goes, the page before is shown', async () => {
    const hands = await setup(async () => deleted(true))
    await hands.user.click(screen.getByRole('button', { name: 'Page 2' }))
    await say(hands, 'Delete', /Budget deficit/)
    expect(names()).toHaveLength(6)
    expect(screen.queryByRole('navigation')).toBeNull()
    await waitFor(() => expect(bin(tenYear)).toHaveFocus())
  })

  test('when the last indicator goes, the block says that there is none, and has the focus', async () => {
    const hands = await setup(async () => deleted(true), STATE_FORECASTS.slice(0, 1))
    await say(hands, 'Delete')
    expect(screen.getByText('There are no consensus forecasts.')).toBeInTheDocument()
    await waitFor(() => expect(screen.getByRole('region', { name: 'Consensus forecasts' })).toHaveFocus())
  })
})
