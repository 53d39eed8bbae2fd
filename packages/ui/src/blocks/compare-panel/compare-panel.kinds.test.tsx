import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useReducer } from 'react'
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import {
  type CompareCandidate,
  compareReducer,
  initialCompare,
} from '../../charts/compare/compare.reducer.ts'
import { forgetWarnings } from '../../foundation/dev-warnings.ts'
import { SEARCHABLE_KINDS } from '../../testing/fixtures/compare-kinds.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { ComparePanel, type ComparePanelProps } from './compare-panel.tsx'

const item = (kind: string, id: number, name: string): CompareCandidate => ({
  kind,
  id,
  venueId: null,
  name,
})

type Options = Partial<ComparePanelProps> & { compared?: CompareCandidate[] }

function Page({ compared = [], kinds = SEARCHABLE_KINDS, ...props }: Options) {
  const [state, dispatch] = useReducer(compareReducer, null, () =>
    compareReducer(initialCompare({ main: { kind: 'stocks', id: 1, venueId: null }, kinds }), {
      type: 'restored',
      candidates: compared,
    }),
  )
  return (
    <ComparePanel
      state={state}
      dispatch={dispatch}
      kinds={kinds}
      links={{ funds: '/funds/{id}/' }}
      series={[{ id: 'main', name: 'Apple Inc', points: [] }]}
      measure="price"
      mode="absolute"
      days={null}
      changeUnit="USD"
      {...props}
    />
  )
}

const show = (options: Options = {}) => renderWithUi(<Page {...options} />, { session: SESSIONS.pro })
const type = (text: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: 'Compare with' }), { target: { value: text } })
const SLOW = { timeout: 3000 }

async function add(text: string, tab: RegExp, name: string) {
  type(text)
  await userEvent.click(await screen.findByRole('tab', { name: tab }, SLOW))
  await userEvent.click(screen.getByRole('option', { name }))
}

describe('C9 four kinds of the page, each with its own search and limit', () => {
  test('a search covers all of them, and each has a tab with its name', async () => {
    show({ placeholder: 'Stock, fund, commodity or currency' })
    expect(screen.getByPlaceholderText('Stock, fund, commodity or currency')).toBeVisible()
    type('gold')
    const tabs = await screen.findAllByRole('tab', {}, SLOW)
    expect(tabs.map(tab => tab.textContent)).toEqual(['Stocks 1', 'Funds 1', 'Commodities 1', 'Currencies 1'])
  })

  test('a choice is added at once, links to its page, and the limits of all kinds are shown', async () => {
    show()
    await add('gold', /^Funds/, 'SPDR Gold Shares')
    expect(screen.getByRole('link', { name: 'SPDR Gold Shares' })).toHaveAttribute('href', '/funds/2/')
    expect(
      screen.getByText('Can be added: stocks 5, funds 2, commodities 2, currencies 2'),
    ).toBeInTheDocument()
  })

  test.each([
    ['funds', 3, /^Funds/, 'SPDR Gold Shares', 'Three funds at most: remove one first.'],
    [
      'commodities',
      2,
      /^Commodities/,
      'Gold',
      'Commodities: at most 2 can be compared at once. Remove one to add another.',
    ],
  ])('the limit of %s is %i, with its own message', async (kind, limit, tab, name, message) => {
    show({ compared: Array.from({ length: limit }, (_, at) => item(kind, at + 50, `Item ${at}`)) })
    await add('gold', tab, name)
    expect(screen.getByText(message)).toBeInTheDocument()
    expect(screen.queryByText(name)).toBeNull()
  })

  test('currencies have no yield: one is refused in a chart of yields', async () => {
    show({ measure: 'yield' })
    await add('gold', /^Currencies/, 'XAU/USD, gold')
    expect(
      screen.getByText('XAU/USD, gold has no suitable value (indicative yield) and was not added.'),
    ).toBeInTheDocument()
  })

  test('an unknown kind from a stored address is left out', () => {
    show({ compared: [item('bonds', 2, 'Note 2034'), item('stocks', 3, 'Siemens AG')] })
    expect(screen.getByText('Siemens AG')).toBeInTheDocument()
    expect(screen.queryByText('Note 2034')).toBeNull()
  })

  test('one failed search is a fault with a retry', async () => {
    const [stocks, ...others] = SEARCHABLE_KINDS
    const search = vi.fn(async () => ({ items: [{ id: 9, name: 'Gold Fields Ltd' }] }))
    search.mockRejectedValueOnce(new Error('offline'))
    show({ kinds: stocks ? [{ ...stocks, search }, ...others] : others })
    type('gold')
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }, SLOW))
    expect(await screen.findByRole('option', { name: 'Gold Fields Ltd' })).toBeInTheDocument()
  })
})

describe('warnings for developers', () => {
  let warn: MockInstance<typeof console.warn>
  beforeEach(() => {
    forgetWarnings()
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => {
    warn.mockRestore()
  })

  test('without kinds there is no panel', () => {
    show({ kinds: [] })
    expect(document.querySelector('[data-slot=compare-panel]')).toBeNull()
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Accrue ComparePanel: `kinds` is empty, so there is nothing to compare with and nothing is shown. Give it a kind, or leave the comparison out.',
    )
  })

  test('a kind without a label', () => {
    show({ kinds: [{ kind: 'funds', label: '', limit: 3 }] })
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'Accrue ComparePanel: the kind "funds" has no `label`. Give it the text that users read.',
    )
  })

  test('a search that finds a kind outside of `kinds`: its group is left out', async () => {
    show({
      search: async () => [
        { kind: 'bonds', name: 'Bonds', items: [{ id: 2, name: 'Note 2034' }] },
        { kind: 'stocks', name: 'Stocks', items: [{ id: 3, name: 'Siemens AG' }] },
      ],
    })
    type('2034')
    expect(await screen.findByRole('option', { name: 'Siemens AG' }, SLOW)).toBeInTheDocument()
    expect(screen.queryByText('Note 2034')).toBeNull()
    expect(warn.mock.calls.map(([text]) => text)).toEqual([expect.stringContaining('the kind "bonds"')])
  })
})
