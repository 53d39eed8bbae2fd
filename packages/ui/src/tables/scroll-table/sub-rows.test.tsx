import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import type { TableCell } from '../cells/cell.view-model.ts'
import { createColumns } from '../data-table/columns/columns.ts'
import type { DataTableOptions } from '../data-table/model/table-options.ts'
import { useDataTable } from '../data-table/model/use-data-table.ts'
import { ScrollTableOfModel } from './scroll-table.tsx'

type Line = { id: string; line: TableCell; value: number; below?: Line[] }
const column = createColumns<Line>()
const columns = [
  column.text('line', { header: 'Line' }),
  column.number('value', { header: '2024', decimals: 0 }),
]
const CASH: Line = { id: 'cash', line: 'Cash', value: 28162 }
const ASSETS: Line = { id: 'assets', line: 'Assets', value: 331233, below: [CASH] }

function BalanceSheet(options: Partial<DataTableOptions<Line>> & Pick<DataTableOptions<Line>, 'data'>) {
  const model = useDataTable({
    columns,
    getRowId: ({ id }) => id,
    getSubRows: ({ below }) => below,
    ...options,
  })
  return <ScrollTableOfModel model={model} caption="Balance sheet" />
}
const setup = (line: Line, options: Partial<DataTableOptions<Line>> = {}) =>
  renderWithUi(<BalanceSheet data={[line]} {...options} />)
const lines = () => screen.getAllByRole('rowheader').map(cell => cell.textContent)

test('the name of a row with sub-rows is a button with their expanded state', async () => {
  setup(ASSETS)
  const button = screen.getByRole('button', { name: 'Assets' })
  expect(button).toHaveAttribute('data-slot', 'table-sub-rows')
  expect(button).toHaveAttribute('aria-expanded', 'true')
  expect(lines()).toEqual(['Assets', 'Cash'])
  await userEvent.click(button)
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveFocus()
  expect(lines()).toEqual(['Assets'])
  await userEvent.click(button)
  expect(lines()).toEqual(['Assets', 'Cash'])
})

test.each([
  ['closed', {}, 'false'],
  ['open', { assets: true }, 'true'],
] as const)(
  'a parent can control them %s, and is notified of each press',
  async (_, expanded, ariaExpanded) => {
    const onExpandedChange = vi.fn()
    setup(ASSETS, { state: { expanded }, onExpandedChange })
    const button = screen.getByRole('button', { name: 'Assets' })
    expect(button).toHaveAttribute('aria-expanded', ariaExpanded)
    await userEvent.click(button)
    expect(onExpandedChange).toHaveBeenCalledOnce()
    expect(button).toHaveAttribute('aria-expanded', ariaExpanded)
  },
)

test('next to a link the button is separate and named by the row', () => {
  setup({ ...ASSETS, line: { text: 'Assets', href: '/notes/' } })
  expect(screen.getByRole('link', { name: 'Assets' })).toHaveAttribute('href', '/notes/')
  expect(screen.getByRole('button', { name: 'Lines under Assets' })).toBeInTheDocument()
})

test.each<[sentence: string, line: Line, options: Partial<DataTableOptions<Line>>]>([
  ['has none', CASH, {}],
  ['has some that cannot be collapsed', ASSETS, { getRowCanExpand: () => false }],
])('the name of a row that %s is no button', (_sentence, line, options) => {
  setup(line, options)
  const heading = screen.getByRole('rowheader', { name: String(line.line) })
  expect(within(heading).queryByRole('button')).toBeNull()
})
