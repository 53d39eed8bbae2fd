import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { TableRow } from '../data-table/table-rows.shape.ts'
import { ScrollTable } from './scroll-table.tsx'

const columns = [
  { id: 'line', header: 'Line' },
  { id: 'value', header: '2024', kind: 'number' as const },
]
const row = (over: Partial<TableRow> = {}): TableRow => ({
  id: 'assets',
  cells: { line: 'Assets', value: 331233 },
  ...over,
})
const setup = (given: TableRow, onToggleSubRows?: (id: string) => void) =>
  renderWithUi(<ScrollTable caption="Balance sheet" {...{ columns, onToggleSubRows }} rows={[given]} />)

test.each([
  ['closed', 'false'],
  ['open', 'true'],
] as const)(
  'a row whose sub-rows are %s says so on its name, which is a button',
  async (subRows, expanded) => {
    const toggled = vi.fn()
    setup(row({ subRows }), toggled)
    const button = screen.getByRole('button', { name: 'Assets' })
    expect(button).toHaveAttribute('aria-expanded', expanded)
    expect(button).toHaveAttribute('data-slot', 'table-sub-rows')
    await userEvent.click(button)
    expect(toggled.mock.calls).toEqual([['assets']])
  },
)

test('beside a link the button stands apart and is named by the row', () => {
  setup(row({ subRows: 'closed', cells: { line: { text: 'Assets', href: '/notes/' } } }), () => {})
  expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/notes/')
  expect(screen.getByRole('button', { name: 'Lines under Assets' })).toBeInTheDocument()
})

test.each([
  ['has none', row(), () => {}],
  ['has some that nobody can fold', row({ subRows: 'open' }), undefined],
])('the name of a row that %s is no button', (_sentence, given, toggle) => {
  setup(given, toggle)
  expect(screen.queryByRole('button', { name: 'Assets' })).toBeNull()
  expect(screen.getByRole('rowheader', { name: 'Assets' })).toBeInTheDocument()
})
