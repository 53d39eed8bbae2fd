import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { FIVE_KINDS, sameSearch, withHashLinks, withSearches } from '../../testing/fixtures/global-search.ts'
import { hits } from '../../testing/fixtures/global-search-states.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { GlobalAnswer } from './global-search.reducer.ts'
import { GlobalSearch, LazyGlobalPopup } from './global-search.tsx'
import type { GlobalSearchOptions } from './use-global-search.ts'

beforeAll(() => LazyGlobalPopup.load())
beforeEach(() => {
  vi.useFakeTimers()
  window.location.hash = ''
})
afterEach(() => {
  vi.useRealTimers()
})

const field = () => screen.getByRole('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option')
const option = (place: number) => options()[place] ?? document.body
const key = (name: string, modifiers: object = {}) => fireEvent.keyDown(field(), { key: name, ...modifiers })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const search = async (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  await pass(300)
}

function setup(props: Partial<GlobalSearchOptions> = {}, local = memoryStore()) {
  const view = renderWithUi(<GlobalSearch kinds={withHashLinks()} {...props} />, {
    stores: { local, cookie: memoryStore() },
  })
  act(() => field().focus())
  return { ...view, local }
}

describe('G1 a choice follows a real link', () => {
  test('to the page of its kind', async () => {
    setup({ kinds: FIVE_KINDS })
    await search('treas')
    expect(option(0)).toHaveAttribute('href', '/bonds/1/')
    expect(option(0).tagName).toBe('A')
    expect(option(0)).toHaveAttribute('tabindex', '-1')
  })

  test('a click follows it and closes the popup; the text stays', async () => {
    setup()
    await search('treas')
    fireEvent.click(option(2))
    await pass(0)
    expect(window.location.hash).toBe('#bonds-3')
    expect(options()).toHaveLength(0)
    expect(field()).toHaveValue('treas')
  })

  test('Enter on the active option follows it', async () => {
    setup()
    await search('treas')
    key('ArrowDown')
    key('ArrowDown')
    key('Enter')
    await pass(0)
    expect(window.location.hash).toBe('#bonds-2')
    expect(options()).toHaveLength(0)
  })

  test('Enter without an active option chooses nothing and submits the form', async () => {
    setup()
    await search('treas')
    expect(key('Enter')).toBe(true)
    expect(window.location.hash).toBe('')
    expect(options()).not.toHaveLength(0)
  })

  test('a click with a modifier key or the middle button opens another tab, and the search stays open', async () => {
    const { local } = setup()
    await search('treas')
    const onClick = vi.fn((event: Event) => event.preventDefault())
    document.addEventListener('click', onClick)
    document.addEventListener('auxclick', onClick)
    fireEvent.click(option(0), { ctrlKey: true })
    fireEvent(option(1), new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }))
    document.removeEventListener('click', onClick)
    document.removeEventListener('auxclick', onClick)
    expect(onClick).toHaveBeenCalledTimes(2)
    expect(options()).not.toHaveLength(0)
    expect(JSON.parse(local.get('search_recent') ?? '')).toMatchObject([{ id: 2 }, { id: 1 }])
  })

  test('Enter with Control clicks with Control', async () => {
    setup()
    await search('treas')
    key('ArrowDown')
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault())
    document.addEventListener('click', onClick)
    key('Enter', { ctrlKey: true })
    document.removeEventListener('click', onClick)
    expect(onClick.mock.calls[0]?.[0].ctrlKey).toBe(true)
    expect(options(), 'the search stays open').not.toHaveLength(0)
  })

  test('an id with a slash has no link and cannot be chosen', async () => {
    const evil = '1/../../admin' as unknown as number
    const items = [{ id: evil, title: 'Evil', tickers: [], status: null }]
    setup({ kinds: sameSearch(async () => ({ items, count: 1, error: null })) })
    await search('evil')
    expect(option(0)).not.toHaveAttribute('href')
    expect(option(0)).toHaveAttribute('aria-disabled', 'true')
    fireEvent.click(option(0))
    expect(options(), 'nothing was chosen').toHaveLength(1)
  })
})

describe('G1 with onSelect a choice emits type, id and title and fills the input', () => {
  test.each([
    ['a click', () => fireEvent.click(option(1))],
    [
      'Enter',
      () => {
        key('ArrowDown')
        key('ArrowDown')
        key('Enter')
      },
    ],
  ])('by %s', async (_sentence, choose) => {
    const onSelect = vi.fn()
    const onTermChange = vi.fn()
    setup({ onSelect, onTermChange })
    await search('treas')
    expect(document.querySelector('a')).toBeNull()
    choose()
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({
      type: 'bonds',
      id: 2,
      title: 'US Treasury 4.375% 15 May 2034',
    })
    expect(field()).toHaveValue('US Treasury 4.375% 15 May 2034')
    expect(onTermChange).toHaveBeenLastCalledWith('US Treasury 4.375% 15 May 2034')
    expect(options()).toHaveLength(0)
  })

  test('the type is that of the tab', async () => {
    const onSelect = vi.fn()
    setup({ onSelect })
    await search('treas')
    fireEvent.click(screen.getByRole('tab', { name: /Companies/ }))
    fireEvent.click(option(0))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ type: 'companies', id: 1, title: 'US Treasury' })
  })

  test('the text of a choice is not searched for', async () => {
    const bonds = vi.fn(async () => hits(2))
    setup({ kinds: withSearches({ bonds }), onSelect: () => {} })
    await search('treas')
    fireEvent.click(option(0))
    await pass(5000)
    expect(bonds).toHaveBeenCalledOnce()
  })
})

describe('G1 pending requests are cancelled when an item is selected', () => {
  test.each([
    ['following a link', {}],
    ['onSelect', { onSelect: () => {} }],
  ])('by %s', async (_sentence, way) => {
    const signals: AbortSignal[] = []
    const never = (_question: object, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise<GlobalAnswer>(() => {})
    }
    setup({ kinds: withSearches({ bonds: async () => hits(2) }, sameSearch(never)), ...way })
    await search('treas')
    expect(signals.filter(({ aborted }) => aborted)).toHaveLength(0)
    fireEvent.click(option(0))
    expect(signals).toHaveLength(4)
    expect(signals.every(({ aborted }) => aborted)).toBe(true)
  })

  test('a click before the others answer chooses the shown hit', async () => {
    const onSelect = vi.fn()
    setup({
      kinds: withSearches(
        { bonds: async () => hits(2) },
        sameSearch(() => new Promise<never>(() => {})),
      ),
      onSelect,
    })
    await search('treas')
    fireEvent.click(option(1))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({ type: 'bonds', id: 2, title: 'Item 2' })
  })
})

describe('G1 recent items', () => {
  const storeWithRecent = () =>
    memoryStore({
      search_recent: JSON.stringify([
        { kind: 'companies', id: 5, title: 'JPMorgan Chase & Co.' },
        { kind: 'stocks', id: 1, title: 'Apple Inc.' },
      ]),
    })

  test('choices are offered while the field is empty', async () => {
    const { local } = setup()
    await search('googl')
    fireEvent.click(option(0))
    fireEvent.change(field(), { target: { value: '' } })
    expect(screen.getByRole('listbox', { name: 'Recent' })).toBeInTheDocument()
    expect(option(0)).toHaveTextContent('Alphabet IncStocks')
    expect(option(0)).toHaveAttribute('href', '#stocks-3')
    expect(JSON.parse(local.get('search_recent') ?? '')).toEqual([
      { kind: 'stocks', id: 3, title: 'Alphabet Inc' },
    ])
  })

  test('a click on the empty field opens them, and arrow keys move through them', async () => {
    setup({}, storeWithRecent())
    expect(options()).toHaveLength(0)
    fireEvent.click(field())
    expect(options()).toHaveLength(2)
    key('ArrowDown')
    key('ArrowDown')
    key('Enter')
    await pass(0)
    expect(window.location.hash).toBe('#stocks-1')
  })

  test('they can be cleared', () => {
    const { local } = setup({}, storeWithRecent())
    fireEvent.click(field())
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent' }))
    expect(options()).toHaveLength(0)
    expect(local.get('search_recent')).toBeNull()
    expect(field()).toHaveFocus()
  })

  test('choices stored by another page are shown when the user returns', () => {
    const { local } = setup()
    act(() => field().blur())
    local.set('search_recent', storeWithRecent().get('search_recent') ?? '')
    act(() => field().focus())
    fireEvent.click(field())
    expect(options()).toHaveLength(2)
  })

  test('onSelect receives them too', () => {
    const onSelect = vi.fn()
    setup({ onSelect }, storeWithRecent())
    fireEvent.click(field())
    fireEvent.click(option(0))
    expect(onSelect).toHaveBeenCalledExactlyOnceWith({
      type: 'companies',
      id: 5,
      title: 'JPMorgan Chase & Co.',
    })
    expect(field()).toHaveValue('JPMorgan Chase & Co.')
  })
})
