import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { memoryStore } from '../../foundation/state/safe-storage.ts'
import { coupon, FlagsChart, flag, names } from '../../testing/flags-harness.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'

describe('C20: visible kinds', () => {
  const open = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Events' }))
    // the menu's list is loaded with the first press
    await screen.findByRole('menu')
  }
  const choice = (name: string) => screen.getByRole('menuitemcheckbox', { name })
  const storesWith = (text?: string) => ({
    local: memoryStore(text === undefined ? {} : { 'flags.bond': text }),
    cookie: memoryStore(),
  })

  test('the menu has the kinds with their counts, all checked initially', async () => {
    renderWithUi(<FlagsChart />)
    await open()
    const choices = screen.getAllByRole('menuitemcheckbox')
    expect(choices.map(({ textContent }) => textContent?.replace(/^[%APCR](?=[A-Z])/, ''))).toEqual([
      'All events',
      'Rating (1)',
      'Put (1)',
      'Call (1)',
      'Coupon (2)',
    ])
    for (const one of choices) expect(one).toBeChecked()
  })

  test('an unchecked kind is hidden in chart and table, and the choice is remembered', async () => {
    const stores = storesWith()
    renderWithUi(<FlagsChart />, { stores })
    await open()
    await userEvent.click(choice('Coupon (2)'))
    expect(names()).toHaveLength(2)
    expect(within(screen.getByRole('table')).queryByText(/Coupon/)).toBeNull()
    expect(stores.local.get('flags.bond')).toBe('coupon')
  })

  test('kinds hidden on the last visit are hidden', () => {
    renderWithUi(<FlagsChart />, { stores: storesWith('rating,put,call') })
    expect(names()).toEqual(['Coupon, 15.02.2025, 2.0%'])
  })

  test('all kinds at once, off and on', async () => {
    renderWithUi(<FlagsChart />)
    await open()
    await userEvent.click(choice('All events'))
    expect(screen.queryByRole('toolbar')).toBeNull()
    expect(screen.getByText('There are no events to list.')).toBeInTheDocument()
    await open()
    await userEvent.click(choice('All events'))
    expect(names()).toHaveLength(3)
  })

  test('without flags there is neither a menu nor a mark', () => {
    renderWithUi(<FlagsChart flags={[]} />)
    expect(screen.queryByRole('button', { name: 'Events' })).toBeNull()
    expect(screen.queryByRole('toolbar')).toBeNull()
  })
})

describe('C22: the flags as a table', () => {
  const rows = () =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map(row => [...row.children].map(cell => cell.textContent?.replace(/^[%APCR](?=[A-Z])/, '')))

  test('newest first, including flags outside the chart', () => {
    renderWithUi(<FlagsChart />)
    expect(rows().map(([day, kind]) => `${day} ${kind}`)).toEqual([
      '15.02.2026 Coupon',
      '16.08.2025 Call',
      '15.08.2025 Put',
      '16.05.2025 Rating downgrade',
      '15.02.2025 Coupon',
    ])
  })

  test('no flag is lost: unreadable days are at the end, duplicates are counted', () => {
    renderWithUi(
      <FlagsChart flags={[coupon, { ...coupon, id: 'again' }, flag('call', '2025-02-30', 'at par')]} />,
    )
    expect(rows()).toEqual([
      ['15.02.2025', 'Coupon', '2.0%20 USD per bond'],
      ['no readable date', 'Call', 'at par'],
    ])
    expect(
      screen.getByText('Events whose date cannot be read, at the end of the list: 1'),
    ).toBeInTheDocument()
    expect(screen.getByText('Repeated events left out: 1')).toBeInTheDocument()
  })
})
