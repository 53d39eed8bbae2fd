import type { Answer, QuoteRow, Quotes, Refused } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { controlledPort, settle } from '../../testing/controlled-port.ts'
import { LAST_DAYS, NO_QUOTES, numeric, PAGE, quietPorts, quoteRow } from '../../testing/facts.ts'
import { foundIn, roundings } from '../../testing/leaks.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { QuotesSection } from './quotes-section.tsx'

const ON_REQUEST = quoteRow({
  name: 'Northgate',
  participantId: 502,
  hidden: true,
  accessRequest: 'available',
})

const OPEN = quoteRow({
  name: 'Harbour Street',
  participantId: 501,
  bid: numeric('97.796875'),
  gSpread: numeric('1.259'),
})

type Options = { rows?: QuoteRow[]; who?: keyof typeof SESSIONS; onSignIn?: () => void }

async function renderRows({ rows = [OPEN, ON_REQUEST], who = 'reader', onSignIn }: Options = {}) {
  const requests = controlledPort<{ participantId: number }, Answer<{ sent: boolean }>>()
  const data = { ...NO_QUOTES, emptyReason: null, rows, endOfDay: LAST_DAYS.slice(1, 2) }
  const ports = quietPorts({ quotes: async () => ({ kind: 'ok', data }), requestQuoteAccess: requests.port })
  const view = renderPage(<QuotesSection page={PAGE} ports={ports} address={memoryAddress()} />, {
    session: SESSIONS[who],
    ...(onSignIn ? { onSignIn } : {}),
  })
  await settle()
  return { ...view, requests }
}

const section = () => screen.getByRole('region', { name: 'Latest quotes from market participants' })
const row = (name: string) =>
  within(
    within(screen.getByRole('table', { name: 'Latest quotes from market participants' })).getByRole('row', {
      name: new RegExp(`^${name}`),
    }),
  )
const ask = (name = 'Northgate') => row(name).getByRole('button', { name: `Request access: ${name}` })
const refused = (code: string, status: number): Refused => ({
  kind: 'refused',
  code,
  message: '',
  field: null,
  status,
  retryAfter: null,
})

describe('Q3 the access request starts as “send available” (bond-page §4)', () => {
  test('a click sends it for its participant', async () => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    expect(requests.requests()).toEqual([{ participantId: 502 }])
  })

  test('rule 16: a double click sends one request', async () => {
    const { requests } = await renderRows()
    await userEvent.dblClick(ask())
    expect(requests.requests()).toHaveLength(1)
    expect(ask()).toHaveAttribute('aria-busy', 'true')
  })

  test('it becomes “already sent” after a successful request, and the button is gone', async () => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    await requests.answer({ kind: 'ok', data: { sent: true } })
    expect(row('Northgate').getByText('Request sent')).toBeInTheDocument()
    expect(row('Northgate').queryByRole('button')).toBeNull()
    expect(screen.getByText('The request has been sent.')).toBeInTheDocument()
  })

  test('focus stays in the row when the button is removed', async () => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    await requests.answer({ kind: 'ok', data: { sent: true } })
    expect(document.activeElement?.closest('tr')).toHaveTextContent('Northgate')
  })

  test.each<[string, Answer<{ sent: boolean }>]>([
    ['success.numeric is 0', { kind: 'ok', data: { sent: false } }],
    ['the server forbids it', refused('forbidden_request', 403)],
  ])('otherwise the forbidden text is shown: %s', async (_sentence, answer) => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    await requests.answer(answer)
    expect(row('Northgate').getByText('Not available')).toBeInTheDocument()
    expect(row('Northgate').queryByRole('button')).toBeNull()
  })

  test('one request flips every row of its participant (readings #34)', async () => {
    const { requests } = await renderRows({ rows: [ON_REQUEST, { ...ON_REQUEST, name: 'Voice desk' }] })
    await userEvent.click(ask())
    await requests.answer({ kind: 'ok', data: { sent: true } })
    expect(row('Voice desk').getByText('Request sent')).toBeInTheDocument()
  })

  test.each([
    ['sent', 'Request sent'],
    ['forbidden', 'Not available'],
  ] as const)('initial state from the server: %s', async (accessRequest, text) => {
    await renderRows({ rows: [{ ...ON_REQUEST, accessRequest }] })
    expect(row('Northgate').getByText(text)).toBeInTheDocument()
    expect(row('Northgate').queryByRole('button')).toBeNull()
  })

  test('full access can request too, if a participant hides its quotes (access row 18)', async () => {
    const { requests } = await renderRows({ who: 'pro' })
    await userEvent.click(ask())
    expect(requests.requests()).toEqual([{ participantId: 502 }])
    expect(row('Harbour Street').getByText('97.7969')).toBeInTheDocument()
  })
})

describe('the table reloads 1000 ms after a request was accepted (bond-page §9)', () => {
  const opened = { ...ON_REQUEST, hidden: false, accessRequest: null, bid: numeric('98.25') }

  async function requested(answer: Answer<{ sent: boolean }>) {
    const quotes = controlledPort<{ bondId: number }, Answer<Quotes>>()
    const ports = quietPorts({ quotes: quotes.port, requestQuoteAccess: async () => answer })
    const view = renderPage(<QuotesSection page={PAGE} ports={ports} address={memoryAddress()} />, {
      session: SESSIONS.pro,
    })
    const rows = (list: QuoteRow[]): Answer<Quotes> => ({
      kind: 'ok',
      data: { ...NO_QUOTES, emptyReason: null, rows: list },
    })
    await quotes.answer(rows([OPEN, ON_REQUEST]))
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await act(async () => ask().click())
    return { ...view, quotes, rows }
  }
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

  test('not earlier; the table stays before and after it', async () => {
    const { quotes, rows } = await requested({ kind: 'ok', data: { sent: true } })
    await pass(999)
    expect(quotes.requests()).toHaveLength(1)
    await pass(1)
    expect(quotes.requests()).toHaveLength(2)
    expect(row('Northgate').getByText('Request sent')).toBeInTheDocument()
    vi.useRealTimers()
    await quotes.answer(rows([OPEN, opened]))
    expect(row('Northgate').getByText('98.2500')).toBeInTheDocument()
  })

  test('a failed reload leaves the table unchanged', async () => {
    const { quotes } = await requested({ kind: 'ok', data: { sent: true } })
    await pass(1000)
    vi.useRealTimers()
    await quotes.fail()
    expect(row('Northgate').getByText('Request sent')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('not after a request that was not accepted', async () => {
    const { quotes } = await requested({ kind: 'ok', data: { sent: false } })
    await pass(2000)
    expect(quotes.requests()).toHaveLength(1)
  })

  test('not after the section unmounts', async () => {
    const { quotes, unmount } = await requested({ kind: 'ok', data: { sent: true } })
    unmount()
    await pass(2000)
    expect(quotes.requests()).toHaveLength(1)
  })
})

describe('a failed request', () => {
  test('leaves the row unchanged and has a Retry', async () => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    await requests.fail()
    expect(within(section()).getByRole('alert')).toHaveTextContent('The request was not sent. Try again.')
    await userEvent.click(within(section()).getByRole('button', { name: 'Retry' }))
    expect(requests.requests()).toHaveLength(2)
    await requests.answer({ kind: 'ok', data: { sent: true } })
    expect(row('Northgate').getByText('Request sent')).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('the row’s button can retry too', async () => {
    const { requests } = await renderRows()
    await userEvent.click(ask())
    await requests.fail()
    await userEvent.click(ask())
    expect(requests.requests()).toHaveLength(2)
  })

  test('an ended session gets the sign-in prompt', async () => {
    const onSignIn = vi.fn()
    const { requests } = await renderRows({ who: 'pro', onSignIn })
    await userEvent.click(ask())
    await requests.answer(refused('need_auth', 401))
    expect(row('Harbour Street').getByText('97.7969')).toBeInTheDocument()
    await userEvent.click(within(section()).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })
})

describe('P7, H12 quote values are masked (bond-page §6)', () => {
  const leaks = [97.796875, 101.09375].flatMap(price => roundings(price))
  const more = [...leaks, ...roundings(1.259, 2), ...roundings(3.860872, 2)]

  test('the search finds the values with full access', async () => {
    const { container } = await renderRows({ who: 'pro' })
    expect(foundIn(container, more)).toEqual(expect.arrayContaining(['97.7969', '101.0938', '1.26', '3.861']))
  })

  test.each(['visitor', 'reader'] as const)(
    '%s: no value is in the markup, even if a server sends it',
    async who => {
      const { container } = await renderRows({ who })
      expect(foundIn(container, more)).toEqual([])
    },
  )

  test('the locked chip leads a visitor to the sign-in form, even if a request is possible (access row 18)', async () => {
    const onSignIn = vi.fn()
    const { requests } = await renderRows({ who: 'visitor', onSignIn })
    await userEvent.click(row('Northgate').getByRole('button', { name: 'Log in to access: Northgate' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    expect(requests.requests()).toEqual([])
  })

  test('there is one prompt above the table', async () => {
    await renderRows({ who: 'visitor', onSignIn: () => {} })
    expect(within(section()).getByText('Quotes are for subscribers.')).toBeInTheDocument()
    expect(within(section()).getAllByRole('button', { name: 'Sign in' })).toHaveLength(1)
  })

  test('a reader gets the access page if no request is possible', async () => {
    await renderRows()
    expect(row('Harbour Street').getByRole('link', { name: 'Get access: Harbour Street' })).toHaveAttribute(
      'href',
      '/access/',
    )
  })

  test('row 7: a row of trading ground 381 stays withheld from full access without NSD access', async () => {
    const nsd = { ...OPEN, name: 'NSD', venueId: 381, participantId: null }
    const { container } = await renderRows({ rows: [nsd], who: 'pro' })
    expect(foundIn(container, roundings(97.796875))).toEqual([])
    expect(row('NSD').getAllByText('Value withheld').length).toBeGreaterThan(0)
  })
})
