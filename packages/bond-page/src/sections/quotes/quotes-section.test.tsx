import type { Answer, Quotes } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { BondPagePorts } from '../../ports.ts'
import { USAGE_LOG } from '../../rules/usage-log.ts'
import { controlledPort } from '../../testing/controlled-port.ts'
import { LAST_DAYS, NO_QUOTES, numeric, PAGE, quietPorts, quoteRow, tradingRow } from '../../testing/facts.ts'
import { RUSSIAN } from '../../testing/labels.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { screenWidth } from '../../testing/screen-width.ts'
import { QuotesSection } from './quotes-section.tsx'

const QUOTES: Quotes = {
  ...NO_QUOTES,
  emptyReason: null,
  dateLabel: 'Quotes as of 11 Jul 2025',
  rows: [
    quoteRow({
      name: 'Harbour Street Dealer',
      bid: numeric('97.796875'),
      ask: numeric('97.859375'),
      indicativeYieldBid: numeric('0.04309199'),
      gSpread: numeric('-1.25918814'),
    }),
    quoteRow({
      name: 'Estimation',
      participantId: null,
      url: '/valuation/estimation/',
      illustrative: false,
      estimation: true,
    }),
    quoteRow({ name: 'Lantern Bond Desk', participantId: 8, time: '12:44', bid: numeric('98.5') }),
  ],
}

const ok = (quotes: Quotes): Answer<Quotes> => ({ kind: 'ok', data: quotes })

function renderQuotes(
  session: (typeof SESSIONS)[keyof typeof SESSIONS] = SESSIONS.pro,
  page = PAGE,
  provider: Parameters<typeof renderPage>[1] = {},
  more: Partial<BondPagePorts> = {},
) {
  const quotes = controlledPort<{ bondId: number; issuerId: number; statusId: number }, Answer<Quotes>>()
  const ports = quietPorts({ quotes: quotes.port, ...more })
  const view = renderPage(<QuotesSection page={page} ports={ports} address={memoryAddress()} />, {
    session,
    ...provider,
  })
  return { ...view, quotes }
}

/** A mock IntersectionObserver; the test reports when the table enters the viewport. */
function observers() {
  const callbacks: (() => void)[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly callback: IntersectionObserverCallback
      constructor(callback: IntersectionObserverCallback) {
        this.callback = callback
      }
      observe(target: Element) {
        const rect = target.getBoundingClientRect()
        const entry = { target, isIntersecting: true, boundingClientRect: rect } as IntersectionObserverEntry
        callbacks.push(() => this.callback([entry], this as unknown as IntersectionObserver))
      }
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    enterViewport: () =>
      act(() => {
        for (const callback of callbacks) callback()
      }),
  }
}

const section = () => screen.getByRole('region', { name: 'Latest quotes from market participants' })
const table = (name = 'Latest quotes from market participants') => screen.getByRole('table', { name })
const heads = (name?: string) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map(cell => cell.textContent)
const cells = (row: RegExp, name?: string) =>
  within(within(table(name)).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(cell => cell.textContent)

describe('Q1 latest quotes from market participants (bond-page §2)', () => {
  test('are requested once, by bond, issuer and status', async () => {
    const { quotes } = renderQuotes()
    expect(quotes.requests()).toEqual([{ bondId: 1, issuerId: 1, statusId: 256 }])
  })

  test('the table is busy until they are loaded', async () => {
    const { quotes } = renderQuotes()
    expect(table()).toHaveAttribute('aria-busy', 'true')
    await quotes.answer(ok(QUOTES))
    expect(table()).not.toHaveAttribute('aria-busy')
    expect(section()).toHaveTextContent('Quotes as of 11 Jul 2025')
  })

  test('a row per participant: prices with 4, yields with 3, spreads with 2 decimals', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok(QUOTES))
    expect(heads()).toEqual([
      'Market participant',
      'Bid, %',
      'Ask, %',
      'Indicative, %',
      'Yield, bid, %',
      'Yield, ask, %',
      'G-spread, bp',
      'Updated',
    ])
    expect(cells(/^Harbour/)).toEqual(['97.7969', '97.8594', '', '4.309', '', '−1.26', '13:33'])
  })

  test('valuation grounds link to their page, generated quotes are marked illustrative (readings #69)', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok(QUOTES))
    expect(within(table()).getByRole('link', { name: 'Estimation' })).toHaveAttribute(
      'href',
      '/valuation/estimation/',
    )
    expect(within(table()).getByRole('rowheader', { name: /^Harbour/ })).toHaveTextContent('illustrative')
    expect(within(table()).getByRole('button', { name: 'About Estimation' })).toHaveAccessibleDescription(
      /Estimated, not observed/,
    )
  })

  test('sorts by the numeric form, blanks last', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok(QUOTES))
    const names = () =>
      within(table())
        .getAllByRole('rowheader')
        .map(cell => /^(Harbour|Lantern|Estimation)/.exec(cell.textContent ?? '')?.[0])
    const sort = within(table()).getByRole('button', { name: 'Bid, %' })
    await userEvent.click(sort)
    expect(names()).toEqual(['Harbour', 'Lantern', 'Estimation'])
    await userEvent.click(sort)
    expect(names()).toEqual(['Lantern', 'Harbour', 'Estimation'])
  })

  test('five rows at first, the others on request (shared-blocks §9)', async () => {
    const { quotes } = renderQuotes()
    const rows = Array.from({ length: 7 }, (_, index) => quoteRow({ name: `Dealer ${index}` }))
    await quotes.answer(ok({ ...QUOTES, rows }))
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(5)
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }))
    expect(within(table()).getAllByRole('rowheader')).toHaveLength(7)
  })
})

describe('Q2 on mobile, bid and ask are one column and the date column is dropped (bond-page §2)', () => {
  test.each([
    [680, ['Bid / Ask, %'], ['Bid, %', 'Ask, %', 'Updated']],
    [681, ['Bid, %', 'Ask, %', 'Updated'], ['Bid / Ask, %']],
  ])('at %i px', async (width, shown, absent) => {
    const restore = screenWidth(width)
    try {
      const { quotes } = renderQuotes()
      await quotes.answer(ok(QUOTES))
      for (const head of shown) expect(heads()).toContain(head)
      for (const head of absent) expect(heads()).not.toContain(head)
    } finally {
      restore()
    }
  })

  test('the merged cell has both sides', async () => {
    const restore = screenWidth(390)
    try {
      const { quotes } = renderQuotes()
      await quotes.answer(ok(QUOTES))
      expect(cells(/^Harbour/)[0]).toBe('97.7969 / 97.8594')
    } finally {
      restore()
    }
  })
})

describe('Q4 when no quotes exist (bond-page §6, access rows 19 and 20)', () => {
  const empty = (more: Partial<Quotes> = {}) => ok({ ...NO_QUOTES, supportUrl: '/support/', ...more })
  const support = () => screen.queryByRole('link', { name: 'Write to support' })

  test.each(['visitor', 'reader'] as const)('%s sees the message, without a link', async who => {
    const { quotes } = renderQuotes(SESSIONS[who])
    await quotes.answer(empty())
    expect(section()).toHaveTextContent('No market participant quotes this bond.')
    expect(support()).toBeNull()
  })

  test('full access also gets a support-request link', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(empty())
    expect(section()).toHaveTextContent('No market participant quotes this bond.')
    expect(support()).toHaveAttribute('href', '/support/')
  })

  test('hidden-quote statuses show the support message to full access only', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(empty({ emptyReason: 'hidden' }))
    expect(section()).toHaveTextContent('Quotes of bonds with this status are available on request')
    expect(support()).toBeInTheDocument()
  })

  test('everybody else sees the empty message', async () => {
    const { quotes } = renderQuotes(SESSIONS.reader)
    await quotes.answer(empty({ emptyReason: 'hidden' }))
    expect(section()).toHaveTextContent('No market participant quotes this bond.')
  })
})

describe('Q5 prices of today and at the end of the day', () => {
  test('are two blocks, each row with its date, its price and the type of the price', async () => {
    const { quotes } = renderQuotes()
    const today = [
      tradingRow({ day: '2025-07-11', venue: 'Estimation', indicativePrice: numeric('97.69767') }),
    ]
    await quotes.answer(ok({ ...QUOTES, today, endOfDay: LAST_DAYS.slice(1, 2) }))
    const estimation = cells(/^Estimation/, 'Prices today')
    expect([estimation.at(0), estimation.at(-1)]).toEqual(['97.6977close', '11 Jul 2025'])
    const observed = cells(/^FedInvest/, 'End-of-day prices')
    expect([...observed.slice(0, 2), observed.at(-1)]).toEqual([
      '101.0938close',
      '3.861to maturity',
      '22 Aug 2024',
    ])
  })

  test('a day that all rows share is beside the name of the block', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok({ ...QUOTES, endOfDay: LAST_DAYS.slice(1, 2) }))
    const heading = within(section()).getByRole('heading', { name: 'End-of-day prices' })
    expect(heading.parentElement).toHaveTextContent('22 Aug 2024')
  })

  test('P11 a valuation ground links to its page there too', async () => {
    const { quotes } = renderQuotes()
    const rows = [quoteRow({ name: 'Estimation', venueId: 4, url: '/valuation/estimation/' })]
    const today = [tradingRow({ day: '2025-07-11', venue: 'Estimation', venueId: 4 })]
    await quotes.answer(ok({ ...QUOTES, rows, today }))
    const link = within(table('Prices today')).getByRole('link', { name: 'Estimation' })
    expect(link).toHaveAttribute('href', '/valuation/estimation/')
  })

  test('a block without rows is left out', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok({ ...QUOTES, endOfDay: LAST_DAYS.slice(0, 1) }))
    expect(screen.queryByRole('table', { name: 'Prices today' })).toBeNull()
    expect(table('End-of-day prices')).toBeInTheDocument()
  })

  test('they stay when no participant quotes', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok({ ...NO_QUOTES, endOfDay: LAST_DAYS.slice(0, 1) }))
    expect(table('End-of-day prices')).toBeInTheDocument()
  })
})

describe('Q1 contacts (bond-page §3)', () => {
  const contacts = [
    {
      title: 'Harbour Street Dealer: A. Marlow',
      issuerId: 7,
      responsiblePersonId: 11,
      person: 'A. Marlow',
      phone: '+1 555 0110',
      email: 'desk1@dealer.example',
      chatUrl: 'https://chat.example/person/11',
    },
  ]
  const list = () => within(within(section()).getByRole('list')).getAllByRole('listitem')

  test('each with its ttl, marked as made up if the quotes are', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok({ ...QUOTES, contacts }))
    const heading = within(section()).getByRole('heading', { name: 'Contacts of market participants' })
    expect(heading.parentElement).toHaveTextContent('illustrative')
    expect(list()[0]).toHaveTextContent('Harbour Street Dealer: A. Marlow+1 555 0110desk1@dealer.example')
    expect(within(section()).getByRole('button', { name: 'Copy desk1@dealer.example' })).toBeInTheDocument()
    expect(within(section()).queryByRole('link', { name: /Chat/ })).toBeNull()
  })

  test('P11 in Russian each responsible person has a chat link (bond-page §2)', async () => {
    const { quotes } = renderQuotes(SESSIONS.visitor, PAGE, { lang: 'ru', labels: RUSSIAN })
    await quotes.answer(ok({ ...QUOTES, contacts }))
    expect(screen.getByRole('link', { name: /^Чат: A\. Marlow/ })).toHaveAttribute(
      'href',
      'https://chat.example/person/11',
    )
  })

  test('more than six are behind “show more”', async () => {
    const { quotes } = renderQuotes()
    const participants = Array.from({ length: 8 }, (_, id) => ({ id, name: `Dealer ${id}`, url: null }))
    await quotes.answer(ok({ ...QUOTES, participants }))
    expect(list()).toHaveLength(6)
    await userEvent.click(within(section()).getByRole('button', { name: 'Show 2 more' }))
    expect(list()).toHaveLength(8)
  })

  test('without contacts nothing is rendered', async () => {
    const { quotes } = renderQuotes()
    await quotes.answer(ok(QUOTES))
    expect(within(section()).queryByRole('heading', { name: /^Contacts/ })).toBeNull()
  })
})

describe('P8 usage logging of the quote table (bond-page §7)', () => {
  test('once, when it enters the viewport, and not again when it changes', async () => {
    const { enterViewport } = observers()
    const actionLogged = vi.fn(async () => {})
    const { quotes } = renderQuotes(SESSIONS.pro, PAGE, {}, { actionLogged })
    await quotes.answer(ok(QUOTES))
    expect(actionLogged).not.toHaveBeenCalled()
    enterViewport()
    enterViewport()
    await userEvent.click(within(table()).getByRole('button', { name: 'Bid, %' }))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: USAGE_LOG.quoteTable }]])
  })

  test('not without quotes', async () => {
    const { enterViewport } = observers()
    const actionLogged = vi.fn(async () => {})
    const { quotes } = renderQuotes(SESSIONS.pro, PAGE, {}, { actionLogged })
    await quotes.answer(ok(NO_QUOTES))
    enterViewport()
    expect(actionLogged).not.toHaveBeenCalled()
  })
})

describe('a network error', () => {
  test('is shown inside the section, and Retry requests again', async () => {
    const { quotes } = renderQuotes()
    await quotes.fail()
    expect(within(section()).getByRole('alert')).toHaveTextContent('This could not be loaded')
    await userEvent.click(within(section()).getByRole('button', { name: 'Retry' }))
    await quotes.answer(ok(QUOTES))
    expect(within(table()).getByRole('rowheader', { name: /^Harbour/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('Retry is busy during the request', async () => {
    const { quotes } = renderQuotes()
    await quotes.fail()
    const retry = within(section()).getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    expect(quotes.requests()).toHaveLength(2)
  })
})
