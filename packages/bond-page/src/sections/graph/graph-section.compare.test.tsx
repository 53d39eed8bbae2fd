import type { TradingRow } from '@accrue/api-client'
import { SESSIONS } from '@accrue/api-client/testing'
import { screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setupUser, withStoppedClock } from '../../../../../tests/dom/stopped-clock.ts'
import type { BondPagePorts } from '../../ports.ts'
import { numeric, tradingRow } from '../../testing/facts.ts'
import { type GraphOptions, renderGraph, rowsOf } from '../../testing/render-graph.tsx'
import { LazyComparePanel } from './compare-tools.tsx'
import { LazyArchive } from './graph-section.tsx'

// loads the lazy parts before the tests
beforeAll(() => Promise.all([LazyComparePanel.load(), LazyArchive.load()]))
withStoppedClock()

const row = (day: TradingRow['day'], price: string, more: Partial<TradingRow> = {}) =>
  tradingRow({ day, venueId: 4, indicativePrice: numeric(price), ...more })
const OWN = [row('2025-07-09', '97.4'), row('2025-07-10', '97.5')]
const OTHER = [row('2025-07-09', '96', { itemId: 2 }), row('2025-07-10', '96.25', { itemId: 2 })]
const item = (id: number, name: string) => ({ id, name })

/** A search that finds two bonds and an index, whatever the text. */
const found: BondPagePorts['compareWith'] = () => ({
  search: async () => [
    {
      kind: 'bonds',
      name: 'Bonds',
      count: 2,
      selected: true,
      withVenues: true,
      items: [item(2, 'Note 2031'), item(1, 'US Treasury 4% 15 Feb 2034')],
    },
  ],
  venues: async () => [{ id: 4, name: 'Estimation' }],
})

const open = (options: GraphOptions = {}) => {
  const actionLogged = vi.fn(async () => {})
  const ports = { compareWith: found, actionLogged, ...options.ports }
  return { ...renderGraph({ ...options, ports }), actionLogged }
}
const button = (name: string) => screen.getByRole('button', { name })
const field = () => screen.getByRole('combobox', { name: 'Compare with' })
const legend = () => screen.getByRole('list', { name: 'Series' })
/** Removable items of the legend: all but the bond. */
const compared = () =>
  within(legend())
    .queryAllByRole('button', { name: /^Remove / })
    .map(one => one.getAttribute('aria-label')?.replace('Remove ', ''))
/** Compared items that are not drawn yet. */
const waiting = () => screen.queryByRole('list', { name: 'Compared with' })

/** Searches, chooses an option and adds it on its first trading ground. */
async function add(name: string, text = 'note') {
  await setupUser().clear(field())
  await setupUser().type(field(), text)
  await setupUser().click(await screen.findByRole('option', { name }))
  await setupUser().click(await screen.findByRole('button', { name: 'Add' }))
}

describe('C9 comparing from the search', () => {
  test('the search opens with the focus; an added item is requested, drawn and logged', async () => {
    const { tradings, address, actionLogged } = open()
    await tradings.answer(rowsOf(OWN))
    await setupUser().click(button('Compare'))
    expect(field()).toHaveFocus()
    await add('Note 2031')
    expect(tradings.requests().at(-1)).toMatchObject({
      venueId: 4,
      compared: [{ kind: 'bonds', id: 2, venueId: 4 }],
    })
    expect(actionLogged).toHaveBeenCalledExactlyOnceWith({ actionId: 297 })
    expect(waiting()).toHaveTextContent('Note 2031, Estimation')
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    expect(compared()).toEqual(['Note 2031, Estimation'])
    // only in the legend
    expect(waiting()).toBeNull()
    expect(address.steps()).toEqual(['', '?compare=b2-4'])
    expect(within(legend()).getByRole('link', { name: 'Note 2031, Estimation' })).toHaveAttribute(
      'href',
      '/bonds/2/',
    )
  })

  test('rule 7: the main bond on its trading ground is refused: no request, no log, and the text stays', async () => {
    const { tradings, actionLogged } = open()
    await tradings.answer(rowsOf(OWN))
    await setupUser().click(button('Compare'))
    await add('US Treasury 4% 15 Feb 2034', 'feb 2034')
    expect(screen.getByText(/on this trading ground is already the main line/)).toBeVisible()
    expect(field()).toHaveValue('feb 2034')
    expect(tradings.requests()).toHaveLength(1)
    expect(actionLogged).not.toHaveBeenCalled()
  })
})

describe('C13 items that a load removes', () => {
  test('rule 8: an item without data is removed with a message; its text stays in the field without a search', async () => {
    const { tradings, address } = open()
    await tradings.answer(rowsOf(OWN))
    await setupUser().click(button('Compare'))
    await add('Note 2031')
    await tradings.answer(rowsOf(OWN))
    expect(screen.getByText('Note 2031 has no data for this period and was removed.')).toBeVisible()
    expect(field()).toHaveValue('note')
    expect(waiting()).toBeNull()
    expect(compared()).toEqual([])
    expect(address.read()).toBe('')
    expect(tradings.requests()).toHaveLength(2)
  })
})

describe('C11 the spread line', () => {
  const spread = () => button('Spread')

  test('with one line the toggle is disabled, with the reason', async () => {
    const { tradings } = open()
    await tradings.answer(rowsOf(OWN))
    expect(spread()).toHaveAccessibleDescription('The spread needs exactly two lines.')
    await setupUser().click(spread())
    expect(screen.queryByRole('region', { name: /^Spread/ })).toBeNull()
  })

  test('with two lines it has its own chart with statistics, and is in the address', async () => {
    const { tradings, address } = open({ search: '?compare=b2-4' })
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    await setupUser().click(spread())
    expect(screen.getByRole('region', { name: /^Spread: US Treasury 4%.* − #2/ })).toBeInTheDocument()
    expect(screen.getByText('Lowest').parentElement).toHaveTextContent('Lowest1.250 points10 Jul 2025')
    expect(screen.getByText('Mean').parentElement).toHaveTextContent('Mean1.325 points')
    expect(address.read()).toBe('?compare=b2-4&spread=1')
    expect(tradings.requests()).toHaveLength(1)
  })
})

describe('X1 a link with a comparison', () => {
  test('loads the names, which are not in the address', async () => {
    const comparedName = vi.fn(async () => 'Note 2031')
    const { tradings } = open({ search: '?compare=b2-4', ports: { comparedName } })
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    expect(compared()).toEqual(['Note 2031, FedInvest'])
    expect(comparedName).toHaveBeenCalledWith({ kind: 'bonds', id: 2, lang: 'en' }, expect.anything())
  })

  test('removing an item is a step, and loads', async () => {
    const { tradings, address } = open()
    await tradings.answer(rowsOf(OWN))
    await setupUser().click(button('Compare'))
    await add('Note 2031')
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    await setupUser().click(button('Remove Note 2031, Estimation'))
    expect(address.steps()).toEqual(['', '?compare=b2-4', ''])
    expect(tradings.requests().at(-1)).toMatchObject({ compared: [] })
  })

  test('C9 the last item can be cancelled in the panel', async () => {
    const { tradings, address } = open({ search: '?compare=b2-4' })
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    await setupUser().click(button('Compare'))
    expect(screen.getByText('Can be added: bonds 8, indexes 10')).toBeVisible()
    await setupUser().click(button('Cancel last'))
    expect(address.read()).toBe('')
    expect(tradings.requests().at(-1)).toMatchObject({ compared: [] })
  })

  test('C9 without a line of the bond, the first line can be removed in the panel', async () => {
    const { tradings } = open({ search: '?compare=b2-4' })
    await tradings.answer(rowsOf(OTHER))
    expect(compared()).toEqual([])
    await setupUser().click(button('Compare'))
    await setupUser().click(await screen.findByRole('button', { name: 'Remove #2, FedInvest' }))
    expect(tradings.requests().at(-1)).toMatchObject({ compared: [] })
  })
})

describe('C2 the archive', () => {
  test('shows only the bond, and the chart keeps the comparison', async () => {
    const { tradings } = open({ search: '?compare=b2-4' })
    await tradings.answer(rowsOf([...OWN, ...OTHER]))
    await setupUser().click(screen.getByRole('tab', { name: 'Archive' }))
    expect(screen.getAllByRole('rowheader')).toHaveLength(OWN.length)
    await setupUser().click(screen.getByRole('tab', { name: 'Chart' }))
    expect(compared()).toHaveLength(1)
    expect(tradings.requests()).toHaveLength(1)
  })
})

describe('access row 23', () => {
  test.each([
    ['visitor', 'button', 'Sign in'],
    ['reader', 'link', 'Get access'],
  ] as const)('a %s gets the prompt, and only the bond is requested', async (who, role, name) => {
    const { tradings, address } = open({
      session: SESSIONS[who],
      search: '?compare=b2-4',
      onSignIn: () => {},
    })
    expect(tradings.requests()[0]?.compared).toEqual([])
    await setupUser().click(button('Compare'))
    expect(within(screen.getByRole('alert')).getByRole(role, { name })).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Compare with' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Spread' })).toHaveAttribute('aria-disabled', 'true')
    expect(address.read()).toBe('?compare=b2-4')
  })
})
