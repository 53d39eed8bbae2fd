import { SESSIONS } from '@accrue/api-client/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, type Mock, test, vi } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { foundIn, roundings } from '../../testing/leaks.ts'
import { NOTE_SHAPE } from '../../testing/note-2034.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'
import { LazyArchive } from './graph-section.tsx'

beforeAll(LazyArchive.load)

/** The prices and yields of LAST_DAYS in every rounding (quality check 13). */
const section = () => screen.getByRole('region', { name: 'Chart and archive' })
const LEAKS = [
  ...[101.59375, 101.09375, 101.53125].flatMap(price => roundings(price)),
  ...[3.799, 3.860872, 3723.665078].flatMap(percent => roundings(percent)),
  ...[0.03799, 0.03860872].flatMap(fraction => roundings(fraction, 4)),
  ...roundings(2.5, 2),
]

const chart = () => screen.findByRole('region', { name: /^Price,/ })
const view = (name: string) => userEvent.click(screen.getByRole('tab', { name }))
/** The chart of a user with what the server sends: values to the paid level, to others a shape. */
const opened = async (who: 'visitor' | 'reader' | 'pro', rows = who === 'pro' ? LAST_DAYS : NOTE_SHAPE) => {
  const graph = renderGraph({ session: SESSIONS[who], search: '?ground=100' })
  await graph.tradings.answer(rowsOf(rows))
  await chart()
  return graph
}
const showTable = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
  return within(screen.getByRole('table'))
}

test('the search for leaks finds the values with full access', async () => {
  const { container } = await opened('pro')
  expect(foundIn(container, LEAKS)).toContain('101.094')
})

describe('C16 pictures of the chart are for full access (bond-page §6)', () => {
  test.each([
    ['visitor', /Sign in to use this/],
    ['reader', /This needs full access/],
  ] as const)('%s: the button is disabled, with a reason', async (who, reason) => {
    await opened(who)
    const button = await screen.findByRole('button', { name: 'Export' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    await userEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('pro: the menu has all five formats', async () => {
    await opened('pro')
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Print',
      'PNG',
      'JPEG',
      'PDF',
      'SVG',
    ])
  })
})

describe('P7 below full access no value is in the markup, even if a server sends it (bond-page §6)', () => {
  let warn: Mock<typeof console.warn>
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })
  afterEach(() => warn.mockRestore())

  test.each(['visitor', 'reader'] as const)(
    '%s: not in the chart or its names, and developers are warned',
    async who => {
      const { container } = await opened(who, LAST_DAYS)
      expect(await chart()).toHaveTextContent('Values are for subscribers.')
      expect(container.querySelector('[data-chart-layer=lines] path')).toBeNull()
      expect(foundIn(container, LEAKS)).toEqual([])
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(
          /^Accrue TimeChart: masked values outside 0–100 are refused: 2 of the series "main"/,
        ),
      )
    },
  )

  test.each(['visitor', 'reader'] as const)('%s: not in the table of the shape', async who => {
    await opened(who)
    const rows = await showTable()
    const texts = rows.getAllByRole('cell').map(cell => cell.textContent)
    expect(new Set(texts)).toEqual(new Set(['for subscribers']))
  })

  test.each(['visitor', 'reader'] as const)('%s: not in the archive', async who => {
    const { container } = await opened(who, LAST_DAYS)
    await view('Archive')
    expect(screen.getAllByText('Value withheld').length).toBeGreaterThan(0)
    expect(foundIn(container, LEAKS)).toEqual([])
  })

  test.each(['visitor', 'reader'] as const)('%s: the line is a shape', async who => {
    const graph = renderGraph({ session: SESSIONS[who], search: '?ground=100' })
    await graph.tradings.answer(rowsOf(NOTE_SHAPE))
    expect(await chart()).toHaveAttribute('data-status', 'ready')
    expect(await chart()).toHaveAttribute('data-masked')
  })

  test('per cent, trend and spread are disabled, with the reason (access row 16)', async () => {
    await opened('reader')
    expect(screen.getByRole('radiogroup', { name: 'Values' })).toHaveAccessibleDescription(
      'Percent needs values, which are for subscribers.',
    )
    expect(screen.getByRole('combobox', { name: 'Trend' })).toHaveAccessibleDescription(
      'A trend needs values, which are for subscribers.',
    )
    const spread = screen.getByRole('button', { name: 'Spread' })
    expect(spread).toHaveAttribute('aria-disabled', 'true')
    expect(spread).toHaveAccessibleDescription('The spread needs the values of both lines.')
  })
})

describe('the access prompt', () => {
  test('of the chart opens the sign-in form for a visitor', async () => {
    const onSignIn = vi.fn()
    const { tradings } = renderGraph({ session: SESSIONS.visitor, onSignIn })
    await tradings.answer(rowsOf(NOTE_SHAPE))
    await chart()
    expect(section()).toHaveTextContent('Values are for subscribers.')
    await userEvent.click(within(section()).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('of the chart links a reader to the access page', async () => {
    await opened('reader')
    await chart()
    expect(within(section()).getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })

  test('of the archive is single, and opens the sign-in form for a visitor', async () => {
    const onSignIn = vi.fn()
    const { tradings } = renderGraph({ session: SESSIONS.visitor, search: '?view=archive', onSignIn })
    await tradings.answer(rowsOf(NOTE_SHAPE))
    const prompt = screen.getByText('Values are for subscribers.').parentElement
    await userEvent.click(within(prompt as HTMLElement).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('is missing for full access', async () => {
    await opened('pro')
    expect(screen.queryByText(/for subscribers/)).toBeNull()
    await view('Archive')
    expect(screen.queryByText(/for subscribers/)).toBeNull()
  })
})

describe('P6 trading ground 381 without NSD access: as if the level were 1 (bond-page §6)', () => {
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trading ground' }), name)
  const rows = rowsOf(LAST_DAYS.map(row => ({ ...row, venueId: 381 })))
  const shape = rowsOf(NOTE_SHAPE.map(row => ({ ...row, venueId: 381 })))

  test('rule 14: full access sees values elsewhere, none on 381, and values again on returning', async () => {
    const { tradings, container } = renderGraph({ session: SESSIONS.pro, search: '?ground=100' })
    await tradings.answer(rows)
    expect(await chart()).toHaveTextContent('101.094')
    await choose('NSD')
    await tradings.answer(shape)
    expect(await chart()).toHaveAttribute('data-masked')
    expect(await chart()).toHaveAttribute('data-status', 'ready')
    expect(foundIn(container, LEAKS)).toEqual([])
    await choose('FedInvest')
    await tradings.answer(rows)
    expect(await chart()).toHaveTextContent('101.094')
  })

  test.each(['chart', 'extended', 'archive'])(
    'while the shape of 381 is on its way the %s has no values of the trading ground before',
    async shown => {
      const search = `?ground=100&view=${shown}`
      const { tradings, container } = renderGraph({ session: SESSIONS.pro, search })
      await tradings.answer(rowsOf(LAST_DAYS))
      await waitFor(() => expect(foundIn(container, LEAKS)).not.toEqual([]))
      await choose('NSD')
      expect(foundIn(container, LEAKS)).toEqual([])
      expect(container.querySelector('[data-chart-layer=lines] path')).toBeNull()
      expect(container.querySelector('[aria-busy=true]')).not.toBeNull()
    },
  )

  test('the values of a trading ground stay while those of another open one are on their way', async () => {
    const { tradings } = renderGraph({ session: SESSIONS.pro, search: '?ground=100' })
    await tradings.answer(rows)
    await choose('Price only')
    expect(await chart()).toHaveAttribute('data-status', 'loading')
    expect((await chart()).querySelector('[data-chart-layer=lines] path')).not.toBeNull()
  })

  test('its archive is masked as well', async () => {
    const { tradings, container } = renderGraph({
      session: SESSIONS.pro,
      search: '?ground=381&view=archive',
    })
    await tradings.answer(rows)
    expect(foundIn(container, LEAKS)).toEqual([])
    expect(screen.getByText('Values are for subscribers.')).toBeInTheDocument()
  })

  test('with NSD access its values are shown', async () => {
    const { tradings } = renderGraph({ session: SESSIONS.desk, search: '?ground=381' })
    await tradings.answer(rows)
    expect(await chart()).not.toHaveAttribute('data-masked')
    expect(await chart()).toHaveTextContent('101.094')
  })
})
