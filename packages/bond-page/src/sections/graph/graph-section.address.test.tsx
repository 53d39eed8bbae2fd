import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { nearest, renderGraph, rowsOf } from '../../testing/render-graph.tsx'

const period = () => within(screen.getByRole('radiogroup', { name: 'Period' }))
const type = () => within(screen.getByRole('tablist', { name: 'What is shown' }))
const view = () => within(screen.getByRole('tablist', { name: 'View' }))
const venueSelect = () => screen.getByRole('combobox', { name: 'Trading ground' })

describe('the answer to the first request comes with the page', () => {
  const first = { kind: 'rows', rows: LAST_DAYS, dropped: 0 } as const

  test('the chart of an address without any choice is drawn without a request', async () => {
    const { tradings } = renderGraph({ first: { ...first, rows: [...first.rows] } })
    expect(await screen.findByRole('region', { name: /^Price,/ })).toHaveTextContent('101.094')
    expect(tradings.requests()).toEqual([])
    await userEvent.click(period().getByRole('radio', { name: '1Y' }))
    expect(tradings.requests()).toHaveLength(1)
  })

  test.each(['?chart=yield', '?period=1Y', '?ground=100'])('the chart of %s is requested', search => {
    const { tradings } = renderGraph({ search, first: { ...first, rows: [...first.rows] } })
    expect(tradings.requests()).toHaveLength(1)
  })
})

describe('X1 the address has the state of the section', () => {
  test('a link opens the same state', () => {
    const { tradings } = renderGraph({
      search: '?chart=gspread&ground=100&from=2024-06-03&to=2024-08-23&values=percent&view=chart',
    })
    expect(tradings.requests()).toEqual([
      expect.objectContaining({
        venueId: 100,
        type: 'gspread',
        range: { from: '2024-06-03', to: '2024-08-23' },
      }),
    ])
    expect(type().getByRole('tab', { selected: true })).toHaveAccessibleName('G-spread')
    expect(venueSelect()).toHaveDisplayValue('FedInvest')
    expect(screen.getByRole('radio', { name: 'Percent' })).toBeChecked()
  })

  test('parameters that do not fit the bond are ignored', () => {
    const { tradings } = renderGraph({ search: '?chart=volume&ground=12&period=5Y&from=2024-02-31&to=x' })
    expect(tradings.requests()[0]).toMatchObject({
      venueId: 4,
      type: 'price',
      range: { from: '2025-04-11', to: '2025-07-11' },
    })
  })

  test('opening adds no step, and defaults leave the address empty', () => {
    expect(renderGraph().address.steps()).toEqual([''])
  })

  test('each choice is one step of the history', async () => {
    const { address } = renderGraph()
    await userEvent.click(type().getByRole('tab', { name: 'Yield' }))
    await userEvent.click(period().getByRole('radio', { name: '1Y' }))
    await userEvent.selectOptions(venueSelect(), 'FedInvest')
    await userEvent.click(view().getByRole('tab', { name: 'Archive' }))
    expect(address.steps()).toEqual([
      '',
      '?chart=yield',
      '?chart=yield&period=1Y',
      '?chart=yield&period=1Y&ground=100',
      '?view=archive&chart=yield&period=1Y&ground=100',
    ])
  })

  test('back returns to the previous state, and loads it', async () => {
    const { tradings, address } = renderGraph()
    await userEvent.click(type().getByRole('tab', { name: 'Yield' }))
    act(() => address.back())
    expect(type().getByRole('tab', { selected: true })).toHaveAccessibleName('Price')
    expect(tradings.requests().at(-1)).toMatchObject({ type: 'price', iteration: 3 })
    expect(address.steps()).toEqual([''])
  })

  test('back over a step of another section sends no request', async () => {
    const { tradings, address } = renderGraph()
    await tradings.answer(rowsOf(LAST_DAYS))
    address.push('?tab=2')
    act(() => address.back())
    expect(tradings.requests()).toHaveLength(1)
  })

  test('C6 an automatic period is not in the address, and ends with another trading ground', async () => {
    const { tradings, address } = renderGraph({ search: '?ground=100' })
    await tradings.answer(nearest('2024-08-23'))
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('23.08.2024')
    expect(address.steps()).toEqual(['?ground=100'])
    await userEvent.selectOptions(venueSelect(), 'NSD')
    expect(tradings.requests().at(-1)).toMatchObject({ range: { from: '2025-04-11', to: '2025-07-11' } })
    expect(screen.getByRole('combobox', { name: 'To' })).toHaveValue('11.07.2025')
    expect(period().getByRole('radio', { name: '3M' })).toBeChecked()
    expect(address.steps()).toEqual(['?ground=100', '?ground=381'])
  })

  test('the rest of the address stays', async () => {
    const { address } = renderGraph({ search: '?from_ads=1&chart=yield' })
    await userEvent.click(type().getByRole('tab', { name: 'Price' }))
    expect(address.read()).toBe('?from_ads=1')
  })
})

describe('C2 the views keep the same type, period and trading ground', () => {
  test('going to the archive and back sends no request and loses no state', async () => {
    const { tradings } = renderGraph({ search: '?chart=yield&ground=100&period=1Y' })
    await tradings.answer(rowsOf(LAST_DAYS))
    await userEvent.click(view().getByRole('tab', { name: 'Archive' }))
    expect(screen.getByRole('table', { name: /^Archive/ })).toBeInTheDocument()
    expect(venueSelect()).toHaveDisplayValue('FedInvest')
    await userEvent.click(view().getByRole('tab', { name: 'Chart' }))
    expect(type().getByRole('tab', { selected: true })).toHaveAccessibleName('Yield')
    expect(period().getByRole('radio', { name: '1Y' })).toBeChecked()
    expect(tradings.requests()).toHaveLength(1)
  })

  test('per cent is for the chart: the archive has no switch, and the chart keeps it', async () => {
    const { tradings } = renderGraph({ search: '?ground=100&values=percent&view=archive' })
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(screen.queryByRole('radiogroup', { name: 'Values' })).toBeNull()
    await userEvent.click(view().getByRole('tab', { name: 'Chart' }))
    expect(screen.getByRole('radio', { name: 'Percent' })).toBeChecked()
  })

  test('C10 percent shows the same rows: nothing is requested for it', async () => {
    const { tradings } = renderGraph({ search: '?ground=100' })
    await tradings.answer(rowsOf(LAST_DAYS))
    await userEvent.click(screen.getByRole('radio', { name: 'Percent' }))
    expect(await screen.findByRole('region', { name: /^Price,/ })).toHaveTextContent('−0.492%')
    expect(tradings.requests()).toHaveLength(1)
  })
})
