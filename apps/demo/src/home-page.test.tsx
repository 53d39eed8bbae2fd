import { createApi, type HomePageData, unwrap } from '@accrue/api-client'
import { exampleOf, fakeServer, SESSIONS } from '@accrue/api-client/testing'
import { memoryStore } from '@accrue/ui/foundation'
import { renderWithUi } from '@accrue/ui/testing'
import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { HomePage } from './pages/home-page.tsx'
import { SITE_KEYS } from './site-keys.ts'
import { providerOf } from './testing/provider-of.ts'
import { siteLabels } from './testing/site-labels.ts'

const FULL = exampleOf('getHome') as { bonds: object[]; curve: object }
const MASKED = exampleOf('getHome', 'masked')
const NO_PRICE = { id: 7, name: 'US Treasury TIPS 2028', url: '/bonds/7/', kind: 'example_tips' }
const OLD = {
  id: 8,
  name: 'PdVSA 2027',
  url: '/bonds/8/',
  kind: 'example_defaulted',
  trading_ground_name: 'Fund valuation',
  date: { value: '2023-03-31', numeric: 1680220800 },
  price: { value: '4.5', numeric: 4.5 },
}

async function factsOf(answer: unknown): Promise<HomePageData> {
  return unwrap(await createApi({ fetch: fakeServer({ answers: { getHome: answer } }).fetch }).page.home())
}

type HomeOptions = { home: HomePageData | null; who?: keyof typeof SESSIONS; viewed?: string }

function renderHome({ home, who = 'desk', viewed }: HomeOptions) {
  const local = memoryStore(viewed === undefined ? {} : { [SITE_KEYS.viewed.name]: viewed })
  const load = vi.fn<() => Promise<{ kind: 'ok'; data: HomePageData }>>()
  const api = createApi({ fetch: fakeServer().fetch })
  renderWithUi(
    <HomePage home={home} load={load} suggest={api.suggest} searchInView onSearchInView={() => {}} />,
    { labels: siteLabels, ...providerOf(SESSIONS[who]), stores: { local, cookie: memoryStore() } },
  )
  return { local, load }
}

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(700)
})

const kinds = () => within(screen.getByRole('region', { name: 'One of each kind' }))
const card = (name: string) => kinds().getByRole('link', { name }).closest('li')

describe('the start page', () => {
  test('shows the day, and one bond of each kind with its price, change and yield', async () => {
    renderHome({ home: await factsOf({ ...FULL, bonds: [...FULL.bonds, NO_PRICE, OLD] }) })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bonds on 11 Jul 2025')
    expect(card('US Treasury 4% 15 Feb 2034')).toHaveTextContent('97.70−0.53yield 4.32%')
    expect(card('US Treasury TIPS 2028')).toHaveTextContent('No price on 11 Jul 2025.')
    expect(card('PdVSA 2027')).toHaveTextContent('4.50Fund valuation31 Mar 2023, no yield')
  })

  test('visual rule 5: a price change has a colour, a yield change has none', async () => {
    renderHome({ home: await factsOf(FULL) })
    const row = within(
      screen.getByRole('table', { name: 'Featured bonds, by move of the day' }),
    ).getAllByRole('row')[1]
    expect(row).toHaveTextContent('97.70−0.534.32+7.5')
    expect(within(row as HTMLElement).getByText(/−0\.53/)).toHaveClass('text-down')
    expect(within(row as HTMLElement).getByText(/−0\.53/)).toHaveAttribute('data-direction', 'down')
    expect(
      within(row as HTMLElement)
        .getByText('+7.5')
        .closest('.text-up, .text-down'),
    ).toBeNull()
  })

  test('an answer without bonds shows a message', async () => {
    renderHome({ home: await factsOf({ ...FULL, bonds: [] }) })
    expect(screen.getAllByText('There are no bonds to show.').length).toBeGreaterThan(0)
  })

  test('X14 a failed request can be retried', async () => {
    const { load } = renderHome({ home: null })
    expect(screen.getByRole('alert')).toHaveTextContent('Today’s data could not be loaded.')
    load.mockRejectedValueOnce(new TypeError('offline'))
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(screen.getByRole('alert')).toBeInTheDocument()
    load.mockResolvedValueOnce({ kind: 'ok', data: await factsOf(FULL) })
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('region', { name: 'One of each kind' })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the par curve', () => {
  const plot = () =>
    screen.getByLabelText('US Treasury par curve on 11 Jul 2025, with a month and a year before')

  test('C22 arrow keys move between the tenors; each is announced with its yields', async () => {
    renderHome({ home: await factsOf(FULL) })
    fireEvent.focus(plot())
    fireEvent.keyDown(plot(), { key: 'Home' })
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join(' ')
    expect(announced()).toContain('2-year\n11 Jul 2025: 3.90%\n11 Jun 2025: 3.94%')
    fireEvent.keyDown(plot(), { key: 'ArrowRight' })
    expect(announced()).toContain('10-year\n11 Jul 2025: 4.43%')
    expect(document.querySelector('[data-slot=curve-cursor]')).toHaveTextContent('10-year4.43')
  })

  test('its summary shows the change in a month, and the table all values', async () => {
    renderHome({ home: await factsOf(FULL) })
    const summaryOf = (name: string) => screen.getByText(name).closest('div')
    expect(summaryOf('2-year')).toHaveTextContent('2-year3.90%−4 bp in a month')
    expect(summaryOf('10-year less 2-year')).toHaveTextContent('+53 bp+6 bp in a month')
    await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
    const table = within(screen.getByRole('table', { name: 'US Treasury par curve' }))
    expect(table.getByRole('row', { name: /10-year/ })).toHaveTextContent('4.434.41')
  })
})

describe('P7 without access', () => {
  test.each(['visitor', 'reader'] as const)('%s: names and shapes, no values', async who => {
    renderHome({ home: await factsOf(MASKED), who })
    // The prompt in the page's frame explains why, once.
    expect(document.querySelector('[data-slot=access-prompt]')).toBeNull()
    expect(card('US Treasury 4% 15 Feb 2034')).toHaveTextContent('•••')
    const featured = within(screen.getByRole('table', { name: 'Featured bonds' }))
    expect(featured.getByRole('link', { name: 'US Treasury 4% 15 Feb 2034' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show data table' })).toBeNull()
    const plot = screen.getByLabelText(/US Treasury par curve on/)
    fireEvent.focus(plot)
    fireEvent.keyDown(plot, { key: 'End' })
    const text = document.body.textContent ?? ''
    expect(text).toContain('10-year\n11 Jul 2025')
    expect(text).not.toMatch(/\d\.\d\d|\d bp|\d%(?! 15 Feb)/)
  })
})

describe('recently viewed pages', () => {
  const VIEWED = JSON.stringify([
    { kind: 'stock', id: 1, name: 'Apple Inc' },
    { kind: 'bond', id: 1, name: 'US Treasury 4% 15 Feb 2034' },
  ])

  test('link to the pages, the newest first', () => {
    renderHome({ home: null, viewed: VIEWED })
    const links = within(screen.getByRole('navigation', { name: 'Recently viewed' })).getAllByRole('link')
    expect(links.map(link => link.getAttribute('href'))).toEqual(['/stocks/1/', '/bonds/1/'])
  })

  test('can be cleared; the focus stays on the page', async () => {
    const { local } = renderHome({ home: null, viewed: VIEWED })
    await userEvent.click(screen.getByRole('button', { name: 'Forget' }))
    expect(screen.queryByRole('navigation', { name: 'Recently viewed' })).toBeNull()
    expect(local.get(SITE_KEYS.viewed.name)).toBeNull()
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  test.each([undefined, '', '[]', 'broken'])('%j: nothing is shown', viewed => {
    renderHome({ home: null, ...(viewed === undefined ? {} : { viewed }) })
    expect(screen.queryByRole('navigation', { name: 'Recently viewed' })).toBeNull()
  })
})
