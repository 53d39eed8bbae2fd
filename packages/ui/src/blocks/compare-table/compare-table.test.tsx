import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import type { TimeSeries } from '../../charts/series/time-series.ts'
import type { Day } from '../../foundation/calendar/day.ts'
import { anatomyOf, ONE_ROOT } from '../../testing/anatomy-of.tsx'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { SESSIONS } from '../../testing/sessions.ts'
import { CompareTable, type CompareTableProps } from './compare-table.tsx'

const line = (id: string, values: number[], more: Partial<TimeSeries> = {}): TimeSeries => ({
  id,
  name: `Note ${id}`,
  unit: '%',
  points: values.map((value, at) => ({ day: `2025-07-0${at + 1}` as Day, value })),
  ...more,
})
const DAYS = { from: '2025-07-01', to: '2025-07-09' } as const
const two = [line('1', [97, 96, 98.5]), line('2', [50, 51, 49.25], { href: '/bonds/2/' })]

const element = (props: Partial<CompareTableProps> = {}) => (
  <CompareTable series={two} measure="price" days={DAYS} defaultOpen {...props} />
)
const show = (props?: Partial<CompareTableProps>) => renderWithUi(element(props), { session: SESSIONS.pro })
const table = () => screen.getByRole('table', { name: /^Lines of the chart, 1 Jul 2025 to / })
const rows = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map(row => [
      within(row).getByRole('rowheader').textContent,
      ...within(row)
        .getAllByRole('cell')
        .map(cell => cell.textContent),
    ])

describe('C9, C22 the lines of a chart as a table', () => {
  test('is shown on demand', async () => {
    show({ defaultOpen: false })
    expect(screen.queryByRole('table')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Show table of lines', expanded: false }))
    expect(table()).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Hide table of lines', expanded: true }))
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('has value, change, lowest, highest and spread of each line, and a link to its page', () => {
    show()
    expect(screen.getByRole('columnheader', { name: /^Spread to line 1/ })).toBeInTheDocument()
    expect(rows()).toEqual([
      ['1. Note 1', '98.500', '+1.500', '96.000', '98.500', ''],
      ['2. Note 2', '49.250', '−0.750', '49.250', '51.000', '+49.250'],
    ])
    expect(screen.getByRole('link', { name: '2. Note 2' })).toHaveAttribute('href', '/bonds/2/')
  })

  test('in per cent changes are per cent', () => {
    show({ mode: 'percent' })
    expect(rows().map(cells => cells[2])).toEqual(['+1.55', '−1.50'])
  })

  test('only the visible days count', () => {
    show({ days: { from: '2025-07-01', to: '2025-07-02' } })
    expect(screen.getByRole('table', { name: /1 Jul 2025 to 2 Jul 2025/ })).toBeInTheDocument()
    expect(rows().map(cells => cells.slice(1, 5))).toEqual([
      ['96.000', '−1.000', '96.000', '97.000'],
      ['51.000', '+1.000', '50.000', '51.000'],
    ])
  })

  test('with different units there is no spread column', () => {
    show({ series: [two[0] as TimeSeries, line('2', [4000, 4100], { unit: '' })] })
    expect(screen.queryByRole('columnheader', { name: /^Spread/ })).toBeNull()
  })

  test('is sorted by a column', async () => {
    show()
    await userEvent.click(within(table()).getByRole('button', { name: /^Value/ }))
    const names = () => rows().map(([name]) => name)
    expect(names()).toEqual(['2. Note 2', '1. Note 1'])
    await userEvent.click(within(table()).getByRole('button', { name: /^Value/ }))
    expect(names()).toEqual(['1. Note 1', '2. Note 2'])
  })

  test('readings #13, P4: no number of a masked line reaches the page', () => {
    const { container } = show({ series: [two[0] as TimeSeries, line('2', [12, 88, 47], { masked: true })] })
    expect(rows()[0]?.[1]).toBe('98.500')
    for (const value of ['12', '88', '47']) expect(container.innerHTML).not.toContain(`${value}.000`)
  })

  test('P4: a masked chart has no number at all', () => {
    const { container } = show({ masked: true })
    expect(container.textContent).not.toMatch(/\d\.\d{3}/)
  })
})

test('renders the documented parts in one root, also on the server', () => {
  const { slots, ...anatomy } = anatomyOf(element())
  expect(anatomy).toEqual(ONE_ROOT)
  expect(slots).toContain('compare-table compare-table-toggle')
})
