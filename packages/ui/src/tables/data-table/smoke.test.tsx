import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWithUi } from '../../testing/render-with-ui.tsx'
import { createColumns } from './columns.ts'
import { DataTable, DataTableOfModel } from './data-table.tsx'
import { useDataTable } from './use-data-table.ts'

type Bond = { id: string; name: string; price: number | null; country: string; day: string }
const column = createColumns<Bond>()
const columns = [
  column.link('name', { header: 'Bond', href: bond => `/bonds/${bond.id}/` }),
  column.number('price', { header: 'Price', unit: '%', decimals: 3, aggregationFn: 'mean' }),
  column.text('country', { header: 'Country' }),
  column.day('day', { header: 'Maturity' }),
  column.display({
    id: 'go',
    header: 'Act',
    cell: ({ row }) => <button type="button">Buy {row.original.name}</button>,
  }),
]
const data: Bond[] = Array.from({ length: 9 }, (_, i) => ({
  id: `${i}`,
  name: `B${i}`,
  price: i === 3 ? null : ((i * 37) % 11) + 0.5,
  country: ['US', 'DE', 'FR'][i % 3] ?? '',
  day: `203${i}-02-15`,
}))

test('draws', async () => {
  renderWithUi(
    <DataTable
      caption="Bonds"
      data={data}
      columns={columns}
      getRowId={bond => bond.id}
      limit={4}
      selectable
      rowNumbers
      className="x"
    />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(5)
  expect(screen.getByRole('button', { name: 'Buy B2' })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Price, %' }))
  expect(screen.getAllByRole('rowheader').map(each => each.textContent)).toEqual(['B0', 'B6', 'B1', 'B4'])
  expect(screen.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'ascending')
  await userEvent.click(screen.getByRole('button', { name: 'Show 5 more' }))
  expect(screen.getAllByRole('row')).toHaveLength(10)
  await userEvent.click(screen.getByRole('checkbox', { name: /B4/ }))
  expect(screen.getByRole('checkbox', { name: /B4/ })).toBeChecked()
})
function Grouped() {
  const model = useDataTable({
    data,
    columns,
    getRowId: bond => bond.id,
    initialState: { grouping: ['country'] },
  })
  return (
    <>
      <p>{model.table.getRowModel().rows.length} rows</p>
      <DataTableOfModel model={model} caption="Bonds" />
    </>
  )
}
test('groups', async () => {
  renderWithUi(<Grouped />)
  expect(screen.getByText('12 rows')).toBeInTheDocument()
  expect(screen.getAllByRole('row')).toHaveLength(13)
  await userEvent.click(screen.getByRole('button', { name: /DE/ }))
  expect(screen.getAllByRole('row')).toHaveLength(10)
  expect(screen.getByText('9 rows')).toBeInTheDocument()
})
