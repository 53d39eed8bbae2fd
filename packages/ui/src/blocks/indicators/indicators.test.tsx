import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { manyForecasts, STATE_FORECASTS } from '../../testing/fixtures/indicators.ts'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import type { DeleteRequestPort, Indicator, IndicatorsPort } from './indicators.reducer.ts'
import { Indicators, type IndicatorsProps } from './indicators.tsx'

const respondWith =
  (data: readonly Indicator[]): IndicatorsPort =>
  async () => ({ kind: 'ok', data })
const deletes: DeleteRequestPort = async () => ({ kind: 'ok', data: { deleted: true } })

type Ports = { list?: IndicatorsPort; deleteRequest?: DeleteRequestPort }

async function setup(
  props: Partial<IndicatorsProps> & Ports = {},
  session = SESSIONS.reader as typeof SESSIONS.visitor,
) {
  const list = vi.fn(props.list ?? respondWith(STATE_FORECASTS))
  const deleteRequest = vi.fn(props.deleteRequest ?? deletes)
  const user = userEvent.setup()
  const view = renderWithUi(
    <Indicators issuerId={1} {...props} list={list} deleteRequest={deleteRequest} />,
    { session },
  )
  await act(async () => {})
  return { list, deleteRequest, user, view }
}
const names = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)
const bins = () => screen.queryAllByRole('button', { name: /^Delete the request for/ })

describe('R8 consensus-forecast indicators (shared-blocks §2)', () => {
  test('are loaded by issuer id', async () => {
    const { list } = await setup()
    expect(list).toHaveBeenLastCalledWith({ issuerId: 1 }, { signal: expect.any(AbortSignal) })
  })

  test('are shown with their values under the consensus-forecasts label', async () => {
    await setup()
    const block = screen.getByRole('region', { name: 'Consensus forecasts' })
    const row = within(block).getByRole('row', { name: /^Policy rate/ })
    expect(within(row).getAllByRole('cell')[0]).toHaveTextContent('3.90')
  })

  test('illustrative values and their common day are shown once', async () => {
    await setup()
    expect(screen.getByRole('region')).toHaveTextContent(
      /^Consensus forecastsillustrative · as of 11 Jul 2025/,
    )
  })

  test('a missing label is its key in double braces, a missing value a dash, markup is text', async () => {
    const [first] = STATE_FORECASTS
    if (!first) throw new Error('no fixture')
    await setup({
      list: respondWith([
        { ...first, name: '{{forecast_gdp}}', value: null },
        { ...first, id: 2, requestId: null, name: '<img src=x>', value: '<b>3.9</b>' },
      ]),
    })
    expect(names()).toEqual(['{{forecast_gdp}}', '<img src=x>'])
    expect(screen.getByText('No value')).toBeInTheDocument()
    expect(screen.getByText('<b>3.9</b>')).toBeInTheDocument()
    expect(document.querySelector('img')).toBeNull()
  })
})

describe('R8 six on a page, thirty at most (shared-blocks §9)', () => {
  test('seven are two pages', async () => {
    const { user } = await setup()
    expect(names()).toHaveLength(6)
    await user.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(names()).toEqual(['Budget deficit, % of gross domestic product'])
  })

  test('six need no pages', async () => {
    await setup({ list: respondWith(STATE_FORECASTS.slice(0, 6)) })
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('of two hundred thirty are listed, with a note', async () => {
    await setup({ list: respondWith(manyForecasts(200)) })
    expect(screen.getByText('1–6 of 30, page 1 of 5')).toBeInTheDocument()
    expect(screen.getByText('30 of 200 indicators are listed.')).toBeInTheDocument()
  })
})

describe('R8 deleting a request is for user ids above 0 (shared-blocks §6, access row 32)', () => {
  test('a visitor has no such control', async () => {
    await setup({}, SESSIONS.visitor)
    expect(names()).toHaveLength(6)
    expect(bins()).toEqual([])
  })

  test('the user id counts, not the level', async () => {
    await setup({}, { ...SESSIONS.visitor, level: 1077 as never })
    expect(bins()).toEqual([])
  })

  test('a signed-in user has it on their own requests only', async () => {
    await setup()
    expect(bins()).toHaveLength(2)
  })
})

describe('R8 while there are no rows', () => {
  test('an empty list shows the empty state, and the page is notified', async () => {
    const onHasDataChange = vi.fn()
    await setup({ list: respondWith([]), onHasDataChange })
    expect(screen.getByText('There are no consensus forecasts.')).toBeInTheDocument()
    expect(onHasDataChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  test('a fault shows an error with Retry', async () => {
    const list = vi.fn<IndicatorsPort>().mockRejectedValue(new Error('offline'))
    const { user } = await setup({ list })
    expect(screen.getByRole('alert')).toHaveTextContent('The forecasts could not be loaded.')
    list.mockImplementation(respondWith(STATE_FORECASTS))
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    expect(names()).toHaveLength(6)
  })
})

test('R8 has the parts that its docstring names', async () => {
  const { view } = await setup({ list: respondWith(manyForecasts(31)) })
  const parts = [...view.container.querySelectorAll('[data-slot^=indicator]')]
  expect([...new Set(parts.map(part => part.getAttribute('data-slot')))].sort()).toEqual([
    'indicator-delete',
    'indicators',
    'indicators-cut',
    'indicators-row',
  ])
  expect(view.container.firstElementChild).toHaveAttribute('data-status', 'rows')
  expect(view.container.childElementCount).toBe(1)
})
