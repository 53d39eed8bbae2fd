import { SESSIONS } from '@accrue/api-client/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { numeric, tradingRow } from '../../testing/facts.ts'
import { GRAPH_PAGE, renderGraph, rowsOf } from '../../testing/render-graph.tsx'

// loads the lazy extended chart before the tests
beforeAll(() => import('./extended-chart.tsx').then(() => {}))

/** Days with trades on 381: open, high, low and last price. */
const DEALS = rowsOf(
  ['2025-07-08', '2025-07-09', '2025-07-10', '2025-07-11'].map((day, i) =>
    tradingRow({
      day: day as `${number}-${number}-${number}`,
      venueId: 381,
      indicativePrice: numeric(String(97 + i / 4)),
      open: numeric(String(97 + i / 8)),
      high: numeric(String(98 + i / 8)),
      low: numeric(String(96 + i / 8)),
      last: numeric(String(97.5 + i / 8)),
      volume: numeric('1200'),
      turnover: numeric('1200000'),
    }),
  ),
)
const SHAPES = rowsOf([
  tradingRow({ day: '2025-07-10', masked: true, shape: 10 }),
  tradingRow({ day: '2025-07-11', masked: true, shape: 90 }),
])

/** Flags and tools load with lazy files. */
const PATIENT = { timeout: 10_000 }

const section = () => screen.getByRole('region', { name: 'Chart and archive' })
const openExtended = () => userEvent.click(screen.getByRole('tab', { name: 'Extended chart' }))
const drawnAs = () => within(section()).findByRole('combobox', { name: 'Chart type' }, PATIENT)

describe('C2 the extended chart is a third view of the same period, trading ground and comparison (bond-page §2)', () => {
  test('opening it sends no request, and is in the address', async () => {
    const { tradings, address } = renderGraph({ session: SESSIONS.desk, search: '?ground=381&period=1M' })
    await tradings.answer(DEALS)
    const requestCount = tradings.requests().length
    await openExtended()
    expect(await drawnAs()).toHaveDisplayValue('Candles')
    expect(tradings.requests()).toHaveLength(requestCount)
    expect(new URLSearchParams(address.read()).get('view')).toBe('extended')
    expect(new URLSearchParams(address.read()).get('ground')).toBe('381')
  })

  test('C20 its view is in the address, and a copied link opens it (X1)', async () => {
    const { tradings, address } = renderGraph({ session: SESSIONS.desk, search: '?ground=381&view=extended' })
    await tradings.answer(DEALS)
    await userEvent.selectOptions(await drawnAs(), 'Line')
    expect(new URLSearchParams(address.read()).get('stock')).toBe('line')
  })

  test('C20 its indicators are in the address, a copied link draws them, and back removes the last one (X1)', async () => {
    const { tradings, address } = renderGraph({
      session: SESSIONS.desk,
      search: '?ground=381&view=extended&indicators=ema-10.astrology',
    })
    await tradings.answer(DEALS)
    await drawnAs()
    expect(within(section()).getByRole('button', { name: /^Indicators/ })).toHaveTextContent('1')
    await userEvent.click(within(section()).getByRole('button', { name: /^Indicators/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Add indicator' }))
    await userEvent.click(screen.getByRole('menuitem', { name: 'Trading volume' }))
    expect(new URLSearchParams(address.read()).get('indicators')).toBe('ema-10.volume')
    act(() => address.back())
    expect(new URLSearchParams(address.read()).get('indicators')).toMatch(/^ema-10/)
    expect(within(section()).getByRole('button', { name: /^Indicators/ })).toHaveTextContent('1')
  })

  test('C20 the volume is below the prices until the user chooses indicators', async () => {
    const { tradings, address } = renderGraph({ session: SESSIONS.desk, search: '?ground=381&view=extended' })
    await tradings.answer(DEALS)
    await drawnAs()
    expect(within(section()).getByRole('heading', { name: 'Volume' })).toBeInTheDocument()
    expect(new URLSearchParams(address.read()).get('indicators')).toBeNull()
  })

  test('C20 an indicator starts at the left edge: the days before the period are requested', async () => {
    const { tradings } = renderGraph({
      session: SESSIONS.desk,
      search: '?ground=381&view=extended&from=2025-07-08&to=2025-07-11&indicators=sma-3',
    })
    await tradings.answer(DEALS)
    await drawnAs()
    const { range, compared, mayMove } = tradings.requests().at(-1) ?? {}
    expect({ range, compared, mayMove }).toEqual({
      range: { from: '2025-06-20', to: '2025-07-07' },
      compared: [],
      mayMove: false,
    })
    const values = () => within(section()).getByRole('button', { name: 'Show SMA (3)' }).closest('li')
    await tradings.answer(
      rowsOf(
        (['2025-07-03', '2025-07-07'] as const).map(day =>
          tradingRow({
            day,
            venueId: 381,
            open: numeric('97'),
            high: numeric('98'),
            low: numeric('96'),
            last: numeric('97'),
          }),
        ),
      ),
    )
    await userEvent.click(within(section()).getByRole('button', { name: 'Show data table' }))
    const table = within(section()).getAllByRole('table')[0] as HTMLElement
    const first = within(table).getByRole('row', { name: /^8 Jul 2025/ })
    // (97 + 97 + 97.5) / 3
    expect(first).toHaveTextContent('97.167')
    expect(values()).toBeInTheDocument()
  })

  test('a trading ground without open, high and low has line types only', async () => {
    const { tradings } = renderGraph({ search: '?view=extended' })
    await tradings.answer(rowsOf([tradingRow({ day: '2025-07-11', indicativePrice: numeric('97.5') })]))
    const options = within(await drawnAs()).getAllByRole('option')
    expect(options.map(option => option.textContent)).toEqual(['Line', 'Area from zero'])
  })
})

describe('X5 events of the bond', () => {
  const rated = (day: `${number}-${number}-${number}`, rating: string) => ({
    agencyId: 2,
    agency: 'Fitch',
    rating,
    scale: null,
    outlook: null,
    day,
    subject: null,
  })
  const page = {
    ...GRAPH_PAGE,
    bond: {
      ...GRAPH_PAGE.bond,
      ratings: { ...GRAPH_PAGE.bond.ratings, issue: [rated('2025-07-10', 'AA+')] },
    },
  }
  const agencies = [
    { id: 2, name: 'Fitch', ratings: [rated('2024-01-10', 'AA'), rated('2025-07-10', 'AA+')] },
  ]
  const flag = () => within(section()).findByRole('button', { name: /^Rating/ }, PATIENT)

  test('C22 the events are also a table, on demand', async () => {
    const { tradings } = renderGraph({ search: '?view=extended', page })
    await tradings.answer(rowsOf([tradingRow({ day: '2025-07-11', indicativePrice: numeric('97.5') })]))
    const show = await screen.findByRole('button', { name: 'Show events as a table' }, PATIENT)
    expect(show).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(show)
    expect(within(screen.getByRole('table', { name: 'Events' })).getByText(/Fitch/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Hide events table' }))
    expect(screen.queryByRole('table', { name: 'Events' })).toBeNull()
  })

  test('a rating change has its direction from the history of its group', async () => {
    const ratingsHistory = async () => ({
      kind: 'ok' as const,
      data: { types: [{ type: 'long-term', agencies }] },
    })
    const { tradings } = renderGraph({
      page,
      session: SESSIONS.desk,
      search: '?ground=381&view=extended',
      ports: { ratingsHistory },
    })
    await tradings.answer(DEALS)
    const upgrade = await within(section()).findByRole('button', { name: /^Rating upgrade/ }, PATIENT)
    expect(upgrade).toHaveAccessibleName(/^Rating upgrade, 10\.07\.2025/)
  })

  test('without a history the rating has no direction', async () => {
    const ratingsHistory = async () => ({
      kind: 'refused' as const,
      code: 'no_data',
      message: 'none',
      field: null,
      status: 404,
      retryAfter: null,
    })
    const { tradings } = renderGraph({
      page,
      session: SESSIONS.desk,
      search: '?ground=381&view=extended',
      ports: { ratingsHistory },
    })
    await tradings.answer(DEALS)
    expect(await flag()).toHaveAccessibleName(/^Rating, 10\.07\.2025/)
  })
})

describe('P7 the extended chart below full access (bond-page §6, readings #9)', () => {
  test('a visitor gets no series', async () => {
    const { tradings } = renderGraph({ session: SESSIONS.visitor, search: '?view=extended' })
    await tradings.answer(SHAPES)
    expect(
      await within(section()).findByText('The extended chart is for signed-in users.'),
    ).toBeInTheDocument()
    expect(section().querySelectorAll('[data-slot=time-chart-line]')).toHaveLength(0)
  })

  test('a signed-in user gets the shape, and no tools that reveal values', async () => {
    const { tradings } = renderGraph({ session: SESSIONS.reader, search: '?view=extended' })
    await tradings.answer(SHAPES)
    await drawnAs()
    expect(within(section()).getByRole('button', { name: /Indicators/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  })
})
