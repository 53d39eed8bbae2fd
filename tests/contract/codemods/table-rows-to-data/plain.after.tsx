import { createColumns, DataTable, DataTableGrid, type TableCell } from '@accrue/ui/tables'

type Row = {
  id: string
  name?: TableCell
  price?: TableCell
  maturity?: TableCell
  note?: TableCell
}

const column = createColumns<Row>()

/** The columns of the list. */
const COLUMNS = [
  column.text('name', { header: 'Bond' }),
  column.number('price', { header: 'Price', unit: '%', decimals: 2 }),
  column.day('maturity', { header: 'Maturity', enableSorting: false }),
  column.comment('note', { header: 'Comment', info: 'By the desk.' }),
]

const ROWS: readonly Row[] = [
  { id: 'a', name: 'UST 4 3/8% 2034', price: 101.09, maturity: '2034-05-15' },
  { id: 'b', name: { text: 'UST 4% 2030', href: '/bonds/2/' }, price: null },
]

export function Bonds() {
  return (
    <DataTable
      caption="Treasuries"
      columns={COLUMNS}
      data={ROWS}
      defaultPhoneColumn={1}
      limit={5}
      getRowId={row => row.id}
      initialState={{
        sorting: [{ id: 'price', desc: true }],
        rowSelection: { a: true },
        columnVisibility: { note: false },
      }}
    >
      <DataTableGrid stickyHead={false} />
    </DataTable>
  )
}
