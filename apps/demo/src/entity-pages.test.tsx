import { createApi, unwrap } from '@accrue/api-client'
import { exampleOf, type FakeServerOptions, fakeServer, SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { CompanyMap } from './pages/company-map.tsx'
import { CompanyPage } from './pages/company-page.tsx'
import { EntityQueries } from './pages/entity-queries.tsx'
import { EtfPage } from './pages/etf-page.tsx'
import { StockPage } from './pages/priced-page.tsx'
import { providerOf } from './testing/provider-of.ts'
import { siteLabels } from './testing/site-labels.ts'

/** Charts and blocks load lazily. */
const PATIENT = { timeout: 8_000 }

type Who = keyof typeof SESSIONS

const apiOf = (answers: FakeServerOptions['answers']) => {
  const server = fakeServer({ answers: answers ?? {} })
  return { server, api: createApi({ fetch: server.fetch }) }
}

const bond = (id: number, name: string, yields: string, masked = false) => ({
  id,
  name,
  url: `/bonds/${id}/`,
  isin: `US00000000${id}`,
  currency: 'USD',
  masked,
  cupon_rate: { value: '4', numeric: 4 },
  indicative_yield: masked ? { value: '', numeric: null } : { value: yields, numeric: Number(yields) },
})
const FUND = {
  ...(exampleOf('getEtfPage') as object),
  facts: [{ id: 'fund_holdings', value: '3', numeric: 3, kind: 'number' }],
  sections: [{ id: 'info' }, { id: 'latest-issues', count: 3 }],
}
const BONDS = [
  bond(11, 'Boeing 2030', '0.0546'),
  bond(12, 'Cigna 2030', '0.0507'),
  bond(13, 'Boeing 2034', '0.06135'),
]

async function showFund(search = '', who: Who = 'desk') {
  const items = who === 'desk' ? BONDS : BONDS.map(({ id, name }) => bond(id, name, '', true))
  const { api } = apiOf({ getEtfPage: { ...FUND, issues: { total: 3, page: 1, items } } })
  const page = unwrap(await api.page.etf({ id: 1 }))
  const address = memoryAddress(search)
  renderWithUi(<EtfPage page={page} address={address} />, {
    labels: siteLabels,
    ...providerOf(SESSIONS[who]),
  })
  const holdings = within(screen.getByRole('region', { name: 'Bonds held' }))
  const names = () =>
    holdings
      .getAllByRole('row')
      .slice(1)
      .map(row => within(row).getByRole('link').textContent)
  return { address, holdings, names }
}

describe('a fund', () => {
  test('X1 opens searched and sorted as in its address', async () => {
    const { names, holdings } = await showFund('?find=boeing&sort=-yield')
    expect(names()).toEqual(['Boeing 2034', 'Boeing 2030'])
    expect(holdings.getByText('2 of 3')).toBeInTheDocument()
  })

  test('T7, X1 a sort is a history entry, and the back button undoes it', async () => {
    const { address, holdings, names } = await showFund()
    await userEvent.click(holdings.getByRole('button', { name: /^Yield/ }))
    expect(names()).toEqual(['Cigna 2030', 'Boeing 2030', 'Boeing 2034'])
    expect(address.steps()).toEqual(['', '?sort=yield'])
    act(() => address.back())
    expect(names()).toEqual(['Boeing 2030', 'Cigna 2030', 'Boeing 2034'])
  })

  test('typing adds no history entry per key, and an empty result is announced', async () => {
    const { address, holdings } = await showFund()
    await userEvent.type(holdings.getByRole('searchbox', { name: 'Find a bond or an ISIN' }), 'zz')
    expect(holdings.getByText('The fund holds no such bond.')).toBeInTheDocument()
    expect(address.steps()).toEqual(['?find=zz'])
  })

  test('P4, P7 a visitor sees the terms and locked values', async () => {
    const { holdings, names } = await showFund('', 'visitor')
    expect(names()).toHaveLength(3)
    expect(holdings.getByText('Weights, prices and yields are for subscribers.')).toBeInTheDocument()
    expect(holdings.queryByText('5.460')).toBeNull()
  })
})

describe('a stock', () => {
  test('P4 withheld facts keep their place, and the access prompt appears once', async () => {
    const masked = { value: '', numeric: null, masked: true }
    const { api } = apiOf({
      getStockPage: {
        ...(exampleOf('getStockPage') as object),
        facts: [
          { id: 'entity_last', kind: 'money', ...masked },
          { id: 'entity_change', kind: 'number', ...masked },
          { id: 'entity_last_day', kind: 'date', value: '2017-12-29' },
        ],
      },
    })
    const page = unwrap(await api.page.stock({ id: 1 }))
    renderWithUi(<StockPage api={api} page={page} address={memoryAddress()} />, {
      labels: siteLabels,
      ...providerOf(SESSIONS.visitor),
    })
    expect(screen.getAllByText('Locked')).toHaveLength(2)
    const facts = document.querySelector<HTMLElement>('[data-slot=facts]')
    expect(within(facts as HTMLElement).getByText('29 Dec 2017')).toBeInTheDocument()
    // The chart says so, with the access prompt.
    expect(screen.getAllByText('Values are for subscribers. The line shows its shape only.')).toHaveLength(1)
  })

  test('W1 a stock is saved to a list with price and quantity', async () => {
    const close = { id: 'entity_last', kind: 'money', value: '169.23', numeric: 169.23, currency: 'USD' }
    const { api, server } = apiOf({
      getStockPage: { ...(exampleOf('getStockPage') as object), facts: [close] },
    })
    const page = unwrap(await api.page.stock({ id: 1 }))
    renderWithUi(<StockPage api={api} page={page} address={memoryAddress()} />, {
      labels: siteLabels,
      ...providerOf(SESSIONS.desk),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Add to watchlist' }))
    expect(await screen.findByRole('checkbox', { name: /^Core rates/ }, PATIENT)).toBeChecked()
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const dialog = within(await screen.findByRole('dialog'))
    const price = dialog.getByLabelText('Price, USD')
    expect(price).toHaveValue('160.5')
    fireEvent.change(price, { target: { value: '150' } })
    // 20 pieces, bought at 150 and now at 169.23
    expect(dialog.getByRole('row', { name: 'Core rates' })).toHaveTextContent(/USD \+384\.60/)
    await userEvent.click(dialog.getByRole('button', { name: /^Save to/ }))
    await vi.waitFor(() =>
      expect(server.requestsOf('appendToWatchlists').map(({ body }) => body)).toEqual([
        { stockId: 1, add: [1], qnt: ['20'], price: ['150'], date: ['2025-01-15'] },
      ]),
    )
  })

  test.each([
    ['2025-07-11', true],
    ['2018-01-29', false],
  ] as const)('C15 on %s the page says that its data are old: %s', async (today, isOld) => {
    const { api } = apiOf({})
    const page = unwrap(await api.page.stock({ id: 1 }))
    renderWithUi(<StockPage api={api} page={page} address={memoryAddress()} />, {
      labels: siteLabels,
      ...providerOf(SESSIONS.desk),
      today,
    })
    expect(screen.queryAllByText('Latest data: 29 Dec 2017')).toHaveLength(isOld ? 1 : 0)
  })

  test('C14 Retry repeats a failed request', async () => {
    let isDown = true
    const { api, server } = apiOf({
      getChartData: () => (isDown ? new Response('', { status: 400 }) : exampleOf('getChartData')),
    })
    const page = unwrap(await api.page.stock({ id: 1 }))
    renderWithUi(<StockPage api={api} page={page} address={memoryAddress('?period=1y')} />, {
      labels: siteLabels,
      ...providerOf(SESSIONS.desk),
    })
    const retry = await screen.findByRole('button', { name: 'Retry' }, PATIENT)
    const before = server.requestsOf('getChartData').length
    isDown = false
    await userEvent.click(retry)
    expect(server.requestsOf('getChartData').length).toBe(before + 1)
  })
})

test('Q11, X1 a company’s bonds are paged by the address, and a failed page can be retried', async () => {
  let isDown = true
  const items = Array.from({ length: 10 }, (_, at) => bond(100 + at, `Note ${at}`, '0.04'))
  const { api, server } = apiOf({
    getCompanyPage: {
      ...(exampleOf('getCompanyPage') as object),
      sections: [{ id: 'latest-issues', count: 12 }],
      issues: { total: 12, page: 1, items },
    },
    getLatestIssues: () =>
      isDown
        ? new Response('', { status: 400 })
        : { total: 12, page: 2, items: [bond(201, 'Last note', '0.04')] },
  })
  const page = unwrap(await api.page.company({ id: 1 }))
  const address = memoryAddress('?issues=2')
  renderWithUi(<CompanyPage api={api} page={page} address={address} />, {
    labels: siteLabels,
    ...providerOf(SESSIONS.desk),
  })
  const bonds = within(screen.getByRole('region', { name: 'Bonds of the company' }))
  const retry = await bonds.findByRole('button', { name: 'Retry' }, PATIENT)
  isDown = false
  await userEvent.click(retry)
  expect(await bonds.findByRole('link', { name: 'Last note' })).toHaveAttribute('href', '/bonds/201/')
  expect(server.requestsOf('getLatestIssues').at(-1)?.path).toEqual({ id: '100' })
})

test.each([
  ['visitor', true],
  ['desk', false],
] as const)(
  'P7 the map of a company that the server sent with values is a shape for a %s: %s',
  async (who, isShape) => {
    const { api, server } = apiOf({})
    const page = unwrap(await api.page.company({ id: 1 }))
    const view = (
      <EntityQueries>
        <CompanyMap api={api} page={page} />
      </EntityQueries>
    )
    renderWithUi(view, { labels: siteLabels, ...providerOf(SESSIONS[who]) })
    const map = await screen.findByRole('region', { name: /map/i }, PATIENT)
    await within(map).findAllByRole('button', undefined, PATIENT)
    expect(server.requestsOf('getIssuerMap')).toHaveLength(1)
    expect(map.hasAttribute('data-masked')).toBe(isShape)
  },
)
