import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../../controls/card/card.tsx'
import {
  QUOTE_COLUMNS,
  QUOTE_ROWS,
  RATING_COLUMNS,
  RATING_GROUPS,
  RATING_ROWS,
  withheld,
} from '../../testing/fixtures/treasury-tables.ts'
import { DataTable } from '../data-table/data-table.tsx'
import { useDataTable } from '../data-table/use-data-table.ts'
import { TableExport, type TableExportProps } from './table-export.tsx'

const meta = {
  title: 'Tables/Table export',
  component: TableExport,
  args: { title: 'Market quotes', columns: QUOTE_COLUMNS, rows: QUOTE_ROWS },
} satisfies Meta<TableExportProps>

export default meta
type Story = StoryObj<typeof meta>
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

/** Where the gate refuses, the button opens the prompt, and nothing is produced. */
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

export const EmptyTable: Story = { args: { rows: [] } }

/** Saving works without the clipboard; the answer stands at the button for two seconds. */
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

export const Russian: Story = { parameters: { lang: 'rus' }, play: press }

const options = {
  columns: QUOTE_COLUMNS,
  rows: QUOTE_ROWS.map((row, index) => (index > 4 ? withheld(row, { locked: true }) : row)),
  defaultSort: { field: 'gspread', order: 'desc' },
} as const

/** The table holds its sort; what is copied stands in the order of the screen, withheld values empty. */
function Beside() {
  const table = useDataTable(options)
  const { columns, rows } = options
  return (
    <Card
      title="Market quotes"
      className="overflow-clip"
      actions={
        <TableExport<string>
          size="s"
          title="Market quotes"
          columns={columns}
          rows={rows}
          sort={table.figure.sort}
        />
      }
    >
      <div className="pt-2">
        <DataTable caption="Market quotes" model={table} />
      </div>
    </Card>
  )
}

export const WithTable: Story = { render: () => <Beside /> }

/** Rows in groups are written with a column that names the group. */
export const WithGroups: Story = {
  args: { title: 'Ratings', columns: RATING_COLUMNS, rows: RATING_ROWS, groups: RATING_GROUPS },
}
