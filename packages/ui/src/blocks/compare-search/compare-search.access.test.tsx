import { act, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Session } from '../../foundation/access/access.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { CompareSearch } from './compare-search.tsx'
import type { CompareSearchOptions } from './use-compare-search.ts'

const field = () => screen.getByRole('combobox', { name: 'Compare with' })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

function show(session: Session, options: Partial<CompareSearchOptions> = {}) {
  const search = vi.fn(options.search ?? comparePorts.search)
  const venues = vi.fn(options.venues ?? comparePorts.venues)
  const onAdd = vi.fn()
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const onSignIn = vi.fn()
  const view = renderWithUi(
    <form onSubmit={onSubmit}>
      <CompareSearch {...options} search={search} venues={venues} onAdd={onAdd} />
      <button type="submit">Submit</button>
    </form>,
    { session, onSignIn, accessUrl: '/profile/access/' },
  )
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  return { ...view, search, venues, onAdd, onSubmit, onSignIn, user }
}

/** Types, waits for the debounce, and tries every key that opens or chooses. */
async function tryToSearch({ user }: ReturnType<typeof show>) {
  fireEvent.change(field(), { target: { value: 'treasury' } })
  await pass(2000)
  await user.click(field())
  await user.keyboard('{ArrowDown}{Enter}{Alt>}{ArrowDown}{/Alt}')
  await pass(2000)
}

describe('G2 roles and permissions (shared-blocks §6, access row 23)', () => {
  test('anonymous: compare search shows "need to log in", with a button and no link', async () => {
    const shown = show(SESSIONS.visitor)
    await tryToSearch(shown)
    expect(screen.getByText('Sign in to use this')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(shown.onSignIn).toHaveBeenCalledOnce()
    expect(shown.search).not.toHaveBeenCalled()
  })

  test('signed in without paid access: "need to get access" with a link to the access profile page', async () => {
    const shown = show(SESSIONS.reader)
    await tryToSearch(shown)
    expect(screen.getByText('This needs full access')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/profile/access/')
    expect(shown.search).not.toHaveBeenCalled()
  })

  test('paid: it searches', async () => {
    const shown = show(SESSIONS.pro)
    fireEvent.change(field(), { target: { value: 'treasury' } })
    await pass(600)
    expect(shown.search).toHaveBeenCalledOnce()
    expect(screen.queryByText('This needs full access')).toBeNull()
  })

  test.each(['visitor', 'reader'] as const)('%s: no option shows and nothing is added', async who => {
    const shown = show(SESSIONS[who])
    await tryToSearch(shown)
    expect(screen.queryByRole('option')).toBeNull()
    expect(shown.onAdd).not.toHaveBeenCalled()
  })

  test.each(['visitor', 'reader', 'pro'] as const)(
    'Enter never submits the form around it: %s',
    async who => {
      const shown = show(SESSIONS[who])
      await tryToSearch(shown)
      await shown.user.keyboard('{Alt>}{Enter}{/Alt}{Shift>}{Enter}{/Shift}{Control>}{Enter}{/Control}')
      expect(shown.onSubmit).not.toHaveBeenCalled()
    },
  )

  test.each([
    ['need_auth', 'Sign in to use this'],
    ['need_get_access', 'This needs full access'],
  ])(
    'a session that ends before the trading grounds load shows the prompt and keeps the choice: %s',
    async (code, text) => {
      const shown = show(SESSIONS.pro, {
        venues: () => Promise.reject(Object.assign(new Error(code), { code })),
      })
      fireEvent.change(field(), { target: { value: 'treasury' } })
      await pass(600)
      fireEvent.click(screen.getAllByRole('option')[0] ?? document.body)
      await pass(0)
      expect(screen.getByRole('status')).toHaveTextContent(text)
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(text))
      expect(field()).toHaveValue('US Treasury 4% 15 Feb 2034')
      expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
      expect(shown.onAdd).not.toHaveBeenCalled()
    },
  )
})

describe('G2 the null-result flag (shared-blocks §8)', () => {
  test('an item without trading grounds is marked until the text changes', async () => {
    const { container } = show(SESSIONS.pro, {
      venues: async () => [],
    })
    fireEvent.change(field(), { target: { value: 'treasury' } })
    await pass(600)
    fireEvent.click(screen.getAllByRole('option')[0] ?? document.body)
    await pass(0)
    expect(container.querySelector('[data-slot=compare-search-below]')).toHaveAttribute(
      'data-kind',
      'noVenues',
    )
    fireEvent.change(field(), { target: { value: 'treasury c' } })
    expect(container.querySelector('[data-slot=compare-search-below]')).toBeNull()
  })
})
