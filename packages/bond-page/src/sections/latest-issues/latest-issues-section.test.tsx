import type { Answer, IssueItem, IssueList } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { memoryAddress } from '@accrue/ui/foundation'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { controlledPort } from '../../testing/controlled-port.ts'
import { quietPorts } from '../../testing/facts.ts'
import { foundIn, roundings } from '../../testing/leaks.ts'
import { renderPage } from '../../testing/render-page.tsx'
import { EXXON_2026, NOTE_2034 } from '../../testing/served-pages.ts'
import { LatestIssuesSection } from './latest-issues-section.tsx'

const FIRST = NOTE_2034.latestIssues?.items ?? []
/** A further page: the same bonds under other names. */
const pageOf = (page: number, name: string, count = 10): Answer<IssueList> => ({
  kind: 'ok',
  data: {
    total: 858,
    page,
    items: FIRST.slice(0, count).map(
      (item, at): IssueItem => ({
        ...item,
        id: page * 1000 + at,
        name: `${name} ${at}`,
      }),
    ),
  },
})

function renderLatest(page = NOTE_2034, who: keyof typeof SESSIONS = 'pro', search = '') {
  const address = memoryAddress(search)
  const port = controlledPort<{ bondId: number; page: number }, Answer<IssueList>>()
  const ports = quietPorts({ latestIssues: port.port })
  const view = renderPage(<LatestIssuesSection page={page} ports={ports} address={address} />, {
    session: SESSIONS[who],
  })
  return { ...view, port, address }
}
const section = () => screen.getByRole('region', { name: 'Latest issues of the issuer' })
const names = () =>
  within(section())
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)
const pages = () => screen.getByRole('navigation', { name: 'Pages of Latest issues of the issuer' })
const goTo = (name: string) => userEvent.click(within(pages()).getByRole('button', { name }))

describe('Q11 latest issues of the issuer, ten to a page (bond-page §9)', () => {
  test('the first ten are part of the page, and no request is sent', () => {
    const { port } = renderLatest()
    expect(names()).toHaveLength(10)
    expect(port.calls).toEqual([])
    expect(section()).toHaveAttribute('id', 'latest-issues')
    expect(section()).toHaveTextContent('1–10 of 858, page 1 of 86')
  })

  test('each is a link, with its coupon, days, amount, price, yield and status', () => {
    renderLatest()
    const [first] = FIRST
    expect(within(section()).getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
      'href',
      first?.url,
    )
    const heads = within(section())
      .getAllByRole('columnheader')
      .map(cell => cell.textContent)
    expect(heads).toEqual([
      'Issue',
      'Indicative price, %',
      'Indicative yield, %',
      'Coupon, %',
      'Maturity',
      'Placed',
      'Status',
    ])
  })

  test('another page is requested by number; rows and focus stay while it loads', async () => {
    const { port } = renderLatest()
    const before = names()
    await goTo('Page 2')
    expect(port.requests()).toEqual([{ bondId: NOTE_2034.bond.id, page: 2 }])
    expect(names()).toEqual(before)
    expect(within(pages()).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await port.answer(pageOf(2, 'Second'))
    expect(names()[0]).toBe('Second 0')
    expect(within(pages()).getByRole('button', { name: 'Page 2' })).toHaveFocus()
  })

  test('X1 the page number is in the address: a link opens it, and back returns to the previous one', async () => {
    const { port, address } = renderLatest(NOTE_2034, 'pro', '?ground=100&latest-issues=3')
    expect(port.requests()).toEqual([{ bondId: NOTE_2034.bond.id, page: 3 }])
    await port.answer(pageOf(3, 'Third'))
    await goTo('Page 4')
    await port.answer(pageOf(4, 'Fourth'))
    expect(address.steps()).toEqual(['?ground=100&latest-issues=3', '?ground=100&latest-issues=4'])
    act(() => address.back())
    expect(names()[0]).toBe('Third 0')
    expect(within(pages()).getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    await goTo('Page 1')
    expect(address.read()).toBe('?ground=100')
    expect(names()[0]).toBe(FIRST[0]?.name)
  })

  test('the last page can be short', async () => {
    const { port } = renderLatest()
    await goTo('Page 2')
    await port.answer(pageOf(86, 'Last', 8))
    expect(names()).toHaveLength(8)
    expect(section()).toHaveTextContent('851–858 of 858, page 86 of 86')
  })

  test('a loaded page is not requested again', async () => {
    const { port } = renderLatest()
    await goTo('Page 2')
    await port.answer(pageOf(2, 'Second'))
    await goTo('Page 1')
    await goTo('Page 2')
    expect(names()[0]).toBe('Second 0')
    expect(port.requests()).toHaveLength(1)
  })

  test('a short list has no paginator', () => {
    renderLatest(EXXON_2026)
    expect(names()).toHaveLength(2)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('without rows in the page, the first page is requested', async () => {
    const { port } = renderLatest({
      ...NOTE_2034,
      latestIssues: null,
      bond: { ...NOTE_2034.bond, latestIssues: null },
    })
    expect(within(section()).getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await port.answer(pageOf(1, 'First'))
    expect(names()[0]).toBe('First 0')
  })
})

describe('a network error', () => {
  test('replaces the rows by a message; the page number stays, and Retry requests it again', async () => {
    const { port } = renderLatest()
    await goTo('Page 2')
    await port.fail()
    expect(within(section()).getByRole('alert')).toHaveTextContent('This could not be loaded')
    expect(within(pages()).getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    const retry = within(section()).getByRole('button', { name: 'Retry' })
    await userEvent.click(retry)
    expect(retry).toHaveAttribute('aria-busy', 'true')
    expect(port.requests()).toHaveLength(2)
    await port.answer(pageOf(2, 'Second'))
    expect(names()[0]).toBe('Second 0')
  })
})

describe('P7 below full access prices and yields are withheld, even if a server sends them', () => {
  test.each([
    ['visitor', 'Sign in'],
    ['reader', 'Get access'],
  ] as const)('%s: chips in their place, and one prompt', (who, _way) => {
    const { container } = renderLatest(NOTE_2034, who)
    expect(within(section()).getByText('Prices and yields are for subscribers.')).toBeInTheDocument()
    const values = FIRST.flatMap(({ indicativePrice, indicativeYield }) => [
      ...(indicativePrice.kind === 'value' ? roundings(indicativePrice.value, 2) : []),
      ...(indicativeYield.kind === 'value' ? roundings(indicativeYield.value * 100, 3) : []),
    ])
    expect(values.length).toBeGreaterThan(20)
    expect(foundIn(container, values)).toEqual([])
  })

  test('public fields stay', () => {
    renderLatest(NOTE_2034, 'visitor')
    expect(within(section()).getAllByRole('row')[1]).toHaveTextContent('Outstanding')
  })
})
