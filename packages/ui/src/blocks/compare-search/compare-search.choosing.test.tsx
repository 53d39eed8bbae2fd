import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../tests/dom/stopped-clock.ts'
import { type Session, SIGNED_OUT } from '../../foundation/access/access.ts'
import { UiProvider } from '../../foundation/ui-provider.tsx'
import { deferred } from '../../testing/deferred.ts'
import { comparePorts } from '../../testing/fixtures/compare-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS, sampleAccess } from '../../testing/sessions.ts'
import { CompareSearch } from './compare-search.tsx'
import { type CompareSearchOptions, useCompareSearch } from './use-compare-search.ts'

withStoppedClock()

const field = () => screen.getByRole('combobox', { name: 'Compare with' })
const refusal = (code: string) => Promise.reject(Object.assign(new Error(code), { code }))

function setup(options: Partial<CompareSearchOptions> = {}, session: keyof typeof SESSIONS = 'pro') {
  const ports = {
    search: vi.fn(options.search ?? comparePorts.search),
    venues: vi.fn(options.venues ?? comparePorts.venues),
  }
  const onAdd = vi.fn()
  const user = setupUser()
  renderWithUi(<CompareSearch onAdd={onAdd} venueId={4} {...options} {...ports} />, {
    session: SESSIONS[session],
    onSignIn: () => {},
  })
  return { ...ports, onAdd, user }
}

async function chosen(options: Partial<CompareSearchOptions> = {}) {
  const all = setup(options)
  await all.user.type(field(), 'treas')
  await all.user.click((await screen.findAllByRole('option'))[1] ?? document.body)
  return all
}

describe('G2 choosing an item with trading grounds (shared-blocks §4)', () => {
  test('loads the trading grounds, selects the first and shows the add button', async () => {
    const { venues, onAdd } = await chosen()
    expect(venues).toHaveBeenCalledExactlyOnceWith(
      { kind: 'bonds', id: 2, venueId: 4 },
      { signal: expect.any(AbortSignal) },
    )
    expect(field()).toHaveValue('US Treasury 4.375% 15 May 2034')
    expect(await screen.findByRole('combobox', { name: 'Trading ground' })).toHaveValue('100')
    expect(screen.getByRole('button', { name: 'Add' })).toBeInTheDocument()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('announces the trading grounds', async () => {
    const answer = deferred<{ id: number; name: string }[]>()
    await chosen({ venues: () => answer.promise })
    expect(screen.getByRole('status')).toHaveTextContent('Looking for trading grounds…')
    await act(async () => answer.resolve([{ id: 100, name: 'FedInvest' }]))
    expect(screen.getByRole('status')).toHaveTextContent('Trading grounds: 1. FedInvest is selected.')
  })

  test('the add button adds the item with the chosen trading ground and resets the field', async () => {
    const { onAdd, user } = await chosen()
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Trading ground' }), 'Estimation')
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({
      id: 2,
      venueId: 4,
      kind: 'bonds',
      name: 'US Treasury 4.375% 15 May 2034',
      venueName: 'Estimation',
      term: 'treas',
    })
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
  })

  test('a single trading ground is plain text and can be added at once', async () => {
    const { onAdd, user } = await chosen({
      venues: async () => [{ id: 100, name: 'FedInvest' }],
    })
    expect(await screen.findByText('FedInvest')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Add' }))
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ venueId: 100, venueName: 'FedInvest' })
  })

  test('an empty answer sets the null-result flag (shared-blocks §8)', async () => {
    const { onAdd } = await chosen({ venues: async () => [] })
    expect(
      await screen.findByText(
        'US Treasury 4.375% 15 May 2034 has no trading ground to compare on. Choose another one.',
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
    expect(onAdd).not.toHaveBeenCalled()
  })

  test('typing again discards the choice and searches', async () => {
    const { search, user } = await chosen()
    await screen.findByRole('button', { name: 'Add' })
    await user.clear(field())
    await user.type(field(), 'constant')
    expect(screen.queryByRole('button', { name: 'Add' })).toBeNull()
    expect((await screen.findAllByRole('option')).length).toBe(3)
    expect(search).toHaveBeenCalledTimes(2)
  })
})

describe('G2 choosing an item without trading grounds', () => {
  test('adds it straight away, once', async () => {
    const { venues, onAdd, user } = setup()
    await user.type(field(), 'constant')
    await user.dblClick((await screen.findAllByRole('option'))[1] ?? document.body)
    expect(onAdd).toHaveBeenCalledExactlyOnceWith({
      id: 102,
      venueId: null,
      kind: 'index',
      name: 'Treasury constant maturity, 10 years',
      term: 'constant',
    })
    expect(venues).not.toHaveBeenCalled()
    expect(field()).toHaveValue('')
  })
})

describe('G2 transport faults', () => {
  test('a failed search shows an alert, keeps the text and can be retried', async () => {
    const { search, user } = setup({
      search: vi
        .fn(comparePorts.search)
        .mockRejectedValueOnce(new Error('connection reset')) as typeof comparePorts.search,
    })
    await user.type(field(), 'treas')
    expect(await screen.findByRole('alert')).toHaveTextContent('The search did not respond')
    expect(field()).toHaveValue('treas')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByRole('option')).toHaveLength(8)
    expect(field()).toHaveFocus()
    expect(search.mock.calls.map(([query]) => query.term)).toEqual(['treas', 'treas'])
  })

  test('failed trading grounds show an alert, keep the choice and can be retried', async () => {
    const { user } = await chosen({
      venues: vi
        .fn(comparePorts.venues)
        .mockRejectedValueOnce(new Error('timeout')) as typeof comparePorts.venues,
    })
    expect(await screen.findByRole('alert')).toHaveTextContent('US Treasury 4.375% 15 May 2034')
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Add' })).toBeInTheDocument()
  })
})

describe('G2 who may compare (access row 23)', () => {
  test.each([
    ['visitor', 'Sign in to use this', 'button', 'Sign in'],
    ['reader', 'This needs full access', 'link', 'Get access'],
  ] as const)(
    'a %s gets the prompt instead of results, and no request is sent',
    async (who, text, role, name) => {
      const { search, user } = setup({}, who)
      await user.type(field(), 'treas')
      await act(() => vi.advanceTimersByTimeAsync(700))
      expect(screen.getByText(text)).toBeInTheDocument()
      expect(screen.getByRole(role, { name })).toBeInTheDocument()
      expect(field()).toHaveAccessibleDescription(expect.stringContaining(text))
      expect(search).not.toHaveBeenCalled()
      expect(field()).toHaveValue('treas')
    },
  )

  test.each([
    ['need_auth', 'Sign in to use this'],
    ['need_get_access', 'This needs full access'],
  ])('a session that ended on the server shows the prompt: %s', async (code, text) => {
    const { user } = setup({ search: () => refusal(code) })
    await user.type(field(), 'treas')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(expect.stringContaining(text)))
    expect(screen.getByRole('status')).toHaveTextContent(text)
    expect(field()).toHaveValue('treas')
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('losing access aborts the pending search', async () => {
    const search = vi.fn(() => new Promise<never>(() => {}))
    const at = (session: Session) => (
      <UiProvider session={session} access={sampleAccess(session)}>
        <CompareSearch {...comparePorts} search={search} onAdd={() => {}} label="Compare with" />
      </UiProvider>
    )
    const view = renderWithUi(at(SESSIONS.pro))
    fireEvent.change(field(), { target: { value: 'treas' } })
    await waitFor(() => expect(search).toHaveBeenCalledOnce())
    view.rerender(at(SIGNED_OUT))
    const [, options] = search.mock.calls[0] as unknown as [unknown, { signal: AbortSignal }]
    expect(options.signal.aborted).toBe(true)
    expect(field()).toHaveValue('treas')
  })

  test('after signing in, the present text is searched for', async () => {
    const search = vi.fn(comparePorts.search)
    const at = (session: Session) => (
      <UiProvider session={session} access={sampleAccess(session)}>
        <CompareSearch {...comparePorts} search={search} onAdd={() => {}} label="Compare with" />
      </UiProvider>
    )
    const view = renderWithUi(at(SIGNED_OUT))
    fireEvent.change(field(), { target: { value: 'treas' } })
    view.rerender(at(SESSIONS.pro))
    expect(await screen.findAllByRole('option')).toHaveLength(8)
    expect(search).toHaveBeenCalledOnce()
  })
})

describe('C13 the search string is restored', () => {
  type PageProps = {
    onTerm: (term: string) => void
    /** Schedules the moment when the page learns that the item has no data. */
    later: (refill: () => void) => void
  }

  /** A page that finds no data for an added item and restores the text. */
  function PageWithoutData({ onTerm, later }: PageProps) {
    const [term, setTerm] = useState('')
    const change = (next: string) => {
      setTerm(next)
      onTerm(next)
    }
    return (
      <CompareSearch
        {...comparePorts}
        term={term}
        onTermChange={change}
        onAdd={addition => later(() => setTerm(addition.term))}
      />
    )
  }

  test.each<[string, PageProps['later']]>([
    ['synchronously', refill => refill()],
    ['asynchronously', refill => setTimeout(refill)],
  ])('through `term`, %s: the popup stays closed, and the arrow searches', async (_sentence, later) => {
    const onTerm = vi.fn()
    const user = setupUser()
    renderWithUi(<PageWithoutData onTerm={onTerm} later={later} />, { session: SESSIONS.pro })
    await user.type(field(), 'constant')
    await user.click((await screen.findAllByRole('option'))[0] ?? document.body)
    expect(onTerm).toHaveBeenLastCalledWith('')
    await act(() => vi.advanceTimersByTimeAsync(700))
    expect(field()).toHaveValue('constant')
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(await screen.findAllByRole('option')).toHaveLength(3)
  })

  test('through a hoisted model', async () => {
    function Page() {
      const compare = useCompareSearch({ ...comparePorts, onAdd: () => {}, defaultTerm: 'ust' })
      return (
        <>
          <CompareSearch model={compare} />
          <button type="button" onClick={() => compare.events.refill('Treas')}>
            Refill
          </button>
        </>
      )
    }
    renderWithUi(<Page />, { session: SESSIONS.pro })
    expect(field()).toHaveValue('ust')
    await setupUser().click(screen.getByRole('button', { name: 'Refill' }))
    expect(field()).toHaveValue('Treas')
  })
})
