import { memoryStore } from '@accrue/ui/foundation'
import { addDays } from '@accrue/ui/foundation/calendar'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { LAST_DAYS, PAGE, tradingRow } from '../../testing/facts.ts'
import { type GraphOptions, NOTHING, renderGraph, rowsOf } from '../../testing/render-graph.tsx'
import { LazyArchive } from './graph-section.tsx'

beforeAll(LazyArchive.load)

const table = () => screen.getByRole('table', { name: 'Archive, US Treasury 4% 15 Feb 2034' })
const days = () =>
  within(table())
    .getAllByRole('rowheader')
    .map(cell => cell.textContent)
/** The headings without their explanations. */
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map(cell => within(cell).getAllByRole('button')[0]?.textContent)
/** The cell of a day under a heading. */
const cell = (day: string, head: RegExp) => {
  const row = within(table()).getByRole('row', { name: new RegExp(`^${day}`) })
  const at = heads().findIndex(text => head.test(text ?? ''))
  return within(row).getAllByRole('cell')[at - 1] as HTMLElement
}
const MANY_DAYS = Array.from({ length: 150 }, (_, index) =>
  tradingRow({
    day: addDays('2024-01-01', index),
    indicativePrice: { kind: 'value', value: index, text: String(index) },
  }),
)
const opened = async (rows = LAST_DAYS, page = PAGE, more: GraphOptions = {}) => {
  const graph = renderGraph({ search: '?ground=100&view=archive', page, ...more })
  await graph.tradings.answer(rowsOf(rows))
  return graph
}

describe('C21 the archive table (bond-page §2)', () => {
  test('latest day first, and only columns with data', async () => {
    await opened()
    expect(days()).toEqual(['23 Aug 2024', '22 Aug 2024', '21 Aug 2024'])
    expect(heads()).toEqual([
      'Date',
      'Indicative price, %',
      'Indicative yield, %',
      'Bid, %',
      'G-spread, bp',
      'Duration, days',
    ])
  })

  test('prices have 4, yields 3 and spreads 2 decimals (bond-page §9)', async () => {
    await opened()
    expect(cell('22 Aug 2024', /price/)).toHaveTextContent('101.0938')
    expect(cell('22 Aug 2024', /yield/)).toHaveTextContent('3.861')
    expect(cell('22 Aug 2024', /G-spread/)).toHaveTextContent('2.50')
    expect(cell('22 Aug 2024', /Duration/)).toHaveTextContent('2,849')
  })

  test('full precision shows up to 30 decimals (bond-page §9)', async () => {
    await opened()
    await userEvent.click(screen.getByRole('checkbox', { name: 'All decimals' }))
    expect(cell('22 Aug 2024', /price/)).toHaveTextContent('101.09375')
    expect(cell('22 Aug 2024', /yield/)).toHaveTextContent('3.860872')
  })

  test('T6 columns can be hidden, in groups by measure; the day stays', async () => {
    await opened()
    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }))
    const dialog = within(screen.getByRole('dialog', { name: 'Columns' }))
    expect(dialog.getByRole('checkbox', { name: /^Date/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Quotes and prices' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(heads()).toEqual(['Date', 'Indicative yield, %', 'G-spread, bp', 'Duration, days'])
  })

  test('X7 the shown rows can be copied, with the order and columns of the screen', async () => {
    await opened()
    const user = userEvent.setup()
    await user.click(within(table()).getByRole('button', { name: /^Date/ }))
    await user.click(screen.getByRole('button', { name: 'Copy or save' }))
    await user.click(screen.getByRole('menuitem', { name: /^Copy.*CSV/ }))
    const lines = (await navigator.clipboard.readText()).trim().split('\r\n')
    expect(lines[0]).toMatch(/^.?Date,"Indicative price, %"/)
    expect(lines[1]).toMatch(/^2024-08-21,/)
  })

  test('Q12 the heading has the types of price and yield: Clearance is relabelled as Maturity', async () => {
    await opened()
    const about = (name: string) => within(table()).getByRole('button', { name: `About ${name}` })
    expect(about('Indicative yield')).toHaveAccessibleDescription('All values in this column: to maturity.')
    expect(about('Indicative price')).toHaveAccessibleDescription('All values in this column: close.')
  })

  test('a heading sorts ascending, descending, then in the original order', async () => {
    await opened()
    const sort = within(table()).getByRole('button', { name: 'Date' })
    await userEvent.click(sort)
    expect(days()).toEqual(['21 Aug 2024', '22 Aug 2024', '23 Aug 2024'])
    expect(within(table()).getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    await userEvent.click(sort)
    await userEvent.click(sort)
    expect(days()).toEqual(['23 Aug 2024', '22 Aug 2024', '21 Aug 2024'])
  })

  test('a long archive shows 40 rows and offers 100 more', async () => {
    await opened(MANY_DAYS)
    expect(days()).toHaveLength(40)
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }))
    expect(days()).toHaveLength(140)
  })
})

describe('X1 sort, columns, decimals and rows are in the address', () => {
  test('sort and decimals: a copied link opens them, and back removes them', async () => {
    const { address } = await opened()
    await userEvent.click(within(table()).getByRole('button', { name: /^Bid/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /decimals/ }))
    expect(address.read()).toBe('?view=archive&ground=100&sort=bid&decimals=all')
    act(() => address.back())
    expect(screen.getByRole('checkbox', { name: /decimals/ })).not.toBeChecked()
    expect(within(table()).getByRole('columnheader', { name: /^Bid/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    )
    act(() => address.back())
    expect(within(table()).getByRole('columnheader', { name: /^Bid/ })).not.toHaveAttribute(
      'aria-sort',
      'ascending',
    )
  })

  test('rows: each "show more" is a step, a copied link opens as many, and back removes them', async () => {
    const { address } = await opened(MANY_DAYS)
    await userEvent.click(screen.getByRole('button', { name: 'Show 100 more' }))
    expect(address.read()).toBe('?view=archive&ground=100&rows=140')
    await userEvent.click(screen.getByRole('button', { name: 'Show 10 more' }))
    expect(address.read()).toBe('?view=archive&ground=100&rows=240')
    expect(days()).toHaveLength(150)
    act(() => address.back())
    expect(days()).toHaveLength(140)
    act(() => address.back())
    expect(days()).toHaveLength(40)
  })

  test.each([
    ['the rows of a step', 140, 140],
    ['a number between two steps opens the next step', 50, 140],
    ['fewer than the minimum', 7, 40],
    ['more than available', 9000, 150],
  ])('rows of a link: %s', async (_, rows, shown) => {
    const { tradings } = renderGraph({ search: `?view=archive&ground=100&rows=${rows}`, page: PAGE })
    await tradings.answer(rowsOf(MANY_DAYS))
    expect(days()).toHaveLength(shown)
  })

  test('collapsing removes the rows from the address', async () => {
    const { address, tradings } = renderGraph({ search: '?view=archive&ground=100&rows=240', page: PAGE })
    await tradings.answer(rowsOf(MANY_DAYS))
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    expect(address.read()).toBe('?view=archive&ground=100')
    expect(days()).toHaveLength(40)
  })

  test('a link opens sort, columns and decimals; unknown columns are ignored', async () => {
    const { tradings } = renderGraph({
      search: '?view=archive&ground=100&sort=-indicativePrice&columns=-bid.-nothing&decimals=all',
      page: PAGE,
    })
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(heads()).toEqual([
      'Date',
      'Indicative price, %',
      'Indicative yield, %',
      'G-spread, bp',
      'Duration, days',
    ])
    expect(days()[0]).toBe('21 Aug 2024')
    expect(screen.getByRole('checkbox', { name: /decimals/ })).toBeChecked()
  })

  test('T6 hidden columns are in the address, and back shows them again', async () => {
    const { address } = await opened()
    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }))
    await userEvent.click(screen.getByRole('checkbox', { name: /^Bid/ }))
    expect(address.read()).toBe('?view=archive&ground=100&columns=-bid')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(heads()).not.toContain('Bid, %')
    act(() => address.back())
    expect(heads()).toContain('Bid, %')
  })
})

describe('T6 the archive’s columns between visits', () => {
  const ALL = ['day', 'indicativePrice', 'indicativeYield', 'bid', 'gSpread', 'duration']
  const visit = async (local = memoryStore(), search = '?view=archive&ground=100') => {
    const graph = await opened(LAST_DAYS, PAGE, { search, stores: { local, cookie: memoryStore() } })
    return { ...graph, local }
  }
  const openPanel = async () => {
    await userEvent.click(screen.getByRole('button', { name: /^Columns/ }))
    return within(screen.getByRole('dialog', { name: 'Columns' }))
  }
  const stored = (order: string[], off: string[]) =>
    memoryStore({ 'columns.archive': JSON.stringify({ order, off }) })

  test('the choice is restored at the next visit, and in its address without a step', async () => {
    const { local, unmount } = await visit()
    const dialog = await openPanel()
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Bid/ }))
    await userEvent.click(dialog.getByRole('tab', { name: 'Order' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Move Duration, days up' }))
    unmount()
    const { address } = await visit(local)
    expect(heads()).toEqual([
      'Date',
      'Indicative price, %',
      'Indicative yield, %',
      'Duration, days',
      'G-spread, bp',
    ])
    expect(address.steps()).toEqual([
      '?view=archive&ground=100&columns=day.indicativePrice.indicativeYield.-bid.duration.gSpread.-tradingGround',
    ])
  })

  test('a link overrides the stored choice, and does not change it', async () => {
    const local = stored(ALL, ['duration'])
    await visit(local, '?view=archive&ground=100&columns=-gSpread')
    expect(heads()).toEqual([
      'Date',
      'Indicative price, %',
      'Indicative yield, %',
      'Bid, %',
      'Duration, days',
    ])
    expect(local.get('columns.archive')).toBe(JSON.stringify({ order: ALL, off: ['duration'] }))
  })

  test('reset is one step to the default columns, and removes the stored choice', async () => {
    const order = ['day', 'bid', 'indicativePrice', 'indicativeYield', 'gSpread', 'duration']
    const { address, local } = await visit(stored(order, ['duration']))
    const steps = address.steps().length
    const dialog = await openPanel()
    await userEvent.click(dialog.getByRole('button', { name: 'Reset to default' }))
    expect(address.steps()).toHaveLength(steps + 1)
    expect(address.read()).toBe('?view=archive&ground=100')
    expect(local.get('columns.archive')).toBe('')
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    expect(heads()).toEqual([
      'Date',
      'Indicative price, %',
      'Indicative yield, %',
      'Bid, %',
      'G-spread, bp',
      'Duration, days',
    ])
    act(() => address.back())
    expect(heads()).toEqual(['Date', 'Bid, %', 'Indicative price, %', 'Indicative yield, %', 'G-spread, bp'])
  })

  test('two choices before the next render build on each other', async () => {
    const { address } = await visit()
    const dialog = await openPanel()
    act(() => {
      dialog.getByRole('checkbox', { name: /^Bid/ }).click()
      dialog.getByRole('checkbox', { name: /^Duration/ }).click()
    })
    expect(address.read()).toBe('?view=archive&ground=100&columns=-bid.-duration')
  })

  test('columns hidden by default can be shown, are in the address then, and reset hides them again', async () => {
    const rows = LAST_DAYS.map(row => ({ ...row, venue: 'NSD' }))
    const { address } = await opened(rows)
    expect(heads()).not.toContain('Trading ground')
    const dialog = await openPanel()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Trading ground' }))
    expect(address.read()).toBe('?view=archive&ground=100&columns=tradingGround')
    await userEvent.click(dialog.getByRole('button', { name: 'Reset to default' }))
    expect(address.read()).toBe('?view=archive&ground=100')
    expect(dialog.getByRole('checkbox', { name: 'Trading ground' })).not.toBeChecked()
  })
})

describe('X3 every blank of 23 August 2024, bad data at the source, has a reason', () => {
  test.each([
    ['the price: the source flagged it', /price/, 'Withheld: the source gave a value that cannot be right.'],
    ['the yield: above 2000 per cent', /yield/, 'Withheld: yields above 2000% are not shown.'],
    [
      'the duration: the yield is above the limit',
      /Duration/,
      'Withheld: not meaningful while the yield is above 2000%.',
    ],
    [
      'the g-spread: the yield is above the limit',
      /G-spread/,
      'Withheld: not meaningful while the yield is above 2000%.',
    ],
  ])('%s', async (_sentence, head, reason) => {
    await opened()
    const blank = cell('23 Aug 2024', head)
    expect(within(blank).getByText('–')).toBeInTheDocument()
    expect(within(blank).getByRole('button')).toHaveAccessibleDescription(reason)
  })

  test('the valid bid of that day stays', async () => {
    await opened()
    expect(cell('23 Aug 2024', /Bid/)).toHaveTextContent('101.5313')
  })
})

describe('states of the archive', () => {
  test('it is busy while its rows load', () => {
    renderGraph({ search: '?view=archive' })
    expect(table()).toHaveAttribute('aria-busy', 'true')
  })

  test('no_data_for_period offers the last period with data (bond-page §5)', async () => {
    const { tradings } = renderGraph({ search: '?view=archive&ground=100' })
    await tradings.answer(NOTHING)
    expect(screen.getByText('No data for this period.', { selector: 'p' })).toBeVisible()
    const excel = screen.getByRole('button', { name: 'Export to Excel' })
    expect(excel, 'export is unavailable').toHaveAccessibleDescription('No data for this period.')
    await userEvent.click(screen.getByRole('button', { name: 'Show the last period with data' }))
    expect(tradings.requests().at(-1)?.range).toEqual({ from: '2024-05-23', to: '2024-08-23' })
  })

  test('a network error has a Retry', async () => {
    const { tradings } = renderGraph({ search: '?view=archive&ground=100' })
    await tradings.fail()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(tradings.requests()).toHaveLength(2)
    await tradings.answer(rowsOf(LAST_DAYS))
    expect(days()).toHaveLength(3)
  })
})
