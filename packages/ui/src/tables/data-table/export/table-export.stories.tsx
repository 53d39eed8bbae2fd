import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../../controls/card/card.tsx'
import {
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  type Quote,
  RATING_COLUMNS,
  RATING_ROWS,
  withheld,
} from '../../../testing/fixtures/treasury-tables.ts'
import { DataTable } from '../data-table.tsx'
import { useDataTable } from '../model/use-data-table.ts'
import { TableExport, type TableExportProps } from './table-export.tsx'

type QuotesProps = Omit<TableExportProps<Quote>, 'table'> & { data?: readonly Quote[] }

/** The export of a table that is not shown. */
function Quotes({ data = QUOTE_ROWS, ...props }: QuotesProps) {
  const { table } = useDataTable({ columns: QUOTE_COLUMNS, data })
  return <TableExport {...props} table={table} />
}

const meta = {
  title: 'Tables/Table export',
  component: TableExport<Quote>,
  args: { title: 'Market quotes' },
  render: args => <Quotes {...args} />,
} satisfies Meta<TableExportProps<Quote>>

export default meta
type Story = StoryObj<TableExportProps<Quote>>
type Play = NonNullable<Story['play']>

const press: Play = async ({ canvasElement }) => {
  const button = canvasElement.querySelector('[data-slot=table-export] button')
  if (button) await userEvent.click(button)
}

export const Default: Story = {}

export const Open: Story = {
  play: async context => {
    await press(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await waitFor(() => expect(page.getAllByRole('menuitem')).toHaveLength(6))
  },
}

/** If access is refused, the button opens the prompt, and nothing is exported. */
export const RefusedVisitor: Story = {
  args: { action: 'exportExcel' },
  parameters: { session: 'visitor' },
  play: press,
}

export const RefusedReader: Story = {
  args: { action: 'exportExcel' },
  parameters: { session: 'reader' },
  play: press,
}

export const EmptyTable: Story = { render: args => <Quotes {...args} data={[]} /> }

/** Saving works without the clipboard; the message stays at the button for two seconds. */
export const Saved: Story = {
  play: async context => {
    await press(context)
    const { body } = context.canvasElement.ownerDocument
    await userEvent.click(await within(body).findByRole('menuitem', { name: 'Save JSON' }))
    await expect(within(context.canvasElement).getByRole('status')).toHaveTextContent('Saved 8 rows')
  },
}

export const Dark: Story = { parameters: { theme: 'dark' }, play: press }

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: press }

export const RightToLeft: Story = { parameters: { dir: 'rtl' }, play: press }

export const Russian: Story = { parameters: { lang: 'ru' }, play: press }

const PARTLY_WITHHELD = QUOTE_ROWS.map((quote, index) =>
  index > 4 ? withheld(quote, { locked: true }) : quote,
)
const BY_SPREAD = { sorting: [{ id: 'gspread', desc: true }] }

/** The export reads the table on the screen: it copies its order, with withheld values empty. */
function ExportWithTable() {
  const model = useDataTable({
    columns: QUOTE_COLUMNS,
    data: PARTLY_WITHHELD,
    initialState: BY_SPREAD,
  })
  return (
    <Card
      title="Market quotes"
      className="overflow-clip"
      actions={<TableExport size="s" title="Market quotes" table={model.table} />}
    >
      <div className="pt-2">
        <DataTable caption="Market quotes" model={model} />
      </div>
    </Card>
  )
}

export const WithTable: Story = { render: () => <ExportWithTable /> }

const BY_SUBJECT = { grouping: ['subject'] }

function Ratings() {
  const { table } = useDataTable({
    columns: RATING_COLUMNS,
    data: RATING_ROWS,
    initialState: BY_SUBJECT,
  })
  return <TableExport title="Ratings" table={table} />
}

/** Grouped rows are exported with a column that names the group. */
export const WithGroups: Story = { render: () => <Ratings /> }
