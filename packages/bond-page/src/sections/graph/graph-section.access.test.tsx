import { SESSIONS } from '@accrue/api-client/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { LAST_DAYS } from '../../testing/facts.ts'
import { foundIn, roundings } from '../../testing/leaks.ts'
import { NOTE_SHAPE } from '../../testing/note-2034.ts'
import { renderGraph, rowsOf } from '../../testing/render-graph.tsx'

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
const opened = async (session: keyof typeof SESSIONS, search = '?ground=100') => {
  const graph = renderGraph({ session: SESSIONS[session], search })
  await graph.tradings.answer(rowsOf(LAST_DAYS))
  await chart()
  return graph
}
const showTable = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Show data table' }))
  return within(screen.getByRole('table'))
}

test('the search for leaks finds what is there', async () => {
  const { container } = await opened('pro')
  expect(foundIn(container, LEAKS)).toContain('101.094')
})

describe('C16 pictures of the chart are for full access (bond-page §6)', () => {
  test.each([
    ['visitor', /Sign in to use this/],
    ['reader', /This needs full access/],
  ] as const)('%s: the button is disabled, and says why', async (who, reason) => {
    await opened(who)
    const button = await screen.findByRole('button', { name: 'Export' })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveAccessibleDescription(reason)
    await userEvent.click(button)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  test('pro: the menu has all five', async () => {
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

describe('P7 below full access no value is anywhere, even if a server sent it (bond-page §6)', () => {
  test.each(['visitor', 'reader'] as const)(
    '%s: neither in the chart, its names nor its table',
    async who => {
      const { container } = await opened(who)
      const rows = await showTable()
      expect(rows.getAllByRole('cell').map(cell => cell.textContent)).toContain('for subscribers')
      expect(foundIn(container, LEAKS)).toEqual([])
    },
  )

  test.each(['visitor', 'reader'] as const)('%s: nor in the archive', async who => {
    const { container } = await opened(who)
    await view('Archive')
    expect(screen.getAllByText('Value withheld').length).toBeGreaterThan(0)
    expect(foundIn(container, LEAKS)).toEqual([])
  })

  test.each(['visitor', 'reader'] as const)('%s: the line is there as a shape', async who => {
    const graph = renderGraph({ session: SESSIONS[who], search: '?ground=100' })
    await graph.tradings.answer(rowsOf(NOTE_SHAPE))
    expect(await chart()).toHaveAttribute('data-status', 'ready')
    expect(await chart()).toHaveAttribute('data-masked')
  })

  test('per cent, trend and spread are off and say why: they need values (access row 16)', async () => {
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

describe('the way in', () => {
  test('a visitor is led to the sign-in form from the chart', async () => {
    const onSignIn = vi.fn()
    const { tradings } = renderGraph({ session: SESSIONS.visitor, onSignIn })
    await tradings.answer(rowsOf(NOTE_SHAPE))
    await chart()
    expect(section()).toHaveTextContent('Values are for subscribers.')
    await userEvent.click(within(section()).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('a reader is led to the access page from the chart', async () => {
    await opened('reader')
    await chart()
    expect(within(section()).getByRole('link', { name: 'Get access' })).toHaveAttribute('href', '/access/')
  })

  test('a visitor is led to the sign-in form from the archive, once above it', async () => {
    const onSignIn = vi.fn()
    const { tradings } = renderGraph({ session: SESSIONS.visitor, search: '?view=archive', onSignIn })
    await tradings.answer(rowsOf(NOTE_SHAPE))
    const prompt = screen.getByText('The figures of the archive are for subscribers.').parentElement
    await userEvent.click(within(prompt as HTMLElement).getByRole('button', { name: 'Sign in' }))
    expect(onSignIn).toHaveBeenCalledOnce()
  })

  test('full access sees no prompt', async () => {
    await opened('pro')
    expect(screen.queryByText(/for subscribers/)).toBeNull()
    await view('Archive')
    expect(screen.queryByText(/for subscribers/)).toBeNull()
  })
})

describe('P6 trading ground 381 without NSD access: as if the level were 1 (bond-page §6)', () => {
  const choose = (name: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Trading ground' }), name)
  const rows = rowsOf(LAST_DAYS.map(row => ({ ...row, tradingGroundId: 381 })))

  test('rule 14: full access sees values elsewhere, none on 381, and values again on returning', async () => {
    const { tradings, container } = renderGraph({ session: SESSIONS.pro, search: '?ground=100' })
    await tradings.answer(rows)
    expect(await chart()).toHaveTextContent('101.094')
    await choose('NSD')
    await tradings.answer(rows)
    expect(await chart()).toHaveAttribute('data-masked')
    expect(foundIn(container, LEAKS)).toEqual([])
    await choose('FedInvest')
    await tradings.answer(rows)
    expect(await chart()).toHaveTextContent('101.094')
  })

  test('its archive is masked as well', async () => {
    const { tradings, container } = renderGraph({
      session: SESSIONS.pro,
      search: '?ground=381&view=archive',
    })
    await tradings.answer(rows)
    expect(foundIn(container, LEAKS)).toEqual([])
    expect(screen.getByText('The figures of the archive are for subscribers.')).toBeInTheDocument()
  })

  test('with NSD access it is a ground like any other', async () => {
    const { tradings } = renderGraph({ session: SESSIONS.desk, search: '?ground=381' })
    await tradings.answer(rows)
    expect(await chart()).not.toHaveAttribute('data-masked')
    expect(await chart()).toHaveTextContent('101.094')
  })
})
