import type { Day } from '@accrue/api-client'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { USAGE_LOG } from '../../rules/usage-log.ts'
import { LAST_DAYS, numeric, PAGE, tradingRow } from '../../testing/facts.ts'
import { NOTHING, nearest, renderGraph, rowsOf } from '../../testing/render-graph.tsx'

const TODAY_ROWS = rowsOf(
  [
    ['2025-07-09', '97.412', '0.0436'],
    ['2025-07-10', '97.533', '0.0434'],
  ].map(([day, price, rate]) =>
    tradingRow({
      day: day as Day,
      venueId: 4,
      indicativePrice: numeric(price ?? ''),
      indicativeYield: numeric(rate ?? ''),
    }),
  ),
)

const section = () => screen.getByRole('region', { name: 'Chart and archive' })
const chart = (type = 'Price') =>
  screen.findByRole('region', { name: new RegExp(`^${type}, US Treasury 4% 15 Feb 2034`) })
const choose = (name: string) => userEvent.click(within(section()).getByRole('radio', { name }))
const chooseVenue = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trading ground' }), name)
const chosenType = () =>
  within(screen.getByRole('tablist', { name: 'What is shown' })).getByRole('tab', { selected: true })

describe('C4 periods are 1M, 3M (default), 1Y, 3Y, or an arbitrary start and end date (bond-page §2)', () => {
  test('opens with three months to today of the default trading ground’s price', () => {
    const { tradings } = renderGraph()
    expect(tradings.requests()).toEqual([
      expect.objectContaining({
        bondId: 1,
        venueId: 4,
        type: 'price',
        range: { from: '2025-04-11', to: '2025-07-11' },
        periodByUser: false,
        iteration: 1,
      }),
    ])
    expect(screen.getByRole('radio', { name: '3M' })).toBeChecked()
  })

  test.each([
    ['1M', '2025-06-11'],
    ['1Y', '2024-07-11'],
    ['3Y', '2022-07-11'],
  ])('%s starts on %s, and is the user’s choice', async (name, from) => {
    const { tradings } = renderGraph()
    await choose(name)
    expect(tradings.requests().at(-1)).toMatchObject({
      range: { from, to: '2025-07-11' },
      periodByUser: true,
      iteration: 2,
    })
  })

  test('rule 2: for statuses 128 and 112 the period ends on the default trading ground’s latest day (bond-page §4)', () => {
    const { tradings } = renderGraph({
      page: { ...PAGE, bond: { ...PAGE.bond, status: 128, defaultVenueId: 100 } },
    })
    expect(tradings.requests()[0]?.range).toEqual({ from: '2024-05-23', to: '2024-08-23' })
  })

  test('a typed start day is an arbitrary period: no fixed one is selected', async () => {
    const { tradings } = renderGraph()
    const from = screen.getByRole('combobox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.paste('03.06.2024')
    await userEvent.keyboard('{Enter}')
    expect(tradings.requests().at(-1)?.range).toEqual({ from: '2024-06-03', to: '2025-07-11' })
    for (const radio of within(screen.getByRole('radiogroup', { name: 'Period' })).getAllByRole('radio'))
      expect(radio).not.toBeChecked()
  })

  test('C5 rule 25: a period longer than ten years is shortened, and the status line names the moved end', async () => {
    const { tradings } = renderGraph()
    const from = screen.getByRole('combobox', { name: 'From' })
    await userEvent.clear(from)
    await userEvent.paste('01.01.2005')
    await userEvent.keyboard('{Enter}')
    expect(tradings.requests().at(-1)?.range).toEqual({ from: '2005-01-01', to: '2015-01-01' })
    expect(within(section()).getByText(/The end moved to 1 Jan 2015/)).toBeInTheDocument()
  })
})

describe('C7 a loading flag on each change of period, type and trading ground (bond-page §4)', () => {
  test('the chart is busy until its rows are loaded, then shows them', async () => {
    const { tradings } = renderGraph()
    expect(await chart()).toHaveAttribute('aria-busy', 'true')
    await tradings.answer(TODAY_ROWS)
    expect(await chart()).toHaveAttribute('aria-busy', 'false')
    expect(await chart()).toHaveTextContent('97.533')
  })

  test.each<[string, () => Promise<void>, string]>([
    ['period', () => choose('1M'), 'Price'],
    ['type', () => userEvent.click(screen.getByRole('tab', { name: 'Yield' })), 'Yield'],
    ['trading ground', () => chooseVenue('FedInvest'), 'Price'],
  ])('a change of %s sets it again', async (_what, change, type) => {
    const { tradings } = renderGraph()
    await tradings.answer(TODAY_ROWS)
    await change()
    expect(await chart(type)).toHaveAttribute('aria-busy', 'true')
    await tradings.answer(TODAY_ROWS)
    expect(await chart(type)).toHaveAttribute('aria-busy', 'false')
  })

  test('the previous request is aborted, and its late answer is never shown', async () => {
    const { tradings } = renderGraph()
    const late = tradings.calls.length - 1
    await choose('1Y')
    expect(tradings.calls[late]?.aborted()).toBe(true)
    await tradings.answer(TODAY_ROWS)
    await tradings.answerAt(
      late,
      rowsOf([tradingRow({ day: '2025-07-01', indicativePrice: numeric('88.888') })]),
    )
    expect(await chart()).toHaveTextContent('97.533')
    expect(section()).not.toHaveTextContent('88.888')
  })
})

describe('C6 the data call answers rows, a number or nothing (bond-page §4)', () => {
  test('rule 1: a number: exactly one more request, for the three months before it, and a note', async () => {
    const { tradings } = renderGraph()
    await tradings.answer(nearest('2024-08-23'))
    expect(tradings.requests().map(({ range, iteration }) => ({ range, iteration }))).toEqual([
      { range: { from: '2025-04-11', to: '2025-07-11' }, iteration: 1 },
      { range: { from: '2024-05-23', to: '2024-08-23' }, iteration: 2 },
    ])
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(section()).toHaveTextContent(
      'Shown instead: the three months before 23 Aug 2024, the nearest date with data.',
    )
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('23.08.2024')
    expect(tradings.requests()).toHaveLength(2)
  })

  test('a second number sends no third request (readings #23)', async () => {
    const { tradings } = renderGraph()
    await tradings.answer(nearest('2024-08-23'))
    await tradings.answer(nearest('2023-01-10'))
    expect(tradings.requests()).toHaveLength(2)
    expect(await chart()).toHaveTextContent('No data for this period.')
  })

  test('nothing: no_data_for_period, and a button for the trading ground’s last period', async () => {
    const { tradings } = renderGraph({ search: '?ground=100' })
    await tradings.answer(NOTHING)
    expect(await chart()).toHaveTextContent('No data for this period.')
    await userEvent.click(
      within(await chart()).getByRole('button', { name: 'Show the last period with data' }),
    )
    expect(tradings.requests().at(-1)).toMatchObject({
      venueId: 100,
      range: { from: '2024-05-23', to: '2024-08-23' },
    })
  })
})

describe('C14 messages of the chart (bond-page §5)', () => {
  test('graph_period_start_incorrect: a start after the end sends no request, and aborts the pending one', async () => {
    const { tradings } = renderGraph()
    const to = screen.getByRole('combobox', { name: 'To' })
    await userEvent.clear(to)
    await userEvent.paste('01.04.2025')
    await userEvent.keyboard('{Enter}')
    expect(tradings.requests()).toEqual([])
    expect(tradings.calls.map(({ request }) => request.range.to)).not.toContain('2025-04-01')
    expect(await chart()).toHaveTextContent('The period starts after it ends.')
  })

  test('no_select_trading_ground: without a trading ground no request is sent', async () => {
    const page = { ...PAGE, bond: { ...PAGE.bond, venues: [], defaultVenueId: null } }
    const { tradings } = renderGraph({ page })
    expect(tradings.requests()).toEqual([])
    expect(await chart()).toHaveTextContent('Choose a trading ground to see its chart.')
  })

  test('a refusal has its own message', async () => {
    const { tradings } = renderGraph()
    await tradings.answer({
      kind: 'refused',
      code: 'need_get_access',
      message: 'no',
      field: null,
      status: 403,
      retryAfter: null,
    })
    expect(await chart()).toHaveTextContent('This needs full access')
  })
})

describe('a network error is shown in the chart', () => {
  test('Retry sends the same request again; everything else stays', async () => {
    const { tradings } = renderGraph({ search: '?chart=yield&ground=100&period=1Y' })
    await tradings.fail()
    const retry = within(await chart('Yield')).getByRole('button', { name: 'Retry' })
    expect(chosenType()).toHaveAccessibleName('Yield')
    expect(screen.getByRole('radio', { name: '1Y' })).toBeChecked()
    expect(screen.getByRole('combobox', { name: 'Trading ground' })).toHaveDisplayValue('FedInvest')
    await userEvent.click(retry)
    const [first, second] = tradings.requests()
    expect(second).toEqual({ ...first, iteration: 2 })
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('it is announced to assistive technology', async () => {
    const { tradings } = renderGraph()
    await tradings.fail()
    expect(within(await chart()).getByRole('alert')).toHaveTextContent('The chart data could not be loaded.')
  })
})

describe('C3 a trading ground without the chosen type returns to price (bond-page §4)', () => {
  test('rule 9: the tabs are removed, price is selected, and the change is announced once', async () => {
    const { tradings } = renderGraph({ search: '?chart=yield' })
    await tradings.answer(TODAY_ROWS)
    await chooseVenue('Price only')
    expect(chosenType()).toHaveAccessibleName('Price')
    expect(screen.queryByRole('tab', { name: 'Yield' })).toBeNull()
    expect(screen.queryByRole('tab', { name: 'G-spread' })).toBeNull()
    expect(section()).toHaveTextContent(
      'Yield is not available on this trading ground, so the chart returned to price.',
    )
    expect(tradings.requests().at(-1)).toMatchObject({ venueId: 7, type: 'price' })
  })

  test('a period without any yield falls back to price over the same rows, with a note', async () => {
    const { tradings, address } = renderGraph({ search: '?chart=yield' })
    const bare = tradingRow({ day: '2025-07-10', venueId: 4, indicativePrice: numeric('97.533') })
    await tradings.answer(rowsOf([bare]))
    expect(chosenType()).toHaveAccessibleName('Price')
    expect(section()).toHaveTextContent('Yield: no suitable value in this period')
    expect(tradings.requests()).toHaveLength(1)
    expect(address.steps()).toEqual([''])
  })

  test('the focus is not lost', async () => {
    renderGraph({ search: '?chart=yield' })
    await chooseVenue('Price only')
    expect(screen.getByRole('combobox', { name: 'Trading ground' })).toHaveFocus()
  })

  test('a type that the trading ground has stays', async () => {
    renderGraph({ search: '?chart=yield' })
    await chooseVenue('FedInvest')
    expect(chosenType()).toHaveAccessibleName('Yield')
  })
})

describe('C17 the description of the chart (shared-blocks §2)', () => {
  test('names measure, trading ground and days; the logo is a setting of the user', async () => {
    const { tradings } = renderGraph()
    await tradings.answer(TODAY_ROWS)
    const panel = await chart()
    expect(section()).toHaveTextContent('Indicative price, Estimation, 11 Apr 2025 – 11 Jul 2025.')
    expect(panel.querySelector('[data-slot=plot-logo]')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Display settings' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Logo' }))
    expect(panel.querySelector('[data-slot=plot-logo] svg')).not.toBeNull()
  })

  test('X1 trend and axis are in the address, and back removes them', async () => {
    const { tradings, address } = renderGraph()
    await tradings.answer(TODAY_ROWS)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trend' }), 'Linear')
    await userEvent.click(screen.getByRole('button', { name: 'Display settings' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log scale' }))
    expect(address.steps()).toEqual(['', '?trend=linear', '?trend=linear&axis=log'])
    expect(await screen.findByText(/R² = /)).toBeInTheDocument()
    act(() => address.back())
    act(() => address.back())
    expect(screen.queryByText(/R² = /)).toBeNull()
    expect(screen.getByRole('combobox', { name: 'Trend' })).toHaveDisplayValue('Not selected')
    expect(tradings.requests()).toHaveLength(1)
  })
})

describe('P8 a user’s choice of a chart is logged once (bond-page §7)', () => {
  test('yield and spread are logged; price is not, nor a type from the address', async () => {
    const actionLogged = vi.fn(async () => {})
    renderGraph({ search: '?chart=yield', ports: { actionLogged } })
    const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
    await tab('Yield')
    expect(actionLogged).not.toHaveBeenCalled()
    await tab('Price')
    await tab('G-spread')
    await tab('G-spread')
    await tab('Yield')
    expect(actionLogged.mock.calls).toEqual([
      [{ actionId: USAGE_LOG.spreadChart }],
      [{ actionId: USAGE_LOG.yieldChart }],
    ])
  })

  test('a step through the history is not logged', async () => {
    const actionLogged = vi.fn(async () => {})
    const { address } = renderGraph({ ports: { actionLogged } })
    await userEvent.click(screen.getByRole('tab', { name: 'Yield' }))
    await userEvent.click(screen.getByRole('tab', { name: 'Price' }))
    act(() => address.back())
    expect(actionLogged).toHaveBeenCalledTimes(1)
  })
})

describe('C15 the old-data warning (bond-page §9)', () => {
  test('is shown with the date if the latest row is more than 7 days older than the end of the period', async () => {
    const { tradings } = renderGraph()
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(section()).toHaveTextContent(
      'The latest data is from 23 Aug 2024, 322 days before the end of the period.',
    )
  })
})

describe('trading ground 4 flags an estimation (bond-page §4)', () => {
  test('beside the trading ground, with an explanation', async () => {
    renderGraph()
    expect(within(section()).getByText('Estimated')).toBeInTheDocument()
    const about = within(section()).getByRole('button', { name: 'About Estimated' })
    expect(about).toHaveAccessibleDescription(/Estimated, not observed/)
  })

  test('an observed trading ground has no mark', async () => {
    renderGraph({ search: '?ground=100' })
    expect(within(section()).queryByText('Estimated')).toBeNull()
  })
})

test('C8 in a tall window the chart is 650 px high (bond-page §9)', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900)
  const { tradings } = renderGraph()
  await tradings.answer(rowsOf([tradingRow({ day: '2025-07-10', indicativePrice: numeric('97.533') })]))
  const chart = await screen.findByRole('region', { name: /^Price, US Treasury 4% 15 Feb 2034/ })
  const plot = within(chart).getByRole('figure')
  const heights = [...(plot.parentElement?.querySelectorAll('svg') ?? [])].map(svg =>
    svg.getAttribute('height'),
  )
  expect(heights).toContain('650')
})
