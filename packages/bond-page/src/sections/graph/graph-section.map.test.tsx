import { act, configure, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOTE_MAP } from '../../testing/note-map.ts'
import { GRAPH_PAGE, NOTHING, renderGraph } from '../../testing/render-graph.tsx'

// strict mode mounts a lazy part twice, and the second time loads its file again
beforeEach(() => configure({ reactStrictMode: false }))

// loads the lazy map before the tests
beforeAll(() => import('./map-chart.tsx').then(() => {}))

const section = () => within(screen.getByRole('region', { name: 'Chart and archive' }))
const tab = (name: string) => section().getByRole('tab', { name })
const map = () => section().findByRole('region', { name: 'Issuer map, US Treasury' })
const issuerMap = async () => ({ kind: 'ok' as const, data: NOTE_MAP })

describe('M3 the issuer map in the chart section (bond-page §2, §4)', () => {
  test('it replaces the lines: no period, and its own trading grounds', async () => {
    const { tradings } = renderGraph({ ports: { issuerMap } })
    await tradings.answer(NOTHING)
    expect(section().getByRole('radiogroup', { name: 'Period' })).toBeInTheDocument()
    await userEvent.click(tab('Issuer map'))
    const shown = within(await map())
    expect(section().queryByRole('radiogroup', { name: 'Period' })).toBeNull()
    expect(section().queryByLabelText('From')).toBeNull()
    expect(await shown.findByText('FedInvest')).toBeInTheDocument()
    expect(shown.queryByRole('combobox', { name: 'Trading ground' })).toBeNull()
  })

  test('C3 arrow keys move through all types and back without losing the focus (ARIA Authoring Practices: tabs)', async () => {
    const { tradings } = renderGraph({ ports: { issuerMap } })
    await tradings.answer(NOTHING)
    act(() => tab('Price').focus())
    await userEvent.keyboard('{End}')
    await map()
    expect(tab('Issuer map')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(tab('Issuer map')).not.toHaveFocus()
    expect(section().getByRole('tab', { selected: true, name: /Price|Yield|G-spread/ })).toHaveFocus()
  })

  test('C3 a focus outside the tabs stays there when the map is replaced', async () => {
    const { tradings, address } = renderGraph({ ports: { issuerMap } })
    await tradings.answer(NOTHING)
    await userEvent.click(tab('Issuer map'))
    await map()
    act(() => tab('Chart').focus())
    act(() => address.back())
    expect(tab('Price')).toHaveAttribute('aria-selected', 'true')
    expect(tab('Chart')).toHaveFocus()
  })

  test('P8 opening it is logged once with 299, and closing it is not', async () => {
    const actionLogged = vi.fn(async () => {})
    const { tradings } = renderGraph({ ports: { issuerMap, actionLogged } })
    await tradings.answer(NOTHING)
    await userEvent.click(tab('Issuer map'))
    await map()
    await userEvent.click(tab('Price'))
    expect(actionLogged.mock.calls).toEqual([[{ actionId: 299 }]])
  })

  test('X1 it is in the address, and a copied link opens it', async () => {
    const { tradings, address } = renderGraph({ search: '?chart=map', ports: { issuerMap } })
    expect(await map()).toBeInTheDocument()
    expect(tradings.requests(), 'the lines behind it are not requested').toEqual([])
    await userEvent.click(tab('Price'))
    expect(tradings.requests()).toHaveLength(1)
    await tradings.answer(NOTHING)
    expect(address.read()).toBe('')
    expect(await section().findByRole('radiogroup', { name: 'Period' })).toBeInTheDocument()
  })

  test('X1 its currency and trading ground are steps of the history', async () => {
    const two = {
      ...NOTE_MAP,
      currencies: [
        { id: 1, text: 'USD' },
        { id: 2, text: 'EUR' },
      ],
      venues: [
        {
          currencyId: 1,
          options: [
            { id: 100, text: 'FedInvest' },
            { id: 4, text: 'Estimation' },
          ],
        },
        { currencyId: 2, options: [{ id: 4, text: 'Estimation' }] },
      ],
      currencyId: 1,
      venueId: 100,
    }
    const { address } = renderGraph({
      search: '?chart=map',
      ports: { issuerMap: async () => ({ kind: 'ok' as const, data: two }) },
    })
    const shown = within(await map())
    await userEvent.selectOptions(
      await shown.findByRole('combobox', { name: 'Trading ground' }),
      'Estimation',
    )
    expect(address.steps()).toEqual(['?chart=map', '?chart=map&map-ground=4'])
    act(() => address.back())
    expect(shown.getByRole('combobox', { name: 'Trading ground' })).toHaveDisplayValue('FedInvest')
    await userEvent.selectOptions(shown.getByRole('combobox', { name: 'Currency' }), 'EUR')
    expect(address.read()).toBe('?chart=map&map-currency=2&map-ground=4')
  })

  test('a map that fails to load has a Retry', async () => {
    let tries = 0
    renderGraph({
      search: '?chart=map',
      ports: {
        issuerMap: async () => {
          tries += 1
          if (tries === 1) throw new Error('network error')
          return issuerMap()
        },
      },
    })
    await userEvent.click(await section().findByRole('button', { name: 'Retry' }))
    expect(await within(await map()).findByText('FedInvest')).toBeInTheDocument()
  })

  test('C3 without map data there is no tab', async () => {
    const charts = GRAPH_PAGE.charts.map(chart => ({ ...chart, map: false }))
    const { tradings } = renderGraph({ page: { ...GRAPH_PAGE, charts } })
    await tradings.answer(NOTHING)
    expect(section().queryByRole('tab', { name: 'Issuer map' })).toBeNull()
  })
})
