import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { memoryStore, type SafeStorage } from '../../foundation/state/safe-storage.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { deferred } from '../../testing/deferred.ts'
import {
  FIVE_KINDS,
  FUNDS_AND_CURRENCIES,
  sameSearch,
  withHashLinks,
  withSearches,
} from '../../testing/fixtures/global-search.ts'
import { hits, KIND_IDS } from '../../testing/fixtures/global-search-states.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { GlobalAnswer } from './global-search.reducer.ts'
import { GlobalSearch, type GlobalSearchViewProps, LazyGlobalPopup } from './global-search.tsx'
import { type GlobalSearchOptions, useGlobalSearch } from './use-global-search.ts'

// browsers load the popup on demand
beforeAll(() => LazyGlobalPopup.load())

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const field = () => screen.getByRole('combobox', { name: 'Search' })
const options = () => screen.queryAllByRole('option')
const tab = (name: RegExp) => screen.getByRole('tab', { name })
const empty = () => document.querySelector('[data-slot=global-search-empty]')
const enter = (value: string) => fireEvent.change(field(), { target: { value } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const search = async (text: string) => {
  enter(text)
  await pass(300)
}

/** Kinds that record every request. */
function recordingKinds(kinds = FIVE_KINDS) {
  const requests: { kind: string; question: object; signal: AbortSignal }[] = []
  const recorded = kinds.map((kind): (typeof kinds)[number] => ({
    ...kind,
    search: (question, options) => {
      requests.push({ kind: kind.kind, question, signal: options.signal })
      return kind.search(question, options)
    },
  }))
  return { requests, kinds: recorded }
}

function setup(
  props: Partial<GlobalSearchOptions & GlobalSearchViewProps> = {},
  stores: { local: SafeStorage; cookie: SafeStorage } = { local: memoryStore(), cookie: memoryStore() },
) {
  const view = renderWithUi(
    <>
      <GlobalSearch kinds={withHashLinks()} {...props} />
      <button type="button">Elsewhere</button>
    </>,
    { stores },
  )
  return { ...view, stores }
}

describe('G1 300 ms after the last key, with more than two trimmed characters (shared-blocks §4, §5, features rule 26)', () => {
  test('rule 26: type "UST": no call at 299 ms, one set of five at 300', async () => {
    const { requests, kinds } = recordingKinds()
    setup({ kinds })
    enter('UST')
    await pass(299)
    expect(requests).toEqual([])
    await pass(1)
    expect(requests.map(({ kind, question }) => [kind, question])).toEqual(
      KIND_IDS.map(kind => [kind, { term: 'UST' }]),
    )
    await pass(5000)
    expect(requests).toHaveLength(5)
  })

  test('typing again aborts the previous search', async () => {
    const { requests, kinds } = recordingKinds(sameSearch(() => new Promise<never>(() => {})))
    setup({ kinds })
    await search('UST')
    expect(requests.some(({ signal }) => signal.aborted)).toBe(false)
    await search('UST 4')
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([
      ...Array(5).fill(true),
      ...Array(5).fill(false),
    ])
  })

  test('"  ab " closes the results', async () => {
    setup()
    await search('treas')
    expect(options()).not.toHaveLength(0)
    await search('  ab ')
    expect(options()).toHaveLength(0)
    expect(screen.queryByRole('tablist')).toBeNull()
  })

  test('a late answer of an aborted call never renders', async () => {
    const late = deferred<GlobalAnswer>()
    const bonds = ({ term }: { term: string }) =>
      term === 'old' ? late.promise : Promise.resolve({ ...hits(1), items: [] })
    setup({ kinds: withSearches({ bonds }) })
    await search('old')
    await search('treas')
    late.resolve(hits(3))
    await pass(0)
    expect(screen.queryByRole('option', { name: 'Item 1' })).toBeNull()
  })

  test('the skeleton is shown from the third character on', () => {
    setup({ kinds: sameSearch(() => new Promise<never>(() => {})) })
    enter('tre')
    expect(document.querySelector('[data-slot=global-search-loading]')).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Searching…')
    expect(screen.getAllByRole('tab')).toHaveLength(5)
    enter('tr')
    expect(document.querySelector('[data-slot=global-search-loading]')).toBeNull()
  })

  test('no search during composition; the composed text is searched', async () => {
    const { requests, kinds } = recordingKinds()
    setup({ kinds })
    fireEvent.compositionStart(field())
    enter('guozhai')
    await pass(1000)
    expect(requests).toEqual([])
    enter('国债券')
    fireEvent.compositionEnd(field())
    await pass(300)
    expect(requests.map(({ question }) => question)).toEqual(Array(5).fill({ term: '国债券' }))
  })
})

describe('G1 five tabs, each with a count', () => {
  test('in the documented order', async () => {
    setup()
    await search('treas')
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual([
      'Bonds 12',
      'Stocks 0',
      'Indexes 13',
      'Companies 1',
      'ETFs 0',
    ])
    expect(tab(/Bonds/)).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('listbox', { name: 'Bonds' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('Bonds: 12 found')
    expect(screen.getByText('10 of 12 shown. Type more to narrow them down.')).toBeVisible()
  })

  test('the first with hits is open', async () => {
    setup()
    await search('googl')
    expect(tab(/Stocks/)).toHaveAttribute('aria-selected', 'true')
    expect(options()).toHaveLength(1)
  })

  test('an option has tickers, status and marked matches', async () => {
    setup()
    await search('9128')
    const option = screen.getByRole('option', {
      name: 'US Treasury 4% 15 Feb 2034, US91282CJZ59, Outstanding',
    })
    expect(within(option).getByText('9128', { selector: 'mark' })).toBeVisible()
    expect(option).toHaveTextContent('Outstanding')
  })

  test('a click on a tab opens it, and the focus stays in the field', async () => {
    setup()
    act(() => field().focus())
    await search('treas')
    fireEvent.mouseDown(tab(/Indexes/))
    fireEvent.click(tab(/Indexes/))
    expect(screen.getByRole('listbox', { name: 'Indexes' })).toBeInTheDocument()
    expect(field()).toHaveFocus()
    fireEvent.click(tab(/Stocks/))
    expect(empty()).toHaveTextContent('Nothing for “treas” in Stocks')
  })

  test('one failed kind does not affect the others and shows no alert', async () => {
    setup({ kinds: withSearches({ bonds: () => Promise.reject(new Error('connection refused')) }) })
    await search('apple')
    expect(tab(/Stocks/)).toHaveAttribute('aria-selected', 'true')
    expect(options()).toHaveLength(1)
    expect(tab(/Bonds/)).toHaveTextContent(/^Bonds$/)
    fireEvent.click(tab(/Bonds/))
    expect(empty()).toHaveTextContent('No answer: Bonds')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('X14 all five fail: the search did not answer, no statement about hits, no alert; Retry searches again', async () => {
    let isDown = true
    const ask = vi.fn(async () => {
      if (isDown) throw new Error('connection refused')
      return { items: [{ id: 2, title: 'Apple Inc', tickers: [], status: null }], count: 1, error: null }
    })
    setup({ kinds: sameSearch(ask) })
    await search('apple')
    expect(empty()).toHaveTextContent('The search did not respond')
    expect(empty()).not.toHaveTextContent('Nothing found')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field()).toHaveValue('apple')
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => {})
    expect(ask).toHaveBeenCalledTimes(10)
    expect(options()).toHaveLength(1)
    expect(field()).toHaveFocus()
  })

  test('X14 Retry repeats only the failed requests', async () => {
    const bonds = vi.fn(() => Promise.reject(new Error('connection refused')))
    const stocks = vi.fn(async () => ({ items: [], count: 0, error: null }))
    setup({ kinds: withSearches({ bonds }, sameSearch(stocks)) })
    await search('zzzz')
    expect(empty()).toHaveTextContent('No answer: Bonds')
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await act(async () => {})
    expect(bonds).toHaveBeenCalledTimes(2)
    expect(stocks).toHaveBeenCalledTimes(4)
  })

  test('the server’s search_error is shown as text, also with markup', async () => {
    setup({ kinds: sameSearch(async () => ({ items: [], count: 0, error: '<img src=x onerror=alert(1)>' })) })
    await search('apple')
    expect(screen.getAllByText('<img src=x onerror=alert(1)>')).not.toHaveLength(0)
    expect(document.querySelector('img')).toBeNull()
  })

  test('a text of the page if nothing is found', async () => {
    setup({ notFound: 'Ask the desk' })
    await search('perpetual')
    expect(empty()).toHaveTextContent('Ask the desk')
  })
})

describe('G1 the tab chosen last is reused if it had hits', () => {
  test('by the next search and by the next visit', async () => {
    const first = setup()
    await search('treas')
    fireEvent.click(tab(/Companies/))
    await search('treasury')
    expect(tab(/Companies/)).toHaveAttribute('aria-selected', 'true')
    first.unmount()
    setup({}, first.stores)
    await search('treas')
    expect(tab(/Companies/)).toHaveAttribute('aria-selected', 'true')
    await search('googl')
    expect(tab(/Stocks/)).toHaveAttribute('aria-selected', 'true')
  })

  test('not with onSelect', async () => {
    const local = memoryStore({ search_tab: 'companies' })
    setup({ onSelect: () => {} }, { local, cookie: memoryStore() })
    await search('treas')
    expect(tab(/Bonds/)).toHaveAttribute('aria-selected', 'true')
  })

  test.each([
    ['holds "evil"', memoryStore({ search_tab: 'evil', search_recent: '{"evil":1}' })],
    [
      'throws',
      {
        get: () => null,
        set: () => false,
        remove: () => {},
      },
    ],
  ])('storage that %s: the tabs open in order', async (_sentence, local) => {
    setup({}, { local, cookie: memoryStore() })
    await search('treas')
    expect(tab(/Bonds/)).toHaveAttribute('aria-selected', 'true')
    fireEvent.click(tab(/Companies/))
    expect(screen.getByRole('listbox', { name: 'Companies' })).toBeInTheDocument()
  })
})

describe('G1 clicking outside closes the results unless the pointer is over them', () => {
  const pressElsewhere = () => {
    fireEvent.pointerDown(screen.getByText('Elsewhere'))
    fireEvent.pointerUp(screen.getByText('Elsewhere'))
  }
  const panel = () => document.querySelector('[data-slot=global-search-panel]') as HTMLElement

  test('a press outside closes', async () => {
    setup()
    act(() => field().focus())
    await search('treas')
    pressElsewhere()
    expect(options()).toHaveLength(0)
    expect(field()).toHaveValue('treas')
  })

  test('a press inside does not', async () => {
    setup()
    await search('treas')
    fireEvent.pointerDown(panel())
    fireEvent.pointerUp(panel())
    expect(options()).not.toHaveLength(0)
  })

  test('neither does losing the focus while the pointer is over the results', async () => {
    setup()
    act(() => field().focus())
    await search('treas')
    fireEvent.pointerEnter(panel())
    act(() => field().blur())
    pressElsewhere()
    expect(options()).not.toHaveLength(0)
    fireEvent.pointerLeave(panel())
    expect(options()).toHaveLength(0)
  })

  test('losing the focus closes', async () => {
    setup()
    act(() => field().focus())
    await search('treas')
    act(() => screen.getByText('Elsewhere').focus())
    expect(options()).toHaveLength(0)
  })
})

describe('G1 the slash key focuses the field', () => {
  const slash = (over: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? document.body, { key: '/', ...over })

  test('and is not typed into it', () => {
    setup()
    expect(slash()).toBe(false)
    expect(field()).toHaveFocus()
    expect(field()).toHaveAttribute('aria-keyshortcuts', '/')
  })

  test.each([
    ['an input', <input key="x" aria-label="Typed into" />],
    ['a text area', <textarea key="x" aria-label="Typed into" />],
    ['a select', <select key="x" aria-label="Typed into" />],
    [
      'an editable text',
      // biome-ignore lint/a11y/useSemanticElements: a rich text editor
      <div key="x" role="textbox" tabIndex={0} aria-label="Typed into" contentEditable />,
    ],
  ])('not while the user types into %s', (_sentence, typedInto) => {
    renderWithUi(
      <>
        <GlobalSearch kinds={FIVE_KINDS} />
        {typedInto}
      </>,
    )
    act(() => screen.getByLabelText('Typed into').focus())
    expect(slash()).toBe(true)
    expect(screen.getByLabelText('Typed into')).toHaveFocus()
  })

  test.each([
    [
      'an application, such as a focused chart',
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart with the focus is an application
      <div key="x" role="application" tabIndex={0} aria-label="Focused" />,
    ],
    [
      'something in an application',
      <div key="x" role="application">
        <button type="button" aria-label="Focused" />
      </div>,
    ],
    [
      'a drawing',
      <svg key="x" aria-hidden="true">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing on a chart is no element of a form */}
        <g role="button" tabIndex={0} aria-label="Focused" data-slot="drawing-mark" />
      </svg>,
    ],
  ])('not while the focus is in %s, which has its own keys', (_sentence, focused) => {
    renderWithUi(
      <>
        <GlobalSearch kinds={FIVE_KINDS} />
        {focused}
      </>,
    )
    act(() => screen.getByLabelText('Focused').focus())
    expect(slash()).toBe(true)
    expect(screen.getByLabelText('Focused')).toHaveFocus()
  })

  test.each([
    ['Control', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['the command key', { metaKey: true }],
  ])('not with %s', (_sentence, modifier) => {
    setup()
    expect(slash(modifier)).toBe(true)
    expect(field()).not.toHaveFocus()
  })

  test('not while a dialog covers the field', () => {
    renderWithUi(
      <div aria-hidden="true">
        <GlobalSearch kinds={FIVE_KINDS} />
      </div>,
    )
    expect(slash()).toBe(true)
    expect(document.body).toHaveFocus()
  })

  test('not with slash={false}', () => {
    setup({ slash: false })
    slash()
    expect(field()).not.toHaveFocus()
    expect(field()).not.toHaveAttribute('aria-keyshortcuts')
  })
})

test('G1 the clear button has a name, clears the text and focuses the field', async () => {
  setup()
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await search('treas')
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(field()).toHaveValue('')
  expect(field()).toHaveFocus()
  expect(options()).toHaveLength(0)
})

test('G1 the text can be controlled', async () => {
  const { requests, kinds } = recordingKinds()
  const onTermChange = vi.fn()
  const { rerender } = renderWithUi(<GlobalSearch kinds={kinds} term="UST" onTermChange={onTermChange} />)
  enter('UST 4')
  expect(onTermChange).toHaveBeenCalledExactlyOnceWith('UST 4')
  rerender(<GlobalSearch kinds={kinds} term="Treas" onTermChange={onTermChange} />)
  await pass(1000)
  expect(field()).toHaveValue('Treas')
  expect(requests, 'a text set by the page is not searched for').toEqual([])
})

describe('G1 the kinds are those of the page', () => {
  const two = FUNDS_AND_CURRENCIES

  test('funds and currencies: a tab for each, links to their pages, and a hint', async () => {
    setup({ kinds: two, placeholder: 'Fund or currency' })
    expect(field()).toHaveAttribute('placeholder', 'Fund or currency')
    await search('gold')
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual(['Funds 2', 'Currencies 1'])
    expect(screen.getByRole('listbox', { name: 'Funds' })).toBeInTheDocument()
    expect(options()[0]).toHaveAttribute('href', '/funds/1/')
    fireEvent.click(tab(/Currencies/))
    expect(options()[0]).toHaveAttribute('href', '/fx/2/')
    expect(screen.getByRole('status')).toHaveTextContent('Currencies')
  })

  test('onSelect has their types', async () => {
    const chosen: ('funds' | 'currencies')[] = []
    renderWithUi(<GlobalSearch kinds={two} onSelect={({ type }) => chosen.push(type)} />)
    await search('euro')
    fireEvent.click(screen.getByRole('option', { name: /Euro/ }))
    expect(chosen).toEqual(['currencies'])
  })

  test('stored choices and tabs of other kinds are ignored', () => {
    const local = memoryStore({
      search_recent: JSON.stringify([
        { kind: 'bonds', id: 1, title: 'US Treasury 4% 15 Feb 2034' },
        { kind: 'funds', id: 1, title: 'SPDR Gold Shares' },
      ]),
    })
    setup({ kinds: two }, { local, cookie: memoryStore() })
    act(() => field().focus())
    fireEvent.click(field())
    expect(options().map(one => one.textContent)).toEqual(['SPDR Gold SharesFunds'])
  })

  test('other kinds of the page: the search starts again with them', async () => {
    const { requests, kinds } = recordingKinds()
    const { rerender } = renderWithUi(<GlobalSearch kinds={kinds} />)
    await search('gold')
    expect(requests).toHaveLength(5)
    rerender(<GlobalSearch kinds={two} />)
    await pass(300)
    expect(screen.getAllByRole('tab').map(one => one.textContent)).toEqual(['Funds 2', 'Currencies 1'])
  })

  test('the same kinds in a new array on every render are searched once', async () => {
    const { requests, kinds } = recordingKinds()
    const { rerender } = renderWithUi(<GlobalSearch kinds={kinds} />)
    await search('treas')
    rerender(<GlobalSearch kinds={kinds.map(kind => ({ ...kind, label: `My ${kind.label}` }))} />)
    await pass(1000)
    expect(requests).toHaveLength(5)
    expect(tab(/My Bonds/)).toHaveAttribute('aria-selected', 'true')
  })

  test('without kinds nothing is found', async () => {
    setup({ kinds: [] })
    await search('gold')
    expect(screen.getByRole('status')).toHaveTextContent('Nothing found')
  })
})

test('G1 the page can own the model, as a command palette does', async () => {
  function Hoisted() {
    const model = useGlobalSearch({ kinds: FIVE_KINDS })
    return (
      <>
        <p>Open: {model.viewModel.popup?.kind ?? 'no'}</p>
        <GlobalSearch model={model} />
      </>
    )
  }
  renderWithUi(<Hoisted />)
  expect(screen.getByText('Open: no')).toBeVisible()
  await search('treas')
  expect(screen.getByText('Open: results')).toBeVisible()
})

test('renders the documented parts in one root, also on the server', () => {
  expect(anatomyOf(<GlobalSearch kinds={FIVE_KINDS} />)).toEqual({
    ...ONE_ROOT,
    slots: 'field field-box field-input field-label global-search',
  })
})
