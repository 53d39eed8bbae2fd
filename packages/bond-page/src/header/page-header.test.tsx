import type { BondPageData } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { numeric, PAGE, quietPorts } from '../testing/facts.ts'
import { foundIn, roundings } from '../testing/leaks.ts'
import { NOTE_PAGE } from '../testing/note-2034.ts'
import { type PageProvider, renderPage } from '../testing/render-page.tsx'
import { PageHeader } from './page-header.tsx'
// loads the lazy lists before the tests
import './bond-watchlist-card.tsx'

const MASKED = { kind: 'masked' } as const

/** The facts as the server sends them below full access. */
const WITHHELD: Partial<BondPageData['facts']> = {
  masked: true,
  price: MASKED,
  priceChange: MASKED,
  yield: MASKED,
  yieldChange: MASKED,
  gSpread: MASKED,
  duration: MASKED,
  modifiedDuration: MASKED,
}

type Options = PageProvider & {
  facts?: Partial<BondPageData['facts']>
  page?: BondPageData
}

const renderHeader = ({ facts = {}, page = NOTE_PAGE, session = SESSIONS.pro, ...provider }: Options = {}) =>
  renderPage(<PageHeader page={{ ...page, facts: { ...page.facts, ...facts } }} />, { session, ...provider })

/** Title, value and detail of a fact. */
const fact = (title: RegExp) => {
  const term = screen.getAllByRole('term').find(each => title.test(each.textContent ?? ''))
  return [...(term?.parentElement?.children ?? [])].map(part => part.textContent)
}

describe('name and breadcrumbs', () => {
  test('one first-level heading', () => {
    renderHeader()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('US Treasury 4% 15 Feb 2034')
  })

  test('breadcrumbs, with links where there are pages', () => {
    renderHeader()
    const path = within(screen.getByRole('navigation', { name: 'Where you are' }))
    expect(path.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Bonds›',
      'United States›',
      'United States Treasury',
    ])
    expect(path.getByRole('link', { name: 'United States Treasury' })).toHaveAttribute('href', '/company/1/')
    expect(path.queryByRole('link', { name: 'United States' })).toBeNull()
  })

  test('status, kind, amount and rating', () => {
    renderHeader()
    for (const text of ['Outstanding', 'Treasury note', 'USD 42,000 m', 'AA+ · S&P'])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  test('an unknown amount is left out', () => {
    renderHeader({ page: { ...PAGE, header: { ...PAGE.header, outstanding: { kind: 'blank' } } } })
    expect(screen.queryByText(/USD .* m$/)).toBeNull()
  })

  test('the ISIN can be copied', async () => {
    const user = userEvent.setup()
    renderHeader()
    await user.click(screen.getByRole('button', { name: 'Copy ISIN' }))
    expect(await navigator.clipboard.readText()).toBe('US91282CJZ59')
  })

  test('a made-up bond is marked illustrative (readings #69)', () => {
    renderHeader({ page: { ...PAGE, header: { ...PAGE.header, illustrative: true } } })
    expect(screen.getByText('illustrative')).toBeInTheDocument()
  })
})

describe('the strip of facts', () => {
  test('names the type of price and yield, and shows their changes', () => {
    renderHeader()
    expect(fact(/^Price/)).toEqual(['Price, close', '101.0938', '−0.5625 on the day'])
    expect(fact(/^Yield/)).toEqual(['Yield, to maturity', '3.861%', '+7.1 bp on the day'])
    expect(fact(/^G-spread/)).toEqual(['G-spread', '2.50 bp', 'US Treasury par curve'])
  })

  test('accrued interest has the issuer’s precision, else two decimals (bond-page §9)', () => {
    renderHeader()
    expect(fact(/^Accrued/)[1]).toBe('0.076087')
  })

  test('else two decimals', () => {
    renderHeader({ page: PAGE })
    expect(fact(/^Accrued/)[1]).toBe('0.08')
  })

  test('names the source and its day (B4)', () => {
    renderHeader()
    expect(screen.getByText('FedInvest, 22 Aug 2024')).toBeInTheDocument()
    expect(screen.queryByText('Estimated')).toBeNull()
  })

  test('an estimation is marked, with an explanation', () => {
    renderHeader({ facts: { estimation: true, venue: 'Estimation' } })
    expect(screen.getByText('Estimated')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'About Estimated' })).toHaveAccessibleDescription(
      /Estimated, not observed/,
    )
  })

  test('an unknown value is a dash, with its title', () => {
    renderHeader({ facts: { gSpread: { kind: 'blank' }, gSpreadBenchmark: null } })
    expect(fact(/^G-spread/)).toEqual(['G-spread', '–', ''])
  })
})

describe('P7 below full access the strip has no withheld value (bond-page §6)', () => {
  const leaks = [101.09375, 0.5625, 3.860872, 2784.42, 7.4846].flatMap(value => roundings(value, 2))

  test('the search finds the values with full access', () => {
    const { container } = renderHeader()
    expect(foundIn(container, leaks)).toEqual(expect.arrayContaining(['101.0938', '3.861', '7.48']))
  })

  test.each(['visitor', 'reader'] as const)('%s: withheld by the server', who => {
    const { container } = renderHeader({ session: SESSIONS[who], facts: WITHHELD })
    expect(screen.getAllByText('Locked')).toHaveLength(4)
    expect(foundIn(container, leaks)).toEqual([])
  })

  test.each(['visitor', 'reader'] as const)('%s: withheld by the page if a server sends them', who => {
    const { container } = renderHeader({ session: SESSIONS[who] })
    expect(screen.getAllByText('Locked')).toHaveLength(4)
    expect(foundIn(container, leaks)).toEqual([])
  })

  test('public facts stay: accrued interest and the next coupon', () => {
    renderHeader({ session: SESSIONS.visitor, facts: WITHHELD })
    expect(fact(/^Accrued/)[1]).toBe('0.076087')
    expect(fact(/^Next coupon/)[1]).toBe('15 Feb 2025')
  })

  test('a visitor has one prompt, to the sign-in form', async () => {
    const onSignIn = vi.fn()
    renderHeader({ session: SESSIONS.visitor, facts: WITHHELD, onSignIn })
    expect(screen.getByText('Price, yield and spread are for subscribers.')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(screen.queryByRole('link', { name: 'Get access' })).toBeNull()
  })

  test('a reader has one prompt, to the access page', () => {
    renderHeader({ session: SESSIONS.reader, facts: WITHHELD })
    expect(screen.getAllByRole('link', { name: 'Get access' })).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull()
  })

  test('the prompt is shown also when the trading ground of the facts is unknown', () => {
    renderHeader({ session: SESSIONS.reader, facts: { ...WITHHELD, venue: '', day: null } })
    expect(screen.getByRole('link', { name: 'Get access' })).toBeInTheDocument()
  })

  test('values of trading ground 381 are withheld from full access without NSD access (access row 7)', () => {
    renderHeader({ facts: { venueId: 381, price: numeric('101.09375') } })
    expect(fact(/^Price/)[1]).toBe('Locked')
  })
})

describe('W1 add to watchlist (bond-page §4, access row 4)', () => {
  const LISTS = [
    { id: 11, name: 'Core rates', checked: false, readonly: false },
    { id: 12, name: 'Ideas', checked: false, readonly: false },
  ].map(list => ({
    ...list,
    values: { quantity: '', price: '', day: '' },
    dayText: null,
    error: null,
  }))
  const LISTED: BondPageData = { ...NOTE_PAGE, bond: { ...NOTE_PAGE.bond, watchlists: LISTS } }
  const button = () => screen.getByRole('button', { name: 'Add to watchlist' })
  const renderWatchlist = (who: keyof typeof SESSIONS, onSignIn?: () => void) =>
    renderPage(<PageHeader page={LISTED} watchlist={quietPorts().watchlist} />, {
      session: SESSIONS[who],
      ...(onSignIn ? { onSignIn } : {}),
    })

  test('full access sees the lists, and a checked list stays checked while they are closed', async () => {
    renderWatchlist('pro')
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Ideas/ }))
    await userEvent.click(button())
    expect(screen.queryByRole('checkbox')).toBeNull()
    await userEvent.click(button())
    expect(screen.getByRole('checkbox', { name: /^Ideas/ })).toBeChecked()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeInTheDocument()
  })

  test('prices are percent of the nominal, and the result is money', async () => {
    renderWatchlist('pro')
    await userEvent.click(button())
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Ideas/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    const details = await screen.findByRole('dialog', { name: 'Details of the purchase' })
    const headings = within(details).getAllByRole('columnheader')
    expect(headings.slice(0, 4).map(one => one.textContent)).toEqual([
      'List',
      'Quantity',
      'Price, %',
      'Buy date',
    ])
    expect(headings[4]).toHaveTextContent(/Quantity × face value × \(price now − buy price\) ÷ 100/)
    expect(details).toHaveAccessibleDescription(
      `${LISTED.header.name}, last 101.0938. Price and date go together; both may stay empty.`,
    )
    fireEvent.change(within(details).getByLabelText('Quantity'), { target: { value: '10' } })
    fireEvent.change(within(details).getByLabelText('Price, %'), { target: { value: '100' } })
    expect(within(details).getByRole('row', { name: 'Ideas' })).toHaveTextContent(/\+1\.09%\s*USD \+10\.94/)
  })

  test('a visitor is asked to sign in, and sees no list', async () => {
    const onSignIn = vi.fn()
    renderWatchlist('visitor', onSignIn)
    await userEvent.click(button())
    const prompt = within(screen.getByRole('alert'))
    await userEvent.click(prompt.getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('a reader sees that they have no access', async () => {
    renderWatchlist('reader')
    await userEvent.click(button())
    expect(screen.getByRole('alert')).toBeVisible()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('without a port there is no button', () => {
    renderHeader()
    expect(screen.queryByRole('button', { name: 'Add to watchlist' })).toBeNull()
  })
})
