import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../tests/dom/stopped-clock.ts'
import { deferred } from '../../testing/deferred.ts'
import { compareGroups, comparePorts } from '../../testing/fixtures/compare-search.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { CompareGroup } from './compare-search.reducer.ts'
import { CompareSearch } from './compare-search.tsx'
import type { CompareSearchOptions } from './use-compare-search.ts'

withStoppedClock()

const field = () => screen.getByRole('combobox', { name: 'Compare with' })
const options = () => screen.getAllByRole('option')

/** Enters the whole text at once, without advancing the fake clock. */
const enter = (value: string) => fireEvent.change(field(), { target: { value } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

function setup(options: Partial<CompareSearchOptions> = {}) {
  const search = vi.fn(options.search ?? comparePorts.search)
  const onAdd = vi.fn()
  const onCancel = vi.fn()
  const user = setupUser()
  const view = renderWithUi(
    <CompareSearch {...comparePorts} onAdd={onAdd} onCancel={onCancel} {...options} search={search} />,
    { session: SESSIONS.pro },
  )
  return { search, onAdd, onCancel, user, view }
}

describe('G2 typing searches after 500 ms with more than two characters (shared-blocks §4, §5)', () => {
  test('no call at 499 ms, one at 500', async () => {
    const { search } = setup({ venueId: 4 })
    enter('ust')
    await pass(499)
    expect(search).not.toHaveBeenCalled()
    await pass(1)
    expect(search).toHaveBeenCalledExactlyOnceWith(
      { term: 'ust', venueId: 4 },
      { signal: expect.any(AbortSignal) },
    )
  })

  test.each([
    ['two letters', 'us'],
    ['two letters and spaces', '  us   '],
    ['two Chinese characters', '国债'],
  ])('%s are not searched for', async (_sentence, text) => {
    const { search } = setup()
    enter(text)
    await pass(5000)
    expect(search).not.toHaveBeenCalled()
  })

  test('three Chinese characters are searched for', async () => {
    const { search } = setup()
    enter(' 国债券 ')
    await pass(500)
    expect(search).toHaveBeenCalledOnce()
    expect(search.mock.calls[0]?.[0]).toMatchObject({ term: '国债券' })
  })

  test('more typing restarts the debounce and aborts the pending search', async () => {
    const { search } = setup({ search: () => new Promise<never>(() => {}) })
    enter('tre')
    await pass(400)
    enter('trea')
    await pass(400)
    expect(search).not.toHaveBeenCalled()
    await pass(100)
    expect(search).toHaveBeenCalledOnce()
    const signal = search.mock.calls[0]?.[1].signal
    enter('treas')
    expect(signal?.aborted).toBe(true)
  })

  test('unmounting aborts the pending search', async () => {
    const { search, view } = setup({ search: () => new Promise<never>(() => {}) })
    enter('treas')
    await pass(500)
    view.unmount()
    expect(search.mock.calls[0]?.[1].signal.aborted).toBe(true)
  })

  test('does not search while an input method composes', async () => {
    const { search } = setup()
    fireEvent.compositionStart(field())
    enter('guozhaiquan')
    await pass(5000)
    expect(search).not.toHaveBeenCalled()
    enter('国债券')
    fireEvent.compositionEnd(field())
    await pass(500)
    expect(search.mock.calls[0]?.[0]).toMatchObject({ term: '国债券' })
  })
})

describe('G2 stale responses are ignored (shared-blocks §5, check 27)', () => {
  test('of two answers that arrive out of order only the current one shows', async () => {
    const [first, second] = [deferred<CompareGroup[]>(), deferred<CompareGroup[]>()]
    const { search } = setup({
      search: ({ term }) => (term === 'tre' ? first.promise : second.promise),
    })
    enter('tre')
    await waitFor(() => expect(search).toHaveBeenCalledTimes(1))
    enter('treasury con')
    await waitFor(() => expect(search).toHaveBeenCalledTimes(2))
    await act(async () => second.resolve(compareGroups('treasury con')))
    expect(options()).toHaveLength(3)
    await act(async () => first.resolve(compareGroups('tre')))
    expect(options()).toHaveLength(3)
  })
})

describe('G2 results', () => {
  const searched = async (text: string, options?: Partial<CompareSearchOptions>) => {
    const all = setup(options)
    await all.user.type(field(), text)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/found|No results/))
    return all
  }

  test('are in tabs of groups with counts', async () => {
    await searched('treas')
    expect(screen.getByRole('tab', { name: /^Bonds ?11$/, selected: true })).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: /^Indexes ?3$/, selected: false })).toBeInTheDocument()
    expect(within(screen.getByRole('listbox', { name: 'Bonds' })).getAllByRole('option')).toHaveLength(8)
    expect(screen.getByText('8 of 11 shown. Type more to narrow them down.')).toBeInTheDocument()
  })

  test('another tab shows its group, and the focus stays in the field', async () => {
    const { user } = await searched('treas')
    await user.click(screen.getByRole('tab', { name: /Indexes/ }))
    expect(screen.getByRole('listbox', { name: 'Indexes' })).toBeInTheDocument()
    expect(options()).toHaveLength(3)
    expect(field()).toHaveFocus()
  })

  test('mark the searched text as text, not by colour alone', async () => {
    await searched('treas')
    const option = options()[0]
    expect(option).toHaveAccessibleName('US Treasury 4% 15 Feb 2034')
    expect(option?.querySelector('mark')).toHaveTextContent('Treas')
  })

  test('never run as HTML', async () => {
    const name = '<img src=x onerror=alert(1)> 2034'
    await searched('2034', {
      search: async () => [
        {
          kind: 'bonds',
          name: '<b>Bonds</b>',
          count: 1,
          selected: true,
          withVenues: true,
          items: [{ id: 1, name, nameParts: [{ text: name, match: false }] }],
        },
      ],
    })
    expect(screen.getByRole('option')).toHaveTextContent(name)
    expect(document.querySelector('img, b')).toBeNull()
  })

  test('with one group need no tabs', async () => {
    await searched('2034', {
      search: async ({ term }) => compareGroups(term).slice(0, 1),
    })
    expect(screen.queryByRole('tablist')).toBeNull()
    expect(options().length).toBeGreaterThan(0)
  })

  test('without hits show a message', async () => {
    await searched('perpetual')
    expect(screen.getByText('Nothing found for “perpetual”')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('No results')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  test('announce the search, then the number of hits', async () => {
    const answer = deferred<CompareGroup[]>()
    const { search } = setup({ search: () => answer.promise })
    enter('treas')
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
    await waitFor(() => expect(search).toHaveBeenCalled())
    await act(async () => answer.resolve(compareGroups('treas')))
    expect(screen.getByRole('status')).toHaveTextContent('Bonds: 11 found')
  })

  test('close when the focus leaves, and open again with the arrow', async () => {
    const { user } = await searched('treas')
    await user.tab()
    await user.tab()
    expect(screen.queryByRole('option')).toBeNull()
    await user.click(document.body)
    await user.tab()
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('option')).toBeNull()
    await user.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(8)
  })

  test('stay while the pointer is over them', async () => {
    const { user } = await searched('treas')
    await user.hover(options()[2] ?? document.body)
    act(() => field().blur())
    expect(options()).toHaveLength(8)
    await user.hover(document.body)
    expect(screen.queryByRole('option')).toBeNull()
  })
})

describe('G2 clearing resets and emits a cancel event (shared-blocks §4)', () => {
  test('by the named button', async () => {
    const { user, onCancel } = setup()
    expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await user.type(field(), 'treas')
    await screen.findAllByRole('option')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    expect(onCancel).toHaveBeenCalledOnce()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('option')).toBeNull()
  })

  test('during the debounce cancels the search', async () => {
    const { search } = setup()
    enter('treas')
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    await pass(5000)
    expect(search).not.toHaveBeenCalled()
  })
})
